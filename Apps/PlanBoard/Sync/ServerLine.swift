import Foundation
import PlanBoardCore
import PostgreSQL

/// The connection of a ``LiveSync`` to its file and its server, in real time. It blocks the thread
/// that it belongs to.
struct ServerLine: SyncLine {
    let path: String
    let address: String
    let team: String?
    let pipe: SyncPipe

    /// What is there while it is connected.
    private var connection: (sync: BoardSync, server: TeamServer)?

    init(path: String, address: String, team: String?, pipe: SyncPipe) {
        self.path = path
        self.address = address
        self.team = team
        self.pipe = pipe
    }

    var now: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
    }

    mutating func exchange() throws(BoardSyncError) {
        if connection == nil { connection = try connect() }
        _ = try connection?.sync.run()
    }

    private func connect() throws(BoardSyncError) -> (sync: BoardSync, server: TeamServer) {
        let store: BoardStore
        do { store = try BoardStore(path: path) } catch { throw .store(error) }
        let server = try TeamServer(address)
        let team = try server.join(team)
        do { try store.remember(team.id, address: address, team: team.name) } catch {
            throw .store(error)
        }
        // Listening comes first, so that no announcement is missed.
        try team.listen()
        return (BoardSync(store, with: team), server)
    }

    mutating func waitForEdits() throws(BoardSyncError) -> SyncSignals {
        guard let server = connection?.server else { return [] }
        _ = try server.run { () throws(PostgresFailure) in
            try server.session.waitForNotification(milliseconds: -1, wake: pipe.reading)
        }
        return pipe.take()
    }

    mutating func disconnect() { connection = nil }

    func wait(_ seconds: TimeInterval) -> SyncSignals { pipe.wait(seconds) }
}
