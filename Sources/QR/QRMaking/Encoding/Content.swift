import FoundationGaps
import QRReading

/// A text as the bytes of a symbol.
struct Content: Sendable {
    /// UTF-8, or Shift JIS in the kanji mode.
    let bytes: [UInt8]

    /// The mode, or `nil` for segments in several modes.
    let mode: SegmentMode?

    let isMarkedUTF8: Bool

    /// The valid split positions: the start of each character and the end of the text.
    let boundaries: [Int]

    private init(
        bytes: [UInt8], mode: SegmentMode?, isMarkedUTF8: Bool, boundaries: [Int]
    ) {
        self.bytes = bytes
        self.mode = mode
        self.isMarkedUTF8 = isMarkedUTF8
        self.boundaries = boundaries
    }

    init(_ text: String, mode: QRMode, marksUTF8: Bool) throws(QRMakingError) {
        guard !text.isEmpty else { throw .emptyText }
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        switch mode {
        case .automatic: try self.init(text, nil, mode, isMarked: marksUTF8 && !isASCII)
        case .byte: try self.init(text, .byte, mode, isMarked: marksUTF8 && !isASCII)
        case .numeric: try self.init(text, .numeric, mode, isMarked: false)
        case .alphanumeric: try self.init(text, .alphanumeric, mode, isMarked: false)
        case .kanji: try self.init(text, .kanji, mode, isMarked: false)
        }
    }

    private init(
        _ text: String, _ segmentMode: SegmentMode?, _ mode: QRMode, isMarked: Bool
    ) throws(QRMakingError) {
        var bytes: [UInt8] = []
        var boundaries = [0]
        for character in text {
            if segmentMode == .kanji {
                guard let pair = KanjiText.bytes(of: character) else {
                    throw .notInMode(character, mode)
                }
                bytes += pair
                boundaries.append(bytes.count)
            } else {
                for scalar in character.unicodeScalars {
                    bytes += Array(String(scalar).utf8)
                    boundaries.append(bytes.count)
                }
                if let segmentMode, !character.utf8.allSatisfy(segmentMode.takes) {
                    throw .notInMode(character, mode)
                }
            }
        }
        self.init(
            bytes: bytes, mode: segmentMode, isMarkedUTF8: isMarked, boundaries: boundaries)
    }

    /// Returns the bytes from one boundary to another.
    func part(_ range: Range<Int>) -> Content {
        let start = boundaries[range.lowerBound]
        return Content(
            bytes: Array(bytes[start..<boundaries[range.upperBound]]), mode: mode,
            isMarkedUTF8: isMarkedUTF8,
            boundaries: boundaries[range.lowerBound...range.upperBound].map { $0 - start })
    }
}

// MARK: - Fitting

extension Content {
    /// Returns the segments with the smallest total size.
    func segments(for format: SymbolFormat) -> Segments {
        var segments =
            mode.map { Segments(bytes, in: $0) } ?? Segments(cutting: bytes, for: format)
        segments.isMarkedUTF8 = isMarkedUTF8
        return segments
    }

    /// - Parameter headBits: The additional bits that the symbol needs.
    func fits(into format: SymbolFormat, level: CorrectionLevel, headBits: Int = 0) -> Bool {
        guard let bits = segments(for: format).bitCount(in: format) else { return false }
        return bits + headBits <= format.dataBits(level)
    }

    /// Returns the first of some formats, smallest first, that holds the text. Bits are counted
    /// once for each group.
    func smallest(
        of formats: [SymbolFormat], headBits: Int = 0, level: CorrectionLevel
    ) -> SymbolFormat? {
        var group = -1
        var bits: Int?
        return formats.first { format in
            if format.group != group {
                group = format.group
                bits = segments(for: format).bitCount(in: format)
            }
            guard let bits else { return false }
            return bits + headBits <= format.dataBits(level)
        }
    }

    /// Returns the number of leading characters that fit.
    func fittingCount(
        from start: Int = 0, in format: SymbolFormat, level: CorrectionLevel, headBits: Int = 0
    ) -> Int {
        // A character takes at least the bits of a digit.
        let most = start + format.dataBits(level) * 6 / SegmentMode.numeric.sixthsOfBit
        let ends = start + 1..<min(boundaries.count, most + 2)
        return ends.partitioningIndex {
            !part(start..<$0).fits(into: format, level: level, headBits: headBits)
        } - 1 - start
    }

    /// Returns the number of the text's bytes that fit.
    func fittingByteCount(in format: SymbolFormat, level: CorrectionLevel) -> Int {
        boundaries[fittingCount(in: format, level: level)]
    }
}
