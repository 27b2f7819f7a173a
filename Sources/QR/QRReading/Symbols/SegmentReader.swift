/// Unpacks a symbol's data codewords (ISO/IEC 18004:2015, section 7.4; GB/T 18284 for hanzi).
struct SegmentReader {
    private var bits: BitReader
    private let version: SymbolVersion
    private var encoding: Int?
    private(set) var segments: [SymbolSegment] = []
    private(set) var part: SymbolPart?

    /// Unpacks all segments; `nil` when the codewords violate the standard.
    init?(codewords: [UInt8], version: SymbolVersion) {
        bits = BitReader(codewords)
        self.version = version
        while let indicator = nextIndicator() {
            guard read(indicator) else { return nil }
        }
    }

    /// The meaning of the following bits.
    private enum Indicator {
        case segment(SymbolSegment.Mode)
        case encoding
        case part
        /// The contents follow an industry standard (FNC1).
        case industry
        case industryWithNumber
        case unknown
    }

    /// Returns the next indicator; `nil` at the end of the contents.
    private mutating func nextIndicator() -> Indicator? {
        switch version {
        case .qr:
            // Fewer than four remaining bits are an end too.
            switch bits.read(4) {
            case 0, nil: return nil
            case 1: return .segment(.numeric)
            case 2: return .segment(.alphanumeric)
            case 3: return .part
            case 4: return .segment(.byte)
            case 5: return .industry
            case 7: return .encoding
            case 8: return .segment(.kanji)
            case 9: return .industryWithNumber
            case 13: return .segment(.hanzi)
            default: return .unknown
            }
        case .micro(let number):
            // A terminator is all zeros, and longer than the indicator of numeric segments, which
            // is zero too.
            let terminator = 1 + 2 * number
            var ahead = bits
            let zeros = ahead.read(min(terminator, bits.remaining))
            if zeros == 0 { return nil }
            switch bits.read(number - 1) {
            case 0: return .segment(.numeric)
            case 1: return .segment(.alphanumeric)
            case 2: return .segment(.byte)
            case 3: return .segment(.kanji)
            default: return .unknown
            }
        }
    }

    /// Reads the data of an indicator. Returns `true` if it was complete.
    private mutating func read(_ indicator: Indicator) -> Bool {
        switch indicator {
        case .segment(let mode):
            if mode == .hanzi, bits.read(4) == nil { return false }
            guard let count = bits.read(countBits(of: mode)),
                let bytes = readBytes(count, mode)
            else { return false }
            segments.append(SymbolSegment(mode: mode, bytes: bytes, encoding: encoding))
            return true
        case .encoding:
            encoding = readEncoding()
            return encoding != nil
        case .part:
            guard let index = bits.read(4), let last = bits.read(4), let parity = bits.read(8)
            else { return false }
            part = SymbolPart(index: index, count: last + 1, parity: UInt8(parity))
            return true
        case .industry: return true
        case .industryWithNumber: return bits.read(8) != nil
        case .unknown: return false
        }
    }

    /// Returns the number of bits of a segment's length.
    private func countBits(of mode: SymbolSegment.Mode) -> Int {
        switch version {
        case .micro(let number):
            switch mode {
            case .numeric: number + 2
            case .alphanumeric, .byte: number + 1
            case .kanji, .hanzi: number
            }
        case .qr(let number):
            switch (mode, number) {
            case (.numeric, ...9): 10
            case (.numeric, ...26): 12
            case (.numeric, _): 14
            case (.alphanumeric, ...9): 9
            case (.alphanumeric, ...26): 11
            case (.alphanumeric, _): 13
            case (.byte, ...9): 8
            case (.byte, _): 16
            case (.kanji, ...9), (.hanzi, ...9): 8
            case (.kanji, ...26), (.hanzi, ...26): 10
            case (.kanji, _), (.hanzi, _): 12
            }
        }
    }

    private mutating func readBytes(_ count: Int, _ mode: SymbolSegment.Mode) -> [UInt8]? {
        var bytes: [UInt8] = []
        switch mode {
        case .numeric:
            for start in stride(from: 0, to: count, by: 3) {
                let digits = min(count - start, 3)
                guard let number = bits.read(3 * digits + 1) else { return nil }
                let text = String(number)
                guard text.utf8.count <= digits else { return nil }
                bytes += Array(repeating: UInt8(ascii: "0"), count: digits - text.utf8.count)
                bytes += text.utf8
            }
        case .alphanumeric:
            for start in stride(from: 0, to: count, by: 2) {
                let isPair = start + 1 < count
                guard let number = bits.read(isPair ? 11 : 6), number < (isPair ? 45 * 45 : 45)
                else { return nil }
                if isPair { bytes.append(Self.alphabet[number / 45]) }
                bytes.append(Self.alphabet[number % 45])
            }
        case .byte:
            for _ in 0..<count {
                guard let byte = bits.read(8) else { return nil }
                bytes.append(UInt8(byte))
            }
        case .kanji:
            for _ in 0..<count {
                guard let number = bits.read(13) else { return nil }
                let packed = (number / 0xC0) << 8 | number % 0xC0
                let code = packed + (packed < 0x1F00 ? 0x8140 : 0xC140)
                bytes += [UInt8(code >> 8 & 0xFF), UInt8(code & 0xFF)]
            }
        case .hanzi:
            for _ in 0..<count {
                guard let number = bits.read(13) else { return nil }
                let packed = (number / 0x60) << 8 | number % 0x60
                let code = packed + (packed < 0xA00 ? 0xA1A1 : 0xA6A1)
                bytes += [UInt8(code >> 8 & 0xFF), UInt8(code & 0xFF)]
            }
        }
        return bytes
    }

    /// Reads a number in one to three bytes; the first one determines how many.
    private mutating func readEncoding() -> Int? {
        guard let first = bits.read(8) else { return nil }
        switch first {
        case ..<0x80: return first
        case ..<0xC0: return bits.read(8).map { (first & 0x3F) << 8 | $0 }
        case ..<0xE0: return bits.read(16).map { (first & 0x1F) << 16 | $0 }
        default: return nil
        }
    }

    private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)
}
