@_exported public import enum FoundationGaps.Language

/// What would happen if somebody followed a code, for people to read before they decide.
///
///     let preview = QRPayload(parsing: "http://apple.com@evil.example/").preview(in: .english)
///     preview.title       // Opens a web page: evil.example
///     preview.warnings    // [.userInformation("apple.com", host: "evil.example"), .notEncrypted]
///
/// Everything in it is safe to show: what hides or turns text round is written out, and long values
/// are shortened.
public struct QRPreview: Hashable, Sendable {
    /// One thing that the code says.
    public struct Fact: Hashable, Sendable {
        /// A word for programs, which is the same in all languages.
        public let key: String

        /// A word for people.
        public let label: String

        /// What the code says, safe to show.
        public let value: String
    }

    /// What would happen, in a few words.
    public let title: String

    /// What the code says, in order of importance.
    public let facts: [Fact]

    /// What to think of before following the code.
    public let warnings: [QRWarning]

    /// The language that ``title``, labels and warnings are in.
    public let language: Language

    /// The preview as lines of text: the title, the facts, the warnings.
    public var text: String {
        let facts = facts.map { "  \($0.label)\(language(": ", "："))\($0.value)" }
        let warnings = warnings.map { "  ⚠︎ \($0.text(in: language))" }
        return ([title] + facts + warnings).joined(separator: "\n")
    }
}

extension QRPayload {
    /// What a scanned code with this payload would do. Nothing is done, and nothing is looked up.
    public func preview(in language: Language = .english) -> QRPreview {
        var draft = PreviewDraft(language: language)
        switch self {
        case .webAddress(let address): draft.describe(address)
        case .network(let network): draft.describe(network)
        case .contact(let contact): draft.describe(contact)
        case .location(let location): draft.describe(location)
        case .message(let message): draft.describe(message)
        case .mail(let mail): draft.describe(mail)
        case .event(let event): draft.describe(event)
        case .telephone(let telephone): draft.describe(telephone)
        case .plain(let text): draft.describe(text)
        }
        return draft.preview
    }
}
