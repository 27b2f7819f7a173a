public import Foundation
import SQLite

extension BoardStore {
    /// Moves the edits of SQLite's log into the file, unless another program uses the file.
    ///
    /// Apps that end do so: SQLite loses the edits behind a damaged part of its log without a word,
    /// while it reports damage of the file.
    public func emptyLog() {
        try? connection.execute(
            "PRAGMA busy_timeout = 100; PRAGMA wal_checkpoint(TRUNCATE)")
    }

    /// The number of edits in the journal.
    public func journalCount() throws(BoardStoreError) -> Int {
        try run { () throws(SQLiteError) in
            Int(try connection.number("SELECT count(*) FROM journal"))
        }
    }

    /// The edits of a board in the order of their times.
    public func edits(of board: BoardEntry.ID) throws(BoardStoreError) -> [Edit] {
        try run { () throws(SQLiteError) in
            let row = try connection.statement(
                """
                SELECT id, name, time, changes FROM journal WHERE board_id = ? ORDER BY time
                """)
            defer { row.reset() }
            row.bind(board.uuidString, at: 1)
            var edits: [Edit] = []
            while try row.step() {
                guard let time = HybridTime(row.text(2)) else {
                    throw .damaged("“\(row.text(2))” in the journal is no time")
                }
                // Names of newer versions say no more than that something was edited.
                edits.append(
                    Edit(
                        id: try row.identity(0),
                        Edit.Name(rawValue: row.text(1)) ?? .editCard, try row.list(3), of: board,
                        at: time))
            }
            return edits
        }
    }
}
