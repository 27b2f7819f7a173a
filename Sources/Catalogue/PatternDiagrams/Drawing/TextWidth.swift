/// Text in a terminal's columns, of which the characters of East Asia take two.
package enum TextWidth {
    package static func columns(of text: String) -> Int { GlyphWidth.columns(of: text) }

    /// The lines of a paragraph, none wider than `columns` unless a single word is.
    package static func lines(of text: String, columns: Int) -> [String] {
        Wrapping.greedyLines(of: text, width: columns, metrics: .terminal, face: .note)
    }
}
