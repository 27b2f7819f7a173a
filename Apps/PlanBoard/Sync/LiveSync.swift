import Foundation
public import PlanBoardCore
import PostgreSQL
import Synchronization

/// Keeps a file of boards and a team's together while a program runs: own changes are sent at once,
/// those of others arrive as soon as the server announces them.
///
/// It works on a thread of its own, with its own connections to the file and to the server. When
/// the server is away it tries again, first after a second, later every minute.
public final class LiveSync: Sendable {
    /// How the exchange goes.
    public enum State: Hashable, Sendable {
        case connecting
        case upToDate

        /// The server cannot be used. Changes are kept, and sent later.
        case failing(BoardSyncError)
    }

    private let path: String
    private let address: String
    private let team: String?
    private let report: @Sendable (State) -> Void
    private let isEnded = Atomic(false)

    /// A pipe that wakes the thread.
    private let wakeReading: Int32
    private let wakeWriting: Int32

    /// Starts to exchange edits.
    ///
    /// - Parameters:
    ///   - path: The file of boards.
    ///   - address: The database, in libpq's syntax.
    ///   - team: The team; by default the only one of the user.
    ///   - report: Called on the object's own thread after each exchange.
    public init(
        path: String, address: String, team: String? = nil,
        report: @escaping @Sendable (State) -> Void
    ) {
        self.path = path
        self.address = address
        self.team = team
        self.report = report
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (wakeReading, wakeWriting) = (ends[0], ends[1])
        Thread.detachNewThread { [self] in work() }
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

    deinit {
        close(wakeReading)
        close(wakeWriting)
    }

    /// Sends changes that were made in the file.
    public func wake() { _ = write(wakeWriting, "w", 1) }

    /// Ends the exchange.
    public func end() {
        isEnded.store(true, ordering: .relaxed)
        wake()
    }

    // MARK: The thread

    private func work() {
        var pause: Int32 = 1000
        report(.connecting)
        while !isEnded.load(ordering: .relaxed) {
            do {
                try exchange { pause = 1000 }
            } catch let error as BoardSyncError {
                report(.failing(error))
            } catch let error as BoardStoreError {
                report(.failing(.store(error)))
            } catch {
                preconditionFailure("\(error) is none of the errors of an exchange.")
            }
            guard !isEnded.load(ordering: .relaxed) else { return }
            var file = pollfd(fd: wakeReading, events: Int16(POLLIN), revents: 0)
            _ = poll(&file, 1, pause)
            pause = min(pause * 2, 60_000)
        }
    }

    /// Exchanges edits until the connection breaks.
    private func exchange(_ didSucceed: () -> Void) throws {
        let store = try BoardStore(path: path)
        let server = try TeamServer(address)
        let session = server.session
        // Listening comes first, so that no announcement is missed.
        try server.join(team).listen()
        while !isEnded.load(ordering: .relaxed) {
            drain()
            _ = try BoardSync.run(store, on: server, address: address, team: team)
            didSucceed()
            report(.upToDate)
            _ = try server.run { () throws(PostgresFailure) in
                try session.waitForNotification(milliseconds: -1, wake: wakeReading)
            }
        }
    }

    private func drain() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(wakeReading, &bytes, bytes.count) > 0 {}
    }
}
