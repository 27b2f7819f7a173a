import FoundationGaps

extension CatalogueError: CustomStringConvertible {
    public var description: String { text(in: .english) }

    /// The sentence for the person who asked.
    public func text(in language: Language) -> String {
        sentence.text(in: language)
    }

    private var sentence: LocalizedText {
        switch self {
        case .unknownEntry(let id, let nearest):
            if let nearest {
                .localized(
                    """
                    There is no pattern “\(id)”. Did you mean “\(nearest)”? \
                    “touchstone patterns list” shows them all.
                    """)
            } else {
                .localized(
                    "There is no pattern “\(id)”. “touchstone patterns list” shows them all.")
            }
        case .unknownExample(let id, let entry, let known):
            .localized("“\(entry)” has no example “\(id)”. It has \(LocalizedText.list(known)).")
        case .unknownInput(let name, let example, let known):
            unknownInput(name, of: example, known: known)
        case .badInput(let name, let text, let problem):
            .localized("Input “\(name)”: \(problem.reason(in: text))")
        case .divisionByZero(let dividend):
            .localized("\(dividend.plain) cannot be divided by zero. Choose another divisor.")
        }
    }

    private func unknownInput(_ name: String, of example: String, known: [String]) -> LocalizedText
    {
        guard !known.isEmpty else {
            return .localized("Example “\(example)” has no input “\(name)”: it takes none.")
        }
        let suggestion = Self.suggestion(Nearest.match(for: name, among: known))
        return .localized(
            """
            Example “\(example)” has no input “\(name)”.\(suggestion)\
             It takes \(LocalizedText.list(known)).
            """)
    }

    fileprivate static func suggestion(_ nearest: String?) -> LocalizedText {
        nearest.map { .localized(" Did you mean “\($0)”?") } ?? ""
    }
}

extension InputProblem {
    /// The problem of `text`, as a sentence.
    fileprivate func reason(in text: String) -> LocalizedText {
        switch self {
        case .empty:
            .localized("nothing was given. Give it a value, or leave it out.")
        case .notANumber(let word):
            .localized("“\(word)” is not a number. Write digits, as in 250 or 0.5.")
        case .notAWholeNumber(let word):
            .localized("“\(word)” is not a whole number. Write digits only, as in 250.")
        case .outOfRange(let number, let range):
            .localized("\(number) is out of range. It can be from \(range).")
        case .notAChoice(let word, let choices):
            notAChoice(word, choices)
        case .tooLong(let letters, let most):
            .localized("the text has \(letters) letters, and \(most) is the most it can have.")
        case .unexpected(let found, let position, let expected):
            .localized(
                """
                at position \(position) of “\(text)”, “\(found)” is unknown there. \
                Expected \(expected).
                """)
        }
    }

    private func notAChoice(_ word: String, _ choices: [String]) -> LocalizedText {
        let suggestion = CatalogueError.suggestion(Nearest.match(for: word, among: choices))
        return .localized(
            """
            “\(word)” cannot be chosen.\(suggestion)\
             It can be \(LocalizedText.list(choices)).
            """)
    }
}
