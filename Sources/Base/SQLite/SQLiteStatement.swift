import CSQLite

/// A statement that is repeatedly bound, stepped through and reset.
package final class SQLiteStatement {
    private let statement: OpaquePointer

    init(_ statement: OpaquePointer) { self.statement = statement }

    deinit { sqlite3_finalize(statement) }

    /// Advances to the next row; returns `false` when there is none.
    package func step() throws(SQLiteError) -> Bool {
        switch sqlite3_step(statement) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code:
            let error = SQLiteConnection.error(sqlite3_db_handle(statement), code: code)
            sqlite3_reset(statement)
            throw error
        }
    }

    /// Runs a statement without results.
    package func run() throws(SQLiteError) {
        _ = try step()
        reset()
    }

    /// Resets the statement for another execution. Bindings are preserved.
    package func reset() { sqlite3_reset(statement) }

    // MARK: Parameters, from 1

    package func bind(_ value: Int, at index: Int32) { bind(Int64(value), at: index) }

    package func bind(_ value: Int64?, at index: Int32) {
        guard let value else {
            sqlite3_bind_null(statement, index)
            return
        }
        sqlite3_bind_int64(statement, index, value)
    }

    package func bind(_ value: Double?, at index: Int32) {
        guard let value else {
            sqlite3_bind_null(statement, index)
            return
        }
        sqlite3_bind_double(statement, index, value)
    }

    package func bind(_ value: String?, at index: Int32) {
        guard let value else {
            sqlite3_bind_null(statement, index)
            return
        }
        sqlite3_bind_text(statement, index, value, Int32(value.utf8.count), Self.copied)
    }

    package func bind(_ bytes: [UInt8], at index: Int32) {
        sqlite3_bind_blob64(statement, index, bytes, UInt64(bytes.count), Self.copied)
    }

    /// SQLite's marker for memory that it has to copy.
    private static var copied: sqlite3_destructor_type {
        unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    }

    // MARK: Columns, from 0

    package func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    package func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

    /// Read as bytes, because SQLite copies a text to append a zero.
    package func text(_ column: Int32) -> String {
        withBytes(column) { String(decoding: $0, as: UTF8.self) }
    }

    package func isNull(_ column: Int32) -> Bool {
        sqlite3_column_type(statement, column) == SQLITE_NULL
    }

    /// Calls `body` with the bytes of a column, which are valid only during the call.
    package func withBytes<Result, Failure>(
        _ column: Int32, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let start = sqlite3_column_blob(statement, column)
        let count = Int(sqlite3_column_bytes(statement, column))
        return try body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
    }
}
