import SQLite

/// Iterates over the places with one key in one segment, chunk by chunk.
struct PostingCursor {
    private let key: UInt32
    private let segment: Int64
    private let reader: PostingBlockReader

    /// The blocks that were read but not processed, the next one last.
    private var waiting: [PostingBlockReader.Block] = []

    /// The number of blocks of the next read, which increases, since the first chunks often suffice
    /// for a page.
    private var readCount = 1

    /// The bytes of the current block, and the offset of the next entry.
    private var block: [UInt8] = []
    private var offset = 0

    init(_ reader: PostingBlockReader, key: UInt32, segment: Int64) {
        self.key = key
        self.segment = segment
        self.reader = reader
    }

    /// Returns the key's entry for a chunk or the next chunk that has one; `nil` when there is
    /// none.
    ///
    /// - Parameter chunk: Never less than in the previous call.
    mutating func entry(from chunk: Int) throws(SQLiteError) -> PostingEntry? {
        if let entry = try entryInBlock(from: chunk) { return entry.key == key ? entry : nil }
        guard try readBlock(from: chunk) else { return nil }
        guard let entry = try entryInBlock(from: chunk) else { throw PostingEntry.damage }
        return entry.key == key ? entry : nil
    }

    /// Returns the places of the entry that ``entry(from:)`` returned last.
    func numbers(of entry: PostingEntry) -> NumberSet {
        block.withUnsafeBytes { entry.set(in: $0) }
    }

    /// Intersects a set with the entry that ``entry(from:)`` returned last.
    func restrict(_ numbers: inout NumberSet, to entry: PostingEntry) {
        block.withUnsafeBytes { entry.restrict(&numbers, in: $0) }
    }

    /// Returns the first entry in the block at or after the key and a chunk.
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

    /// The maximum number of blocks per read.
    private static let mostRead = 8
}

/// Iterates over the places with any of several keys.
struct PostingUnion {
    private var cursors: [PostingCursor]

    init(_ reader: PostingBlockReader, keys: [UInt32], segment: Int64) {
        cursors = keys.map { PostingCursor(reader, key: $0, segment: segment) }
    }

    /// Returns the number of places in the first chunk with any; `nil` when none has.
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

    /// Returns the first chunk from one on with places.
    mutating func nextChunk(from chunk: Int) throws(SQLiteError) -> Int? {
        var next: Int?
        for index in cursors.indices {
            guard let entry = try cursors[index].entry(from: chunk) else { continue }
            next = min(next ?? entry.chunk, entry.chunk)
        }
        return next
    }

    /// Returns the places in a chunk.
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

    /// Intersects a set of places in a chunk with those of the keys.
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
