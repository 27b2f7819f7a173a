extension Counter {
    /// The same counter with values: a function from an action to a new state, and one from a state
    /// to its text. What is left of the controller is the loop between them.
    struct State: Hashable, Sendable {
        private(set) var count = 0

        enum Action: Sendable {
            case tap
        }

        mutating func reduce(_ action: Action) {
            switch action {
            case .tap: count += 1
            }
        }

        /// The text of the view.
        var text: String { "计数:\(count)" }
    }
}
