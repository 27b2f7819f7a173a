/// The places of one segment that have all of some keys, as numbers, chunk by chunk.
///
/// What was found is kept, because a search goes through it once for each rank.
final class CommonNumbers {
    let segment: NameSegment

    private let reader: PostingBlockReader
    private let required: [[UInt32]]

    /// How many places the first chunk has that have what is likely the rarest.
    private var rarestCount = 0

    /// What has been found with other keys, where places need these and those.
    private var base: CommonNumbers?

    /// What places need: first what is likely the rarest, then what left the least of it in the
    /// chunks looked at.
    private var needs: [PostingUnion] = []

    /// What was found in the chunks looked at.
    private var found: [Found] = []

    /// The chunk to be looked at next.
    private var chunk = 0

    /// Whether no further chunk has places.
    private var isAtEnd = false

    /// The numbers of a chunk.
    struct Found {
        let chunk: Int
        var numbers: NumberSet
    }

    /// - Parameter required: A place must have one key of each list.
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

    /// The places that have a further key.
    ///
    /// What has been found is used again, unless there are few keys and looking for the further one
    /// first leaves less to look at.
    func having(_ key: UInt32) throws(SQLiteError) -> CommonNumbers {
        let further = try CommonNumbers(reader, segment: segment, required: [[key]])
        if needs.count <= Self.fewNeeds, further.rarestCount < rarestCount, !further.isAtEnd {
            return try CommonNumbers(reader, segment: segment, required: required + [[key]])
        }
        further.base = self
        return further
    }

    /// How many keys are looked at, the rarest ones. Each costs time; after some, further ones
    /// leave hardly fewer places.
    private static let mostNeeds = 8

    /// How many keys are looked up again rather than going through what has only them.
    private static let fewNeeds = 2

    /// How many places there are in all, as the first chunk with some tells.
    func likelyCount() throws(SQLiteError) -> Int {
        guard let first = try numbers(at: 0) else { return 0 }
        return first.numbers.count * (segment.ids.count >> 16 + 1) / (first.chunk + 1)
    }

    /// What the chunks have that have something, by their order from 0; `nil` behind the last one.
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

    /// The numbers in the chunk to be looked at, or `nil` when some of what is required is in none
    /// before a later chunk, which is then the next to be looked at.
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
        // Parts of a word that overlap come together in names. What told most apart here is likely
        // to do so in further chunks.
        if best.index > 1 { needs.insert(needs.remove(at: best.index), at: 1) }
        chunk += 1
        return common
    }
}
