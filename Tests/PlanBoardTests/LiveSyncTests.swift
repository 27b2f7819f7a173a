import Foundation
import PlanBoardCore
import PlanBoardSync
import Reconnecting
import Testing

@Suite("Live exchange")
nonisolated struct LiveSyncTests {
    private typealias Log = VirtualLine.Log

    private func run(_ line: VirtualLine) -> Log {
        var loop = LiveSyncLoop(line, schedule: RetrySchedule()) { line.log.states.append($0) }
        loop.run()
        return line.log
    }

    // MARK: In virtual time

    @Test("Live exchange: attempts follow the schedule, whatever is edited meanwhile")
    func schedule() {
        let edits = (0..<600).map { (TimeInterval($0) * 0.5, SyncSignals.edit) }
        let log = run(VirtualLine(log: Log(), signals: edits, end: 300))
        #expect(log.attempts == [0, 1, 3, 7, 15, 31, 63, 123, 183, 243])
        #expect(log.states.count == 11 && log.states.first == .connecting)
    }

    @Test("Live exchange: pauses begin when an attempt has failed, however long it took")
    func slowFailures() {
        var line = VirtualLine(log: Log(), signals: [], end: 60)
        line.patience = 10
        #expect(run(line).attempts == [0, 11, 23, 37, 55])
    }

    @Test("Live exchange: the network's return causes an attempt at once, and short pauses again")
    func network() {
        let log = run(VirtualLine(log: Log(), signals: [(100, .network)], end: 105))
        #expect(log.attempts.suffix(4) == [63, 100, 101, 103])
    }

    @Test("Live exchange: a network that comes and goes causes one attempt a second at most")
    func unsteadyNetwork() {
        let flaps = (0..<1_000).map { (10 + TimeInterval($0) * 0.01, SyncSignals.network) }
        let log = run(VirtualLine(log: Log(), signals: flaps, end: 20))
        #expect(log.attempts.count <= 4 + 11)
    }

    @Test("Live exchange: the user's request causes an attempt at once")
    func retry() {
        let log = run(
            VirtualLine(log: Log(), signals: [(100, .retry), (100.2, .retry)], end: 101))
        #expect(log.attempts.suffix(3) == [63, 100, 100.2])
        #expect(log.states.suffix(2).first == .connecting)
    }

    @Test("Live exchange: edits that waited are sent when the server is back, later ones at once")
    func recovery() {
        var line = VirtualLine(
            log: Log(), signals: [(2, .edit), (70, .edit), (71, .edit)], end: 80)
        line.isThereFrom = 40
        let log = run(line)
        #expect(log.attempts == [0, 1, 3, 7, 15, 31, 63, 70, 71])
        #expect(log.exchanges == [63, 70, 71])
        #expect(log.states.last == .upToDate)
    }

    // MARK: In real time

    @Test("Live exchange: an edit that waits leaves a server that is away alone for a second")
    func pending() async throws {
        let folder = try TemporaryFolder()
        _ = try BoardSession(store: BoardStore(path: folder.path("a.db")), titles: ["Today"])
        let port = try ClosedPort()
        defer { port.end() }
        let (states, continuation) = AsyncStream<LiveSync.State>.makeStream()
        let live = LiveSync(path: folder.path("a.db"), address: port.address) {
            continuation.yield($0)
        }
        defer { live.end() }
        var failures = 0
        for await state in states {
            guard case .failing = state else { continue }
            failures += 1
            live.wake()
            if failures == 2 { break }
        }
        let attempts = port.attempts
        #expect(attempts[1] - attempts[0] > 0.9)
    }

    @Test("Live exchange: a request for an attempt ends a pause of an hour, edits do not")
    func longPause() async throws {
        let folder = try TemporaryFolder()
        _ = try BoardSession(store: BoardStore(path: folder.path("a.db")), titles: ["Today"])
        let port = try ClosedPort()
        defer { port.end() }
        let (states, continuation) = AsyncStream<LiveSync.State>.makeStream()
        let live = LiveSync(
            path: folder.path("a.db"), address: port.address, team: nil,
            schedule: RetrySchedule(first: 3_600, longest: 3_600)
        ) { continuation.yield($0) }
        defer { live.end() }
        var failures = 0
        for await state in states {
            guard case .failing(.unreachable) = state else { continue }
            failures += 1
            if failures == 4 { break }
            // More than a pipe holds.
            for _ in 0..<100_000 { live.wake() }
            live.retry()
        }
        #expect(port.attempts.count == 4)
    }
}
