extension ImageFormat {
    /// `true` if a file ends before its picture does, as far as its structure tells without
    /// decoding.
    ///
    /// TIFF, PNM and SVG do not tell. GdkPixbuf decodes what there is of several formats without an
    /// error.
    func isCutOff(_ bytes: UnsafeRawBufferPointer) -> Bool {
        switch self {
        case .png: !Self.hasLastChunk(bytes)
        case .jpeg: !Self.hasEndOfImage(bytes)
        case .gif: GIFStructure(bytes)?.isCutOff ?? true
        case .webp: bytes.littleEndian(at: 4).map { $0 + 8 > bytes.count } ?? true
        case .bmp: bytes.littleEndian(at: 2).map { $0 > bytes.count } ?? true
        case .avif, .heic: ImageBoxes(bytes).isCutOff
        case .tiff, .pnm, .svg: false
        }
    }

    /// `true` if a PNG's chunks go on to the last one (W3C, “Portable Network Graphics”, section
    /// 5).
    private static func hasLastChunk(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var start = 8
        while start + 12 <= bytes.count, let length = bytes.bigEndian(at: start) {
            if bytes.hasText("IEND", at: start + 4) { return true }
            start += 12 + length
        }
        return false
    }

    /// `true` if a JPEG's end marker follows its pixels (ITU-T T.81, annex B). Previews in the
    /// segments before the pixels have one too, so the search stops at the first scan.
    private static func hasEndOfImage(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let startOfScan: UInt8 = 0xDA
        var start = 2
        while start + 4 <= bytes.count, bytes[start] == 0xFF, bytes[start + 1] != startOfScan {
            // Any number of fill bytes may precede a marker.
            let isFill = bytes[start + 1] == 0xFF
            start += isFill ? 1 : 2 + (Int(bytes[start + 2]) << 8 | Int(bytes[start + 3]))
        }
        // From the end, where the marker usually is.
        var end = bytes.count - 2
        while end >= start {
            if bytes[end] == 0xFF, bytes[end + 1] == 0xD9 { return true }
            end -= 1
        }
        return false
    }
}

// MARK: - Reading numbers

extension UnsafeRawBufferPointer {
    /// The unsigned 32-bit number at a byte, the most significant first; `nil` beyond the end.
    func bigEndian(at index: Int) -> Int? { number(at: index, (0..<4)) }

    /// The unsigned 32-bit number at a byte, the least significant first; `nil` beyond the end.
    func littleEndian(at index: Int) -> Int? { number(at: index, (0..<4).reversed()) }

    private func number(at index: Int, _ order: some Sequence<Int>) -> Int? {
        guard index >= 0, index + 4 <= count else { return nil }
        return order.reduce(0) { $0 << 8 | Int(self[index + $1]) }
    }

    /// `true` if the ASCII letters of `text` stand at a byte.
    func hasText(_ text: String, at index: Int) -> Bool {
        index >= 0 && index + text.utf8.count <= count
            && zip(text.utf8, index...).allSatisfy { $0 == self[$1] }
    }
}
