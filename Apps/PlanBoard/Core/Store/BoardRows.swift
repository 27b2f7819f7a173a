import Foundation
import SQLite

/// The tables of columns and cards. Times are seconds since 2001, as exact
/// as `Date` has them.
enum BoardRows {
    static let schema = """
        CREATE TABLE columns (
            id TEXT PRIMARY KEY, title TEXT NOT NULL, place TEXT NOT NULL, card_limit INTEGER,
            color TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE cards (
            id TEXT PRIMARY KEY, column_id TEXT NOT NULL, place TEXT NOT NULL,
            title TEXT NOT NULL, is_important INTEGER NOT NULL, finished_at REAL,
            created_at REAL NOT NULL, due REAL, labels TEXT, checklist TEXT,
            is_archived INTEGER NOT NULL
        ) WITHOUT ROWID;
        """

    // MARK: Reading

    static func columns(_ connection: SQLiteConnection) throws(SQLiteError) -> [Column] {
        let row = try connection.statement("SELECT * FROM columns")
        defer { row.reset() }
        var columns: [Column] = []
        while try row.step() {
            columns.append(
                Column(
                    id: try id(row, 0), title: row.text(1), key: try key(row, 2),
                    limit: row.isNull(3) ? nil : Int(row.integer(3)),
                    color: ColumnColor(rawValue: row.text(4)) ?? .blue))
        }
        return columns
    }

    static func cards(_ connection: SQLiteConnection) throws(SQLiteError) -> [Card] {
        let row = try connection.statement("SELECT * FROM cards")
        defer { row.reset() }
        var cards: [Card] = []
        while try row.step() {
            cards.append(
                Card(
                    id: try id(row, 0), columnID: try id(row, 1), key: try key(row, 2),
                    title: row.text(3), isImportant: row.integer(4) != 0,
                    finishedAt: date(row, 5),
                    createdAt: date(row, 6) ?? Date(timeIntervalSinceReferenceDate: 0),
                    due: date(row, 7),
                    labels: try list(row, 8), checklist: try list(row, 9),
                    isArchived: row.integer(10) != 0))
        }
        return cards
    }

    private static func id(_ row: SQLiteStatement, _ column: Int32) throws(SQLiteError) -> UUID {
        guard let id = UUID(uuidString: row.text(column)) else {
            throw .damaged("“\(row.text(column))” is no identity")
        }
        return id
    }

    private static func key(
        _ row: SQLiteStatement, _ column: Int32
    ) throws(SQLiteError) -> OrderKey {
        guard let key = OrderKey(row.text(column)) else {
            throw .damaged("“\(row.text(column))” is no place")
        }
        return key
    }

    private static func date(_ row: SQLiteStatement, _ column: Int32) -> Date? {
        row.isNull(column) ? nil : Date(timeIntervalSinceReferenceDate: row.real(column))
    }

    private static func list<Element: Decodable>(
        _ row: SQLiteStatement, _ column: Int32
    ) throws(SQLiteError) -> [Element] {
        guard !row.isNull(column) else { return [] }
        do {
            return try row.withBytes(column) {
                try JSONDecoder().decode([Element].self, from: Data($0))
            }
        } catch {
            throw .damaged("a list of a card cannot be read: \(error)")
        }
    }

    // MARK: Writing

    /// Replaces a column; removes it when there is none.
    static func write(
        _ column: Column?, _ id: UUID, _ connection: SQLiteConnection
    ) throws(SQLiteError) {
        guard let column else { return try delete(id, from: "columns", connection) }
        let row = try connection.statement(
            "INSERT OR REPLACE INTO columns VALUES (?, ?, ?, ?, ?)")
        row.bind(id.uuidString, at: 1)
        row.bind(column.title, at: 2)
        row.bind(column.key.text, at: 3)
        row.bind(column.limit.map(Int64.init), at: 4)
        row.bind(column.color.rawValue, at: 5)
        try row.run()
    }

    /// Replaces a card; removes it when there is none.
    static func write(
        _ card: Card?, _ id: UUID, _ connection: SQLiteConnection
    ) throws(SQLiteError) {
        guard let card else { return try delete(id, from: "cards", connection) }
        let row = try connection.statement(
            "INSERT OR REPLACE INTO cards VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        row.bind(id.uuidString, at: 1)
        row.bind(card.columnID.uuidString, at: 2)
        row.bind(card.key.text, at: 3)
        row.bind(card.title, at: 4)
        row.bind(card.isImportant ? 1 : 0, at: 5)
        row.bind(card.finishedAt?.timeIntervalSinceReferenceDate, at: 6)
        row.bind(card.createdAt.timeIntervalSinceReferenceDate, at: 7)
        row.bind(card.due?.timeIntervalSinceReferenceDate, at: 8)
        row.bind(card.labels.isEmpty ? nil : try json(card.labels), at: 9)
        row.bind(card.checklist.isEmpty ? nil : try json(card.checklist), at: 10)
        row.bind(card.isArchived ? 1 : 0, at: 11)
        try row.run()
    }

    private static func delete(
        _ id: UUID, from table: String, _ connection: SQLiteConnection
    ) throws(SQLiteError) {
        let row = try connection.statement("DELETE FROM \(table) WHERE id = ?")
        row.bind(id.uuidString, at: 1)
        try row.run()
    }

    static func json(_ value: some Encodable) throws(SQLiteError) -> String {
        do {
            return String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        } catch {
            throw .damaged("a value cannot be written: \(error)")
        }
    }
}
