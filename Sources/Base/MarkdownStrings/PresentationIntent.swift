/// The paragraph that characters belong to, and the lists and quotes that contain it: the value of
/// the attribute `presentationIntent`.
///
/// A text in Markdown has no line feeds between its paragraphs: a run with another intent starts
/// another paragraph.
public struct PresentationIntent: Hashable, Codable, Sendable {
    /// The kind of a block.
    public enum Kind: Hashable, Codable, Sendable {
        case paragraph
        /// A heading, of level 1 to 6.
        case header(level: Int)
        case orderedList
        case unorderedList
        /// An item of a list, with its number.
        case listItem(ordinal: Int)
        /// Lines of code, and the name of their language.
        case codeBlock(languageHint: String?)
        case blockQuote
        /// A line across the page.
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
        /// The alignment of a column's cells.
        public enum Alignment: Int, Hashable, Codable, Sendable { case left, center, right }

        public var alignment: Alignment

        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// A block and the number that tells it from others of its kind.
    public struct IntentType: Hashable, Codable, Sendable {
        public var kind: Kind

        /// A number that no other block of the text has.
        public var identity: Int

        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
    }

    /// The blocks, the innermost first.
    public var components: [IntentType]

    /// Creates the intent of a block within another one.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components =
            [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// Creates an intent of blocks, the innermost first.
    public init(types: [IntentType]) { components = types }
}
