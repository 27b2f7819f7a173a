import FoundationGaps

/// Breaks text into lines.
enum Wrapping {
    /// The lines of `text`, none wider than `width` unless a single word is.
    ///
    /// Lines break at spaces, and between characters of East Asia, where no spaces are written.
    static func lines(
        of text: String, width: Int, metrics: Metrics, face: Drawing.Label.Face
    ) -> [String] {
        let lines = greedyLines(of: text, width: width, metrics: metrics, face: face)
        guard lines.count > 1 else { return lines }
        // As even as possible: the narrowest that takes no more lines.
        var narrowest = width
        while narrowest > width / 3 {
            let next = narrowest - max(1, width / 40)
            let count = greedyLines(of: text, width: next, metrics: metrics, face: face).count
            guard count == lines.count else { break }
            narrowest = next
        }
        return greedyLines(of: text, width: narrowest, metrics: metrics, face: face)
    }

    /// Fills each line before the next begins.
    static func greedyLines(
        of text: String, width: Int, metrics: Metrics, face: Drawing.Label.Face
    ) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            var lines: [String] = []
            var line = ""
            for piece in pieces(of: paragraph) {
                let longer = line + piece
                if !line.isEmpty, metrics.width(trimmed(longer), face) > width {
                    lines.append(trimmed(line))
                    line = trimmed(piece)
                } else {
                    line = longer
                }
            }
            return lines + [trimmed(line)]
        }
    }

    /// Words with the space before them, and single wide characters with the punctuation after
    /// them.
    private static func pieces(of text: Substring) -> [String] {
        var pieces: [String] = []
        var last: Character?
        for character in text {
            let startsPiece =
                character == " " || TextWidth.columns(of: character) == 2
                || last.map { TextWidth.columns(of: $0) == 2 } ?? true
            if pieces.isEmpty || (startsPiece && !closing.contains(character)) {
                pieces.append(String(character))
            } else {
                pieces[pieces.count - 1].append(character)
            }
            last = character
        }
        return pieces
    }

    /// Characters that never begin a line.
    private static let closing: Set<Character> = [
        "\u{FF0C}", "\u{3002}", "\u{3001}", "\u{FF1B}", "\u{FF1A}", "\u{FF1F}", "\u{FF01}",
        "\u{FF09}",
        "\u{300D}", "\u{300F}", "\u{201D}", "\u{300B}", ",", ".", ":", ";", ")",
    ]

    private static func trimmed(_ text: String) -> String {
        String(
            text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
