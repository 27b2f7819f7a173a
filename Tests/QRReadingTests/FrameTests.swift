import Synchronization
import TestSupport
import Testing

@testable import QRReading

/// Frames that come at given moments of virtual time.
private struct Frames: AsyncSequence, Sendable {
    /// When each comes, and what a decoder reads in it.
    let moments: [(milliseconds: Int, shade: UInt8)]
    let clock: VirtualClock

    struct Iterator: AsyncIteratorProtocol {
        var moments: ArraySlice<(milliseconds: Int, shade: UInt8)>
        let clock: VirtualClock

        mutating func next() async throws -> GreyPicture? {
            guard let moment = moments.popFirst() else { return nil }
            let wait = Duration.milliseconds(moment.milliseconds) - clock.now.time
            if wait > .zero { try await clock.sleep(for: wait) }
            return .plain(moment.shade, width: 32, height: 32)
        }
    }

    func makeAsyncIterator() -> Iterator { Iterator(moments: moments[...], clock: clock) }
}

/// Reads a frame's shade as a number, after some time; nothing in a black frame.
private final class ShadeDecoder: QRDecoder {
    let name = "shade"
    private let milliseconds: Int
    private let clock: VirtualClock
    private let log = Mutex<[UInt8]>([])

    init(taking milliseconds: Int, clock: VirtualClock) {
        self.milliseconds = milliseconds
        self.clock = clock
    }

    /// The shades of all frames that it was given.
    var seen: [UInt8] { log.withLock { $0 } }

    func symbols(in picture: GreyPicture) async throws(DecoderFailure) -> [DecodedSymbol] {
        let shade = picture[0, 0]
        log.withLock { $0.append(shade) }
        do { try await clock.sleep(for: .milliseconds(milliseconds)) } catch { throw .cancelled }
        return shade == 0 ? [] : [DecodedSymbol(bytes: Array("\(shade)".utf8), corners: [])]
    }
}

@Suite("Camera frames")
struct FrameTests {
    /// The reports about frames, in words, and the shades that the decoder was given.
    private func watch(
        _ moments: [(Int, UInt8)], taking milliseconds: Int, patience: Duration = .seconds(1)
    ) -> (news: [String], seen: [UInt8]) {
        VirtualTime.run { clock in
            let decoder = ShadeDecoder(taking: milliseconds, clock: clock)
            var reader = QRReader(budget: .seconds(1), decoders: [decoder], clock: clock)
            reader.looksFurther = false
            let news = Mutex<[String]>([])
            let frames = Frames(moments: moments.map { ($0.0, $0.1) }, clock: clock)
            await reader.watch(frames, region: nil, patience: patience) { sighting in
                news.withLock { $0.append(Self.words(for: sighting)) }
            }
            return (news.withLock { $0 }, decoder.seen)
        }.value
    }

    private static func words(for sighting: QRSighting) -> String {
        switch sighting {
        case .found(let symbol): "found \(symbol.text)"
        case .lost(let symbol): "lost \(symbol.text)"
        case .failed(let error): "failed: \(error)"
        }
    }

    @Test("Camera frames: a code in several frames is reported once")
    func once() {
        let frames = (0..<30).map { ($0 * 33, UInt8(7)) }
        #expect(watch(frames, taking: 10).news == ["found 7"])
    }

    @Test("Camera frames: of frames that arrive during a read only the newest is kept")
    func dropped() {
        // The first takes from 0 to 100; of those at 30, 60 and 90 the last is read next.
        let result = watch([(0, 1), (30, 2), (60, 3), (90, 4)], taking: 100)
        #expect(result.seen == [1, 4])
        #expect(result.news == ["found 1", "found 4"])
    }

    @Test("Camera frames: a lost code is reported after a delay")
    func lost() {
        let frames = [(0, UInt8(7))] + (1...10).map { ($0 * 200, UInt8(0)) }
        #expect(watch(frames, taking: 10).news == ["found 7", "lost 7"])
    }

    @Test("Camera frames: a blurred frame in between does not lose the code")
    func blurred() {
        let frames = (0..<20).map { ($0 * 100, UInt8($0 % 5 == 0 ? 7 : 0)) }
        #expect(watch(frames, taking: 10).news == ["found 7"])
    }

    @Test("Camera frames: a code that returns is reported again")
    func back() {
        #expect(watch([(0, 7), (3000, 7)], taking: 10).news == ["found 7", "lost 7", "found 7"])
    }

    @Test("Camera frames: a failure of the decoders is reported and stops the camera")
    func failed() {
        let run = VirtualTime.run { clock in
            let broken = FakeDecoder("A", reads: nil, after: 1, isBroken: true, clock: clock)
            let reader = QRReader(decoders: [broken], clock: clock)
            let news = Mutex<[QRSighting]>([])
            // A camera that would go on for an hour.
            let frames = Frames(moments: (0..<36_000).map { ($0 * 100, 1) }, clock: clock)
            await reader.watch(frames, region: nil, patience: .seconds(1)) { sighting in
                news.withLock { $0.append(sighting) }
            }
            return news.withLock { $0 }
        }
        #expect(run.value == [.failed(.decoderUnavailable("A"))])
        #expect(run.time < .seconds(1))
    }

    @Test("Camera frames: cancelling the task ends them")
    func cancelled() {
        let run = VirtualTime.run { clock in
            let decoder = ShadeDecoder(taking: 10, clock: clock)
            let reader = QRReader(decoders: [decoder], clock: clock)
            let frames = Frames(moments: (0..<36_000).map { ($0 * 100, 1) }, clock: clock)
            await withTaskGroup(of: Void.self) { group in
                group.addTask {
                    await reader.watch(frames, region: nil, patience: .seconds(1)) { _ in }
                }
                try? await clock.sleep(for: .seconds(2))
                group.cancelAll()
            }
        }
        #expect(run.time < .seconds(3))
    }

    @Test("Camera frames: the results are an asynchronous sequence", .rows("S0-103"))
    func sequence() async throws {
        let picture = try SymbolFixture["byte"].picture()
        let frames = AsyncStream { continuation in
            continuation.yield(picture)
            continuation.finish()
        }
        var news: [QRSighting] = []
        for await sighting in QRReader(budget: .seconds(86_400)).sightings(in: frames) {
            news.append(sighting)
        }
        guard case .found(let symbol) = news.first else {
            Issue.record("Nothing was found: \(news).")
            return
        }
        #expect(symbol.text == "hello, world")
        #expect(news.count == 1)
    }

    @Test(
        "Camera frames: only the region of interest is read, with corners in the frame",
        .rows("S0-107"))
    func region() async throws {
        let code = try SymbolFixture["byte"].picture()
        let frame = GreyPicture.plain(200, width: 640, height: 480).with(code, atX: 300, y: 200)
        let reader = QRReader(budget: .seconds(86_400))
        let symbols = try await reader.read(
            frame, in: PixelRectangle(x: 280, y: 180, width: 200, height: 200))
        let corner = try #require(symbols.first?.corners.first)
        #expect(abs(corner.x - 316) <= 2)
        #expect(abs(corner.y - 216) <= 2)
        await #expect(throws: QRReadingError.self) {
            try await QRReader.zxing.read(
                frame, in: PixelRectangle(x: 0, y: 0, width: 200, height: 200))
        }
        let outside = PixelRectangle(x: 640, y: 0, width: 10, height: 10)
        await #expect(throws: QRReadingError.outside(outside)) {
            try await reader.read(frame, in: outside)
        }
    }
}
