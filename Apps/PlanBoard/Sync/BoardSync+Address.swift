public import PlanBoardCore

extension BoardSync {
    /// Exchanges the edits of a file with a team's on a server, which the file remembers.
    ///
    /// - Parameters:
    ///   - address: The database, in libpq's syntax.
    ///   - team: The team's name; by default the only one of the user.
    public static func run(
        _ store: BoardStore, address: String, team: String? = nil
    ) throws(BoardSyncError) -> Summary {
        try run(store, on: TeamServer(address), address: address, team: team)
    }

    /// Like ``run(_:address:team:)``, on a server that is connected.
    static func run(
        _ store: BoardStore, on server: TeamServer, address: String, team: String?
    ) throws(BoardSyncError) -> Summary {
        let peer = try server.join(team)
        do throws(BoardStoreError) {
            try store.remember(peer.id, address: address, team: peer.name)
        } catch {
            throw .store(error)
        }
        return try BoardSync(store, with: peer).run()
    }
}
