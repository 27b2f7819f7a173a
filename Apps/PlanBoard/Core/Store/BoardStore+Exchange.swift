package import Foundation
import FoundationGaps
import SQLite

/// An edit as servers have it.
package struct SentEdit: Hashable, Sendable {
    package let id: UUID
    package let boardID: UUID

    /// The text of an ``Edit/Name``, maybe of a newer version.
    package let name: String

    /// The text of a ``HybridTime``.
    package let time: String

    /// The changes in JSON.
    package let changes: String

    package init(id: UUID, boardID: UUID, name: String, time: String, changes: String) {
        self.id = id
        self.boardID = boardID
        self.name = name
        self.time = time
        self.changes = changes
    }
}

/// How far a file and a server are with exchanging edits.
package struct ExchangeState: Hashable, Sendable {
    /// The number of the last journal entry that the server has.
    package var sent: Int64

    /// The server's number of the last edit that the file has.
    package var received: Int64
}

extension BoardStore {
    /// `true` for a store without a file.
    public var isTemporary: Bool { path == ":memory:" }

    /// The state of the exchange with a server and team; that of one that is new if there was none.
    package func exchangeState(with peer: String) throws(BoardStoreError) -> ExchangeState {
        try run { () throws(SQLiteError) in
            let row = try connection.statement("SELECT sent, received FROM peers WHERE id = ?")
            defer { row.reset() }
            row.bind(peer, at: 1)
            guard try row.step() else { return ExchangeState(sent: 0, received: 0) }
            return ExchangeState(sent: row.integer(0), received: row.integer(1))
        }
    }

    /// Remembers a server and team that the file's boards are exchanged with.
    package func remember(
        _ peer: String, address: String, team: String
    ) throws(BoardStoreError) {
        try run { () throws(SQLiteError) in
            let row = try connection.statement(
                """
                INSERT INTO peers VALUES (?, ?, ?, 0, 0)
                ON CONFLICT (id) DO UPDATE SET address = excluded.address
                """)
            row.bind(peer, at: 1)
            row.bind(address, at: 2)
            row.bind(team, at: 3)
            try row.run()
        }
    }

    /// The addresses and teams that the file's boards are exchanged with.
    package func peers() throws(BoardStoreError) -> [(address: String, team: String)] {
        try run { () throws(SQLiteError) in
            let row = try connection.statement("SELECT address, team FROM peers ORDER BY rowid")
            defer { row.reset() }
            var peers: [(String, String)] = []
            while try row.step() { peers.append((row.text(0), row.text(1))) }
            return peers
        }
    }

    /// The number of edits that wait for the server that the file was last exchanged with.
    package func waitingCount() throws(BoardStoreError) -> Int {
        try run { () throws(SQLiteError) in
            Int(
                try connection.number(
                    """
                    SELECT count(*) FROM journal, (SELECT * FROM peers ORDER BY rowid DESC LIMIT 1)
                    AS last WHERE number > last.sent AND peer IS NOT last.id
                    """))
        }
    }

    /// Edits that a server does not have, the oldest first, with the number of the last.
    package func unsentEdits(
        for peer: String, after number: Int64, limit: Int
    ) throws(BoardStoreError) -> (edits: [SentEdit], last: Int64) {
        try run { () throws(SQLiteError) in
            let row = try connection.statement(
                """
                SELECT number, id, board_id, name, time, changes FROM journal
                WHERE number > ? AND peer IS NOT ? ORDER BY number LIMIT ?
                """)
            defer { row.reset() }
            row.bind(number, at: 1)
            row.bind(peer, at: 2)
            row.bind(limit, at: 3)
            var (edits, last) = ([SentEdit](), number)
            while try row.step() {
                last = row.integer(0)
                edits.append(
                    SentEdit(
                        id: try row.identity(1), boardID: try row.identity(2), name: row.text(3),
                        time: row.text(4), changes: row.text(5)))
            }
            return (edits, last)
        }
    }

    /// Notes that a server has the journal up to a number.
    package func markSent(_ number: Int64, to peer: String) throws(BoardStoreError) {
        try run { () throws(SQLiteError) in
            let row = try connection.statement("UPDATE peers SET sent = ? WHERE id = ?")
            row.bind(number, at: 1)
            row.bind(peer, at: 2)
            try row.run()
        }
    }

    /// Merges edits of a server, all or none. Edits that the file has change nothing.
    ///
    /// - Parameter number: The server's number of the last of them.
    /// - Returns: The edits that are new.
    package func receive(
        _ edits: [SentEdit], upTo number: Int64, from peer: String
    ) throws(BoardStoreError) -> [Edit] {
        try run { () throws(SQLiteError) in
            var received: [Edit] = []
            try connection.transaction { () throws(SQLiteError) in
                for sent in edits where try !hasEdit(sent.id) {
                    let edit = try sent.edit()
                    try merge(edit)
                    try addToJournal(edit, changes: sent.changes, from: peer)
                    received.append(edit)
                }
                let row = try connection.statement("UPDATE peers SET received = ? WHERE id = ?")
                row.bind(number, at: 1)
                row.bind(peer, at: 2)
                try row.run()
            }
            return received
        }
    }

    private func hasEdit(_ id: UUID) throws(SQLiteError) -> Bool {
        let row = try connection.statement("SELECT 1 FROM journal WHERE id = ?")
        defer { row.reset() }
        row.bind(id.uuidString, at: 1)
        return try row.step()
    }
}

extension SentEdit {
    /// The attachments that the edit adds.
    package var addedAttachments: [Attachment] {
        // Few edits have any, and reading one takes time.
        guard changes.contains("\"attachments\"") else { return [] }
        return (try? edit().addedAttachments) ?? []
    }

    fileprivate func edit() throws(SQLiteError) -> Edit {
        guard let time = HybridTime(time) else {
            throw .damaged("“\(time)”, the time of an edit of the server, cannot be read")
        }
        do {
            return Edit(
                id: id, Edit.Name(rawValue: name) ?? .editCard,
                try SafeJSONDecoder().decode([Change].self, from: Data(changes.utf8)), of: boardID,
                at: time)
        } catch {
            throw .damaged("the edit \(id) of the server cannot be read: \(error)")
        }
    }
}
