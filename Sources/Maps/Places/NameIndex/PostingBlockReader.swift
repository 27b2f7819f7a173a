import SQLite

/// Reads consecutive blocks of postings.
///
/// Finding the first block takes several times as long as advancing to the next one.
struct PostingBlockReader {
    /// A row of `name_postings`.
    struct Block {
        let number: Int64
        let bytes: [UInt8]
    }

    private let rows: SQLiteStatement

    init(_ connection: SQLiteConnection) throws(SQLiteError) {
        rows = try connection.statement(
            "SELECT block, entries FROM name_postings WHERE block >= ? ORDER BY block")
    }

    /// Returns the first blocks whose numbers are not below one: up to `most`, and none after the
    /// first that is not below `last`.
    func blocks(
        from first: Int64, through last: Int64, atMost most: Int
    ) throws(SQLiteError) -> [Block] {
        defer { rows.reset() }
        rows.bind(first, at: 1)
        var blocks: [Block] = []
        while blocks.count < most, try rows.step() {
            blocks.append(
                Block(number: rows.integer(0), bytes: rows.withBytes(1) { Array($0) }))
            if rows.integer(0) >= last { break }
        }
        return blocks
    }
}
