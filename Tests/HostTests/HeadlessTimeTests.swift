import CoreGraphics
import HostHeadless
import Platform
import TestSupport
import Testing

@Suite("Headless clock")
struct HeadlessTimeTests {
    @Test("Headless clock: starts at zero or a given time, and advances only on request")
    func start() throws {
        #expect(try HeadlessFixture().host.now == 0)
        let host = try HeadlessFixture(startingAt: 12.5).host
        host.requestFrame()
        #expect(host.now == 12.5)
        host.advance(by: 0.25)
        #expect(host.now == 12.75)
        host.advance(to: 3)
        #expect(host.now == 12.75)
    }

    @Test("Headless clock: runs timers by time, and those of one time by age, each at its time")
    func timerOrder() throws {
        let fixture = try HeadlessFixture()
        fixture.log("c", at: 0.5)
        fixture.log("a", at: 0.25)
        fixture.log("d", at: 0.5)
        fixture.log("past", at: -1)
        fixture.log("nan", at: .nan)
        fixture.log("never", at: .infinity)
        fixture.log("later", at: 2)
        fixture.host.advance(to: 1)
        #expect(
            fixture.client.calls == [
                .timer("past", 0), .timer("nan", 0), .timer("a", 0.25), .timer("c", 0.5),
                .timer("d", 0.5),
            ])
    }

    @Test("Headless clock: never runs a cancelled timer")
    func cancel() throws {
        let fixture = try HeadlessFixture()
        let timer = fixture.log("a", at: 0.5)
        fixture.log("b", at: 0.5)
        timer.cancel()
        timer.cancel()
        fixture.host.advance(to: 1)
        #expect(fixture.client.calls == [.timer("b", 0.5)])
    }

    @Test("Headless clock: merges frame requests, on the grid of the screen's rate")
    func frames() throws {
        let fixture = try HeadlessFixture(framesPerSecond: 10)
        fixture.host.advance(to: 0.25)
        fixture.host.requestFrame()
        fixture.host.requestFrame()
        fixture.host.advance(to: 1)
        #expect(fixture.client.calls == [.frame(0.3)])
    }

    @Test("Headless clock: shows a frame at once when its time is now and none was shown at it")
    func frameNow() throws {
        let fixture = try HeadlessFixture(framesPerSecond: 10)
        fixture.host.requestFrame()
        fixture.host.advance(by: 0)
        #expect(fixture.client.calls == [.frame(0)])
        fixture.host.requestFrame()
        fixture.host.advance(by: 0)
        #expect(fixture.client.calls == [.frame(0)])
        fixture.host.advance(by: 0.1)
        #expect(fixture.client.calls == [.frame(0), .frame(0.1)])
    }

    @Test("Headless clock: shows sixty frames per second, however the second is divided")
    func animation() throws {
        for steps in [1, 7, 60, 1_000] {
            let fixture = try HeadlessFixture()
            fixture.client.onFrame = { _ in fixture.host.requestFrame() }
            fixture.host.requestFrame()
            for _ in 0..<steps { fixture.host.advance(by: 1 / Double(steps)) }
            let expected: [RecordingClient.Call] = (0...60).map { .frame(Double($0) / 60) }
            #expect(fixture.client.calls == expected, "in \(steps) steps")
        }
    }

    @Test("Headless clock: runs a timer before the frame of the same time")
    func timerBeforeFrame() throws {
        let fixture = try HeadlessFixture()
        fixture.host.advance(to: 0.001)
        fixture.host.requestFrame()
        fixture.log("a", at: 1.0 / 60)
        fixture.host.advance(to: 1)
        #expect(fixture.client.calls == [.timer("a", 1.0 / 60), .frame(1.0 / 60)])
    }

    @Test(
        "Headless clock: agrees with a sorted list on any mix of timers and cancellations",
        arguments: 0..<40)
    func model(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let fixture = try HeadlessFixture()
        var expected: [(time: Double, name: String)] = []
        var timers: [(name: String, timer: any HostTimer)] = []
        var now = 0.0
        for step in 0..<60 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<6:
                let time = now + Double(Int.random(in: -2...12, using: &random)) / 4
                expected.append((max(time, now), "\(step)"))
                timers.append(("\(step)", fixture.log("\(step)", at: time)))
            case 6 where !timers.isEmpty:
                let victim = timers.remove(at: Int.random(in: 0..<timers.count, using: &random))
                victim.timer.cancel()
                expected.removeAll { $0.name == victim.name }
            default:
                now += Double(Int.random(in: 0...8, using: &random)) / 8
                fixture.host.advance(to: now)
                let due = expected.enumerated().filter { $0.element.time <= now }
                    .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
                expected.removeAll { $0.time <= now }
                let calls: [RecordingClient.Call] = due.map {
                    .timer($0.element.name, $0.element.time)
                }
                #expect(fixture.client.calls == calls)
                fixture.client.calls = []
            }
        }
    }
}

@Suite("Settling")
struct SettleTests {
    @Test("Settling: skips idle time and stops after the last piece of work")
    func jump() throws {
        let fixture = try HeadlessFixture()
        fixture.log("a", at: 7)
        fixture.log("after the limit", at: 20)
        #expect(fixture.host.settle())
        #expect(fixture.host.now == 7)
        #expect(fixture.client.calls == [.timer("a", 7)])
    }

