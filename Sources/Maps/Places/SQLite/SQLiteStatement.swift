import CSQLite

/// A statement that is bound, stepped through and reset, again and again.
final class SQLiteStatement {
    private let statement: OpaquePointer

    init(_ statement: OpaquePointer) { self.statement = statement }

    deinit { sqlite3_finalize(statement) }

    /// Goes to the next row; `false` when there is none.
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

    /// Makes the statement ready to be run again. What is bound stays bound.
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

    /// SQLite's mark for memory that it has to copy.
    private static var copied: sqlite3_destructor_type {
        unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    }

    // MARK: Columns, from 0

    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    /// Asked for as bytes, because SQLite copies a text to put a zero behind it.
    func text(_ column: Int32) -> String {
        withBytes(column) { String(decoding: $0, as: UTF8.self) }
    }

    func isNull(_ column: Int32) -> Bool {
        sqlite3_column_type(statement, column) == SQLITE_NULL
    }

    /// The bytes of a column, for as long as `body` runs.
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
    /// Binds the bytes of numbers, the lowest of each first.
    func bind(numbers: [some FixedWidthInteger], at index: Int32) {
        var bytes: [UInt8] = []
        bytes.append(littleEndian: numbers)
        bind(bytes, at: index)
    }

    /// The numbers that a column's bytes are.
    func numbers<Number: FixedWidthInteger>(_ column: Int32, as: Number.Type) -> [Number] {
        withBytes(column) { Array(littleEndian: $0) }
    }
}

extension Array where Element: FixedWidthInteger {
    /// The numbers that bytes are, the lowest of each first.
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
    /// Adds the bytes of a number, the lowest first.
    mutating func append(littleEndian number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }

    /// Adds the bytes of numbers, the lowest of each first.
    mutating func append(littleEndian numbers: [some FixedWidthInteger]) {
        #if _endian(little)
            numbers.withUnsafeBytes { append(contentsOf: $0) }
        #else
            for number in numbers { append(littleEndian: number) }
        #endif
    }
}
