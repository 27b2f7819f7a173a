import TestSupport
import Testing

@testable import QRReading

@Suite("Segments of a symbol")
struct SegmentTests {
    /// Writes numbers of some bits each, the most significant first.
    private struct BitWriter {
        private(set) var bits: [Bool] = []

        mutating func write(_ number: Int, _ count: Int) {
            for bit in (0..<count).reversed() { bits.append(number >> bit & 1 == 1) }
        }

        var bytes: [UInt8] {
            stride(from: 0, to: bits.count, by: 8).map { start in
                (start..<start + 8).reduce(0) { byte, index in
                    byte << 1 | (index < bits.count && bits[index] ? 1 : 0)
                }
            }
        }
    }

    private func segments(_ numbers: [(Int, Int)]) -> [SymbolSegment]? {
        var writer = BitWriter()
        for (number, count) in numbers { writer.write(number, count) }
        return SegmentReader(codewords: writer.bytes, version: .qr(1))?.segments
    }

    @Test("Segment: digits are decoded in groups of three, two and one, with leading zeros")
    func numeric() {
        // The standard's example: 01234567, ISO/IEC 18004:2015, section 7.4.3.
        let segments = segments([(1, 4), (8, 10), (12, 10), (345, 10), (67, 7), (0, 4)])
        #expect(segments?.map { String(decoding: $0.bytes, as: UTF8.self) } == ["01234567"])
    }

    @Test("Segment: alphanumeric characters are decoded in pairs")
    func alphanumeric() {
        // The standard's example: AC-42, section 7.4.4.
        let segments = segments([(2, 4), (5, 9), (462, 11), (1849, 11), (2, 6), (0, 4)])
        #expect(segments?.map { String(decoding: $0.bytes, as: UTF8.self) } == ["AC-42"])
    }

    @Test("Segment: kanji are unpacked to Shift JIS")
    func kanji() {
        // The standard's examples: 935F is D9F, E4AA is 1AAA, section 7.4.6.
        let segments = segments([(8, 4), (2, 8), (0xD9F, 13), (0x1AAA, 13), (0, 4)])
        #expect(segments?.map(\.bytes) == [[0x93, 0x5F, 0xE4, 0xAA]])
    }

    @Test("Segment: hanzi are unpacked to GB 2312")
    func hanzi() {
        // 啊 is B0A1: (B0 − A6) · 60 + (A1 − A1) = 3C0.
        let segments = segments([(13, 4), (1, 4), (1, 8), (0x3C0, 13), (0, 4)])
        #expect(segments?.map(\.bytes) == [[0xB0, 0xA1]])
        #expect(segments.map(SegmentText.text) == "啊")
    }

    @Test(
        "Segment: an encoding designator has one to three bytes",
        arguments: [
            ([(26, 8)], 26), ([(0b10, 2), (899, 14)], 899), ([(0b110, 3), (811_799, 21)], 811_799),
        ])
    func marks(bits: [(Int, Int)], number: Int) {
        let segments = segments([(7, 4)] + bits + [(4, 4), (1, 8), (0x41, 8), (0, 4)])
        #expect(segments?.map(\.encoding) == [number])
    }

    @Test("Segment: UTF-8 that an encoder cut into byte, numeric and kanji segments is one text")
    func cutUTF8() {
        // “ああ1” as bytes E3 81 82 E3 81 82 31: a byte segment, kanji made of two bytes each,
        // a byte and a digit.
        func kanji(_ bytes: Int) -> Int {
            let rest = bytes - (bytes < 0xE000 ? 0x8140 : 0xC140)
            return (rest >> 8) * 0xC0 + rest & 0xFF
        }
        let cut = segments([
            (4, 4), (1, 8), (0xE3, 8), (8, 4), (2, 8), (kanji(0x8182), 13), (kanji(0xE381), 13),
            (4, 4), (1, 8), (0x82, 8), (1, 4), (1, 10), (1, 4), (0, 4),
        ])
        #expect(cut.map(SegmentText.text) == "ああ1")
        // 点茗 in kanji alone is no UTF-8.
        let pure = segments([(8, 4), (2, 8), (0xD9F, 13), (0x1AAA, 13), (0, 4)])
        #expect(pure.map(SegmentText.text) == "点茗")
    }

    @Test("Segment: truncated contents are refused")
    func truncated() {
        #expect(segments([(4, 4), (200, 8), (0x41, 8)]) == nil)
        #expect(segments([(7, 4)]) == nil)
        #expect(segments([(6, 4), (0, 8)]) == nil)
    }

    @Test("Segment: random codewords are decoded or refused", arguments: 0..<200)
    func anything(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let codewords = (0..<Int.random(in: 0...64, using: &generator)).map { _ in
            UInt8.random(in: 0...255, using: &generator)
        }
        let versions: [SymbolVersion] = [.qr(1), .qr(10), .qr(40)] + (1...4).map { .micro($0) }
        for version in versions {
            guard let reader = SegmentReader(codewords: codewords, version: version) else {
                continue
            }
            // What comes out fits into what came in: three digits of ten bits are the densest.
            let bytes = reader.segments.reduce(0) { $0 + $1.bytes.count }
            #expect(bytes <= codewords.count * 8 * 3 / 10 + 3)
            _ = SegmentText.text(of: reader.segments)
        }
    }
}
