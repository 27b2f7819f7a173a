import Foundation

/// Finds cards by what the user has typed so far.
///
/// Every word must be in a card's title, labels or steps: as written, without regard to case and
/// accents, or for Chinese in pinyin, whole or by the initials of its syllables. Results do not
/// depend on the order of the words.
public struct CardSearch: Sendable {
    private let words: [String]

    /// The text forms of titles that have been searched.
    private var forms: [String: [String]] = [:]

    public init(_ text: String) {
        words = text.split(whereSeparator: \.isWhitespace).map { Self.folded(String($0)) }
    }

    /// `true` if every card matches.
    public var isEmpty: Bool { words.isEmpty }

    /// Returns `true` if a card has all words.
    public mutating func matches(_ card: Card) -> Bool {
        if words.isEmpty { return true }
        let texts = ([card.title] + card.labels + card.checklist.map(\.title)).flatMap {
            forms(of: $0)
        }
        return words.allSatisfy { word in texts.contains { $0.contains(word) } }
    }

    private mutating func forms(of text: String) -> [String] {
        if let known = forms[text] { return known }
        let made = Self.forms(of: text)
        forms[text] = made
        return made
    }

    /// A text as written, in pinyin, and its initials.
    static func forms(of text: String) -> [String] {
        let plain = folded(text)
        guard text.unicodeScalars.contains(where: { $0.properties.isIdeographic }),
            let latin = text.applyingTransform(.mandarinToLatin, reverse: false)
        else { return [plain] }
        let syllables = folded(latin).split { !$0.isLetter && !$0.isNumber }
        return [
            plain, syllables.joined(), syllables.compactMap(\.first).map(String.init).joined(),
        ]
    }

    private static func folded(_ text: String) -> String {
        text.folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
