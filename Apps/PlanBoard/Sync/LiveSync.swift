import Foundation
public import PlanBoardCore
package import Reconnecting

/// Keeps a file of boards and a team's together while a program runs: own changes are sent at once,
/// those of others arrive as soon as the server announces them.
///
/// It works on a thread of its own, with its own connections to the file and to the server, so that
/// no other thread ever waits for the network. When the server is away it tries again: first after
/// a second, later every minute, and at once when the network returns or ``retry()`` is called.
public final class LiveSync: Sendable {
    /// How the exchange goes.
    public enum State: Hashable, Sendable {
        case connecting
        case upToDate

        /// The server cannot be used. Changes are kept, and sent later.
        case failing(BoardSyncError)
    }

    private let pipe = SyncPipe()
    private let network: NetworkMonitor?

    /// Starts to exchange edits.
    ///
    /// - Parameters:
    ///   - path: The file of boards.
    ///   - address: The database, in libpq's syntax.
    ///   - team: The team; by default the only one of the user.
    ///   - report: Called on the object's own thread after each exchange and each attempt.
    public convenience init(
        path: String, address: String, team: String? = nil,
        report: @escaping @Sendable (State) -> Void
    ) {
        self.init(
            path: path, address: address, team: team, schedule: RetrySchedule(), report: report)
    }

    /// - Parameter schedule: The pauses between attempts.
    package init(
        path: String, address: String, team: String?, schedule: RetrySchedule,
        report: @escaping @Sendable (State) -> Void
    ) {
        network = NetworkMonitor { [pipe] in pipe.send(.network) }
        Thread.detachNewThread { [pipe] in
            let line = ServerLine(path: path, address: address, team: team, pipe: pipe)
            var loop = LiveSyncLoop(line, schedule: schedule, report: report)
            loop.run()
        }
    }

    /// Starts to exchange edits with the team that a file was last exchanged with.
    ///
    /// - Returns: `nil` if there is none.
    public convenience init?(
        _ store: BoardStore, report: @escaping @Sendable (State) -> Void
    ) throws(BoardStoreError) {
        guard let peer = try store.peers().last else { return nil }
        self.init(path: store.path, address: peer.address, team: peer.team, report: report)
    }

    deinit { end() }

    /// Sends changes that were made in the file: at once, or when the server is back.
    public func wake() { pipe.send(.edit) }

    /// Tries now to reach a server that was away.
    public func retry() { pipe.send(.retry) }

    /// Ends the exchange.
    public func end() { pipe.send(.end) }
}
