/// A language that the catalogue speaks.
public enum CatalogueLanguage: String, Hashable, Sendable, CaseIterable {
    case english = "en"
    case chinese = "zh"
}

/// The same text in every language of the catalogue.
public struct BilingualText: Hashable, Sendable {
    public var english: String
    public var chinese: String

    public init(_ english: String, _ chinese: String) {
        self.english = english
        self.chinese = chinese
    }

    public func text(in language: CatalogueLanguage) -> String {
        switch language {
        case .english: english
        case .chinese: chinese
        }
    }
}
