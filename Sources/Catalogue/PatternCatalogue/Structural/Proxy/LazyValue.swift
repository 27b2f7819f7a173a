extension Thumbnails {
    /// Any value that is made when it is first wanted, and what to show until then.
    struct LazyValue<Value> {
        private var state: State

        private enum State {
            case waiting(make: () -> Value)
            case made(Value)
        }

        init(_ make: @escaping () -> Value) { state = .waiting(make: make) }

        /// The value, if it was made.
        var current: Value? {
            switch state {
            case .waiting: nil
            case .made(let value): value
            }
        }

        /// Makes the value if that was not done yet.
        mutating func make() {
            if case .waiting(let make) = state { state = .made(make()) }
        }
    }
}
