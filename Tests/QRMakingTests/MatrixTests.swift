import QRMaking
import QRReading
import TestSupport
import Testing

@Suite("QR matrix")
struct MatrixTests {
    /// The standard's own example: “01234567”, version 1, level M, mask 2 (ISO/IEC 18004:2015,
    /// annex I.2).
    private static let annex = """
        111111100101101111111
        100000100111101000001
        101110101000001011101
        101110101100001011101
        101110101011101011101
        100000101000101000001
        111111101010101111111
        000000001001100000000
        101111100100101111100
        000101011010100101100
        001000110101010011111
        000010000100000111100
        000111111001010010000
        000000001011111001100
        111111100110101100000
        100000101011111000101
        101110101000100101100
        101110101100100100000
        101110101011010010100
        100000100000000110110
        111111101111010010100
        """

    private func picture(_ matrix: QRMatrix) -> String {
        (0..<matrix.side).map { y in
            (0..<matrix.side).map { x in matrix[x, y] ? "1" : "0" }.joined()
        }.joined(separator: "\n")
    }

    @Test("QRMatrix: the modules equal the standard's example", .rows("S0-109"))
    func standard() throws {
        let matrix = try QREncoder(level: .medium).matrix(for: "01234567")
        #expect(picture(matrix) == Self.annex)
        #expect((matrix.version, matrix.level, matrix.mask, matrix.side) == (1, .medium, 2, 21))
        #expect(matrix.content == Array("01234567".utf8))
    }

    @Test(
        "QRMatrix: the requested mask is applied and encoded in the format bits", arguments: 0...7)
    func masks(mask: Int) throws {
        let matrix = try QREncoder(mask: mask).matrix(for: "https://example.com/\(mask)")
        #expect(matrix.mask == mask)
        let read = try #require(try decode(matrix, with: ZXingDecoder()).first)
        #expect(read.bytes == matrix.content)
        let other = try QREncoder(mask: (mask + 1) % 8).matrix(for: "https://example.com/\(mask)")
        #expect(matrix != other)
        // Function patterns are the same under every mask.
        for y in 0..<matrix.side {
            for x in 0..<matrix.side where ![.data, .format].contains(matrix.role(x: x, y: y)) {
                #expect(matrix[x, y] == other[x, y])
            }
        }
    }

    @Test(
        "QRMatrix: masks and levels are encoded in the standard's format bits",
        arguments: [
            // ISO/IEC 18004:2015, annex C: M with mask 5, and L with mask 4.
            (CorrectionLevel.medium, 5, 0b100_0000_1100_1110), (.low, 4, 0b110_0110_0010_1111),
            (.high, 0, 0b001_0110_1000_1001), (.quartile, 7, 0b010_1011_1110_1101),
        ])
    func formatBits(level: CorrectionLevel, mask: Int, bits: Int) throws {
        let matrix = try QREncoder(level: level, mask: mask).matrix(for: "1")
        // Under the top left finder from left to right, then up beside it: the highest bit first.
        let places =
            [0, 1, 2, 3, 4, 5, 7, 8].map { ($0, 8) } + [7, 5, 4, 3, 2, 1, 0].map { (8, $0) }
        let found = places.reduce(0) { $0 << 1 | (matrix[$1.0, $1.1] ? 1 : 0) }
        #expect(found == bits)
    }

