import TestSupport
import Testing

@testable import QRReading

@Suite("QRDiagnosis")
struct DiagnosisTests {
    /// A code on a larger sheet, of which some rectangles are painted over.
    private func sheet(covering holes: [PixelRectangle], shade: UInt8 = 255) throws -> GreyPicture {
        // Version 7: 45 modules of four pixels after a margin of 16.
        let code = try SymbolFixture["version7"].picture()
        return GreyPicture(width: code.width, height: code.height) { x, y in
            let isCovered = holes.contains {
                $0.x..<$0.x + $0.width ~= x && $0.y..<$0.y + $0.height ~= y
            }
            return isCovered ? shade : code[x, y]
        }
    }

    @Test("QRDiagnosis: a picture smaller than any code is reported")
    func tooSmall() {
        let picture = GreyPicture.plain(255, width: 100, height: 21)
        #expect(QRDiagnosis(of: picture) == .tooSmall(side: 21))
    }

    @Test("QRDiagnosis: a covered lens is reported")
    func covered() {
        let picture = GreyPicture(width: 100, height: 100) { x, _ in UInt8(20 + x % 5) }
        guard case .lowContrast(let range) = QRDiagnosis(of: picture) else {
            Issue.record("The picture has hardly any contrast.")
            return
        }
        #expect(range < 16)
    }

    @Test("QRDiagnosis: a picture without a code is reported")
    func nothing() {
        let picture = GreyPicture(width: 200, height: 200) { x, y in x < 100 || y < 50 ? 30 : 220 }
        #expect(QRDiagnosis(of: picture) == .noCornerPatterns)
    }

    @Test("QRDiagnosis: a blurred picture is reported")
    func blurred() {
        let picture = GreyPicture(width: 256, height: 256) { x, y in UInt8((x + y) / 2) }
        guard case .blurred = QRDiagnosis(of: picture) else {
            Issue.record("The picture has no edge.")
            return
        }
    }

    @Test("QRDiagnosis: finder patterns of a partly visible code are reported", arguments: [1, 2])
    func incomplete(count: Int) throws {
        // The top right corner pattern is at 152, the bottom left one beside it.
        let holes = [
            PixelRectangle(x: 60, y: 0, width: 200, height: 300),
            PixelRectangle(x: 0, y: count == 2 ? 60 : 50, width: 60, height: count == 2 ? 60 : 250),
        ]
        #expect(
            QRDiagnosis(of: try sheet(covering: holes)) == .incomplete(cornerPatterns: count))
    }

    @Test("QRDiagnosis: a code with a covered centre is reported")
    func damaged() throws {
        let hole = PixelRectangle(x: 60, y: 60, width: 110, height: 110)
        #expect(QRDiagnosis(of: try sheet(covering: [hole])) == .damaged)
    }

    @Test("QRDiagnosis: three finder patterns without a code between them are reported")
    func unreadable() throws {
        // All but the corner patterns and their margins.
        let holes = [
            PixelRectangle(x: 48, y: 0, width: 100, height: 300),
            PixelRectangle(x: 0, y: 48, width: 300, height: 100),
            PixelRectangle(x: 140, y: 140, width: 200, height: 200),
        ]
        #expect(QRDiagnosis(of: try sheet(covering: holes)) == .unreadable)
    }

    @Test("QRDiagnosis: a code with too few pixels is reported after all passes")
    func tooFine() async throws {
        // Most pixels show parts of two or four modules, and are grey.
        let picture = try SymbolFixture["version14"].picture(modulePixels: 1.2, shift: 0.5)
        let error = await failure { try await QRReader(budget: .seconds(86_400)).read(picture) }
        guard case .nothingFound(.tooFine(let pixels)) = error else {
            Issue.record("The error is \(String(describing: error)).")
            return
        }
        #expect((1...1.5).contains(pixels))
    }

    /// The bars of EAN-13 4006381333931, three pixels each.
    private static let barcode: GreyPicture = {
        let bars = Array(
            """
            101000110101001110101111011110100010010110011010\
            10100001010000101000010111010010000101100110101
            """)
        return GreyPicture(width: 95 * 3 + 60, height: 120) { x, y in
            let index = (x - 30) / 3
            let isBar = x >= 30 && index < 95 && (20..<100).contains(y) && bars[index] == "1"
            return isBar ? 0 : 255
        }
    }()

    @Test("QRDiagnosis: a code of another format is reported with its name")
    func otherCode() {
        #expect(QRDiagnosis(of: Self.barcode) == .otherCode(format: "EAN-13"))
    }

    @Test(
        "QRDiagnosis: only the QR code next to a barcode is read", .rows("S0-110"),
        arguments: [true, false])
    func besideBarcode(isEverybodyAsked: Bool) async throws {
        let code = try SymbolFixture["byte"].picture()
        let picture = GreyPicture.plain(255, width: 700, height: 700)
            .with(Self.barcode, atX: 20, y: 20).with(code, atX: 400, y: 400)
        let reader = QRReader(budget: .seconds(86_400))
        let symbols =
            try await isEverybodyAsked ? reader.readAll(picture) : reader.read(picture)
        #expect(symbols.map(\.text) == ["hello, world"])
    }

    @Test("FinderPattern: patterns of any size are located")
    func patterns() throws {
        for modulePixels in [2, 4, 9] {
            let picture = try SymbolFixture["version7"].picture(modulePixels: modulePixels)
            let found = FinderPattern.all(in: picture)
            #expect(found.count == 3)
            let size = Double(modulePixels)
            // After four modules of margin, the middle of the first is three and a half modules in.
            #expect(
                found.contains { abs($0.x - 7.5 * size) <= size && abs($0.y - 7.5 * size) <= size })
            #expect(found.allSatisfy { abs($0.modulePixels - size) < size / 3 })
        }
    }

    @Test("QRDiagnosis: the reader's error contains it if the reader is configured to")
    func told() async {
        let picture = GreyPicture.plain(255, width: 30, height: 21)
        var reader = QRReader(budget: .seconds(86_400))
        #expect(
            await failure { try await reader.read(picture) } == .nothingFound(.tooSmall(side: 21)))
        reader.diagnoses = false
        #expect(await failure { try await reader.read(picture) } == .nothingFound(nil))
    }

    @Test("QRDiagnosis: every description contains advice")
    func texts() {
        let all: [QRDiagnosis] = [
            .tooSmall(side: 9), .lowContrast(range: 3), .otherCode(format: "EAN-13"), .damaged,
            .tooFine(modulePixels: 1.46), .unreadable, .incomplete(cornerPatterns: 1),
            .incomplete(cornerPatterns: 2), .blurred(edgePixels: 9), .noCornerPatterns,
        ]
        let texts = all.map(\.description)
        #expect(Set(texts).count == all.count)
        #expect(texts.allSatisfy { $0.hasSuffix(".") || $0.hasSuffix("?") })
        #expect(texts[4].contains("about 1.5 pixels"))
        #expect(texts[6].contains("is one corner"))
        #expect(
            QRReadingError.nothingFound(.damaged).description.hasPrefix(
                "No QR code was found. There"))
    }
}
