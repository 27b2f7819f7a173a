import FoundationGaps
import SQLite
import Synchronization

/// A part of the index of names: the result of one insertion, or several merged segments.
///
/// Its places are numbered in the order of their ids, from 0. Its blocks are immutable; a place
/// that is replaced later is marked as removed, and dropped when the segment is merged with others.
struct NameSegment: Sendable {
    /// The number that identifies its blocks. Numbers of deleted segments are reused.
    let number: Int64

    /// The generation of its creation.
    let made: Int64

    /// The ids in ascending order.
    let ids: [Int64]

    /// The generation of the last removal, or of its creation.
    var changed: Int64

    /// A bit for each removed place; empty when there are none.
    var removed: [UInt64] = []

    /// `true` if more than a quarter of the places are removed.
    var hasManyRemoved: Bool { removed.reduce(0) { $0 + $1.nonzeroBitCount } * 4 > ids.count }

    func isRemoved(_ number: Int) -> Bool {
        !removed.isEmpty && removed[number >> 6] & 1 << UInt64(number & 63) != 0
    }

    /// Returns the number of the place with an id in the segment.
    func number(of id: Int64) -> Int? {
        let number = ids.partitioningIndex { $0 >= id }
        return number < ids.count && ids[number] == id && !isRemoved(number) ? number : nil
    }

    mutating func remove(_ number: Int) {
        if removed.isEmpty { removed = Array(repeating: 0, count: (ids.count + 63) / 64) }
        removed[number >> 6] |= 1 << UInt64(number & 63)
    }
}

/// The segments in one generation of the file: every insertion creates a new generation.
struct NameDirectory: Sendable {
    var generation: Int64 = -1
    var segments: [NameSegment] = []

    init() {}

    /// The number of places.
    var count: Int {
        segments.reduce(0) { count, segment in
            count + segment.ids.count
                - segment.removed.reduce(0) { $0 + $1.nonzeroBitCount }
        }
    }

    /// Reads the segments visible to a connection.
    ///
    /// - Parameter known: The previously read directory, whose unchanged segments are reused.
    init(_ connection: SQLiteConnection, known: NameDirectory) throws(SQLiteError) {
        generation = try Self.generation(connection)
        if generation == known.generation {
            self = known
            return
        }
        let rows = try connection.statement(
            """
            SELECT number, made, changed FROM name_segments
            JOIN name_removals ON segment = number ORDER BY number
            """)
        defer { rows.reset() }
        while try rows.step() {
            let (number, made, changed) = (rows.integer(0), rows.integer(1), rows.integer(2))
            guard PostingBlocks.segments.contains(number) else {
                throw .damaged("the index of names has a segment \(number)")
            }
            let old = known.segments.first { $0.number == number && $0.made == made }
            if let old, old.changed == changed {
                segments.append(old)
                continue
            }
            let ids =
                if let old { old.ids } else { try Self.ids(connection, of: number) }
            var segment = NameSegment(number: number, made: made, ids: ids, changed: changed)
            segment.removed = try Self.removed(connection, from: segment)
            segments.append(segment)
        }
    }

    static func generation(_ connection: SQLiteConnection) throws(SQLiteError) -> Int64 {
        try connection.number("SELECT number FROM name_generation")
    }

    private static func ids(
        _ connection: SQLiteConnection, of segment: Int64
    ) throws(SQLiteError) -> [Int64] {
        let ids: [Int64] = try connection.numbers(in: "ids", of: "name_segments", row: segment)
        guard zip(ids, ids.dropFirst()).allSatisfy({ $0 < $1 }) else {
            throw .damaged("the index of names has places in no order")
        }
        return ids
    }

    private static func removed(
        _ connection: SQLiteConnection, from segment: NameSegment
    ) throws(SQLiteError) -> [UInt64] {
        let row = try connection.statement(
            "SELECT numbers FROM name_removals WHERE segment = ?")
        defer { row.reset() }
        row.bind(segment.number, at: 1)
        guard try row.step() else { return [] }
        let words = row.numbers(0, as: UInt64.self)
        guard words.isEmpty || words.count == (segment.ids.count + 63) / 64 else {
            throw .damaged("the index of names has places removed that were never there")
        }
        return words
    }
}

/// A cache of the last directory, which is nearly always the next one used.
final class NameDirectoryCache: Sendable {
    private let latest = Mutex(NameDirectory())

    /// Returns the directory visible to a connection.
    func directory(_ connection: SQLiteConnection) throws(SQLiteError) -> NameDirectory {
        let known = latest.withLock { $0 }
        guard try NameDirectory.generation(connection) != known.generation else { return known }
        let directory =
            known.segments.isEmpty
            ? try connection.withLittleCache { () throws(SQLiteError) in
                try NameDirectory(connection, known: known)
            } : try NameDirectory(connection, known: known)
        keep(directory)
        return directory
    }

    /// Caches a directory for the next search, unless a newer one is cached.
    func keep(_ directory: NameDirectory) {
        latest.withLock {
            if directory.generation > $0.generation { $0 = directory }
        }
    }
}
