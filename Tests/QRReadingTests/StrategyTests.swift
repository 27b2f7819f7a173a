import QRReading
import TestSupport
import Testing

/// Fake engines in virtual time: what is asserted here takes no time.
@Suite("Decoder strategies")
struct StrategyTests {
    /// How a search with two decoders went.
    private struct Run: Sendable {
        let texts: [String]
        let time: Duration
        let first: FakeDecoder
        let second: FakeDecoder
    }

    private static let blank = GreyPicture(
        width: 64, height: 64, pixels: Array(repeating: 255, count: 64 * 64))

    private func run(
        _ strategy: QRStrategy, a: (reads: String?, after: Int), b: (reads: String?, after: Int)
    ) -> Run {
        VirtualTime.run { clock in
            let first = FakeDecoder("A", reads: a.reads, after: a.after, clock: clock)
            let second = FakeDecoder("B", reads: b.reads, after: b.after, clock: clock)
            var reader = QRReader(
                budget: .seconds(10), strategy: strategy, decoders: [first, second], clock: clock)
            reader.looksFurther = false
            reader.diagnoses = false
            let symbols = (try? await reader.read(Self.blank)) ?? []
            return Run(
                texts: symbols.map(\.text), time: clock.now.time, first: first, second: second)
        }.value
    }

    // MARK: Plan A

    @Test(
        "Strategy: plan A starts the second decoder only if the first found nothing",
        .rows("S0-114"))
    func planA() {
        let found = run(.inTurn, a: ("A", 30), b: ("B", 50))
        #expect(found.texts == ["A"])
        #expect(found.time == .milliseconds(30))
        #expect(found.second.starts == 0)

        let empty = run(.inTurn, a: (nil, 30), b: ("B", 50))
        #expect(empty.texts == ["B"])
        #expect(empty.time == .milliseconds(80))
        #expect(empty.second.events.first == .started(.milliseconds(30)))
    }

    // MARK: Plan B

    @Test("Strategy: plan B waits for both decoders and keeps both results", .rows("S0-115"))
    func planB() {
        let run = run(.together, a: ("A", 100), b: ("B", 50))
        #expect(run.texts == ["A", "B"])
        #expect(run.time == .milliseconds(100))
        #expect(run.first.events.first == .started(.zero))
        #expect(run.second.events.first == .started(.zero))
    }

    @Test("Strategy: plan B returns what was found when the time budget ends")
    func planBInTime() {
        let run = VirtualTime.run { clock in
            let first = FakeDecoder("A", reads: "A", after: 100, clock: clock)
            let second = FakeDecoder("B", reads: "B", after: 5000, clock: clock)
            let reader = QRReader(
                budget: .milliseconds(300), decoders: [first, second], clock: clock)
            return (try? await reader.readAll(Self.blank))?.map(\.text)
        }
        #expect(run.value == ["A"])
        #expect(run.time == .milliseconds(300))
    }

    @Test("Strategy: plan B reports a code read by both decoders once", .rows("S0-113"))
    func planBOnce() {
        #expect(run(.together, a: ("same", 10), b: ("same", 20)).texts == ["same"])
    }

    // MARK: Plan C

    @Test("Strategy: the faster success wins and the slower decoder is cancelled", .rows("S0-116"))
    func fastWins() {
        let run = run(.race(hedge: .zero), a: ("A", 100), b: ("B", 50))
        #expect(run.texts == ["B"])
        #expect(run.time == .milliseconds(50))
        #expect(run.first.events == [.started(.zero), .cancelled(.milliseconds(50))])
    }

    @Test("Strategy: a failure does not end the race", .rows("S0-116"))
    func failureFirst() {
        let run = run(.race(hedge: .zero), a: (nil, 10), b: ("B", 50))
        #expect(run.texts == ["B"])
        #expect(run.time == .milliseconds(50))
    }

    @Test("Strategy: if both decoders fail, the result comes after both", .rows("S0-116"))
    func bothFail() {
        let run = run(.race(hedge: .zero), a: (nil, 10), b: (nil, 50))
        #expect(run.texts.isEmpty)
        #expect(run.time == .milliseconds(50))
    }

    @Test("Strategy: two simultaneous successes give one result", .rows("S0-116"))
    func once() {
        #expect(run(.race(hedge: .zero), a: ("A", 50), b: ("B", 50)).texts.count == 1)
    }

    // MARK: The hedge

    @Test("Strategy: the second decoder does not start if the first ends within the hedge delay")
    func hedgeUnused() {
        let run = run(.race(hedge: .milliseconds(5)), a: ("A", 4), b: ("B", 1))
        #expect(run.texts == ["A"])
        #expect(run.time == .milliseconds(4))
        #expect(run.second.starts == 0)
    }

