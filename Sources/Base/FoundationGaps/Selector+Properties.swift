extension Selector {
    /// Creates a selector for reading a property, as `#selector(getter:)` does.
    ///
    ///     Selector(getter: \Book.title, name: "title")
    public init<Target: AnyObject, Value>(getter property: KeyPath<Target, Value>, name: String) {
        // A key path is immutable.
        nonisolated(unsafe) let property = property
        self.init(owner: Target.self, name: name) { target, _, _ in
            _ = target[keyPath: property]
            return true
        }
        value = { ($0 as? Target)?[keyPath: property] }
    }

    /// Creates a selector for setting a property to the sender, as `#selector(setter:)` does.
    ///
    ///     Selector(setter: \Book.title, name: "setTitle:")
    ///
    /// A sender of another type sets nothing, which is reported once on standard error.
    public init<Target: AnyObject, Value>(
        setter property: ReferenceWritableKeyPath<Target, Value>, name: String
    ) {
        nonisolated(unsafe) let property = property
        self.init(owner: Target.self, name: name) { target, sender, _ in
            guard let value = Self.cast(sender, to: Value.self) else {
                WrongArgument.report(to: target, parameter: Value.self, argument: sender)
                return false
            }
            target[keyPath: property] = value
            return true
        }
    }
}