    @Test(
        "QRMatrix: the capacity is exactly that of the standard",
        arguments: [
            (1, CorrectionLevel.low, 17), (1, .high, 7), (9, .medium, 180), (10, .medium, 213),
            (26, .quartile, 751), (27, .low, 1465), (40, .low, 2953), (40, .medium, 2331),
            (40, .quartile, 1663), (40, .high, 1273),
        ])
    func capacity(version: Int, level: CorrectionLevel, bytes: Int) throws {
        let encoder = QREncoder(level: level, version: version, mode: .byte)
        let matrix = try encoder.matrix(for: String(repeating: "a", count: bytes))
        #expect(matrix.version == version)
        let excess = try #require(
            excess { try encoder.matrix(for: String(repeating: "a", count: bytes + 3)) })
        #expect((excess.bytes, excess.capacity) == (3, bytes))
        #expect(excess.version == version)
    }

    /// The first and the last, and those at which the lengths of counts change or symbols get other
    /// patterns.
    @Test(
        "QRMatrix: every text that fits is encoded, at each level",
        arguments: [1, 2, 6, 7, 9, 10, 26, 27, 40])
    func allLevels(version: Int) throws {
        for level in CorrectionLevel.allCases {
            let encoder = QREncoder(level: level, version: version)
            let digits = String(repeating: "7", count: 7090)
            let excess = try #require(excess { try encoder.matrix(for: digits) })
            let matrix = try encoder.matrix(for: String(digits.prefix(excess.capacity)))
            #expect(matrix.version == version && matrix.level == level)
        }
    }

    @Test("QREncoder: mixed text is split into modes for the smallest version")
    func modes() throws {
        // 25 letters and 30 digits are 8 · 55 bits in bytes, too many for version 3-M with its 352.
        let text = "abcdefghijklmnopqrstuvwxy" + String(repeating: "1234567890", count: 3)
        #expect(try QREncoder().matrix(for: text).version == 3)
        #expect(try QREncoder(mode: .byte).matrix(for: text).version == 4)
        #expect(try QREncoder().matrix(for: "HELLO WORLD 12345678").version == 1)
        let matrix = try QREncoder().matrix(for: text)
        #expect(try decode(matrix, with: ZXingDecoder()).first?.bytes == Array(text.utf8))
        #expect(try decode(matrix, with: ZBarDecoder()).first?.bytes == Array(text.utf8))
    }

    @Test("QREncoder: the requested mode is used, or the text is refused")
    func fixedModes() throws {
        #expect(try QREncoder(mode: .numeric).matrix(for: "0123456789").version == 1)
        #expect(try QREncoder(mode: .kanji).matrix(for: "日本語").content.count == 6)
        #expect(throws: QRMakingError.notInMode("a", .numeric)) {
            try QREncoder(mode: .numeric).matrix(for: "12a")
        }
        #expect(throws: QRMakingError.notInMode("a", .alphanumeric)) {
            try QREncoder(mode: .alphanumeric).matrix(for: "a")
        }
        #expect(throws: QRMakingError.notInMode("们", .kanji)) {
            try QREncoder(mode: .kanji).matrix(for: "日们")
        }
    }

    @Test("QREncoder: on request text beyond ASCII is marked as UTF-8, but never ASCII")
    func mark() throws {
        let marked = try QREncoder(marksUTF8: true).matrix(for: "中文")
        #expect(marked != (try QREncoder().matrix(for: "中文")))
        #expect(try decode(marked, with: ZXingDecoder()).first?.bytes == Array("中文".utf8))
        #expect(try decode(marked, with: ZBarDecoder()).first?.bytes == Array("中文".utf8))
        #expect(
            try QREncoder(marksUTF8: true).matrix(for: "abc") == QREncoder().matrix(for: "abc"))
    }
}

@Suite("Texts that cannot be encoded")
struct MakingErrorTests {
    @Test("QREncoder: an empty text is refused with advice", .rows("S0-109"))
    func empty() {
        #expect(throws: QRMakingError.emptyText) { try QREncoder().matrix(for: "") }
        #expect(throws: QRMakingError.emptyText) { try QREncoder().matrices(for: "", count: 2) }
        #expect(QRMakingError.emptyText.description.contains("Pass a text"))
    }

    @Test("QREncoder: a text that is too long reports its excess and sufficient settings")
    func tooLong() throws {
        let text = String(repeating: "字", count: 800)
        let excess = try #require(excess { try QREncoder(level: .high).matrix(for: text) })
        // 424 characters are 1272 of the 1273 bytes.
        #expect((excess.bytes, excess.capacity) == (2400 - 1272, 1272))
        #expect(excess.fittingLevel == .low)
        #expect(excess.fittingParts == 2)
        #expect(
            excess.description == """
                The text is 1128 bytes too long for version 40 at level H in mode automatic, which holds \
                1272. It would fit with level L, or with 2 symbols in structured append.
                """)
    }

    @Test("QREncoder: a text beyond 16 symbols reports no sufficient settings")
    func farTooLong() throws {
        let text = String(repeating: "a", count: 50_000)
        let excess = try #require(excess { try QREncoder().matrices(for: text) })
        #expect(excess.fittingParts == nil && excess.fittingLevel == nil)
        #expect(excess.description.contains("Shorten it"))
    }
}

