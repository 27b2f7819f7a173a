import SQLite

/// Reads all entries of a segment in order.
struct PostingReader {
    private let rows: SQLiteStatement
    private let segment: NameSegment

    /// The current block, and the end of ``entry`` in it.
    private var block: [UInt8] = []
    private var next = 0

    /// The current entry; `nil` at the end.
    private(set) var entry: PostingEntry?

    /// Starts at the first entry.
    init(_ connection: SQLiteConnection, segment: NameSegment) throws(SQLiteError) {
        rows = try connection.nextPostingBlock()
        self.segment = segment
        try readBlock(from: PostingBlocks.numbers(of: segment.number).lowerBound)
        try advance()
    }

    /// Advances to the next entry.
    mutating func advance() throws(SQLiteError) {
        if next == block.count, let entry {
            let last = PostingBlocks.number(
                segment: segment.number, key: entry.key, chunk: entry.chunk)
            try readBlock(from: last + 1)
        }
        guard next < block.count else {
            entry = nil
            return
        }
        let following = try PostingEntry(in: block, at: next)
        if let entry, (entry.key, entry.chunk) >= (following.key, following.chunk) {
            throw PostingEntry.damage
        }
        entry = following
        next = following.numbers.upperBound
    }

    /// Visits the numbers in the segment of the current entry's places.
    func visit(_ entry: PostingEntry, _ body: (Int) -> Void) throws(SQLiteError) {
        let first = entry.chunk << 16
        let end = segment.ids.count - first
        var isWithin = true
        block.withUnsafeBytes { bytes in
            entry.visit(in: bytes) { low in
                if low < end { body(first + low) } else { isWithin = false }
            }
        }
        guard isWithin else { throw PostingEntry.damage }
    }

    private mutating func readBlock(from number: Int64) throws(SQLiteError) {
        defer { rows.reset() }
        rows.bind(number, at: 1)
        let isThere =
            try rows.step() && PostingBlocks.numbers(of: segment.number).contains(rows.integer(0))
        block = isThere ? rows.withBytes(1) { Array($0) } : []
        next = 0
    }
}

extension SQLiteConnection {
    /// Returns a query for the first block whose number is not below its parameter.
    func nextPostingBlock() throws(SQLiteError) -> SQLiteStatement {
        try statement(
            "SELECT block, entries FROM name_postings WHERE block >= ? ORDER BY block LIMIT 1")
    }
}
