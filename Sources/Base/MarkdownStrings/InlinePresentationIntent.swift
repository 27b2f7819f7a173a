public import Foundation

/// The meaning of characters within a paragraph, which decides how they look: the value of the
/// attribute `inlinePresentationIntent`.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis, which is drawn in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)

    /// Strong emphasis, which is drawn bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)

    /// Code, which is drawn in a fixed-width font.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)

    /// Deleted text, which is drawn with a line through it.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)

    /// The space that stands for the end of a line in the source.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)

    /// The line feed of a line that ends at that place.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)

    /// A tag of HTML within a paragraph, as written.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)

    /// Paragraphs of HTML, as written.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

// MARK: - Attributes

extension AttributeScopes.FoundationAttributes {
    /// The meaning of characters within a paragraph.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }

    /// The paragraph that characters belong to.
    public enum PresentationIntentAttribute: AttributedStringKey {
        public typealias Value = PresentationIntent
        public static let name = "NSPresentationIntent"
    }
}

extension AttributeScopes {
    /// The attributes of Foundation that texts in Markdown have in addition to those of Linux.
    public struct MarkdownAttributes: AttributeScope {
        public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
        public let presentationIntent: FoundationAttributes.PresentationIntentAttribute
    }
}

extension AttributeDynamicLookup {
    /// Finds the attributes of Markdown by their names in an `AttributedString`.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, Key>
    ) -> Key {
        get { self[Key.self] }
    }
}
