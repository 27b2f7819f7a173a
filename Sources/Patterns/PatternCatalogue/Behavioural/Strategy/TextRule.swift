extension Validators {
    /// The same rules as values: a test of every character, and what to say when one fails.
    struct TextRule: Sendable {
        let accepts: @Sendable (Character) -> Bool
        let error: ValidationError

        static let numeric = TextRule(
            accepts: { ("0"..."9").contains($0) },
            error: ValidationError(code: 1001, reason: "only the digits 0 to 9 can be entered"))

        static let alphabetic = TextRule(
            accepts: { ("a"..."z").contains($0) || ("A"..."Z").contains($0) },
            error: ValidationError(
                code: 1002, reason: "only the letters a to z and A to Z can be entered"))

        /// Why a text is refused, or nothing when it is accepted.
        func problem(with text: String) -> ValidationError? {
            !text.isEmpty && text.allSatisfy(accepts) ? nil : error
        }
    }
}
