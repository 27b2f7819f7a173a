/// When an observer is told, and what.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The change has the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)

    /// The change has the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)

    /// The observer is told at once, before ``KeyValueObservable/observe(_:options:changeHandler:)`` returns; with
    /// the present value as the new one, if ``new`` is asked for too.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)

    /// The observer is also told before each change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What has happened to an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The value after the change; `nil` before it, and when it was not asked for.
    public let newValue: Value?

    /// The value before the change; `nil` when there was none, and when it was not asked for.
    public let oldValue: Value?

    /// Whether the change is about to happen, which only observers with ``NSKeyValueObservingOptions/prior`` hear of.
    public let isPrior: Bool

    @inlinable
    init(
        from old: Value?, to new: Value?, options: NSKeyValueObservingOptions, isPrior: Bool = false
    ) {
        newValue = options.contains(.new) ? new : nil
        oldValue = options.contains(.old) ? old : nil
        self.isPrior = isPrior
    }
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
