public import Foundation
public import MarkdownStrings
import TextLayout

nonisolated extension NSAttributedString {
    /// Creates a text with the styles, links and paragraphs of a text in Markdown.
    ///
    ///     label.attributedText = try NSAttributedString(markdown: "Some **bold** text")
    ///
    /// - Parameter baseURL: The address that links without a scheme are relative to.
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    /// Creates a text with the styles, links and paragraphs of UTF-8 data in Markdown.
    ///
    /// - Throws: `CocoaError` for data that are not UTF-8, unless the failure policy accepts them.
    public convenience init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    /// Creates a text with the styles, links and paragraphs of a file in Markdown.
    ///
    /// - Throws: The error of reading the file, or `CocoaError` for one that is not UTF-8.
    public convenience init(
        contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(contentsOf: url, options: options, baseURL: baseURL))
    }
}

// MARK: - Drawing

nonisolated extension InlinePresentationIntent {
    /// Converts a value of the attribute, a number or the intent itself.
    init?(attributeValue: Any?) {
        if let intent = attributeValue as? InlinePresentationIntent {
            self = intent
        } else if let number = Double(attributeValue: attributeValue).flatMap({ UInt(exactly: $0) })
        {
            self.init(rawValue: number)
        } else {
            return nil
        }
    }
}

nonisolated extension TextFont {
    /// Returns the font that shows the meaning of characters.
    func showing(_ meaning: InlinePresentationIntent) -> TextFont {
        guard !meaning.isDisjoint(with: [.emphasized, .stronglyEmphasized, .code]) else {
            return self
        }
        var font = with(
            weight: meaning.contains(.stronglyEmphasized) ? max(weight, 600) : weight,
            isItalic: isItalic || meaning.contains(.emphasized))
        if meaning.contains(.code) { font.family = .systemMonospaced }
        return font
    }
}
