extension Managers {
    /// The same chain as a list of rules: the first that has an answer gives it.
    struct ApprovalRule: Sendable {
        let name: String
        let decide: @Sendable (Request) -> Answer?

        static let company = [
            ApprovalRule(name: "经理") { $0.kind == .leave && $0.number <= 2 ? .approved : nil },
            ApprovalRule(name: "总监") { $0.kind == .leave && $0.number <= 5 ? .approved : nil },
            ApprovalRule(name: "总经理") {
                $0.kind == .leave || $0.number <= 500 ? .approved : .later
            },
        ]
    }

    /// The answer to a request, and who gave it; nothing when no rule has one.
    static func answer(
        to request: Request, by rules: [ApprovalRule]
    ) -> (name: String, answer: Answer)? {
        for rule in rules {
            if let answer = rule.decide(request) { return (rule.name, answer) }
        }
        return nil
    }
}
