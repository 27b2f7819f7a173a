import CSQLite
import Foundation

/// A connection to a database file, with its prepared statements.
///
/// SQLite's pointers stay in this type and ``SQLiteStatement``.
///
/// It is `Sendable` although it must not be used by several threads simultaneously: its owner
/// lends it to one caller at a time.
package final class SQLiteConnection: @unchecked Sendable {
    private let database: OpaquePointer
    private var statements: [String: SQLiteStatement] = [:]

    /// The file and its stamp, if the file must not change.
    private let unchanging: (path: String, stamp: FileStamp)?

    package enum Access {
        case readOnly
        case readWrite

        /// Reading without locks, whose files cannot be created next to this one: valid only while
        /// ``isCurrent``.
        case unlocked(FileStamp)

        /// The time for which a connection waits for another program's lock. A writer waits for the
        /// batches of another import.
        fileprivate var patienceInMilliseconds: Int32 {
            if case .readWrite = self { 60_000 } else { 2_000 }
        }
    }

    /// Opens a file, which is created if it is missing and `access` permits.
    package init(path: String, access: Access) throws(SQLiteError) {
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
        sqlite3_busy_timeout(opened, access.patienceInMilliseconds)
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(database)
    }

    /// Returns the statement of a text, prepared once and ready to be bound and stepped.
    package func statement(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
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

    /// Executes statements without results, separated by semicolons.
    package func execute(_ sql: String) throws(SQLiteError) {
        let code = sqlite3_exec(database, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw Self.error(database, code: code) }
    }

    /// Returns the first number of the first row.
    package func number(_ sql: String) throws(SQLiteError) -> Int64 {
        let statement = try statement(sql)
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : 0
    }

    /// Returns the whole numbers that a row has in a column, little-endian.
    ///
    /// They are read into the array itself. A statement would hold the value in between, which
    /// takes as long as reading for megabytes.
    ///
    /// - Parameter row: The row's id.
    package func numbers<Number: FixedWidthInteger>(
        in column: String, of table: String, row: Int64
    ) throws(SQLiteError) -> [Number] {
        var opened: OpaquePointer?
        var code = sqlite3_blob_open(database, "main", table, column, row, 0, &opened)
        defer { sqlite3_blob_close(opened) }
        guard code == SQLITE_OK, let blob = opened else {
            throw Self.error(database, code: code)
        }
        let size = MemoryLayout<Number>.size
        let count = Int(sqlite3_blob_bytes(blob)) / size
        let numbers = [Number](unsafeUninitializedCapacity: count) { numbers, initializedCount in
            guard count > 0 else { return }
            code = sqlite3_blob_read(blob, numbers.baseAddress, Int32(count * size), 0)
            initializedCount = code == SQLITE_OK ? count : 0
        }
        guard code == SQLITE_OK else { throw Self.error(database, code: code) }
        #if _endian(big)
            return numbers.map { Number(littleEndian: $0) }
        #else
            return numbers
        #endif
    }

    /// Runs `body` within a transaction, which is rolled back when it throws.
    package func transaction(_ body: () throws(SQLiteError) -> Void) throws(SQLiteError) {
        try execute("BEGIN IMMEDIATE")
        do {
            try body()
            try execute("COMMIT")
        } catch {
            // The first error is reported; SQLite may already have rolled back the transaction.
            try? execute("ROLLBACK")
            throw error
        }
    }

    /// Runs `body` with a consistent snapshot of the file, independent of concurrent writes. Its
    /// statements are faster, too: the file is locked once for all of them.
    package func snapshot<Result>(
        _ body: (SQLiteConnection) throws(SQLiteError) -> Result
    ) throws(SQLiteError) -> Result {
        try statement("BEGIN").run()
        do {
            let result = try body(self)
            try statement("COMMIT").run()
            return result
        } catch {
            // The first error is reported.
            try? execute("ROLLBACK")
            throw error
        }
    }

    /// Like ``snapshot(_:)``, within another snapshot if there is one.
    package func nestedSnapshot<Result>(
        _ body: (SQLiteConnection) throws(SQLiteError) -> Result
    ) throws(SQLiteError) -> Result {
        sqlite3_get_autocommit(database) == 0 ? try body(self) : try snapshot(body)
    }

    /// The number of rows changed by the last statement.
    package var changes: Int { Int(sqlite3_changes64(database)) }

    /// `true` if all reads so far are consistent: always with locks, and without them unless the
    /// file was written.
    package var isCurrent: Bool {
        unchanging.map { FileStamp(path: $0.path) == $0.stamp } ?? true
    }

    /// `true` if the database cannot be written.
    package var isReadOnly: Bool { sqlite3_db_readonly(database, "main") == 1 }

    static func error(_ database: OpaquePointer?, code: Int32) -> SQLiteError {
        let code = code & 0xFF
        // The system's message for a file is more helpful than SQLite's.
        if code == SQLITE_CANTOPEN || code == SQLITE_IOERR,
            case let number = database.map({ sqlite3_system_errno($0) }) ?? 0, number != 0
        {
            return SQLiteError(code: code, message: String(cString: strerror(number)))
        }
        let words = database.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
        return SQLiteError(code: code, message: words.map { String(cString: $0) } ?? "")
    }
}
