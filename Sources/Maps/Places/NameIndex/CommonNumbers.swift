import SQLite

/// The numbers of the places in one segment that match all of some keys, chunk by chunk.
///
/// Results are cached, because a search iterates over them once for each rank.
final class CommonNumbers {
    let segment: NameSegment

    private let reader: PostingBlockReader
    private let required: [[UInt32]]

    /// The number of places of the probably rarest requirement in its first chunk.
    private var rarestCount = 0

    /// The results with other keys, if places must match these in addition.
    private var base: CommonNumbers?

    /// The requirements: first the probably rarest, then the most selective in the processed
    /// chunks.
    private var needs: [PostingUnion] = []

    /// The results of the processed chunks.
    private var found: [Found] = []

    /// The next chunk to process.
    private var chunk = 0

    /// `true` if no further chunk has places.
    private var isAtEnd = false

    /// The numbers of a chunk.
    struct Found {
        let chunk: Int
        var numbers: NumberSet
    }

    /// - Parameter required: A place must match one key of each list.
    init(
        _ reader: PostingBlockReader, segment: NameSegment, required: [[UInt32]]
    ) throws(SQLiteError) {
        self.segment = segment
        self.reader = reader
        self.required = required
        var unions: [(count: Int, union: PostingUnion)] = []
        for keys in required {
            var union = PostingUnion(reader, keys: keys, segment: segment.number)
            guard let count = try union.firstCount() else {
                isAtEnd = true
                return
            }
            unions.append((count, union))
        }
        unions.sort { $0.count < $1.count }
        needs = unions.prefix(Self.mostNeeds).map(\.union)
        rarestCount = unions.first?.count ?? 0
    }

    /// Returns the places that match a further key.
    ///
    /// Cached results are reused, unless there are few keys and searching the further one first is
    /// more selective.
    func having(_ key: UInt32) throws(SQLiteError) -> CommonNumbers {
        let further = try CommonNumbers(reader, segment: segment, required: [[key]])
        if needs.count <= Self.fewNeeds, further.rarestCount < rarestCount, !further.isAtEnd {
            return try CommonNumbers(reader, segment: segment, required: required + [[key]])
        }
        further.base = self
        return further
    }

    /// The maximum number of keys to search, the rarest ones. Each takes time; beyond some, further
    /// ones are hardly more selective.
    private static let mostNeeds = 8

    /// The maximum number of keys to search again instead of filtering cached results.
    private static let fewNeeds = 2

    /// Returns an estimate of the total number of places, from the first chunk with any.
    func likelyCount() throws(SQLiteError) -> Int {
        guard let first = try numbers(at: 0) else { return 0 }
        return first.numbers.count * (segment.ids.count >> 16 + 1) / (first.chunk + 1)
    }

    /// Returns the results of the non-empty chunks by their index from 0; `nil` after the last one.
    func numbers(at index: Int) throws(SQLiteError) -> Found? {
        while found.count <= index {
            guard !isAtEnd else { return nil }
            if let base {
                guard var next = try base.numbers(at: found.count) else { return nil }
                try needs[0].restrict(&next.numbers, in: next.chunk)
                found.append(next)
            } else if let numbers = try numbersInChunk() {
                found.append(Found(chunk: chunk - 1, numbers: numbers))
            }
        }
        return found[index]
    }

    /// Returns the numbers in the current chunk, or `nil` if some requirement has none before a
    /// later chunk, which becomes the next to process.
    private func numbersInChunk() throws(SQLiteError) -> NumberSet? {
        var common: NumberSet?
        var best = (index: 0, share: 1.0)
        for index in needs.indices {
            if common?.hasFew == true { break }
            guard let next = try needs[index].nextChunk(from: chunk) else {
                isAtEnd = true
                return nil
            }
            guard next == chunk else {
                chunk = next
                return nil
            }
            guard var numbers = common else {
                common = try needs[index].numbers(in: chunk)
                continue
            }
            common = nil
            let count = numbers.listCount
            try needs[index].restrict(&numbers, in: chunk)
            if let count, let left = numbers.listCount {
                let share = Double(left) / Double(max(count, 1))
                if share < best.share { best = (index, share) }
            }
            common = numbers
        }
        // Overlapping parts of a word occur together in names. The most selective requirement here
        // is probably so in further chunks.
        if best.index > 1 { needs.insert(needs.remove(at: best.index), at: 1) }
        chunk += 1
        return common
    }
}
