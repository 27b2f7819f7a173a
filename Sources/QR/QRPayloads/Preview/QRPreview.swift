public import FoundationGaps

/// A preview of the action of a code, for people to read before they decide.
///
///     let preview = QRPayload(parsing: "http://apple.com@evil.example/").preview(in: .english)
///     preview.title       // Opens a web page: evil.example
///     preview.warnings    // [.userInformation("apple.com", host: "evil.example"), .notEncrypted]
///
/// All texts are safe to display: characters that hide or reorder text are escaped, and values are
/// shortened unless asked for in full.
public struct QRPreview: Hashable, Sendable {
    /// A fact in the code.
    public struct Fact: Hashable, Sendable {
        /// The fact's identifier for programs, the same in all languages.
        public let key: String

        /// The fact's label for people.
        public let label: String

        /// The fact's value, safe to display.
        public let value: String
    }

    /// The action in a few words.
    public let title: String

    /// The facts in order of importance.
    public let facts: [Fact]

    /// The warnings to consider before following the code.
    public let warnings: [QRWarning]

    /// The language of ``title``, labels and warnings.
    public let language: Language

    /// The preview as lines of text: the title, the facts, the warnings.
    public var text: String {
        let facts = facts.map { fact in
            "  " + String(localized: "\(fact.label): \(fact.value)", in: language)
        }
        let warnings = warnings.map { "  ⚠︎ \($0.text(in: language))" }
        return ([title] + facts + warnings).joined(separator: "\n")
    }
}

extension QRPayload {
    /// Returns a preview of the action of a scanned code with this payload. Nothing is performed or
    /// looked up.
    ///
    /// - Parameters:
    ///   - language: The language of the preview.
    ///   - showsSecrets: `true` to show passwords of networks and keys of one-time passwords.
    ///   - length: The displayed characters of a longer value; the others are left out in its
    ///     middle, with a note.
    public func preview(
        in language: Language = .english, showsSecrets: Bool = false,
        length: Int = VisibleText.usualLength
    ) -> QRPreview {
        var draft = PreviewDraft(language: language, showsSecrets: showsSecrets, length: length)
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
