import Foundation
import SQLite

extension BoardStore {
    /// The version of the tables.
    static let version = 3

    /// “TPBd”: marks the database as a file of boards.
    private static let applicationID = 0x5450_4264

    private static let schema = """
        \(BoardEntry.schema)\(Column.schema)\(Card.schema)
        CREATE INDEX columns_board ON columns (board_id);
        CREATE INDEX cards_board ON cards (board_id);
        CREATE TABLE journal (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, board_id TEXT NOT NULL,
            name TEXT NOT NULL, time TEXT NOT NULL, changes TEXT NOT NULL, peer TEXT
        );
        CREATE INDEX journal_time ON journal (time);
        CREATE INDEX journal_board ON journal (board_id);
        CREATE TABLE peers (
            id TEXT PRIMARY KEY, address TEXT NOT NULL, team TEXT NOT NULL,
            sent INTEGER NOT NULL, received INTEGER NOT NULL
        );
        \(draftsSchema)
        PRAGMA application_id = \(applicationID);
        PRAGMA user_version = \(version);
        """

    /// Creates the tables of a new file, or brings those of an older version up to date.
    func prepareTables() throws(BoardStoreError) {
        let (id, tables, version) = try run { () throws(SQLiteError) in
            (
                try connection.number("PRAGMA application_id"),
                try connection.number("SELECT count(*) FROM sqlite_master"),
                try connection.number("PRAGMA user_version")
            )
        }
        guard id == Self.applicationID || tables == 0 else {
            throw BoardStoreError(.notABoard, path: path)
        }
        guard version <= Self.version else {
            throw BoardStoreError(
                .tooNew(version: Int(version), newestReadable: Self.version), path: path)
        }
        guard version < Self.version else { return }
        try run { () throws(SQLiteError) in
            try connection.transaction { () throws(SQLiteError) in
                // Another program may have done it since.
                switch try connection.number("PRAGMA user_version") {
                case 0: try connection.execute(Self.schema)
                case 1: try updateFromVersion1()
                case 2: try updateFromVersion2()
                default: break
                }
            }
        }
    }

    /// Makes the one board of version 1 the first of several, by repeating its journal.
    private func updateFromVersion1() throws(SQLiteError) {
        try connection.execute("ALTER TABLE journal RENAME TO old_journal")
        try connection.execute("DROP TABLE columns; DROP TABLE cards")
        try connection.execute(Self.schema)
        let board = BoardEntry(title: Self.firstTitle, key: .between(nil, nil))
        let row = try connection.statement(
            "SELECT number, id, name, author, time, changes FROM old_journal ORDER BY number")
        var isFirst = true
        while try row.step() {
            guard let name = Edit.Name(rawValue: row.text(2)) else {
                throw .damaged("the journal has the unknown edit “\(row.text(2))”")
            }
            let seconds = Date(timeIntervalSinceReferenceDate: row.real(4)).timeIntervalSince1970
            // The number keeps the order of edits of one moment.
            let time = HybridTime(
                milliseconds: Int64(max(seconds, 0) * 1000),
                counter: Int(row.integer(0)) & 0xFF_FFFF, author: row.text(3))
            var changes: [Change] = try row.list(5)
            if isFirst { changes.insert(.board(before: nil, after: board), at: 0) }
            isFirst = false
            let edit = Edit(
                id: try row.identity(1), name, changes, of: board.id, at: time)
            try merge(edit)
            try addToJournal(edit, changes: StoredJSON.text(of: changes))
        }
        row.reset()
        // Its statement is kept prepared, so that the table cannot be dropped here.
        try connection.execute("DELETE FROM old_journal")
    }

    /// Adds drafts, and the fields that this program does not know.
    private func updateFromVersion2() throws(SQLiteError) {
        try connection.execute(Self.draftsSchema)
        for table in [BoardEntry.table, Column.table, Card.table] {
            try connection.execute("ALTER TABLE \(table) ADD COLUMN extras TEXT")
        }
        try connection.execute("PRAGMA user_version = \(Self.version)")
    }

    /// The title of a board whose file did not have one.
    private static let firstTitle = "Plan Board"
}
