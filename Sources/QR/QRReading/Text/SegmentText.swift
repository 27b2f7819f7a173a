/// The text of a symbol with known segments.
///
/// The encoding of each segment is determined by its mode or by a mark before it, or is unknown.
/// Segments of unknown encoding are decoded together, because some encoders end a segment in the
/// middle of a character.
enum SegmentText {
    static func text(of segments: [SymbolSegment]) -> String {
        if let text = cutUTF8(segments) { return text }
        let silent = segments.filter { isSilent($0) }.flatMap(\.bytes)
        let hasKanji = segments.contains { $0.mode == .kanji }
        let guess = TextGuess.encoding(
            of: silent, in: segments.flatMap(\.bytes), favouringJapanese: hasKanji)
        var text = ""
        var index = segments.startIndex
        while index < segments.endIndex {
            let segment = segments[index]
            var bytes = segment.bytes
            index += 1
            while index < segments.endIndex, continues(segments[index], segment) {
                bytes += segments[index].bytes
                index += 1
            }
            text += Self.text(bytes, of: segment, guess)
        }
        return text
    }

    /// Returns the text of segments without a mark whose bytes together are UTF-8: some encoders
    /// cut a text's bytes into byte, numeric and kanji segments, whatever takes the least room.
    private static func cutUTF8(_ segments: [SymbolSegment]) -> String? {
        guard segments.count > 1, segments.contains(where: { $0.mode == .kanji }),
            segments.allSatisfy({ $0.encoding == nil && $0.mode != .hanzi })
        else { return nil }
        return String(validating: segments.flatMap(\.bytes), as: UTF8.self)
    }

    /// Returns `true` if the encoding of a segment's bytes is unknown.
    private static func isSilent(_ segment: SymbolSegment) -> Bool {
        segment.mode == .byte && segment.encoding == nil
    }

    /// Returns `true` if a segment may begin in the middle of the previous one's last character.
    private static func continues(_ next: SymbolSegment, _ segment: SymbolSegment) -> Bool {
        segment.mode == .byte && next.mode == .byte && next.encoding == segment.encoding
    }

    private static func text(
        _ bytes: [UInt8], of segment: SymbolSegment, _ guess: TextGuess
    ) -> String {
        switch segment.mode {
        case .numeric, .alphanumeric: String(decoding: bytes, as: UTF8.self)
        case .kanji: TextEncoding.text(bytes, in: .shiftJIS) ?? TextGuess.text(of: bytes)
        case .hanzi: TextEncoding.text(bytes, in: TextEncoding.gb18030) ?? TextGuess.text(of: bytes)
        case .byte:
            segment.encoding.flatMap(TextEncoding.marked)
                .flatMap { TextEncoding.text(bytes, in: $0) } ?? guess.text(of: bytes)
        }
    }
}
