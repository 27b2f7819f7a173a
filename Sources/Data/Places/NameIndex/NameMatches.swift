/// The places that have all of some keys, in the order of their ids.
struct NameMatches {
    private var segments: [SegmentMatches] = []

    /// The next id of each segment.
    private var heads: [Int64] = []

    /// How many ids there are, roughly.
    private(set) var likelyCount = 0

    /// Ids that were looked at and are still to be given, the last one first.
    private var waiting: [Int64] = []

    /// - Parameter required: A place must have one key of each list.
    init(
        _ cache: PostingCache, directory: NameDirectory, required: [[UInt32]]
    ) throws(SQLiteError) {
        for segment in directory.segments {
            var matches = try SegmentMatches(cache, segment: segment, required: required)
            guard let head = try matches.next() else { continue }
            segments.append(matches)
            heads.append(head)
            likelyCount += matches.likelyCount
        }
    }

    /// All ids when there are not more than `most`; else `nil`, and ``next()`` begins with the first.
    mutating func ids(atMost most: Int) throws(SQLiteError) -> [Int64]? {
        let ids = try ids(first: most + 1)
        if ids.count <= most { return ids }
        waiting = ids.reversed()
        return nil
    }

    /// The next ids: up to `count`, and fewer only at the end.
    mutating func ids(first count: Int) throws(SQLiteError) -> [Int64] {
        var ids: [Int64] = []
        while ids.count < count, let id = try next() { ids.append(id) }
        return ids
    }

    mutating func next() throws(SQLiteError) -> Int64? {
        if let id = waiting.popLast() { return id }
        guard var least = heads.indices.first else { return nil }
        for index in heads.indices where heads[index] < heads[least] { least = index }
        let id = heads[least]
        if let head = try segments[least].next() {
            heads[least] = head
        } else {
            heads.remove(at: least)
            segments.remove(at: least)
        }
        return id
    }
}

/// The places of one segment that have all of some keys.
private struct SegmentMatches {
    private let segment: NameSegment

    /// What places need, likely the rarest first.
    private var required: [PostingUnion] = []

    /// The chunk to be looked at next.
    private var chunk = 0

    /// Whether no further chunk has matches.
    private var isAtEnd = false

    private var chunkCount: Int { segment.ids.count >> 16 + 1 }

    /// How many places there are in all, as the first chunk with some tells.
    private(set) var likelyCount = 0

    /// What is left of the chunk looked at last.
    private var numbers = NumberSet().makeIterator()

    init(
        _ cache: PostingCache, segment: NameSegment, required: [[UInt32]]
    ) throws(SQLiteError) {
        self.segment = segment
        var unions: [(count: Int, union: PostingUnion)] = []
        for keys in required {
            var union = PostingUnion(cache, keys: keys, segment: segment.number)
            guard let count = try union.firstCount() else {
                isAtEnd = true
                return
            }
            unions.append((count, union))
        }
        unions.sort { $0.count < $1.count }
        self.required = unions.prefix(Self.mostRequired).map(\.union)
    }

    /// How many keys are looked at, the rarest ones. Each costs time; after some, further ones leave hardly fewer places.
    private static let mostRequired = 8

    mutating func next() throws(SQLiteError) -> Int64? {
        while true {
            while let low = numbers.next() {
                let number = (chunk - 1) << 16 + Int(low)
                guard number < segment.ids.count else { throw PostingEntry.damage }
                if !segment.isRemoved(number) { return segment.ids[number] }
            }
            if isAtEnd { return nil }
            guard let next = try numbersInChunk() else { continue }
            if likelyCount == 0 { likelyCount = next.count * chunkCount / chunk }
            numbers = next.makeIterator()
        }
    }

    /// The matches in the chunk to be looked at, or `nil` when some of what is required is in none before a later chunk, which is then the next to be looked at.
    private mutating func numbersInChunk() throws(SQLiteError) -> NumberSet? {
        var common: NumberSet?
        for index in required.indices {
            guard let next = try required[index].nextChunk(from: chunk) else {
                isAtEnd = true
                return nil
            }
            guard next == chunk else {
                chunk = next
                return nil
            }
            if var numbers = common {
                common = nil
                try required[index].restrict(&numbers, in: chunk)
                common = numbers
            } else {
                common = try required[index].numbers(in: chunk)
            }
            if common?.hasFew == true { break }
        }
        chunk += 1
        return common
    }
}
