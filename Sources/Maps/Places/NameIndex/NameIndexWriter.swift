import SQLite

/// Adds places to the index of names, and removes them, within a transaction.
///
/// An insertion writes a new segment, so that existing data does not change. Many segments of
/// similar size are merged, as in P. O'Neil, E. Cheng, D. Gawlick, E. O'Neil, “The log-structured
/// merge-tree”, Acta Informatica 33 (1996). A place is written as often as there are sizes.
struct NameIndexWriter {
    private let connection: SQLiteConnection

    /// The segments after the transaction is committed.
    private(set) var directory: NameDirectory

    /// - Parameter directory: The segments visible to the connection.
    init(_ connection: SQLiteConnection, directory: NameDirectory) {
        self.connection = connection
        self.directory = directory
        self.directory.generation &+= 1
    }

    /// The policy for merging segments.
    enum Merging {
        /// Merge more than eight of similar size.
        case usual

        /// Merge more than 64 of similar size, because more insertions follow soon, after which all
        /// are merged. Until then searches read more segments; an import of a million places writes
        /// each of them once less.
        case sparing

        /// Merge all, because no insertion follows soon.
        case complete

        /// The maximum number of segments of similar size.
        fileprivate var mostOfSize: Int { self == .sparing ? 64 : 8 }
    }

    /// Removes a place.
    mutating func remove(_ id: Int64) throws(SQLiteError) {
        for index in directory.segments.indices {
            guard let number = directory.segments[index].number(of: id) else { continue }
            directory.segments[index].remove(number)
            directory.segments[index].changed = directory.generation
            return
        }
        throw .damaged("place \(id) is not in the index of names")
    }

    /// Removes all places.
    mutating func removeAll() throws(SQLiteError) {
        try connection.execute(
            "DELETE FROM name_segments; DELETE FROM name_removals; DELETE FROM name_postings")
        directory.segments = []
    }

    /// Adds places that are not in the index.
    mutating func add(_ batch: NameBatch) throws(SQLiteError) {
        guard !batch.ids.isEmpty else { return }
        let segment = try makeSegment(batch.ids)
        try connection.insert(batch.blocks, into: segment.number)
    }

    /// Merges segments by the policy, and writes the changes.
    mutating func finish(_ merging: Merging) throws(SQLiteError) {
        if merging == .complete {
            let segments = directory.segments
            if segments.count > 1 || segments.contains(where: \.hasManyRemoved) {
                try merge(segments)
            }
        } else {
            while let segments = similarSegments(merging.mostOfSize) { try merge(segments) }
        }
        for segment in directory.segments where segment.changed == directory.generation {
            let removal = try connection.statement("REPLACE INTO name_removals VALUES (?, ?, ?)")
            removal.bind(segment.number, at: 1)
            removal.bind(segment.changed, at: 2)
            removal.bind(numbers: segment.removed, at: 3)
            try removal.run()
        }
        let generation = try connection.statement("UPDATE name_generation SET number = ?")
        generation.bind(directory.generation, at: 1)
        try generation.run()
    }

    /// Returns segments of similar size, when there are more than `most`; those of the smallest
    /// such size.
    private func similarSegments(_ most: Int) -> [NameSegment]? {
        Dictionary(grouping: directory.segments) { segment in
            (Int.bitWidth - segment.ids.count.leadingZeroBitCount) / 3
        }
        .filter { $0.value.count > most }
        .min { $0.key < $1.key }?.value
    }

    private mutating func makeSegment(_ ids: [Int64]) throws(SQLiteError) -> NameSegment {
        let used = Set(directory.segments.map(\.number))
        guard let number = PostingBlocks.segments.first(where: { !used.contains($0) }) else {
            throw .damaged("the index of names has too many segments")
        }
        let segment = NameSegment(
            number: number, made: directory.generation, ids: ids, changed: directory.generation)
        let insertion = try connection.statement("INSERT INTO name_segments VALUES (?, ?, ?)")
        insertion.bind(number, at: 1)
        insertion.bind(segment.made, at: 2)
        insertion.bind(numbers: ids, at: 3)
        try insertion.run()
        directory.segments.append(segment)
        return segment
    }

    private mutating func merge(_ segments: [NameSegment]) throws(SQLiteError) {
        let merge = NameMerge(segments)
        if !merge.ids.isEmpty {
            let segment = try makeSegment(merge.ids)
            try merge.write(to: segment.number, connection)
        }
        for segment in segments { try drop(segment) }
    }

    private mutating func drop(_ segment: NameSegment) throws(SQLiteError) {
        for sql in [
            "DELETE FROM name_segments WHERE number = ?",
            "DELETE FROM name_removals WHERE segment = ?",
        ] {
            let deletion = try connection.statement(sql)
            deletion.bind(segment.number, at: 1)
            try deletion.run()
        }
        let deletion = try connection.statement(
            "DELETE FROM name_postings WHERE block BETWEEN ? AND ?")
        let blocks = PostingBlocks.numbers(of: segment.number)
        deletion.bind(blocks.lowerBound, at: 1)
        deletion.bind(blocks.upperBound, at: 2)
        try deletion.run()
        directory.segments.removeAll { $0.number == segment.number }
    }
}
