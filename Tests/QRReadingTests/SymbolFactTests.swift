import TestSupport
import Testing

@testable import QRReading

@Suite("Symbol facts")
struct SymbolFactTests {
    /// Waits for as many passes as it takes.
    private let patient = QRReader(budget: .seconds(86_400))

    private func read(_ reader: QRReader, _ picture: GreyPicture) async throws -> QRSymbol {
        try #require(try await reader.read(picture).first)
    }

    @Test(
        "Symbol facts: ZXing reports text, version, level, mask and modes", .rows("S0-113"),
        arguments: SymbolFixture.all)
    func zxing(fixture: SymbolFixture) async throws {
        let symbol = try await read(.zxing, fixture.picture())
        #expect(symbol.text == fixture.text)
        #expect(symbol.version?.description == fixture.version)
        #expect(symbol.mask == fixture.mask)
        #expect(symbol.segments.map(\.mode) == fixture.modes)
        #expect(symbol.isMicro == fixture.version.hasPrefix("M"))
        #expect(symbol.decoder == "ZXing")
        #expect(symbol.level == fixture.level)
    }

    @Test(
        "Symbol facts: ZBar's symbols have text, version, level, mask and modes", .rows("S0-113"),
        arguments: SymbolFixture.regular)
    func zbar(fixture: SymbolFixture) async throws {
        let symbol = try await read(.zbar, fixture.picture())
        #expect(symbol.text == fixture.text)
        #expect(symbol.version?.description == fixture.version)
        #expect(symbol.level == fixture.level)
        #expect(symbol.mask == fixture.mask)
        #expect(symbol.segments.map(\.mode) == fixture.modes)
        #expect(symbol.decoder == "ZBar")
    }

    @Test(
        "Symbol facts: structured append symbols report their positions",
        arguments: [0, 1, 2], [true, false])
    func parts(index: Int, byZXing: Bool) async throws {
        let picture = try SymbolFixture["part\(index + 1)"].picture()
        let symbol = try await read(byZXing ? .zxing : .zbar, picture)
        // All bytes of “one for all, all for one, and so on”, combined by exclusive or.
        #expect(symbol.part == SymbolPart(index: index, count: 3, parity: 118))
    }

    @Test("Symbol facts: a mirrored code is read and reported as mirrored")
    func mirrored() async throws {
        let fixture = SymbolFixture["byte"]
        let symbol = try await read(patient, fixture.picture().mirrored)
        #expect(symbol.text == fixture.text)
        #expect(symbol.isMirrored)
        #expect(try await read(patient, fixture.picture()).isMirrored == false)
    }

    @Test("Symbol facts: a light code on dark is reported")
    func inverted() async throws {
        let fixture = SymbolFixture["byte"]
        let symbol = try await read(patient, fixture.picture().inverted)
        #expect(symbol.text == fixture.text)
        #expect(symbol.isInverted)
        #expect(symbol.mask == fixture.mask)
    }

    @Test(
        "Symbol facts: corners are clockwise from the symbol's top left", arguments: [true, false])
    func corners(byZXing: Bool) async throws {
        // Version 2 has 25 modules, here of four pixels, after a margin of four modules.
        let picture = try SymbolFixture["byte"].picture()
        let symbol = try await read(byZXing ? .zxing : .zbar, picture)
        let expected = [(16.0, 16.0), (116, 16), (116, 116), (16, 116)]
        for (corner, wanted) in zip(symbol.corners, expected) {
            #expect(abs(corner.x - wanted.0) <= 2)
            #expect(abs(corner.y - wanted.1) <= 2)
        }
        #expect(symbol.corners.count == 4)
    }

    @Test("Symbol facts: an unknown fact is nil")
    func unknown() {
        // No symbol is where this one says it is.
        let picture = GreyPicture.plain(255, width: 100, height: 100)
        let corners = [(10.0, 10.0), (90, 10), (90, 90), (10, 90)].map {
            PicturePoint(x: $0.0, y: $0.1)
        }
        let symbol = SymbolReading(
            DecodedSymbol(bytes: Array("text".utf8), corners: corners), in: picture
        ).result(by: "test", view: .asItIs, of: picture)
        #expect(symbol.text == "text")
        #expect(symbol.version == nil)
        #expect(symbol.level == nil)
        #expect(symbol.mask == nil)
        #expect(symbol.segments.isEmpty)
    }

    // MARK: Format information

    @Test("Format information: up to three wrong bits are corrected", arguments: 0..<32)
    func format(data: Int) {
        let code = FormatCode.regular
        for first in 0..<15 {
            for second in 0..<15 {
                let seen =
                    code.codes[data] ^ 1 << first ^ 1 << second ^ 1 << (first + second) / 2
                #expect(code.nearest(to: seen)?.data == data)
            }
        }
    }

    @Test("Format information: the standard's example is decoded")
    func formatExample() {
        // ISO/IEC 18004:2015, section 7.9.1: level M and mask 5 are 100000011001110.
        #expect(FormatCode.regular.codes[0b00101] == 0b100_0000_1100_1110)
        let information = FormatInformation.nearest(to: 0b100_0000_1100_1110)?.information
        #expect(information == FormatInformation(level: .medium, mask: 5))
    }

    @Test("Symbol facts: versions have the standard's data codewords")
    func capacities() {
        for (count, level, number) in [
            (19, CorrectionLevel.low, 1), (9, .high, 1), (124, .medium, 7), (2956, .low, 40),
            (2334, .medium, 40), (1666, .quartile, 40), (1276, .high, 40),
        ] {
            #expect(
                SymbolVersion(codewords: count, level: level, isMicro: false) == .qr(number))
        }
        #expect(SymbolVersion(codewords: 20, level: .low, isMicro: false) == nil)
        #expect(SymbolVersion.qr(40).side == 177)
        #expect(SymbolVersion.micro(1).side == 11)
    }
}
