import CSQLite

/// A statement that is repeatedly bound, stepped through and reset.
final class SQLiteStatement {
    private let statement: OpaquePointer

    init(_ statement: OpaquePointer) { self.statement = statement }

    deinit { sqlite3_finalize(statement) }

    /// Advances to the next row; returns `false` when there is none.
    func step() throws(SQLiteError) -> Bool {
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
    func run() throws(SQLiteError) {
        _ = try step()
        reset()
    }

    /// Resets the statement for another execution. Bindings are preserved.
    func reset() { sqlite3_reset(statement) }

    // MARK: Parameters, from 1

    func bind(_ value: Int, at index: Int32) { bind(Int64(value), at: index) }

    func bind(_ value: Int64?, at index: Int32) {
        guard let value else {
            sqlite3_bind_null(statement, index)
            return
        }
        sqlite3_bind_int64(statement, index, value)
    }

    func bind(_ value: String?, at index: Int32) {
        guard let value else {
            sqlite3_bind_null(statement, index)
            return
        }
        sqlite3_bind_text(statement, index, value, Int32(value.utf8.count), Self.copied)
    }

    func bind(_ bytes: [UInt8], at index: Int32) {
        sqlite3_bind_blob64(statement, index, bytes, UInt64(bytes.count), Self.copied)
    }

    /// SQLite's marker for memory that it has to copy.
    private static var copied: sqlite3_destructor_type {
        unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    }

    // MARK: Columns, from 0

    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    /// Read as bytes, because SQLite copies a text to append a zero.
    func text(_ column: Int32) -> String {
        withBytes(column) { String(decoding: $0, as: UTF8.self) }
    }

    func isNull(_ column: Int32) -> Bool {
        sqlite3_column_type(statement, column) == SQLITE_NULL
    }

    /// Calls `body` with the bytes of a column, which are valid only during the call.
    func withBytes<Result, Failure>(
        _ column: Int32, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let start = sqlite3_column_blob(statement, column)
        let count = Int(sqlite3_column_bytes(statement, column))
        return try body(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
    }
}

// MARK: - Lists of numbers

extension SQLiteStatement {
    /// Binds the bytes of numbers, little-endian.
    func bind(numbers: [some FixedWidthInteger], at index: Int32) {
        var bytes: [UInt8] = []
        bytes.append(littleEndian: numbers)
        bind(bytes, at: index)
    }

    /// Returns the numbers in a column's bytes.
    func numbers<Number: FixedWidthInteger>(_ column: Int32, as: Number.Type) -> [Number] {
        withBytes(column) { Array(littleEndian: $0) }
    }
}

extension Array where Element: FixedWidthInteger {
    /// Decodes little-endian numbers.
    init(littleEndian bytes: UnsafeRawBufferPointer) {
        let count = bytes.count / MemoryLayout<Element>.size
        self.init(unsafeUninitializedCapacity: count) { numbers, initializedCount in
            UnsafeMutableRawBufferPointer(numbers).copyMemory(
                from: UnsafeRawBufferPointer(
                    rebasing: bytes.prefix(count * MemoryLayout<Element>.size)))
            initializedCount = count
        }
        #if _endian(big)
            self = map { Element(littleEndian: $0) }
        #endif
    }
}

extension [UInt8] {
    /// Appends the bytes of a number, little-endian.
    mutating func append(littleEndian number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }

    /// Appends the bytes of numbers, little-endian.
    mutating func append(littleEndian numbers: [some FixedWidthInteger]) {
        #if _endian(little)
            numbers.withUnsafeBytes { append(contentsOf: $0) }
        #else
            for number in numbers { append(littleEndian: number) }
        #endif
    }
}
