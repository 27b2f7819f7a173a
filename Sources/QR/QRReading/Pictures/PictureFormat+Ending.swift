extension PictureFormat {
    /// Whether a file ends before its picture does, as far as that can be told without unpacking it: GDK-PixBuf gives what there is of a
    /// PNG or a JPEG without a word.
    func isCutOff(_ bytes: [UInt8]) -> Bool {
        switch self {
        case .png: !Self.hasLastChunk(bytes)
        case .jpeg: !Self.hasEndOfImage(bytes)
        case .gif, .bmp, .tiff, .webp, .pnm, .svg: false
        }
    }

    /// Whether a PNG's chunks go on to the last one (W3C, “Portable Network Graphics”, section 5).
    private static func hasLastChunk(_ bytes: [UInt8]) -> Bool {
        var start = 8
        while start + 12 <= bytes.count {
            let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            if bytes[start + 4..<start + 8].elementsEqual("IEND".utf8) { return true }
            start += 12 + length
        }
        return false
    }

    /// Whether a JPEG's mark of the end follows its pixels (ITU-T T.81, annex B): previews in the segments before have one too.
    private static func hasEndOfImage(_ bytes: [UInt8]) -> Bool {
        let startOfScan: UInt8 = 0xDA
        var start = 2
        while start + 4 <= bytes.count, bytes[start] == 0xFF, bytes[start + 1] != startOfScan {
            // Marks may be filled up with more of their first byte.
            let isFilling = bytes[start + 1] == 0xFF
            start += isFilling ? 1 : 2 + (Int(bytes[start + 2]) << 8 | Int(bytes[start + 3]))
        }
        guard start < bytes.count else { return false }
        let scan = bytes[start...]
        return zip(scan, scan.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
    }
}
