package import Foundation
package import Reconnecting

/// What a live exchange is woken for.
package struct SyncSignals: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The file was changed.
    package static let edit = SyncSignals(rawValue: 1)

    /// The network may have returned.
    package static let network = SyncSignals(rawValue: 2)

    /// The user wants an attempt now.
    package static let retry = SyncSignals(rawValue: 4)

    package static let end = SyncSignals(rawValue: 8)
}

/// What a ``LiveSyncLoop`` works with: a connection and a clock.
///
/// ``ServerLine`` is the one in use. Tests have one in virtual time.
package protocol SyncLine {
    /// The time in seconds, from any moment on.
    var now: TimeInterval { get }

    /// Connects, unless it is connected, and exchanges all edits.
    mutating func exchange() throws(BoardSyncError)

    /// Waits until edits of others are announced, or for a signal.
    mutating func waitForEdits() throws(BoardSyncError) -> SyncSignals

    /// Ends the connection, if there is one.
    mutating func disconnect()

    /// Waits for a signal; returns none after `seconds`.
    mutating func wait(_ seconds: TimeInterval) -> SyncSignals
}

/// Exchanges edits until it is ended, and tries again after pauses when the server is away.
///
/// A retry by the user or the network's return ends a pause early and resets the schedule to its
/// first pause. Edits do not end a pause, so that continued work causes no further attempts.
package struct LiveSyncLoop<Line: SyncLine> {
    private var line: Line
    private var schedule: RetrySchedule
    private let report: (LiveSync.State) -> Void

    package init(
        _ line: Line, schedule: RetrySchedule, report: @escaping (LiveSync.State) -> Void
    ) {
        self.line = line
        self.schedule = schedule
        self.report = report
    }

    package mutating func run() {
        report(.connecting)
        while true {
            do throws(BoardSyncError) {
                try exchange()
                return
            } catch {
                line.disconnect()
                report(.failing(error))
            }
            guard !pause() else { return }
        }
    }

    /// Exchanges edits until the connection breaks, or it is ended.
    private mutating func exchange() throws(BoardSyncError) {
        repeat {
            try line.exchange()
            schedule.reset()
            report(.upToDate)
            // After the network has changed, an exchange shows whether the connection still holds.
        } while !(try line.waitForEdits().contains(.end))
    }

    /// Waits until the next attempt.
    ///
    /// - Returns: `true` if it was ended.
    private mutating func pause() -> Bool {
        let start = line.now
        var end = start + schedule.pauseAfterFailure()
        while case let rest = end - line.now, rest > 0 {
            let signals = line.wait(rest)
            if signals.contains(.end) { return true }
            if signals.contains(.retry) {
                schedule.reset()
                report(.connecting)
                return false
            }
            if signals.contains(.network) {
                schedule.reset()
                // A network that comes and goes is no reason for more attempts.
                end = min(end, start + schedule.first)
            }
        }
        return false
    }
}