    @Test("Settling: an infinite animation ends at the limit")
    func endless() throws {
        let fixture = try HeadlessFixture()
        fixture.client.onFrame = { _ in fixture.host.requestFrame() }
        fixture.host.requestFrame()
        #expect(!fixture.host.settle(limit: 2))
        #expect(fixture.client.calls.count == 121)  // both ends of two seconds at 60 a second
    }

    @Test("Settling: passes timers that schedule each other without delay")
    func zeroDelay() throws {
        let fixture = try HeadlessFixture()
        var count = 0
        func again() {
            count += 1
            fixture.host.schedule(at: fixture.host.now) { again() }
        }
        again()
        fixture.host.settle(limit: 0.1)
        #expect(count > 10_000)
        #expect(fixture.host.now > 0.09)
    }

    @Test("Settling: when awaited, main-actor tasks run between frames")
    func tasks() async throws {
        let fixture = try HeadlessFixture()
        var log: [String] = []
        fixture.client.onFrame = { time in
            log.append("frame \(time)")
            Task {
                log.append("task")
                if log.count < 4 { fixture.host.requestFrame() }
            }
        }
        fixture.host.requestFrame()
        #expect(await fixture.host.settled())
        #expect(log == ["frame 0.0", "task", "frame \(1.0 / 60)", "task"])
    }

    @Test("Advancing: when awaited, the clock reaches the given time")
    func advanced() async throws {
        let fixture = try HeadlessFixture()
        Task { _ = fixture.log("from a task", at: 0.5) }
        await fixture.host.advanced(by: 1)
        #expect(fixture.client.calls == [.timer("from a task", 0.5)])
        #expect(fixture.host.now == 1)
    }
}

@Suite("Running headless apps")
struct HeadlessRunTests {
    @Test("Headless run: performs due work and returns zero")
    func drains() throws {
        let fixture = try HeadlessFixture()
        fixture.log("a", at: 3)
        #expect(fixture.host.run() == 0)
        #expect(fixture.client.calls == [.timer("a", 3)])
    }

    @Test("Headless run: stops at once with the given code")
    func stop() throws {
        let fixture = try HeadlessFixture()
        fixture.host.schedule(at: 1) { fixture.host.stop(with: 7) }
        fixture.log("later", at: 2)
        #expect(fixture.host.run() == 7)
        #expect(fixture.client.calls == [])
    }

    @Test(
        "Headless run: serves main-actor tasks and the main queue, without waiting for a clock")
    nonisolated func tasks() throws {
        let probe = try VirtualDesktop.startProbe([:], arguments: ["--headless"])
        let end = try probe.end()
        #expect(probe.lines == ["task", "frame probe 400 300", "queue 50.0"])
        #expect(end.code == 3)
    }

    @Test("Headless run: ends despite an infinite animation")
    func endless() throws {
        let fixture = try HeadlessFixture()
        fixture.host.runLimit = 1
        fixture.client.onFrame = { _ in fixture.host.requestFrame() }
        fixture.host.requestFrame()
        #expect(fixture.host.run() == 0)
        #expect(fixture.host.now == 1)
    }
}

// MARK: - Work of other threads

/// Work that another thread adds when the host looks for it, some times.
private final class ArrivingWork: AsynchronousWork {
    /// The number of jobs that arrive at the first, second … look.
    var arrivals: [Int]

    /// `true` to let a job add the next one, without end.
    var isEndless = false
    private(set) var ready = 0
    private(set) var done = 0

    init(_ arrivals: [Int]) { self.arrivals = arrivals }

    var nextDue: Double? { nil }
    var nextDueOnce: Double? { nil }
    var isTracking = false

    var isReady: Bool {
        if !arrivals.isEmpty { ready += arrivals.removeFirst() }
        return ready > 0
    }

    func clockDidAdvance(to time: Double) {}
    func runDueWork() {}

    func runReadyWork() {
        done += ready
        ready = isEndless ? 1 : 0
    }
}

@Suite("Headless host and other threads")
struct HeadlessArrivalTests {
    @Test(
        "Headless host: settling runs work that other threads add when all that was ready has run",
        arguments: [[1], [0, 1], [2, 1, 1], [1, 0, 1], [1, 2, 3, 0]])
    func arrivals(_ arrivals: [Int]) async throws {
        let total = arrivals.prefix { $0 > 0 }.reduce(0, +)
        let host = try HeadlessFixture().host
        let work = ArrivingWork(arrivals)
        host.asynchronousWork = work
        #expect(host.settle())
        #expect(work.done >= total && work.ready == 0)
        work.arrivals = arrivals
        #expect(await host.settled())
        #expect(work.ready == 0)
    }

    @Test("Headless host: work that adds other work without end does not settle")
    func endless() async throws {
        let host = try HeadlessFixture().host
        let work = ArrivingWork([])
        work.isEndless = true
        host.asynchronousWork = work
        #expect(!host.settle())
        #expect(await !host.settled())
        #expect(work.ready == 1)
    }
}
