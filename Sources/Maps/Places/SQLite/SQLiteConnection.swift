import CSQLite
import Foundation

/// A connection to a database file, with the statements that were prepared on it.
///
/// SQLite's pointers stay in this type and ``SQLiteStatement``.
///
/// It is `Sendable` although it is not safe to use from several threads at a time: whoever has one
/// uses it alone, because ``SQLitePool`` lends it to one caller at a time.
final class SQLiteConnection: @unchecked Sendable {
    private let database: OpaquePointer
    private var statements: [String: SQLiteStatement] = [:]

    /// The file, and what it was, when that must not change.
    private let unchanging: (path: String, stamp: FileStamp)?

    enum Access {
        case readOnly
        case readWrite

        /// Reading without locks, which take files beside this one that cannot be made: only right
        /// as long as ``isCurrent``.
        case unlocked(FileStamp)
    }

    /// Opens a file, which is made when it is not there and `access` permits.
    init(path: String, access: Access) throws(SQLiteError) {
        var name = path
        let flags: Int32
        switch access {
        case .readOnly:
            flags = SQLITE_OPEN_READONLY
            unchanging = nil
        case .readWrite:
            flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            unchanging = nil
        case .unlocked(let stamp):
            flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
            unchanging = (path, stamp)
            name = URL(fileURLWithPath: path).absoluteString + "?immutable=1"
        }
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(
            name, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK, let opened else {
            let error = Self.error(opened, code: code)
            sqlite3_close_v2(opened)
            throw error
        }
        database = opened
        sqlite3_busy_timeout(opened, Self.patienceInMilliseconds)
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(database)
    }

    /// How long a connection waits for another program that holds the file.
    private static let patienceInMilliseconds: Int32 = 2_000

    /// The statement of a text, prepared once and ready to be bound and stepped.
    func statement(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
        if let statement = statements[sql] {
            statement.reset()
            return statement
        }
        var prepared: OpaquePointer?
        let code = sqlite3_prepare_v3(
            database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
        guard code == SQLITE_OK, let prepared else {
            throw Self.error(database, code: code)
        }
        let statement = SQLiteStatement(prepared)
        statements[sql] = statement
        return statement
    }

    /// Runs statements without results, separated by semicolons.
    func execute(_ sql: String) throws(SQLiteError) {
        let code = sqlite3_exec(database, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw Self.error(database, code: code) }
    }

    /// The first number of the first row.
    func number(_ sql: String) throws(SQLiteError) -> Int64 {
        let statement = try statement(sql)
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : 0
    }

    /// Runs `body` within a transaction, which is taken back when it throws.
    func transaction(_ body: () throws(SQLiteError) -> Void) throws(SQLiteError) {
        try execute("BEGIN IMMEDIATE")
        do {
            try body()
            try execute("COMMIT")
        } catch {
            // The first error is the one to tell of; SQLite may have taken the transaction back
            // itself.
            try? execute("ROLLBACK")
            throw error
        }
    }

    /// Runs `body`, all of whose statements see one state of the file, whatever is written
    /// meanwhile. They are faster, too: the file is locked once for all of them.
    func snapshot<Result>(
        _ body: (SQLiteConnection) throws(SQLiteError) -> Result
    ) throws(SQLiteError) -> Result {
        try statement("BEGIN").run()
        do {
            let result = try body(self)
            try statement("COMMIT").run()
            return result
        } catch {
            // The first error is the one to tell of.
            try? execute("ROLLBACK")
            throw error
        }
    }

    /// How many rows the last statement changed.
    var changes: Int { Int(sqlite3_changes64(database)) }

    /// Whether what was read so far is of one state of the file: always so with locks, and without
    /// them unless somebody has written.
    var isCurrent: Bool {
        unchanging.map { FileStamp(path: $0.path) == $0.stamp } ?? true
    }

    /// Whether nothing can be written.
    var isReadOnly: Bool { sqlite3_db_readonly(database, "main") == 1 }

    static func error(_ database: OpaquePointer?, code: Int32) -> SQLiteError {
        let code = code & 0xFF
        // What the system says of a file helps more than that it cannot be opened.
        if code == SQLITE_CANTOPEN || code == SQLITE_IOERR,
            case let number = database.map({ sqlite3_system_errno($0) }) ?? 0, number != 0
        {
            return SQLiteError(code: code, message: String(cString: strerror(number)))
        }
        let words = database.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
        return SQLiteError(code: code, message: words.map { String(cString: $0) } ?? "")
    }
}
