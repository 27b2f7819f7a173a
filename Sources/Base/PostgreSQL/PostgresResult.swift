import CPostgreSQL

/// The rows of a query's result.
package struct PostgresResult: ~Copyable {
    private let handle: OpaquePointer

    /// - Parameter handle: A `PGresult`, which this value frees.
    init(owning handle: OpaquePointer) { self.handle = handle }

    deinit { PQclear(handle) }

    package var count: Int { Int(PQntuples(handle)) }

    /// Returns a value in PostgreSQL's text format, or `nil` for NULL.
    package func text(_ row: Int, _ column: Int) -> String? {
        let (row, column) = (Int32(row), Int32(column))
        guard PQgetisnull(handle, row, column) == 0, let start = PQgetvalue(handle, row, column)
        else { return nil }
        let bytes = UnsafeBufferPointer(
            start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self),
            count: Int(PQgetlength(handle, row, column)))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the elements of a value that is an array of texts.
    package func texts(_ row: Int, _ column: Int) -> [String] {
        PostgresArray.texts(in: text(row, column) ?? "{}")
    }
}
