import SQLite

/// The ids of the places that match all of some keys, in ascending order.
struct NameMatches {
    /// The matches of the segments.
    private let common: [CommonNumbers]

    /// The segments with remaining matches, and the next id of each.
    private var segments: [SegmentMatches] = []
    private var heads: [Int64] = []

    /// Ids that were read ahead, the last one first.
    private var waiting: [Int64] = []

    /// - Parameter required: A place must match one key of each list.
    init(
        _ reader: PostingBlockReader, directory: NameDirectory, required: [[UInt32]]
    ) throws(SQLiteError) {
        var common: [CommonNumbers] = []
        for segment in directory.segments {
            common.append(try CommonNumbers(reader, segment: segment, required: required))
        }
        try self.init(common)
    }

    private init(_ common: [CommonNumbers]) throws(SQLiteError) {
        self.common = common
        for numbers in common {
            var matches = SegmentMatches(numbers)
            guard let head = try matches.next() else { continue }
            segments.append(matches)
            heads.append(head)
        }
    }

    /// Returns the matches that have a further key, from the first on.
    func having(_ key: UInt32) throws(SQLiteError) -> NameMatches {
        var further: [CommonNumbers] = []
        for numbers in common { further.append(try numbers.having(key)) }
        return try NameMatches(further)
    }

    /// Returns an estimate of the number of ids.
    func likelyCount() throws(SQLiteError) -> Int {
        var count = 0
        for numbers in common { count += try numbers.likelyCount() }
        return count
    }

    /// Returns all ids when there are at most `most`; otherwise `nil`, and ``next()`` starts with
    /// the first.
    mutating func ids(atMost most: Int) throws(SQLiteError) -> [Int64]? {
        let ids = try ids(first: most + 1)
        if ids.count <= most { return ids }
        waiting = ids.reversed()
        return nil
    }

    /// Returns the next ids: up to `count`, and fewer only at the end.
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

/// The places of one segment that match all of some keys.
private struct SegmentMatches {
    private let common: CommonNumbers

    /// The number of processed non-empty chunks, and the last of them.
    private var position = 0
    private var chunk = 0

    /// The remaining numbers of the chunk.
    private var numbers = NumberSet().makeIterator()

    init(_ common: CommonNumbers) { self.common = common }

    mutating func next() throws(SQLiteError) -> Int64? {
        let segment = common.segment
        while true {
            while let low = numbers.next() {
                let number = chunk << 16 + Int(low)
                guard number < segment.ids.count else { throw PostingEntry.damage }
                if !segment.isRemoved(number) { return segment.ids[number] }
            }
            guard let found = try common.numbers(at: position) else { return nil }
            position += 1
            chunk = found.chunk
            numbers = found.numbers.makeIterator()
        }
    }
}
