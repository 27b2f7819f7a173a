/// An object that observes properties by name, which begins with
/// ``KeyValueObservable/addObserver(_:forKeyPath:options:context:)``.
///
/// Responders, such as views and view controllers, are observers: they override the method. A class
/// of another kind declares its conformance.
public protocol KeyValueObserver: AnyObject {
    /// Called when an observed property changes, on the thread that sets it.
    ///
    /// - Parameters:
    ///   - keyPath: The property's name.
    ///   - object: The object that has the property.
    ///   - change: The values that the options of the observation request.
    ///   - context: The pointer that was passed when the observation began. It distinguishes a
    ///     class's observations from those of its superclass.
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

/// The keys of the values that an observer by name receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The raw value of an ``NSKeyValueChange``.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")

    /// The new value; `NSNull` for `nil`.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")

    /// The old value; `NSNull` for `nil`.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")

    /// `true` before the change, which only observers with ``NSKeyValueObservingOptions/prior``
    /// receive.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// The kind of a change: a property is always set as a whole.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
}
