@_exported public import struct FoundationGaps.Language

/// The same text in every language of the catalogue.
public struct BilingualText: Hashable, Sendable {
    public var english: String
    public var chinese: String

    public init(_ english: String, _ chinese: String) {
        self.english = english
        self.chinese = chinese
    }

    public func text(in language: Language) -> String {
        language == .simplifiedChinese ? chinese : english
    }
}
