/// A stretch of a symbol's contents that is packed in one way.
public struct SymbolSegment: Hashable, Sendable {
    /// How contents are packed.
    public enum Mode: String, Hashable, Sendable {
        /// Digits, three in ten bits.
        case numeric
        /// Digits, capitals and nine signs, two in eleven bits.
        case alphanumeric
        /// Anything, a byte in eight bits.
        case byte
        /// Two bytes of Shift JIS in thirteen bits.
        case kanji
        /// Two bytes of GB 2312 in thirteen bits: a Chinese addition to the standard.
        case hanzi
    }

    /// How the contents are packed.
    public let mode: Mode

    /// The unpacked bytes: ASCII, anything, Shift JIS or GB 2312 according to the mode.
    public let bytes: [UInt8]

    /// The number of the encoding that the symbol says the bytes have (ECI, for example 26 for UTF-8); `nil` when it says nothing.
    public let encoding: Int?
}