    @Test("Strategy: the second decoder starts after the hedge delay and may win")
    func hedgeUsed() {
        let run = run(.race(hedge: .milliseconds(5)), a: ("A", 100), b: ("B", 50))
        #expect(run.texts == ["B"])
        #expect(run.time == .milliseconds(55))
        #expect(run.first.wasCancelled)
    }

    @Test("Strategy: the second decoder starts once, when the first has failed")
    func failureBeforeHedge() {
        let run = run(.race(hedge: .milliseconds(5)), a: (nil, 2), b: ("B", 50))
        #expect(run.texts == ["B"])
        #expect(run.time == .milliseconds(52))
        #expect(run.second.starts == 1)
    }

    // MARK: Engines that are not there

    @Test("Strategy: the next engine replaces one that is nil", .rows("S0-108"))
    func nilEngine() {
        let texts = VirtualTime.run { clock in
            let second = FakeDecoder("B", reads: "B", after: 1, clock: clock)
            let reader = QRReader(decoders: [nil, second], clock: clock)
            return (try? await reader.read(Self.blank))?.map(\.text)
        }.value
        #expect(texts == ["B"])
    }

    @Test(
        "Strategy: the next engine replaces one that does not work", .rows("S0-108"),
        arguments: [true, false])
    func brokenEngine(isFirst: Bool) {
        let texts = VirtualTime.run { clock in
            let broken = FakeDecoder("A", reads: nil, after: 1, isBroken: true, clock: clock)
            let working = FakeDecoder("B", reads: "B", after: 5, clock: clock)
            let reader = QRReader(
                decoders: isFirst ? [broken, working] : [working, broken], clock: clock)
            return (try? await reader.read(Self.blank))?.map(\.text)
        }.value
        #expect(texts == ["B"])
    }

    @Test("Strategy: a missing engine is reported by the error", .rows("S0-108"))
    func noEngine() async {
        await #expect(throws: QRReadingError.noDecoder) {
            try await QRReader(decoders: [nil, nil]).read(Self.blank)
        }
        let error = VirtualTime.run { clock -> QRReadingError? in
            let broken = FakeDecoder("A", reads: nil, after: 1, isBroken: true, clock: clock)
            let reader = QRReader(decoders: [broken], clock: clock)
            return await failure { try await reader.read(Self.blank) }
        }.value
        #expect(error == .decoderUnavailable("A"))
    }

    // MARK: Time

    @Test(
        "Strategy: warming up runs each engine once, before the first picture", .rows("S0-117")
    )
    func warmUp() {
        let starts = VirtualTime.run { clock in
            let first = FakeDecoder("A", reads: nil, after: 500, clock: clock)
            let second = FakeDecoder("B", reads: nil, after: 200, clock: clock)
            await QRReader(decoders: [first, second], clock: clock).warmUp()
            return [first.starts, second.starts]
        }.value
        #expect(starts == [1, 1])
    }

    @Test("Strategy: the time budget ends the search")
    func budget() {
        let run = VirtualTime.run { clock -> QRReadingError? in
            let slow = FakeDecoder("A", reads: "A", after: 1000, clock: clock)
            var reader = QRReader(budget: .milliseconds(300), decoders: [slow], clock: clock)
            reader.diagnoses = false
            return await failure { try await reader.read(Self.blank) }
        }
        #expect(run.value == .outOfTime(.milliseconds(300), nil))
        #expect(run.time == .milliseconds(300))
    }

    @Test("Strategy: a cancelled reader cancels its decoders and returns at once")
    func cancellation() {
        let run = VirtualTime.run { clock -> (QRReadingError?, Bool) in
            let slow = FakeDecoder("A", reads: "A", after: 1000, clock: clock)
            let reader = QRReader(budget: .seconds(10), decoders: [slow], clock: clock)
            let error = await withTaskGroup(of: QRReadingError?.self) { group in
                group.addTask { await failure { try await reader.read(Self.blank) } }
                try? await clock.sleep(for: .milliseconds(20))
                group.cancelAll()
                return await group.next() ?? nil
            }
            return (error, slow.wasCancelled)
        }
        #expect(run.value.0 == .cancelled)
        #expect(run.value.1)
        #expect(run.time == .milliseconds(20))
    }
}

/// What a reading fails with; `nil` when it does not.
func failure(of read: () async throws -> [QRSymbol]) async -> QRReadingError? {
    do {
        _ = try await read()
        return nil
    } catch {
        return error as? QRReadingError
    }
}
