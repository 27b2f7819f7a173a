/// What a control is called: by a person, in their language, and by scripts and tests, always in English.
nonisolated struct ControlName: Hashable, Sendable {
    let text: String
    let identifier: String
}

nonisolated extension ControlName: ExpressibleByStringLiteral {
    /// A name that is the same in every language.
    init(_ text: String) { self.init(text: text, identifier: text) }

    init(stringLiteral text: String) { self.init(text) }
}

nonisolated extension LabWords {
    /// The name of a control, followed by a number if there are several.
    func callAsFunction(_ word: KeyPath<LabWords, String>, _ number: Int? = nil) -> ControlName {
        let suffix = number.map { " \($0)" } ?? ""
        return ControlName(
            text: self[keyPath: word] + suffix,
            identifier: LabWords.english[keyPath: word] + suffix)
    }
}
