import Foundation
import SQLite

// The tables. Times are seconds since 2001, as exact as `Date` has them.

extension BoardEntry: StoredRow {
    static var table: String { "boards" }

    static var columns: [(name: String, type: String)] {
        [("title", "TEXT NOT NULL"), ("place", "TEXT NOT NULL"), ("extras", "TEXT")]
    }

    init(id: UUID, _ row: SQLiteStatement) throws(SQLiteError) {
        self.init(id: id, title: row.text(1), key: try row.orderKey(2), extras: try row.extras(3))
    }

    func bind(to row: SQLiteStatement, from index: Int32) throws(SQLiteError) {
        row.bind(title, at: index)
        row.bind(key.text, at: index + 1)
        try row.bind(extras, at: index + 2)
    }
}

extension Column: StoredRow {
    static var table: String { "columns" }

    static var columns: [(name: String, type: String)] {
        [
            ("title", "TEXT NOT NULL"), ("place", "TEXT NOT NULL"), ("card_limit", "INTEGER"),
            ("color", "TEXT NOT NULL"), ("extras", "TEXT"),
        ]
    }

    init(id: UUID, _ row: SQLiteStatement) throws(SQLiteError) {
        self.init(
            id: id, title: row.text(1), key: try row.orderKey(2),
            limit: row.isNull(3) ? nil : Int(row.integer(3)),
            color: ColumnColor(rawValue: row.text(4)) ?? .blue, extras: try row.extras(5))
    }

    func bind(to row: SQLiteStatement, from index: Int32) throws(SQLiteError) {
        row.bind(title, at: index)
        row.bind(key.text, at: index + 1)
        row.bind(limit.map(Int64.init), at: index + 2)
        row.bind(color.rawValue, at: index + 3)
        try row.bind(extras, at: index + 4)
    }
}

extension Card: StoredRow {
    static var table: String { "cards" }

    static var columns: [(name: String, type: String)] {
        [
            ("column_id", "TEXT NOT NULL"), ("place", "TEXT NOT NULL"), ("title", "TEXT NOT NULL"),
            ("is_important", "INTEGER NOT NULL"), ("finished_at", "REAL"),
            ("created_at", "REAL NOT NULL"), ("due", "REAL"), ("reminder", "REAL"),
            ("recurrence", "TEXT"), ("labels", "TEXT"), ("checklist", "TEXT"),
            ("comments", "TEXT"), ("attachments", "TEXT"), ("is_archived", "INTEGER NOT NULL"),
            ("extras", "TEXT"),
        ]
    }

    init(id: UUID, _ row: SQLiteStatement) throws(SQLiteError) {
        self.init(
            id: id, columnID: try row.identity(1), key: try row.orderKey(2), title: row.text(3),
            isImportant: row.integer(4) != 0, finishedAt: row.date(5),
            createdAt: row.date(6) ?? Date(timeIntervalSinceReferenceDate: 0), due: row.date(7),
            reminder: row.isNull(8) ? nil : row.real(8),
            recurrence: Recurrence(rawValue: row.text(9)), labels: try row.labels(10),
            checklist: try row.list(11), comments: try row.list(12),
            attachments: try row.list(13), isArchived: row.integer(14) != 0,
            extras: try row.extras(15))
    }

    func bind(to row: SQLiteStatement, from index: Int32) throws(SQLiteError) {
        row.bind(columnID.uuidString, at: index)
        row.bind(key.text, at: index + 1)
        row.bind(title, at: index + 2)
        row.bind(isImportant ? 1 : 0, at: index + 3)
        row.bind(finishedAt, at: index + 4)
        row.bind(createdAt, at: index + 5)
        row.bind(due, at: index + 6)
        row.bind(reminder, at: index + 7)
        row.bind(recurrence?.rawValue, at: index + 8)
        try row.bind(labels, at: index + 9)
        try row.bind(checklist, at: index + 10)
        try row.bind(comments, at: index + 11)
        try row.bind(attachments, at: index + 12)
        row.bind(isArchived ? 1 : 0, at: index + 13)
        try row.bind(extras, at: index + 14)
    }
}
