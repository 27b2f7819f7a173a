import Markdown

/// Markdown without paragraphs: styles and links alone.
///
/// The whole text is parsed as one line that begins and ends with a full stop, so that nothing in
/// it begins a heading or a list. A form feed, which is white space to Markdown, stands for a line
/// feed.
enum InlineMarkdown {
    private static let lineFeed: Character = "\u{0C}"

    /// Returns the spans of a text, with its spaces and lines.
    static func spans(in text: String) -> [MarkdownSpan] {
        guard !text.isEmpty else { return [] }
        let line = String(text.map { $0.isNewline ? lineFeed : $0 })
        let blocks = MarkdownBlock.blocks(in: ".\(lineFeed)\(line)\(lineFeed).")
        guard case .paragraph(var spans)? = blocks.first else { return [] }
        spans[0].text.removeFirst(2)
        spans[spans.count - 1].text.removeLast(2)
        for index in spans.indices {
            spans[index].text = String(spans[index].text.map { $0 == lineFeed ? "\n" : $0 })
        }
        return spans.filter { !$0.text.isEmpty }
    }

    /// Returns a text in which spaces take the place of line feeds, but for those of lines that
    /// end with two spaces.
    static func joiningLines(_ text: String) -> String {
        var result = ""
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            guard !words.isEmpty else { continue }
            result += words + (line.hasSuffix("  ") ? "\n" : " ")
        }
        return String(result.dropLast())
    }
}
