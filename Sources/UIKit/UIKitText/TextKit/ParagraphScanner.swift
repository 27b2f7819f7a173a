/// Splits text into fragments of layout: paragraphs, and parts of very long ones.
enum ParagraphScanner {
    /// The length in UTF-16 units beyond which a paragraph is laid out in parts.
    static let maximumLength = 8192

    /// A fragment's length and that of its line feed, in UTF-16 units.
    typealias Part = (length: Int, terminator: Int)

    /// Returns the fragments of a text. A final line feed is followed by an empty fragment if
    /// `isEnd` is `true`.
    static func parts(of text: String, isEnd: Bool) -> [Part] {
        var parts: [Part] = []
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
                    parts.append((length + terminator, terminator))
                    length = 0
                    lastSpace = 0
                    index += width
                    continue
                }
                let isStart = byte & 0xC0 != 0x80
                if isStart, length >= maximumLength, !isMark(bytes, at: index) {
                    let cut = lastSpace > 0 ? lastSpace : length
                    parts.append((cut, 0))
                    length -= cut
                    lastSpace = 0
                }
                if isStart { length += byte >= 0xF0 ? 2 : 1 }
                if byte == 0x20 { lastSpace = length }
                index += 1
            }
            if length > 0 {
                parts.append((length, 0))
            } else if isEnd, parts.last.map({ $0.terminator > 0 }) ?? true {
                parts.append((0, 0))
            }
        }
        return parts
    }

    /// Returns `true` if the character at an index belongs to the one before it, from which no cut
    /// separates it.
    private static func isMark(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        let next = Array(bytes[index..<min(index + 4, bytes.count)])
        guard let scalar = String(decoding: next, as: UTF8.self).unicodeScalars.first else {
            return false
        }
        return scalar.properties.isGraphemeExtend || scalar == "\u{200D}"
    }
}
