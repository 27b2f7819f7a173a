import Foundation
import SQLite

/// The file of a board: an SQLite database with the columns and cards, and a journal of all edits.
///
/// An edit is durable when ``save(_:of:)`` returns, even if the machine loses power then. Several
/// programs may use a file at once.
public final class BoardStore {
    /// The file's path.
    public let path: String

    /// The version of the tables.
    static let version = 1

    /// “TPBd”: marks the database as a board.
    private static let applicationID = 0x5450_4264

    private let connection: SQLiteConnection

    /// SQLite's number of the last change by another program that was read.
    private var versionOfOthers: Int64 = -1

    /// Opens a board's file, which is created if it is missing.
    public init(path: String) throws(BoardStoreError) {
        self.path = path
        do {
            connection = try SQLiteConnection(path: path, access: .readWrite)
            try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
        } catch {
            throw BoardStoreError(error, path: path)
        }
        try createTables()
    }

    private func createTables() throws(BoardStoreError) {
        let (id, tables) = try run { () throws(SQLiteError) in
            (
                try connection.number("PRAGMA application_id"),
                try connection.number("SELECT count(*) FROM sqlite_master")
            )
        }
        guard id == Self.applicationID || tables == 0 else {
            throw BoardStoreError(.notABoard, path: path)
        }
        let version = try run { () throws(SQLiteError) in
            try connection.number("PRAGMA user_version")
        }
        guard version <= Self.version else {
            throw BoardStoreError(
                .tooNew(version: Int(version), newestReadable: Self.version), path: path)
        }
        guard tables == 0 else { return }
        try run { () throws(SQLiteError) in
            try connection.transaction { () throws(SQLiteError) in
                // Another program may have created them since.
                guard try connection.number("SELECT count(*) FROM sqlite_master") == 0 else {
                    return
                }
                try connection.execute(Self.schema)
            }
        }
    }

    private static let schema = """
        \(BoardRows.schema)
        CREATE TABLE journal (
            number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
            author TEXT NOT NULL, time REAL NOT NULL, changes TEXT NOT NULL
        );
        PRAGMA application_id = \(applicationID);
        PRAGMA user_version = \(version);
        """

    /// Runs `body` and translates its errors.
    private func run<Result>(
        _ body: () throws(SQLiteError) -> Result
    ) throws(BoardStoreError) -> Result {
        do { return try body() } catch { throw BoardStoreError(error, path: path) }
    }

    // MARK: Reading

    /// Reads the board.
    public func load() throws(BoardStoreError) -> Board {
        try run { () throws(SQLiteError) in
            try connection.snapshot { connection throws(SQLiteError) in
                let board = Board(
                    columns: try BoardRows.columns(connection),
                    cards: try BoardRows.cards(connection))
                versionOfOthers = try connection.number("PRAGMA data_version")
                return board
            }
        }
    }

    /// Reads the board if another program has changed it since the last time.
    func loadIfChangedElsewhere() throws(BoardStoreError) -> Board? {
        let version = try run { () throws(SQLiteError) in
            try connection.number("PRAGMA data_version")
        }
        return version == versionOfOthers ? nil : try load()
    }

    // MARK: Writing

    /// Stores an edit.
    ///
    /// - Parameter board: The board after the edit.
    func save(_ edit: Edit, of board: Board) throws(BoardStoreError) {
        try run { () throws(SQLiteError) in
            try connection.transaction { () throws(SQLiteError) in
                for change in edit.changes {
                    switch change {
                    case .card(let before, let after):
                        guard let id = (after ?? before)?.id else { continue }
                        try BoardRows.write(board.card(id), id, connection)
                    case .column(let before, let after):
                        guard let id = (after ?? before)?.id else { continue }
                        try BoardRows.write(board.column(id), id, connection)
                    }
                }
                let row = try connection.statement(
                    """
                    INSERT INTO journal (id, name, author, time, changes)
                    VALUES (?, ?, ?, ?, ?)
                    """)
                row.bind(edit.id.uuidString, at: 1)
                row.bind(edit.name.rawValue, at: 2)
                row.bind(edit.author, at: 3)
                row.bind(edit.date.timeIntervalSinceReferenceDate, at: 4)
                row.bind(try BoardRows.json(edit.changes), at: 5)
                try row.run()
            }
        }
    }

    /// The number of edits in the journal.
    public func journalCount() throws(BoardStoreError) -> Int {
        try run { () throws(SQLiteError) in
            Int(try connection.number("SELECT count(*) FROM journal"))
        }
    }
}

extension BoardStore {
    /// The path of a user's own board: `touchstone/board.db` in `XDG_DATA_HOME`, by default in
    /// `~/.local/share`.
    public static func usualPath(environment: [String: String]) -> String {
        let folder = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (folder ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share")
            + "/touchstone/board.db"
    }
}
