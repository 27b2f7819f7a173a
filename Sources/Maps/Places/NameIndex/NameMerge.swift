import Foundation
import SQLite

/// Merges several segments into one.
///
/// Keys are merged in ranges: the segments' blocks of a range are read and deleted, merged on all
/// processors, and written, so that freed pages are reused and the file hardly grows.
struct NameMerge {
    /// The places of all segments, in the order of their ids.
    let ids: [Int64]

    private let segments: [NameSegment]

    /// The new numbers of each segment's places; ``gone`` for removed ones.
    private let numbers: [[UInt32]]

    private static let gone = UInt32.max

    init(_ segments: [NameSegment]) {
        self.segments = segments
        var places: [(id: Int64, segment: Int, number: Int)] = []
        places.reserveCapacity(segments.reduce(0) { $0 + $1.ids.count })
        for (index, segment) in segments.enumerated() {
            for (number, id) in segment.ids.enumerated() where !segment.isRemoved(number) {
                places.append((id, index, number))
            }
        }
        // Segments are already sorted, which the sort exploits.
        places.sort { $0.id < $1.id }
        ids = places.map(\.id)
        var numbers = segments.map { Array(repeating: Self.gone, count: $0.ids.count) }
        for (number, place) in places.enumerated() {
            numbers[place.segment][place.number] = UInt32(number)
        }
        self.numbers = numbers
    }

    /// The approximate number of places whose keys are in a range.
    private static let placesInRange = 16_384

    /// Moves the merged blocks of all segments to an empty one.
    func write(to segment: Int64, _ connection: SQLiteConnection) throws(SQLiteError) {
        let processorCount = ProcessInfo.processInfo.activeProcessorCount
        let ranges = KeyRange.parts(ids.count / Self.placesInRange + 1)
        for start in stride(from: 0, to: ranges.count, by: processorCount) {
            var parts: [(sources: [[UInt8]], keys: KeyRange)] = []
            for keys in ranges[start...].prefix(processorCount) {
                parts.append((try takeOut(keys, connection), keys))
            }
            let merged = Parallel.map(parts) { part in
                Result { () throws(SQLiteError) in try blocks(of: part.sources, keys: part.keys) }
            }
            for blocks in merged { try connection.insert(blocks.get(), into: segment) }
        }
    }

    /// Returns each segment's concatenated blocks with a range's keys, and deletes those without
    /// further keys.
    private func takeOut(
        _ keys: KeyRange, _ connection: SQLiteConnection
    ) throws(SQLiteError) -> [[UInt8]] {
        var sources: [[UInt8]] = []
        for segment in segments {
            let first = PostingBlocks.number(segment: segment.number, key: keys.first, chunk: 0)
            let last = PostingBlocks.number(
                segment: segment.number, key: keys.last, chunk: PostingBlocks.lastChunk)
            let rows = try connection.statement(
                "SELECT block, entries FROM name_postings WHERE block BETWEEN ? AND ? ORDER BY block"
            )
            defer { rows.reset() }
            rows.bind(first, at: 1)
            rows.bind(PostingBlocks.numbers(of: segment.number).upperBound, at: 2)
            var bytes: [UInt8] = []
            while try rows.step() {
                rows.withBytes(1) { bytes += $0 }
                if rows.integer(0) >= last { break }
            }
            sources.append(bytes)
            rows.reset()
            let deletion = try connection.statement(
                "DELETE FROM name_postings WHERE block BETWEEN ? AND ?")
            deletion.bind(PostingBlocks.numbers(of: segment.number).lowerBound, at: 1)
            deletion.bind(last, at: 2)
            try deletion.run()
        }
        return sources
    }

    /// Merges the entries of a range.
    private func blocks(
        of sources: [[UInt8]], keys: KeyRange
    ) throws(SQLiteError) -> [PostingBlock] {
        var maker = PostingBlockMaker()
        var readers: [EntryReader] = []
        var queue = KeyQueue()
        for (index, bytes) in sources.enumerated() {
            readers.append(try EntryReader(bytes, keys: keys))
            queue.add(key: readers[index].entry?.key, source: index)
        }
        var places: [UInt32] = []
        while let key = queue.first?.key {
            places.removeAll(keepingCapacity: true)
            while let first = queue.first, first.key == key {
                try readers[first.source].read(key, numbers: numbers[first.source], into: &places)
                queue.replaceFirst(
                    key: readers[first.source].entry?.key, source: first.source)
            }
            if !zip(places, places.dropFirst()).allSatisfy({ $0 < $1 }) { places.sort() }
            maker.add(places, of: key)
        }
        return maker.finish()
    }

    /// Reads the entries of one segment in a range.
    private struct EntryReader {
        private let bytes: [UInt8]
        private let last: UInt32

        /// The next entry; `nil` at the end.
        private(set) var entry: PostingEntry?

        init(_ bytes: [UInt8], keys: KeyRange) throws(SQLiteError) {
            self.bytes = bytes
            last = keys.last
            try advance()
            while let entry, entry.key < keys.first { try advance() }
        }

        /// Reads the places of the current entry's key, and advances past them.
        mutating func read(
            _ key: UInt32, numbers: [UInt32], into places: inout [UInt32]
        ) throws(SQLiteError) {
            while let entry, entry.key == key {
                let first = entry.chunk << 16
                var isWithin = true
                bytes.withUnsafeBytes { bytes in
                    entry.visit(in: bytes) { low in
                        guard first + low < numbers.count else {
                            isWithin = false
                            return
                        }
                        let number = numbers[first + low]
                        if number != NameMerge.gone { places.append(number) }
                    }
                }
                guard isWithin else { throw PostingEntry.damage }
                try advance()
            }
        }

        private mutating func advance() throws(SQLiteError) {
            let start = entry?.numbers.upperBound ?? 0
            guard start < bytes.count else {
                entry = nil
                return
            }
            let next = try PostingEntry(in: bytes, at: start)
            if let entry, (entry.key, entry.chunk) >= (next.key, next.chunk) {
                throw PostingEntry.damage
            }
            entry = next.key <= last ? next : nil
        }
    }
}
