/// A part of a symbol's contents in one encoding mode.
public struct SymbolSegment: Hashable, Sendable {
    /// The encoding mode.
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

    /// The encoding mode.
    public let mode: Mode

    /// The unpacked bytes: ASCII, anything, Shift JIS or GB 2312 according to the mode.
    public let bytes: [UInt8]

    /// The number of the encoding marked in the symbol (ECI, for example 26 for UTF-8); `nil`
    /// without a mark.
    public let encoding: Int?
}
