package import FoundationGaps

extension TextWidth {
    /// The lines of a paragraph, none wider than `columns` unless a single word is.
    package static func lines(of text: String, columns: Int) -> [String] {
        Wrapping.greedyLines(of: text, width: columns, metrics: .terminal, face: .note)
    }
}
