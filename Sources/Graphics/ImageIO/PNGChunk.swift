/// A chunk of a PNG: the length of its contents, a name, the contents and a checksum.
struct PNGChunk {
    let name: String

    /// The places of the chunk's first byte, of its contents, and after its last byte.
    let start: Int
    let body: Range<Int>
    let end: Int

    /// Finds the chunk at a place; `nil` if the file ends before the chunk does.
    init?(_ file: [UInt8], at start: Int) {
        guard start + 12 <= file.count else { return nil }
        let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
        guard length <= file.count - start - 12 else { return nil }
        name = String(decoding: file[start + 4..<start + 8], as: UTF8.self)
        self.start = start
        body = start + 8..<start + 8 + length
        end = body.upperBound + 4
    }

    /// The bytes of a chunk.
    ///
    /// - Parameter name: Four letters of ASCII.
    static func bytes(_ name: String, _ contents: [UInt8]) -> [UInt8] {
        let named = [UInt8](name.utf8) + contents
        return number(contents.count) + named + number(Int(checksum(named)))
    }

    /// The four bytes of a number, the most significant first.
    static func number(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// The cyclic redundancy code of ISO 3309 (PNG specification, annex D).
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { code, byte in
            code >> 8 ^ remainders[Int(UInt8(truncatingIfNeeded: code) ^ byte)]
        }
    }

    private static let remainders: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { code, _ in
            code & 1 == 0 ? code >> 1 : code >> 1 ^ 0xEDB8_8320
        }
    }
}
