import UIKit

/// A text of the guide, in every language: searches look in all of them.
struct GuideText {
    private let look: (Language) -> String

    /// A text of the catalogue, which marks code as Markdown does.
    init(_ look: @escaping (Language) -> String) {
        self.look = { look($0).replacing("`", with: "") }
    }

    /// A text of the guide's own tables.
    static func localized(_ text: LocalizedText) -> GuideText { GuideText(text.text) }

    func text(in language: Language) -> String { look(language) }

    /// The text in the reader's language.
    var shown: String { text(in: .current) }

    /// The texts in all languages, for searches.
    var all: String {
        "\(text(in: .english)) \(text(in: .simplifiedChinese))".lowercased()
    }
}
