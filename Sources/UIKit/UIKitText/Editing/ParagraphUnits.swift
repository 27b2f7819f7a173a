import TextLayout

/// The units of one paragraph of a text, in UTF-16 units of the whole text.
struct ParagraphUnits {
    let range: Range<Int>
    let characters: [Range<Int>]
    let words: [Range<Int>]
    let sentences: [Range<Int>]

    /// Analyses the paragraph around a position.
    ///
    /// - Parameters:
    ///   - text: The whole text, or the part of it that begins at `offset`.
    ///   - place: The position in the whole text.
    init(text: String, startingAt offset: Int = 0, around place: Int) {
        let units = text.utf16
        let middle = units.index(
            units.startIndex, offsetBy: min(max(place - offset, 0), units.count))
        var start = middle
        while start > units.startIndex, !Self.isLineFeed(units[units.index(before: start)]) {
            start = units.index(before: start)
        }
        var end = middle
        while end < units.endIndex, !Self.isLineFeed(units[end]) { end = units.index(after: end) }
        let first = offset + units.distance(from: units.startIndex, to: start)
        let breaks = TextBreaks(String(text[start..<end]))
        func absolute(_ range: Range<Int>) -> Range<Int> {
            first + range.lowerBound..<first + range.upperBound
        }
        range = first..<first + units.distance(from: start, to: end)
        characters = zip(breaks.characters, breaks.characters.dropFirst()).map {
            absolute($0..<$1)
        }
        words = breaks.words.map(absolute)
        sentences = breaks.sentences.map(absolute)
    }

    private static func isLineFeed(_ unit: UInt16) -> Bool {
        unit == 0x0A || unit == 0x0D || unit == 0x2029
    }
}
