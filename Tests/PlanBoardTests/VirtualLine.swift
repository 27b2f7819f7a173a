import Foundation
import PlanBoardSync

/// A server that is away at some times, and signals at others, in virtual time.
nonisolated struct VirtualLine: SyncLine {
    /// What happened.
    final class Log {
        /// The times of the attempts to connect.
        var attempts: [TimeInterval] = []

        /// The times of exchanges that succeeded.
        var exchanges: [TimeInterval] = []
        var states: [LiveSync.State] = []
    }

    private(set) var now: TimeInterval = 0

    /// The time from which on the server answers.
    var isThereFrom: TimeInterval = .infinity

    /// The seconds after which an attempt fails.
    var patience: TimeInterval = 0

    /// Signals with their times, in that order; the last one is the end.
    var signals: [(TimeInterval, SyncSignals)]

    let log: Log

    init(log: Log, signals: [(TimeInterval, SyncSignals)], end: TimeInterval) {
        self.log = log
        self.signals = signals + [(end, .end)]
    }

    mutating func exchange() throws(BoardSyncError) {
        log.attempts.append(now)
        guard now >= isThereFrom else {
            now += patience
            throw .unreachable(server: "server", "it is away")
        }
        log.exchanges.append(now)
    }

    mutating func waitForEdits() throws(BoardSyncError) -> SyncSignals { wait(.infinity) }

    mutating func disconnect() {}

    mutating func wait(_ seconds: TimeInterval) -> SyncSignals {
        guard let (time, _) = signals.first, time <= now + seconds else {
            now += seconds
            return []
        }
        now = max(now, time)
        // All that have come are taken together.
        var taken: SyncSignals = []
        while let (time, signal) = signals.first, time <= now {
            taken.formUnion(signal)
            signals.removeFirst()
        }
        return taken
    }
}
