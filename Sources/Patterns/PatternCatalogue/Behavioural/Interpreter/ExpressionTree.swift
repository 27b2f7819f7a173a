extension Expressions {
    /// The same rules as a recursive enumeration, interpreted by one function.
    indirect enum Tree: Hashable, Sendable {
        case terminal
        case nonterminal([Tree])

        /// The output of the rule and its parts for an input.
        func interpret(_ input: String) -> [String] {
            switch self {
            case .terminal: ["终端解释器,context == 输入的是\(input)"]
            case .nonterminal(let parts):
                ["非终端解释器,context == 输入的是\(input)"] + parts.flatMap { $0.interpret(input) }
            }
        }
    }
}
