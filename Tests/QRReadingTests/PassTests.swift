import Synchronization
import TestSupport
import Testing

@testable import QRReading

@Suite("Further passes")
struct PassTests {
    /// Finds a symbol in pictures of one size only, and remembers the sizes of all.
    private final class SizeDecoder: QRDecoder {
        let name = "size"
        private let width: Int?
        private let log = Mutex<[Int]>([])

        init(width: Int?) { self.width = width }

        var widths: [Int] { log.withLock { $0 } }

        func symbols(in picture: GreyPicture) async throws(DecoderFailure) -> [DecodedSymbol] {
            log.withLock { $0.append(picture.width) }
            guard picture.width == width else { return [] }
            let side = Double(picture.width)
            return [
                DecodedSymbol(
                    bytes: Array("found".utf8),
                    corners: [(0, 0), (side, 0), (side, side), (0, side)].map {
                        PicturePoint(x: $0.0, y: $0.1)
                    })
            ]
        }
    }

    private func widths(of picture: GreyPicture) async -> Set<Int> {
        let decoder = SizeDecoder(width: nil)
        var reader = QRReader(budget: .seconds(86_400), decoders: [decoder])
        reader.diagnoses = false
        reader.isThorough = true
        _ = await failure { try await reader.read(picture) }
        return Set(decoder.widths)
    }

    @Test("Passes: sides of 640 pixels are scanned at half scale too, 639 are not", .rows("S0-110"))
    func half() async {
        #expect(await widths(of: .plain(200, width: 640, height: 640)).contains(320))
        #expect(await !widths(of: .plain(200, width: 640, height: 639)).contains(320))
        #expect(await !widths(of: .plain(200, width: 639, height: 640)).contains(319))
    }

    @Test(
        "Passes: small pictures are enlarged uniformly to a width of at least 640", .rows("S0-111"))
    func enlarged() async {
        let picture = GreyPicture.plain(200, width: 100, height: 50)
        let view = PictureView.enlarged.view(of: picture)
        #expect(view.width == 640)
        #expect(view.height == 320)
        #expect(await widths(of: picture).contains(640))
        // Those that are nearly as wide are doubled.
        #expect(PictureView.enlarged.view(of: .plain(0, width: 400, height: 300)).width == 800)
        // Large ones are left alone.
        #expect(!PictureView.enlarged.isWorthwhile(for: .plain(0, width: 1281, height: 100)))
        // A strip does not grow without bounds.
        #expect(PictureView.enlarged.view(of: .plain(0, width: 2, height: 1280)).height <= 2560)
    }

    @Test("Passes: corners are in the coordinates of the original picture")
    func corners() async throws {
        var reader = QRReader(budget: .seconds(86_400), decoders: [SizeDecoder(width: 350)])
        reader.isThorough = true
        let symbol = try #require(try await reader.read(.plain(200, width: 700, height: 700)).first)
        #expect(symbol.corners[2] == PicturePoint(x: 700, y: 700))
    }

    @Test("Passes: a picture without a sign of a code is transformed only by a thorough reader")
    func hints() async throws {
        let (blank, code) = (
            GreyPicture.plain(200, width: 200, height: 200), try SymbolFixture["byte"].picture()
        )
        let inverted = GreyPicture.plain(255, width: 200, height: 200)
            .with(code, atX: 20, y: 20).inverted
        for (picture, isThorough, isTransformed) in [
            (blank, false, false), (blank, true, true), (inverted, false, true),
        ] {
            let decoder = SizeDecoder(width: nil)
            var reader = QRReader(budget: .seconds(86_400), decoders: [decoder])
            reader.diagnoses = false
            reader.isThorough = isThorough
            _ = await failure { try await reader.read(picture) }
            #expect((decoder.widths.count > 1) == isTransformed)
        }
        #expect(!FinderPattern.areHinted(in: blank))
    }

    @Test(
        "Passes: a large picture is processed in a reduced size first, and its corners are its own")
    func large() async throws {
        let picture = GreyPicture.plain(200, width: 2500, height: 2000)
        let decoder = SizeDecoder(width: 1250)
        let symbol = try #require(try await QRReader(decoders: [decoder]).read(picture).first)
        #expect(decoder.widths == [1250])
        #expect(symbol.corners[2] == PicturePoint(x: 2500, y: 2500))
        // All codes are wanted: also those with modules too small for the reduced size.
        let all = SizeDecoder(width: 2500)
        _ = try await QRReader(decoders: [all]).readAll(picture)
        #expect(all.widths == [1250, 2500])
    }

    @Test(
        "Passes: the limit of work ends further passes at the same one in every run, and is named")
    func work() async {
        let picture = GreyPicture.plain(200, width: 700, height: 700)
        var runs: [[Int]] = []
        for _ in 0..<3 {
            let decoder = SizeDecoder(width: nil)
            var reader = QRReader(decoders: [decoder], clock: HurriedClock())
            reader.isThorough = true
            reader.effort = 700 * 700 * 2
            let error = await failure { try await reader.read(picture) }
            guard case .outOfWork(980_000, .lowContrast(range: 0))? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            runs.append(decoder.widths)
        }
        // Untransformed, inverted, half size; the next one would exceed the limit.
        #expect(runs == [[700, 700, 350], [700, 700, 350], [700, 700, 350]])
        #expect("\(QRReadingError.outOfWork(200_000_000, nil))".contains("200 million pixels"))
    }

