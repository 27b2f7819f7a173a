extension Headlines {
    /// The same headline with a property that tells closures: what observers of the key hear and
    /// what a notification says differ in one thing, whether they begin with the value of now.
    final class ObservedValue<Value> {
        var value: Value {
            didSet { for observer in observers { observer(value) } }
        }

        private var observers: [(Value) -> Void] = []

        init(_ value: Value) { self.value = value }

        /// Calls `body` for every change, in the order in which observers came.
        func observe(beginningNow: Bool = false, _ body: @escaping (Value) -> Void) {
            if beginningNow { body(value) }
            observers.append(body)
        }
    }
}
