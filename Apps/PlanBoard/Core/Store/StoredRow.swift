import Foundation
import FoundationGaps
import SQLite
import Synchronization
import TextReading

/// A value that has a row in a table: its identity, its board, whether it was removed, the times of
/// its writes, and its own columns.
protocol StoredRow: Mergeable where ID == UUID {
    static var table: String { get }

    /// The names and types of the value's own columns.
    static var columns: [(name: String, type: String)] { get }

    /// Reads a value, whose own columns begin at 1, after its identity.
    init(id: UUID, _ row: SQLiteStatement) throws(SQLiteError)

    /// Binds the values of the own columns, from an index on.
    func bind(to row: SQLiteStatement, from index: Int32) throws(SQLiteError)
}

extension StoredRow {
    private static var names: String { columns.map(\.name).joined(separator: ", ") }

    static var schema: String {
        """
        CREATE TABLE \(table) (
            id TEXT PRIMARY KEY, \(columns.map { "\($0.name) \($0.type)" }.joined(separator: ", ")),
            board_id TEXT NOT NULL, is_removed INTEGER NOT NULL, times TEXT NOT NULL
        ) WITHOUT ROWID;

        """
    }

    // MARK: Reading

    /// The values of a board, or of all boards, without those that were removed.
    static func all(
        of board: BoardEntry.ID?, _ connection: SQLiteConnection
    ) throws(SQLiteError) -> [Self] {
        let row = try connection.statement(
            "SELECT id, \(names) FROM \(table) WHERE NOT is_removed"
                + (board == nil ? "" : " AND board_id = ?"))
        defer { row.reset() }
        if let board { row.bind(board.uuidString, at: 1) }
        var values: [Self] = []
        while try row.step() { values.append(try Self(id: try row.identity(0), row)) }
        return values
    }

    /// The values that were removed, of all boards.
    static func removed(_ connection: SQLiteConnection) throws(SQLiteError) -> [RemovedRow<Self>] {
        let row = try connection.statement(
            "SELECT id, \(names), board_id, times FROM \(table) WHERE is_removed")
        defer { row.reset() }
        let next = Int32(columns.count) + 1
        var values: [RemovedRow<Self>] = []
        while try row.step() {
            let value = try Self(id: try row.identity(0), row)
            guard
                let replica = Replica(value, isRemoved: true, times: row.text(next + 1)),
                let time = replica.existenceTime
            else { throw .damaged("the times of \(value.id) in “\(table)” cannot be read") }
            values.append(RemovedRow(value: value, board: try row.identity(next), time: time))
        }
        return values
    }

    private static func replica(
        _ id: UUID, _ connection: SQLiteConnection
    ) throws(SQLiteError) -> Replica<Self>? {
        let row = try connection.statement(
            "SELECT id, \(names), is_removed, times FROM \(table) WHERE id = ?")
        defer { row.reset() }
        row.bind(id.uuidString, at: 1)
        guard try row.step() else { return nil }
        let next = Int32(columns.count) + 1
        guard
            let replica = Replica(
                try Self(id: id, row), isRemoved: row.integer(next) != 0, times: row.text(next + 1))
        else { throw .damaged("the times of \(id) in “\(table)” cannot be read") }
        return replica
    }

    // MARK: Writing

    /// Applies a change and stores the result.
    ///
    /// - Returns: The value afterwards; `nil` if it is removed.
    static func merge(
        before: Self?, after: Self?, of edit: Edit, _ connection: SQLiteConnection
    ) throws(SQLiteError) -> Self? {
        guard let made = Replica(before: before, after: after) else { return nil }
        let old = try replica(made.value.id, connection)
        var replica = old ?? made
        replica.apply(before: before, after: after, at: edit.time)
        guard replica != old else { return replica.current }
        let count = columns.count
        let marks = Array(repeating: "?", count: count + 4).joined(separator: ", ")
        let row = try connection.statement(
            """
            INSERT OR REPLACE INTO \(table) (id, \(names), board_id, is_removed, times)
            VALUES (\(marks))
            """)
        row.bind(replica.value.id.uuidString, at: 1)
        try replica.value.bind(to: row, from: 2)
        row.bind(edit.boardID.uuidString, at: Int32(count) + 2)
        row.bind(replica.isRemoved ? 1 : 0, at: Int32(count) + 3)
        row.bind(replica.timesText, at: Int32(count) + 4)
        try row.run()
        return replica.current
    }
}

/// A value that was removed.
struct RemovedRow<Value: Mergeable> {
    let value: Value
    let board: BoardEntry.ID

    /// The time at which it was removed.
    let time: HybridTime
}

// MARK: - Values of columns

extension SQLiteStatement {
    func identity(_ column: Int32) throws(SQLiteError) -> UUID {
        guard let id = withBytes(column, UUID.init(hexadecimal:)) else {
            throw .damaged("“\(text(column))” is not an identifier")
        }
        return id
    }

    func orderKey(_ column: Int32) throws(SQLiteError) -> OrderKey {
        let text = text(column)
        guard let key = OrderKey(text) else { throw .damaged("“\(text)” is no place") }
        return key
    }

    /// A time, in seconds since 2001.
    func date(_ column: Int32) -> Date? {
        isNull(column) ? nil : Date(timeIntervalSinceReferenceDate: real(column))
    }

    /// A list of labels. The same few lists are on thousands of cards, and are decoded once.
    func labels(_ column: Int32) throws(SQLiteError) -> [String] {
        guard !isNull(column) else { return [] }
        let json = text(column)
        if let known = KnownLabels.lists.withLock({ $0[json] }) { return known }
        let labels: [String] = try list(column)
        KnownLabels.lists.withLock { lists in
            if lists.count < KnownLabels.most { lists[json] = labels }
        }
        return labels
    }

    func list<Element: Decodable>(_ column: Int32) throws(SQLiteError) -> [Element] {
        guard !isNull(column) else { return [] }
        do {
            return try withBytes(column) {
                try SafeJSONDecoder().decode([Element].self, from: Data($0))
            }
        } catch {
            throw .damaged("a list of a card cannot be read: \(error)")
        }
    }

    func extras(_ column: Int32) throws(SQLiteError) -> ExtraFields {
        guard !isNull(column) else { return ExtraFields() }
        do {
            return ExtraFields(
                try withBytes(column) {
                    try SafeJSONDecoder().decode([String: JSONValue].self, from: Data($0))
                })
        } catch {
            throw .damaged("unknown fields cannot be read: \(error)")
        }
    }

    func bind(_ extras: ExtraFields, at index: Int32) throws(SQLiteError) {
        bind(extras.isEmpty ? nil : try StoredJSON.text(of: extras.values), at: index)
    }

    func bind(_ date: Date?, at index: Int32) {
        bind(date?.timeIntervalSinceReferenceDate, at: index)
    }

    func bind(_ list: [some Encodable], at index: Int32) throws(SQLiteError) {
        bind(list.isEmpty ? nil : try StoredJSON.text(of: list), at: index)
    }
}

/// Lists of labels by their JSON.
private enum KnownLabels {
    static let most = 1_000
    static let lists = Mutex<[String: [String]]>([:])
}

enum StoredJSON {
    static func text(of value: some Encodable) throws(SQLiteError) -> String {
        do {
            return String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        } catch {
            throw .damaged("a value cannot be written: \(error)")
        }
    }
}
