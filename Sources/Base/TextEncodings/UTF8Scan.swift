/// Counts the characters of a text that are UTF-8, and the bytes that are not.
package struct UTF8Scan: Sendable {
    /// The number of characters of several bytes.
    package private(set) var characters = 0

    /// The number of sequences of bytes that are no character. The beginning of one at the end of
    /// a text does not count: the text may have been cut off there.
    package private(set) var mistakes = 0

    /// The offset of the first of them.
    package private(set) var firstMistake: Int?

    private var offset = 0

    /// The number of bytes that the current character still needs, and the range of the next one.
    private var missing = 0
    private var next: ClosedRange<UInt8> = 0x80...0xBF
    private var start = 0

    package init() {}

    /// Adds the next bytes of the text.
    package mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var index = 0
        while index < bytes.count {
            if missing == 0 {
                // Eight bytes at once while they are ASCII.
                while index + 8 <= bytes.count,
                    bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                        & 0x8080_8080_8080_8080 == 0
                { index += 8 }
                guard index < bytes.count else { break }
            }
            see(bytes[index], at: offset + index)
            index += 1
        }
        offset += bytes.count
    }

    private mutating func see(_ byte: UInt8, at place: Int) {
        if missing > 0 {
            if next ~= byte {
                missing -= 1
                next = 0x80...0xBF
                if missing == 0 { characters += 1 }
                return
            }
            addMistake(at: start)
        }
        guard byte >= 0x80 else { return }
        start = place
        switch byte {
        case 0xC2...0xDF: missing = 1
        case 0xE0: (missing, next) = (2, 0xA0...0xBF)
        case 0xED: (missing, next) = (2, 0x80...0x9F)
        case 0xE1...0xEF: missing = 2
        case 0xF0: (missing, next) = (3, 0x90...0xBF)
        case 0xF1...0xF3: missing = 3
        case 0xF4: (missing, next) = (3, 0x80...0x8F)
        default: addMistake(at: place)
        }
    }

    private mutating func addMistake(at place: Int) {
        mistakes += 1
        firstMistake = firstMistake ?? place
        missing = 0
        next = 0x80...0xBF
    }
}
