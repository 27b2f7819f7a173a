extension PrintScreen {
    /// The same screen as values: a state that actions change, and the text that follows from it.
    /// It replaces controller, presenter and view model alike.
    struct State: Hashable, Sendable {
        private(set) var texts: [String] = []

        enum Action: Sendable {
            case submit(String)
        }

        mutating func reduce(_ action: Action) {
            switch action {
            case .submit(let text): texts.append(text)
            }
        }

        /// The text of the view.
        var summary: String { "我要打印了 \(texts.last ?? "")，共 \(texts.count) 份" }
    }
}
