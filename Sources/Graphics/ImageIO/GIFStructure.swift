/// The blocks of a GIF file, without the pixels (CompuServe, “Graphics Interchange Format”, version
/// 89a).
struct GIFStructure {
    /// A frame, as its blocks describe it.
    struct Frame {
        /// In pixels.
        var width: Int

        /// In pixels.
        var height: Int

        /// How long the frame is shown, in hundredths of a second; 0 if the file does not say.
        var delay: Int

        /// The byte after the frame's last one.
        var end: Int
    }

    /// The size of the canvas that frames are drawn on, in pixels.
    let width: Int
    let height: Int

    private(set) var frames: [Frame] = []

    /// How often the animation plays; 0 for ever.
    private(set) var loopCount = 1

    /// `true` if the file ends within a block, or between blocks without its end marker.
    private(set) var isCutOff = true

    /// Reads the structure as far as it makes sense; `nil` if not even the canvas has a size.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count > 13 else { return nil }
        width = Int(bytes[6]) | Int(bytes[7]) << 8
        height = Int(bytes[8]) | Int(bytes[9]) << 8
        readBlocks(of: bytes, from: 13 + Self.lengthOfColours(bytes[10]))
    }

    static let trailer: UInt8 = 0x3B
    private static let imageDescriptor: UInt8 = 0x2C
    private static let `extension`: UInt8 = 0x21
    private static let graphicControl: UInt8 = 0xF9
    private static let application: UInt8 = 0xFF

    private mutating func readBlocks(of bytes: UnsafeRawBufferPointer, from start: Int) {
        var index = start
        var delay = 0
        while index < bytes.count {
            switch bytes[index] {
            case Self.extension:
                if index + 6 < bytes.count, bytes[index + 1] == Self.graphicControl {
                    delay = Int(bytes[index + 4]) | Int(bytes[index + 5]) << 8
                }
                if index + 18 < bytes.count, bytes[index + 1] == Self.application,
                    bytes.hasText("NETSCAPE2.0", at: index + 3)
                {
                    let repeats = Int(bytes[index + 16]) | Int(bytes[index + 17]) << 8
                    loopCount = repeats == 0 ? 0 : repeats + 1
                }
                guard let next = Self.endOfBlocks(in: bytes, from: index + 2) else { return }
                index = next
            case Self.imageDescriptor:
                guard index + 9 < bytes.count else { return }
                // The descriptor, its colours, and a byte before the compressed pixels.
                let pixels = index + 10 + Self.lengthOfColours(bytes[index + 9]) + 1
                let end = Self.endOfBlocks(in: bytes, from: pixels)
                frames.append(
                    Frame(
                        width: Int(bytes[index + 5]) | Int(bytes[index + 6]) << 8,
                        height: Int(bytes[index + 7]) | Int(bytes[index + 8]) << 8, delay: delay,
                        end: end ?? bytes.count))
                delay = 0
                guard let end else { return }
                index = end
            case Self.trailer:
                isCutOff = false
                return
            default: return
            }
        }
    }

    /// The number of bytes of the colour table that follows flags.
    private static func lengthOfColours(_ flags: UInt8) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
    }

    /// The byte after a sequence of blocks, each of which begins with its length and the last of
    /// which is empty; `nil` if the file ends before.
    private static func endOfBlocks(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        var index = start
        while index < bytes.count {
            let length = Int(bytes[index])
            index += length + 1
            if length == 0 { return index }
        }
        return nil
    }
}
