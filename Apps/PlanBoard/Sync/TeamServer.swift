package import Foundation
package import PlanBoardCore
import PostgreSQL

/// A team's boards in a PostgreSQL database.
///
///     let server = try TeamServer("postgresql://ana@host/boards")
///     let team = try server.join(nil)
///     try BoardSync(store, with: team).run()
///
/// It belongs to one thread.
public final class TeamServer {
    /// The name of the database and its server.
    public let name: String

    let session: PostgresSession
    private let serverID: String

    /// Connects to a database, and creates its tables if it has none.
    ///
    /// - Parameter address: `postgresql://user@host/database`, or another form of libpq's.
    public init(_ address: String) throws(BoardSyncError) {
        let name = PostgresSession.name(of: address)
        self.name = name
        do throws(PostgresFailure) {
            session = try PostgresSession(address)
            let rows = try Self.prepareTables(session)
            guard let id = rows.text(0, 0), let format = rows.text(0, 1).flatMap({ Int($0) })
            else {
                throw PostgresFailure.damaged("the table board_server has no row")
            }
            serverID = id
            guard format <= TeamSchema.format else {
                throw PostgresFailure(code: "newer", message: "\(format)")
            }
        } catch {
            if error.code == "newer" {
                throw .tooNew(server: name, format: Int(error.message) ?? 0)
            }
            throw BoardSyncError(error, server: name)
        }
    }

    private static func prepareTables(
        _ session: PostgresSession
    ) throws(PostgresFailure) -> PostgresResult {
        if try session.query("SELECT to_regclass('board_server') IS NULL").text(0, 0) == "t" {
            do throws(PostgresFailure) {
                try session.transaction { () throws(PostgresFailure) in
                    try session.execute(TeamSchema.sql)
                }
            } catch {
                // Another program may have created them concurrently.
                guard
                    try session.query("SELECT to_regclass('board_server') IS NOT NULL")
                        .text(0, 0) == "t"
                else { throw error }
            }
        }
        return try session.query("SELECT id, format FROM board_server")
    }

    func run<Result: ~Copyable>(
        _ body: () throws(PostgresFailure) -> Result
    ) throws(BoardSyncError) -> Result {
        do { return try body() } catch { throw BoardSyncError(error, server: name) }
    }

    // MARK: Teams

    /// The teams of the user.
    public func teams() throws(BoardSyncError) -> [String] {
        try run { () throws(PostgresFailure) in
            let rows = try session.query("SELECT team FROM board_my_teams() AS team ORDER BY team")
            return (0..<rows.count).compactMap { rows.text($0, 0) }
        }
    }

    /// Makes a team with the user as its member.
    public func found(_ team: String) throws(BoardSyncError) {
        try run { () throws(PostgresFailure) in
            _ = try session.query("SELECT board_found_team($1)", [team])
        }
    }

    /// Takes another user into a team.
    public func invite(_ member: String, into team: String) throws(BoardSyncError) {
        try run { () throws(PostgresFailure) in
            _ = try session.query("SELECT board_invite($1, $2)", [team, member])
        }
    }

    /// The name of the user's team, if there is one alone.
    public func onlyTeam() throws(BoardSyncError) -> String { try join(nil).name }

    /// Returns a team of the user.
    ///
    /// - Parameter team: The team's name; by default the only one.
    package func join(_ team: String?) throws(BoardSyncError) -> Team {
        let own = try teams()
        if let team {
            guard own.contains(team) else { throw .otherTeam(team, own: own) }
            return Team(server: self, name: team, id: "\(serverID)/\(team)")
        }
        guard let only = own.first else {
            let user = try run { () throws(PostgresFailure) in
                try session.query("SELECT session_user").text(0, 0) ?? ""
            }
            throw .noTeam(server: name, user: user)
        }
        guard own.count == 1 else { throw .whichTeam(own) }
        return Team(server: self, name: only, id: "\(serverID)/\(only)")
    }
}

