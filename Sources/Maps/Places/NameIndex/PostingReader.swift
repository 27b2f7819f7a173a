/// Reads all entries of a segment in their order.
struct PostingReader {
    private let rows: SQLiteStatement
    private let segment: NameSegment

    /// The block that is read, and where in it ``entry`` ends.
    private var block: [UInt8] = []
    private var next = 0

    /// The entry that is looked at; `nil` at the end.
    private(set) var entry: PostingEntry?

    /// Begins with the first entry.
    init(_ connection: SQLiteConnection, segment: NameSegment) throws(SQLiteError) {
        rows = try connection.nextPostingBlock()
        self.segment = segment
        try readBlock(from: PostingBlocks.numbers(of: segment.number).lowerBound)
        try advance()
    }

    /// Goes on to the next entry.
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

    /// Visits the numbers that the places of the entry looked at have in the segment.
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
    /// The first block whose number is not below the parameter.
    func nextPostingBlock() throws(SQLiteError) -> SQLiteStatement {
        try statement(
            "SELECT block, entries FROM name_postings WHERE block >= ? ORDER BY block LIMIT 1")
    }
}
