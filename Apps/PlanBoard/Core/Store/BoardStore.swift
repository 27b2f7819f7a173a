import FileWatching
public import Foundation
import SQLite

/// A file of boards: an SQLite database with their columns and cards, and a journal of all edits.
///
/// An edit is durable when ``save(_:)`` returns, even if the machine loses power then. Several
/// programs may use a file at once.
public final class BoardStore {
    /// The file's path.
    public let path: String

    let connection: SQLiteConnection

    /// Opens a file of boards, which is created if it is missing.
    public init(path: String) throws(BoardStoreError) {
        self.path = path
        do {
            connection = try SQLiteConnection(path: path, access: .readWrite)
            try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
        } catch {
            throw BoardStoreError(error, path: path)
        }
        try prepareTables()
    }

    /// Creates a store without a file, whose content ends with it.
    public static func inMemory() throws(BoardStoreError) -> BoardStore {
        try BoardStore(path: ":memory:")
    }

    /// Runs `body` and translates its errors.
    func run<Result>(
        _ body: () throws(SQLiteError) -> Result
    ) throws(BoardStoreError) -> Result {
        do { return try body() } catch { throw BoardStoreError(error, path: path) }
    }

    // MARK: Reading

    /// The boards in their order.
    public func boards() throws(BoardStoreError) -> [BoardEntry] {
        try run { () throws(SQLiteError) in
            try BoardEntry.all(of: nil, connection).sorted(by: BoardEntry.isOrdered)
        }
    }

    /// A board as it was read.
    struct Reading {
        let board: Board

        /// SQLite's number of the last change by another program that was read.
        let version: Int64

        /// The time of the last edit of the file.
        let latestTime: HybridTime?
    }

    /// Reads a board.
    ///
    /// - Parameter version: The version that is known; `nil` is returned if there is no newer one.
    func read(
        _ id: BoardEntry.ID, after version: Int64? = nil
    ) throws(BoardStoreError) -> Reading? {
        try run { () throws(SQLiteError) in
            if let version, try connection.number("PRAGMA data_version") == version { return nil }
            return try connection.snapshot { connection throws(SQLiteError) in
                let board = Board(
                    columns: try Column.all(of: id, connection),
                    cards: try Card.all(of: id, connection))
                return Reading(
                    board: board, version: try connection.number("PRAGMA data_version"),
                    latestTime: try latestTime())
            }
        }
    }

    /// Reads a board, which has no columns if it does not exist.
    public func load(_ id: BoardEntry.ID) throws(BoardStoreError) -> Board {
        try read(id)?.board ?? Board()
    }

    /// The time of the last edit.
    func latestTime() throws(SQLiteError) -> HybridTime? {
        let row = try connection.statement("SELECT max(time) FROM journal")
        defer { row.reset() }
        return try row.step() ? HybridTime(row.text(0)) : nil
    }

    // MARK: Writing

    /// What an edit has made of a card, column or board: `nil` for one that is removed.
    enum Outcome {
        case card(Card.ID, Card?)
        case column(Column.ID, Column?)
        case board(BoardEntry.ID, BoardEntry?)
    }

    /// Stores an edit.
    func save(_ edit: Edit) throws(BoardStoreError) -> [Outcome] {
        try run { () throws(SQLiteError) in
            var outcomes: [Outcome] = []
            try connection.transaction { () throws(SQLiteError) in
                outcomes = try merge(edit)
                try addToJournal(edit, changes: StoredJSON.text(of: edit.changes))
            }
            return outcomes
        }
    }

    /// Carries out an edit on the tables.
    @discardableResult
    func merge(_ edit: Edit) throws(SQLiteError) -> [Outcome] {
        var outcomes: [Outcome] = []
        for change in edit.changes {
            switch change {
            case .card(let before, let after):
                guard let id = (after ?? before)?.id else { continue }
                let card = try Card.merge(before: before, after: after, of: edit, connection)
                outcomes.append(.card(id, card))
            case .column(let before, let after):
                guard let id = (after ?? before)?.id else { continue }
                let column = try Column.merge(before: before, after: after, of: edit, connection)
                outcomes.append(.column(id, column))
            case .board(let before, let after):
                guard let id = (after ?? before)?.id else { continue }
                let entry = try BoardEntry.merge(before: before, after: after, of: edit, connection)
                outcomes.append(.board(id, entry))
            }
        }
        return outcomes
    }

    /// - Parameter peer: The server that the edit came from.
    func addToJournal(
        _ edit: Edit, changes: String, from peer: String? = nil
    ) throws(SQLiteError) {
        let row = try connection.statement(
            """
            INSERT INTO journal (id, board_id, name, time, changes, peer)
            VALUES (?, ?, ?, ?, ?, ?)
            """)
        row.bind(edit.id.uuidString, at: 1)
        row.bind(edit.boardID.uuidString, at: 2)
        row.bind(edit.name.rawValue, at: 3)
        row.bind(edit.time.text, at: 4)
        row.bind(changes, at: 5)
        row.bind(peer, at: 6)
        try row.run()
    }
}

extension BoardStore {
    /// The path of a user's own boards: `touchstone/board.db` in `XDG_DATA_HOME`, by default in
    /// `~/.local/share`.
    public static func usualPath(environment: [String: String]) -> String {
        URL.userData(environment).appendingPathComponent("touchstone/board.db").path
    }
}