/// A team of a server.
package struct Team: BoardPeer {
    let server: TeamServer
    package let name: String
    package let id: String

    package func send(_ edits: [SentEdit]) throws(BoardSyncError) {
        try server.run { () throws(PostgresFailure) in
            let session = server.session
            try session.transaction { () throws(PostgresFailure) in
                // Numbers become visible in their order, so that no reader passes one by.
                _ = try session.query(
                    "SELECT pg_advisory_xact_lock(hashtextextended('touchstone ' || $1, 0))",
                    [name])
                _ = try session.query(
                    """
                    INSERT INTO board_edits (team, id, board, name, time, changes)
                    SELECT $1, id, board, name, time, changes
                    FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[])
                        WITH ORDINALITY AS edits (id, board, name, time, changes, place)
                    ORDER BY place ON CONFLICT DO NOTHING
                    """,
                    [
                        name, PostgresArray.text(edits.map(\.id.uuidString)),
                        PostgresArray.text(edits.map(\.boardID.uuidString)),
                        PostgresArray.text(edits.map(\.name)),
                        PostgresArray.text(edits.map(\.time)),
                        PostgresArray.text(edits.map(\.changes)),
                    ])
                _ = try session.query("SELECT pg_notify(\(Self.channel), '')", [name])
            }
        }
    }

    /// The channel on which new edits are announced, in SQL: each team has its own, so that the
    /// programs of others sleep on. Names of channels have 63 bytes at most.
    private static let channel = "'touchstone_board_' || md5($1)"

    /// Asks the server to announce new edits.
    func listen() throws(BoardSyncError) {
        try server.run { () throws(PostgresFailure) in
            let channel = try server.session.query("SELECT \(Self.channel)", [name]).text(0, 0)
            try server.session.execute("LISTEN \(channel ?? "touchstone_board")")
        }
    }

    package func edits(
        after number: Int64, limit: Int
    ) throws(BoardSyncError) -> (edits: [SentEdit], last: Int64) {
        try server.run { () throws(PostgresFailure) in
            let rows = try server.session.query(
                """
                SELECT number, id, board, name, time, changes FROM board_edits
                WHERE team = $1 AND number > $2::bigint ORDER BY number LIMIT $3::integer
                """, [name, "\(number)", "\(limit)"])
            var (edits, last) = ([SentEdit](), number)
            for row in 0..<rows.count {
                guard let number = rows.text(row, 0).flatMap({ Int64($0) }),
                    let id = rows.text(row, 1).flatMap({ UUID(uuidString: $0) }),
                    let board = rows.text(row, 2).flatMap({ UUID(uuidString: $0) })
                else { throw PostgresFailure.damaged("an edit cannot be read") }
                last = number
                edits.append(
                    SentEdit(
                        id: id, boardID: board, name: rows.text(row, 3) ?? "",
                        time: rows.text(row, 4) ?? "", changes: rows.text(row, 5) ?? ""))
            }
            return (edits, last)
        }
    }

    package func missingAttachments(_ hashes: [String]) throws(BoardSyncError) -> [String] {
        try server.run { () throws(PostgresFailure) in
            let rows = try server.session.query(
                """
                SELECT hash FROM unnest($2::text[]) AS hash
                WHERE hash NOT IN (SELECT hash FROM board_attachments WHERE team = $1)
                """, [name, PostgresArray.text(hashes)])
            return (0..<rows.count).compactMap { rows.text($0, 0) }
        }
    }

    package func sendAttachment(_ hash: String, _ data: Data) throws(BoardSyncError) {
        try server.run { () throws(PostgresFailure) in
            _ = try server.session.query(
                """
                INSERT INTO board_attachments VALUES ($1, $2, decode($3, 'base64'))
                ON CONFLICT DO NOTHING
                """, [name, hash, data.base64EncodedString()])
        }
    }

    package func attachment(_ hash: String) throws(BoardSyncError) -> Data? {
        try server.run { () throws(PostgresFailure) in
            let rows = try server.session.query(
                """
                SELECT encode(bytes, 'base64') FROM board_attachments
                WHERE team = $1 AND hash = $2
                """, [name, hash])
            guard rows.count == 1, let text = rows.text(0, 0) else { return nil }
            return Data(base64Encoded: text, options: .ignoreUnknownCharacters)
        }
    }
}

extension PostgresFailure {
    /// A failure for tables that others have changed.
    fileprivate static func damaged(_ message: String) -> PostgresFailure {
        PostgresFailure(code: "XX001", message: message)
    }
}
