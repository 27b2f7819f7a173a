/// Goes through the places that have one key in one segment, chunk by chunk.
struct PostingCursor {
    private let key: UInt32
    private let segment: Int64
    private let reader: PostingBlockReader

    /// The blocks that were read and not looked at yet, the next one last.
    private var waiting: [PostingBlockReader.Block] = []

    /// How many blocks are read next: more each time, since the first chunks often have all that a
    /// page needs.
    private var readCount = 1

    /// The bytes of the block that was looked at last, and where in it the next entry begins.
    private var block: [UInt8] = []
    private var offset = 0

    init(_ reader: PostingBlockReader, key: UInt32, segment: Int64) {
        self.key = key
        self.segment = segment
        self.reader = reader
    }

    /// The key's entry for a chunk or else for the next chunk that has one; `nil` when there is
    /// none.
    ///
    /// - Parameter chunk: Never less than before.
    mutating func entry(from chunk: Int) throws(SQLiteError) -> PostingEntry? {
        if let entry = try entryInBlock(from: chunk) { return entry.key == key ? entry : nil }
        guard try readBlock(from: chunk) else { return nil }
        guard let entry = try entryInBlock(from: chunk) else { throw PostingEntry.damage }
        return entry.key == key ? entry : nil
    }

    /// The places of an entry that ``entry(from:)`` has just given.
    func numbers(of entry: PostingEntry) -> NumberSet {
        block.withUnsafeBytes { entry.set(in: $0) }
    }

    /// Leaves in a set what is in an entry that ``entry(from:)`` has just given.
    func restrict(_ numbers: inout NumberSet, to entry: PostingEntry) {
        block.withUnsafeBytes { entry.restrict(&numbers, in: $0) }
    }

    /// The first entry in the block that is of the key and a chunk, or behind it.
    private mutating func entryInBlock(from chunk: Int) throws(SQLiteError) -> PostingEntry? {
        var next = offset
        let found: Result<PostingEntry?, SQLiteError> = block.withUnsafeBytes { bytes in
            while next < bytes.count {
                do throws(SQLiteError) {
                    let entry = try PostingEntry(in: bytes, at: next)
                    if (entry.key, entry.chunk) >= (key, chunk) { return .success(entry) }
                    next = entry.numbers.upperBound
                } catch {
                    return .failure(error)
                }
            }
            return .success(nil)
        }
        offset = next
        return try found.get()
    }

    private mutating func readBlock(from chunk: Int) throws(SQLiteError) -> Bool {
        let first = PostingBlocks.number(segment: segment, key: key, chunk: chunk)
        while let next = waiting.last, next.number < first { waiting.removeLast() }
        if waiting.isEmpty {
            let last = PostingBlocks.number(
                segment: segment, key: key, chunk: PostingBlocks.lastChunk)
            waiting = try reader.blocks(from: first, through: last, atMost: readCount).reversed()
            readCount = min(readCount * 2, Self.mostRead)
        }
        guard let next = waiting.popLast(),
            PostingBlocks.numbers(of: segment).contains(next.number)
        else {
            block = []
            return false
        }
        block = next.bytes
        offset = 0
        return true
    }

    /// How many blocks are read at a time at most.
    private static let mostRead = 8
}

/// Goes through the places that have any of several keys.
struct PostingUnion {
    private var cursors: [PostingCursor]

    init(_ reader: PostingBlockReader, keys: [UInt32], segment: Int64) {
        cursors = keys.map { PostingCursor(reader, key: $0, segment: segment) }
    }

    /// How many places the first chunk has that has any; `nil` when none has.
    mutating func firstCount() throws(SQLiteError) -> Int? {
        guard let chunk = try nextChunk(from: 0) else { return nil }
        var count = 0
        for index in cursors.indices {
            if let entry = try cursors[index].entry(from: chunk), entry.chunk == chunk {
                count += entry.count
            }
        }
        return count
    }

    /// The first chunk from one on that has places.
    mutating func nextChunk(from chunk: Int) throws(SQLiteError) -> Int? {
        var next: Int?
        for index in cursors.indices {
            guard let entry = try cursors[index].entry(from: chunk) else { continue }
            next = min(next ?? entry.chunk, entry.chunk)
        }
        return next
    }

    /// The places in a chunk.
    mutating func numbers(in chunk: Int) throws(SQLiteError) -> NumberSet {
        var numbers: NumberSet?
        for index in cursors.indices {
            guard let entry = try cursors[index].entry(from: chunk), entry.chunk == chunk
            else { continue }
            let more = cursors[index].numbers(of: entry)
            numbers?.formUnion(more)
            numbers = numbers ?? more
        }
        return numbers ?? NumberSet()
    }

    /// Leaves in a set of places of a chunk what has any of the keys.
    mutating func restrict(_ numbers: inout NumberSet, in chunk: Int) throws(SQLiteError) {
        guard cursors.count == 1, let entry = try cursors[0].entry(from: chunk),
            entry.chunk == chunk
        else {
            numbers.formIntersection(try self.numbers(in: chunk))
            return
        }
        cursors[0].restrict(&numbers, to: entry)
    }
}
