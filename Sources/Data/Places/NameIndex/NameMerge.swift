/// Makes several segments one.
struct NameMerge {
    /// The places of all segments, in the order of their ids.
    let ids: [Int64]

    private let segments: [NameSegment]

    /// What number each segment's places get; ``gone`` for those that were removed.
    private let numbers: [[UInt32]]

    private static let gone = UInt32.max

    /// About how many postings are sorted at a time: 8 bytes each, twice, are to stay in a processor's cache.
    private static let postingsAtATime = 50_000

    /// About how many postings a place has.
    private static let postingsOfPlace = 75

    init(_ segments: [NameSegment]) {
        self.segments = segments
        var places: [(id: Int64, segment: Int, number: Int)] = []
        places.reserveCapacity(segments.reduce(0) { $0 + $1.ids.count })
        for (index, segment) in segments.enumerated() {
            for (number, id) in segment.ids.enumerated() where !segment.isRemoved(number) {
                places.append((id, index, number))
            }
        }
        // Segments are in order themselves, which sorting makes use of.
        places.sort { $0.id < $1.id }
        ids = places.map(\.id)
        var numbers = segments.map { Array(repeating: Self.gone, count: $0.ids.count) }
        for (number, place) in places.enumerated() {
            numbers[place.segment][place.number] = UInt32(number)
        }
        self.numbers = numbers
    }

    /// Writes the postings of all segments, those of a part of the keys at a time.
    func write(
        to writer: PostingWriter, _ connection: SQLiteConnection
    ) throws(SQLiteError) {
        var writer = writer
        var sorter = PostingSorter()
        var postings: [Posting] = []
        let keyCount = 1 << 32
        let partCount = ids.count * Self.postingsOfPlace / Self.postingsAtATime + 1
        for part in 0..<partCount {
            let keys =
                UInt32(keyCount * part / partCount)...UInt32(keyCount * (part + 1) / partCount - 1)
            postings.removeAll(keepingCapacity: true)
            for (segment, numbers) in zip(segments, numbers) {
                let reader = PostingReader(connection, segment: segment)
                try reader.visit(keys) { key, old in
                    let number = numbers[old]
                    if number != Self.gone {
                        postings.append(Posting(key: key, number: number))
                    }
                }
            }
            sorter.sort(&postings, numbersBelow: ids.count)
            try writer.add(postings)
        }
        try writer.finish()
    }
}

/// Reads all postings of a segment.
struct PostingReader {
    private let connection: SQLiteConnection
    private let segment: NameSegment

    init(_ connection: SQLiteConnection, segment: NameSegment) {
        self.connection = connection
        self.segment = segment
    }

    /// Visits the places that have keys within a range, with the places' numbers.
    func visit(
        _ keys: ClosedRange<UInt32>, _ body: (_ key: UInt32, _ number: Int) -> Void
    ) throws(SQLiteError) {
        let rows = try connection.statement(
            "SELECT entries FROM name_postings WHERE block BETWEEN ? AND ? ORDER BY block")
        defer { rows.reset() }
        let number = segment.number
        rows.bind(
            PostingBlocks.number(segment: number, key: keys.lowerBound, chunk: 0), at: 1)
        rows.bind(PostingBlocks.numbers(of: number).upperBound, at: 2)
        while try rows.step() {
            let isAtEnd = try rows.withBytes(0) { bytes throws(SQLiteError) in
                try visit(keys, in: bytes, body)
            }
            if isAtEnd { return }
        }
    }

    /// - Returns: Whether the block goes on beyond the keys.
    private func visit(
        _ keys: ClosedRange<UInt32>, in block: UnsafeRawBufferPointer,
        _ body: (_ key: UInt32, _ number: Int) -> Void
    ) throws(SQLiteError) -> Bool {
        var start = 0
        while start < block.count {
            let entry = try PostingEntry(in: block, at: start)
            start = entry.numbers.upperBound
            if entry.key > keys.upperBound { return true }
            guard entry.key >= keys.lowerBound else { continue }
            let first = entry.chunk << 16
            let end = segment.ids.count - first
            var isWithin = true
            entry.visit(in: block) { low in
                if low < end { body(entry.key, first + low) } else { isWithin = false }
            }
            guard isWithin else { throw PostingEntry.damage }
        }
        return false
    }
}
