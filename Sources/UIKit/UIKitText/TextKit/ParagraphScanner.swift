/// Splits text into fragments of layout: paragraphs, and parts of very long ones.
enum ParagraphScanner {
    /// The length in UTF-16 units beyond which a paragraph is laid out in parts.
    static let maximumLength = 8192

    /// Returns the fragments of a text, without heights. A final line feed is followed by an empty
    /// fragment if `isEnd` is `true`.
    static func fragments(of text: String, isEnd: Bool) -> [LayoutFragment] {
        var fragments: [LayoutFragment] = []
        var text = text
        text.withUTF8 { bytes in
            var length = 0
            var lastSpace = 0
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                var terminator = 0
                var width = 1
                if byte == 0x0A {
                    terminator = 1
                } else if byte == 0x0D {
                    width = index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
                    terminator = width
                } else if byte == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80,
                    bytes[index + 2] == 0xA9
                {
                    terminator = 1
                    width = 3
                }
                if terminator > 0 {
                    fragments.append(
                        LayoutFragment(length: length + terminator, terminator: terminator))
                    length = 0
                    lastSpace = 0
                    index += width
                    continue
                }
                let isStart = byte & 0xC0 != 0x80
                if isStart, length >= maximumLength,
                    !isMark(Array(bytes[index..<min(index + 4, bytes.count)]))
                {
                    let cut = lastSpace > 0 ? lastSpace : length
                    fragments.append(LayoutFragment(length: cut))
                    length -= cut
                    lastSpace = 0
                }
                if isStart { length += byte >= 0xF0 ? 2 : 1 }
                if byte == 0x20 { lastSpace = length }
                index += 1
            }
            if length > 0 {
                fragments.append(LayoutFragment(length: length))
            } else if isEnd, fragments.last.map({ $0.terminator > 0 }) ?? true {
                fragments.append(LayoutFragment(length: 0))
            }
        }
        return fragments
    }

    /// Returns `true` if the character at the start of `next` belongs to the one before it, from
    /// which no cut separates it.
    private static func isMark(_ next: [UInt8]) -> Bool {
        guard let scalar = String(decoding: next, as: UTF8.self).unicodeScalars.first else {
            return false
        }
        return scalar.properties.isGraphemeExtend || scalar == "\u{200D}"
    }
}