@Suite("Micro QR")
struct MicroTests {
    @Test(
        "Micro QR: the smallest symbol with the mode and the level is used",
        arguments: [
            ("12345", 1, CorrectionLevel.low), ("0123456789", 2, .low), ("AB12", 2, .low),
            ("abc", 3, .low), ("中文!", 3, .low), ("https://a.co", 4, .low), ("12345", 2, .medium),
            ("abcdefghi", 4, .quartile),
        ])
    func versions(text: String, version: Int, level: CorrectionLevel) throws {
        let matrix = try QREncoder(family: .micro, level: level).matrix(for: text)
        #expect(matrix.isMicro)
        #expect(matrix.version == version)
        #expect(matrix.side == 9 + 2 * version)
        #expect(matrix.level == level)
        #expect(matrix.leastQuietZone == 2)
        let read = try #require(try decode(matrix, with: ZXingDecoder()).first)
        #expect(read.bytes == Array(text.utf8))
        #expect(read.isMicro)
    }

    @Test("Micro QR: the requested mask is applied", arguments: 0...3)
    func masks(mask: Int) throws {
        let matrix = try QREncoder(family: .micro, level: .low, mask: mask).matrix(for: "abc123")
        #expect(matrix.mask == mask)
        #expect(try decode(matrix, with: ZXingDecoder()).first?.bytes == Array("abc123".utf8))
    }

    @Test("Micro QR: a text that does not fit reports a sufficient alternative")
    func errors() throws {
        let encoder = QREncoder(family: .micro, level: .low)
        #expect(throws: QRMakingError.noSuchLevel(.high, microVersion: 4)) {
            try QREncoder(family: .micro, level: .high).matrix(for: "1")
        }
        #expect(throws: QRMakingError.noSuchLevel(.quartile, microVersion: 3)) {
            try QREncoder(family: .micro, level: .quartile, version: 3).matrix(for: "1")
        }
        #expect(throws: QRMakingError.noMarkInMicro) {
            try QREncoder(family: .micro, marksUTF8: true).matrix(for: "é")
        }
        let long = String(repeating: "x", count: 20)
        let excess = try #require(excess { try encoder.matrix(for: long) })
        #expect((excess.bytes, excess.capacity, excess.isMicro) == (5, 15, true))
        #expect(excess.description.contains("a standard symbol"))
    }
}

@Suite("Structured append")
struct PartTests {
    @Test("Structured append: a text is split between characters into parts of similar length")
    func parts() throws {
        let text = String(repeating: "中文 and emoji 😀 ", count: 40)
        let matrices = try QREncoder().matrices(for: text, count: 5)
        #expect(matrices.map { $0.part?.index } == [0, 1, 2, 3, 4])
        #expect(Set(matrices.map { $0.part?.parity }).count == 1)
        #expect(Set(matrices.map(\.version)).count == 1)
        #expect(matrices.flatMap(\.content) == Array(text.utf8))
        for matrix in matrices {
            #expect(String(validating: matrix.content, as: UTF8.self) != nil)
            let read = try #require(try decode(matrix, with: ZXingDecoder()).first)
            #expect(read.bytes == matrix.content)
            #expect(read.part?.index == matrix.part?.index)
            #expect(read.part?.count == 5)
            #expect(read.part?.parity == matrix.part?.parity)
        }
    }

    @Test(
        "Structured append: a text takes as few symbols as possible, 16 of the largest at most",
        arguments: [
            (10, 1), (2331, 1), (2332, 2), (9000, 4), (37_000, 16),
        ])
    func fewest(bytes: Int, count: Int) throws {
        let text = String(repeating: "a", count: bytes)
        let matrices = try QREncoder().matrices(for: text)
        #expect(matrices.count == count)
        #expect(matrices.flatMap(\.content).count == bytes)
        #expect((matrices[0].part == nil) == (count == 1))
    }

    @Test("Structured append: the symbols do not exceed the chosen version")
    func version() throws {
        let matrices = try QREncoder(version: 5).matrices(for: String(repeating: "ab1", count: 100))
        #expect(matrices.allSatisfy { $0.version == 5 })
        #expect(matrices.count == 4)
    }

    @Test("Structured append: fewer characters than symbols are refused")
    func tooFew() {
        #expect(throws: QRMakingError.tooFewCharacters(2, parts: 3)) {
            try QREncoder().matrices(for: "中文", count: 3)
        }
    }

    @Test("Structured append: more than 16 symbols are refused")
    func tooMany() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = try QREncoder().matrices(for: "abc", count: 17)
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("Pass 2 to 16"))
    }
}
