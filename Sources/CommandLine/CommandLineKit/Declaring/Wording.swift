public import FoundationGaps

/// A text for the user in the languages of the command line.
///
///     let heading = Wording("OPTIONS", "选项")
///     let summary: Wording = "measures"        // in English only
public struct Wording: Hashable, Sendable {
    /// The English text.
    public let english: String

    /// The Chinese text; `nil` where there is none.
    public let chinese: String?

    /// Creates a text, which is English in every language where `chinese` is `nil`.
    public init(_ english: String, _ chinese: String? = nil) {
        self.english = english
        self.chinese = chinese
    }

    /// The text in `language`, or in English.
    public func text(in language: Language) -> String {
        language == .simplifiedChinese ? chinese ?? english : english
    }
}

extension Wording: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(value) }
}

extension Wording {
    /// The alternatives `a`, `a or b`, `a, b or c`.
    static func alternatives(_ words: [String]) -> Wording {
        guard let last = words.last, words.count > 1 else { return Wording(words.first ?? "") }
        let others = words.dropLast()
        return Wording(
            "\(others.joined(separator: ", ")) or \(last)",
            "\(others.joined(separator: "、")) 或 \(last)")
    }
}