    @Test("Passes: a limit that is reached does not blame the code")
    func limitedDiagnosis() {
        #expect(QRDiagnosis.damaged.withoutTriedPasses == nil)
        #expect(QRDiagnosis.cutOff.withoutTriedPasses == .cutOff)
    }

    @Test("Passes: 6000 by 6000 pixels filled by one code are read, however little time passes")
    func huge() async throws {
        let code = try SymbolFixture["byte"].picture()
        let scale = 6000 / code.width
        var pixels: [UInt8] = []
        pixels.reserveCapacity(6000 * 6000)
        for y in 0..<code.height {
            let row = (0..<code.width).flatMap { [UInt8](repeating: code[$0, y], count: scale) }
            for _ in 0..<scale { pixels += row }
        }
        let picture = GreyPicture(
            width: code.width * scale, height: code.height * scale, pixels: pixels)
        for _ in 0..<2 {
            let symbols = try await QRReader(clock: HurriedClock()).read(picture)
            #expect(symbols.count == 1)
        }
    }

    @Test("Passes: a reader can be limited to one pass")
    func once() async {
        let decoder = SizeDecoder(width: nil)
        var reader = QRReader(budget: .seconds(86_400), decoders: [decoder])
        reader.looksFurther = false
        reader.diagnoses = false
        let error = await failure { try await reader.read(.plain(200, width: 700, height: 700)) }
        #expect(error == .nothingFound(nil))
        #expect(decoder.widths == [700])
    }

    /// Ways to spoil a picture so that both decoders fail and a further pass does not.
    private static let spoilt: [(name: String, spoil: @Sendable (GreyPicture) -> GreyPicture)] = [
        ("inverted", { $0.inverted }),
        (
            "pale",
            { picture in
                GreyPicture(width: picture.width, height: picture.height) { x, y in
                    100 + picture[x, y] / 12
                }
            }
        ),
    ]

    @Test(
        "Passes: codes that both decoders miss are read by a further pass",
        arguments: spoilt.indices)
    func rescued(index: Int) async throws {
        let sample = Sample["zxing-qrcode-1/1"]
        let picture = Self.spoilt[index].spoil(try sample.picture())
        let symbols = try await QRReader(budget: .seconds(86_400)).read(picture)
        #expect(symbols.map(\.text) == [sample.text])
    }

    @Test("Passes: several codes are each read once by all decoders together")
    func several() async throws {
        let names = ["byte", "alphanumeric", "utf8"]
        var picture = GreyPicture.plain(255, width: 560, height: 240)
        for (index, name) in names.enumerated() {
            picture = picture.with(try SymbolFixture[name].picture(), atX: 20 + 180 * index, y: 40)
        }
        let texts = Set(names.map { SymbolFixture[$0].text })
        let reader = QRReader(budget: .seconds(86_400))
        let all = try await reader.readAll(picture)
        #expect(Set(all.map(\.text)) == texts)
        #expect(all.count == 3)
        #expect(Set(try await reader.read(picture).map(\.text)) == texts)
    }

    @Test("Passes: two codes with the same text are two findings")
    func twins() async throws {
        let code = try SymbolFixture["byte"].picture()
        let picture = GreyPicture.plain(255, width: 400, height: 200)
            .with(code, atX: 10, y: 20).with(code, atX: 220, y: 30)
        #expect(try await QRReader(budget: .seconds(86_400)).readAll(picture).count == 2)
    }

    @Test(
        "Passes: a structured append symbol is read once at any module size",
        arguments: [1.5, 2, 2.5, 3, 4])
    func part(modulePixels: Double) async throws {
        for (name, text) in [
            ("part1", "one for all, "), ("part2", "all for one, "), ("part3", "and so on"),
        ] {
            let picture = try SymbolFixture[name].picture(modulePixels: modulePixels)
            let symbols = try await QRReader(budget: .seconds(86_400)).readAll(picture)
            #expect(symbols.map(\.text) == [text])
        }
    }

    @Test(
        "Passes: ZBar returns each structured append symbol's own bytes",
        arguments: [[1], [2], [3], [2, 3], [1, 2, 3]])
    func parts(numbers: [Int]) throws {
        let texts = ["one for all, ", "all for one, ", "and so on"]
        var picture = GreyPicture.plain(255, width: 140 * numbers.count, height: 140)
        for (index, number) in numbers.enumerated() {
            let part = try SymbolFixture["part\(number)"].picture()
            picture = picture.with(part, atX: 140 * index, y: 0)
        }
        #expect(try ZBarDecoder().decode(picture).map(\.text) == numbers.map { texts[$0 - 1] })
    }

    @Test(
        "Passes: a small code with one pixel per module is read", .rows("S0-111"),
        arguments: ["byte", "version7", "version10"])
    func serverMade(name: String) async throws {
        let fixture = SymbolFixture[name]
        let symbols = try await QRReader(budget: .seconds(86_400)).read(
            fixture.picture(modulePixels: 1))
        #expect(symbols.map(\.text) == [fixture.text])
    }
}

/// A clock on which no time is left, as on a machine that is too busy: every sleep ends at once.
private struct HurriedClock: Clock {
    var now: ContinuousClock.Instant { ContinuousClock().now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
    }
}
