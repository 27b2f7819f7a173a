/// The times at which an observer is called, and the values it receives.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Provides the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)

    /// Provides the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)

    /// Calls the observer immediately, before
    /// ``KeyValueObservable/observe(_:options:changeHandler:)`` returns; with the current value as
    /// the new one, if ``new`` is set too.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)

    /// Calls the observer also before each change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The value after the change; `nil` before it, and if it was not requested.
    public let newValue: Value?

    /// The value before the change; `nil` if there was none, and if it was not requested.
    public let oldValue: Value?

    /// `true` before the change, which only observers with ``NSKeyValueObservingOptions/prior``
    /// receive.
    public let isPrior: Bool

    /// `setting`: a property is always set as a whole.
    public var kind: NSKeyValueChange { .setting }

    @inlinable
    package init(
        from old: Value?, to new: Value?, options: NSKeyValueObservingOptions, isPrior: Bool = false
    ) {
        newValue = options.contains(.new) ? new : nil
        oldValue = options.contains(.old) ? old : nil
        self.isPrior = isPrior
    }
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
