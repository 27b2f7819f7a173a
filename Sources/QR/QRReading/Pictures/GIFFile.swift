/// The structure of a GIF file, as far as it takes to leave frames out (CompuServe, “Graphics Interchange Format”, version 89a).
enum GIFFile {
    /// The file without what comes after its first frame: a thousand more would only cost time and memory.
    ///
    /// The bytes as they are when the structure makes no sense, so that the reader of the format says what is wrong.
    static func firstFrame(of bytes: [UInt8]) -> [UInt8] {
        guard let end = endOfFirstFrame(in: bytes) else { return bytes }
        return bytes[..<end] + [trailer]
    }

    private static let trailer: UInt8 = 0x3B
    private static let imageDescriptor: UInt8 = 0x2C
    private static let `extension`: UInt8 = 0x21

    private static func endOfFirstFrame(in bytes: [UInt8]) -> Int? {
        guard bytes.count > 13 else { return nil }
        var index = 13 + lengthOfColours(bytes[10])
        while index < bytes.count {
            switch bytes[index] {
            case `extension`:
                guard let next = endOfBlocks(in: bytes, from: index + 2) else { return nil }
                index = next
            case imageDescriptor:
                guard index + 9 < bytes.count else { return nil }
                // The descriptor, its colours, and a byte before the compressed pixels.
                let pixels = index + 10 + lengthOfColours(bytes[index + 9]) + 1
                return endOfBlocks(in: bytes, from: pixels)
            default: return nil
            }
        }
        return nil
    }

    /// How many bytes of colours follow flags.
    private static func lengthOfColours(_ flags: UInt8) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
    }

    /// Where blocks end that begin with their lengths, of which the last is empty.
    private static func endOfBlocks(in bytes: [UInt8], from start: Int) -> Int? {
        var index = start
        while index < bytes.count {
            let length = Int(bytes[index])
            index += length + 1
            if length == 0 { return index }
        }
        return nil
    }
}
