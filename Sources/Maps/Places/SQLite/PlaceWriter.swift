import Foundation
import SQLite

/// The only writing connection.
actor PlaceWriter {
    private let connection: SQLiteConnection
    private let directories: NameDirectoryCache

    init(_ connection: SQLiteConnection, directories: NameDirectoryCache) {
        self.connection = connection
        self.directories = directories
    }

    /// Writes places, all or none.
    ///
    /// - Parameters:
    ///   - isLast: `true` to remove the places of the source's earlier runs.
    ///   - follow: Updates the points in memory to the given generation.
    /// - Returns: The number of removed places.
    func insert(
        _ places: [Place], state: ImportState?, isLast: Bool,
        follow: ([PlaceMove]?, _ generation: Int64) -> Void
    ) throws(SQLiteError) -> Int {
        let places = Self.inOrder(places)
        var moves: [PlaceMove] = []
        var directory = NameDirectory()
        try connection.transaction { () throws(SQLiteError) in
            var names = NameIndexWriter(
                connection, directory: try directories.directory(connection))
            let origin = try write(state)
            let batch: NameBatch
            (moves, batch) = try write(places, from: origin)
            for move in moves where move.from != nil { try names.remove(move.id) }
            if isLast, let origin {
                let rows = PlaceRows(connection: connection)
                for gone in try rows.remove(ofSource: origin.source, exceptRun: origin.run) {
                    try names.remove(gone.id)
                    moves.append(gone)
                }
            }
            try names.add(batch)
            let mergesAll = state?.isFinished == true && names.directory.segments.count > 1
            try names.finish(state.map { $0.isFinished ? .complete : .sparing } ?? .usual)
            try writeTiles(moves)
            if mergesAll { try PlaceTiles(connection: connection).rearrange() }
            directory = names.directory
        }
        follow(moves.filter { $0.from != $0.to }, directory.generation)
        directories.keep(directory)
        // Everything is in the file already; truncating the log can wait while it is being read.
        if state?.isFinished == true { returnSpace(keeping: Self.pagesOfFreeOneAfterImport) }
        return moves.count { $0.to == nil }
    }

    /// Removes a source and its places, all or nothing.
    ///
    /// - Parameter follow: Updates the points in memory to the given generation; without moves, all
    ///   places are gone.
    /// - Returns: The number of removed places; `nil` when there is no such source.
    func remove(
        source: String, follow: ([PlaceMove]?, _ generation: Int64) -> Void
    ) throws(SQLiteError) -> Int? {
        var count: Int?
        var moves: [PlaceMove]?
        var directory = NameDirectory()
        try connection.transaction { () throws(SQLiteError) in
            let deletion = try connection.statement(
                "DELETE FROM imports WHERE source = ? RETURNING number")
            deletion.bind(source, at: 1)
            guard try deletion.step() else { return deletion.reset() }
            let number = deletion.integer(0)
            deletion.reset()
            var names = NameIndexWriter(
                connection, directory: try directories.directory(connection))
            if try hasOthers(than: number) {
                let gone = try PlaceRows(connection: connection)
                    .remove(ofSource: number, exceptRun: nil)
                for move in gone { try names.remove(move.id) }
                try names.finish(.complete)
                try writeTiles(gone)
                (count, moves) = (gone.count, gone)
            } else {
                // Tables are emptied as a whole, in a fraction of the time.
                try connection.execute("DELETE FROM places")
                count = connection.changes
                try connection.execute("DELETE FROM tiles")
                try names.removeAll()
                try names.finish(.complete)
            }
            directory = names.directory
        }
        guard let count else { return nil }
        follow(moves, directory.generation)
        directories.keep(directory)
        returnSpace(keeping: Self.pagesOfFreeOneAfterRemoval)
        return count
    }

    /// Returns `true` if there are places that a source has not brought last.
    private func hasOthers(than source: Int64) throws(SQLiteError) -> Bool {
        let others = try connection.statement(
            "SELECT EXISTS(SELECT 1 FROM places WHERE source IS NOT ?)")
        defer { others.reset() }
        others.bind(source, at: 1)
        return try others.step() && others.integer(0) == 1
    }

    /// The share of a file's pages that may be free after an import: one in this number. The next
    /// import fills them, and rewriting a large file takes long.
    private static let pagesOfFreeOneAfterImport: Int64 = 4

    /// The share of a file's pages that may be free after a removal: one in this number.
    private static let pagesOfFreeOneAfterRemoval: Int64 = 20

    /// Gives the space of removed places back, and truncates the log. Both can wait while another
    /// program uses the file: everything is in it already.
    ///
    /// - Parameter pagesOfFreeOne: One page in this number may stay free.
    private func returnSpace(keeping pagesOfFreeOne: Int64) {
        do {
            let free = try connection.number("PRAGMA freelist_count")
            let pages = try connection.number("PRAGMA page_count")
            if free * pagesOfFreeOne > pages { try connection.execute("VACUUM") }
        } catch {
            // Tried again after the next import or removal.
        }
        try? connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    }

    /// Returns places in the order of their ids; the last of several with one id.
    private static func inOrder(_ places: [Place]) -> [Place] {
        let positions = places.indices.sorted { (places[$0].id, $0) < (places[$1].id, $1) }
        return positions.indices
            .filter {
                $0 + 1 == positions.count
                    || places[positions[$0 + 1]].id != places[positions[$0]].id
            }
            .map { places[positions[$0]] }
    }

    /// The parts of an insertion, for several processors.
    private enum Work {
        case rows
        case names(Range<Int>)
    }

    private enum Done: Sendable {
        case rows(Result<[PlaceMove], SQLiteError>)
        case names([Posting])
    }

    /// The number of places per part of key generation.
    private static let placesOfWork = 5_000

    /// Writes the rows of places, and concurrently computes their index entries.
    private func write(
        _ places: [Place], from origin: PlaceOrigin?
    ) throws(SQLiteError) -> ([PlaceMove], NameBatch) {
        let parts = stride(from: 0, to: places.count, by: Self.placesOfWork).map { start in
            Work.names(start..<min(start + Self.placesOfWork, places.count))
        }
        let rows = PlaceRows(connection: connection)
        let done = Parallel.map([.rows] + parts) { work in
            switch work {
            case .rows:
                Done.rows(
                    Result { () throws(SQLiteError) in try rows.write(places, from: origin) })
            case .names(let range): Done.names(NameBatch.postings(of: places[range]))
            }
        }
        var moves: [PlaceMove] = []
        var postings: [[Posting]] = []
        for part in done {
            switch part {
            case .rows(let result): moves = try result.get()
            case .names(let list): postings.append(list)
            }
        }
        return (moves, NameBatch(ids: places.map(\.id), postings: postings))
    }

    private func writeTiles(
        _ moves: [PlaceMove]
    ) throws(SQLiteError) {
        let tiles = PlaceTiles(connection: connection)
        var added: [PlaceCategory: [GridEntry]] = [:]
        for move in moves where move.from != move.to {
            if let spot = move.from {
                try tiles.remove(move.id, at: spot.point, category: spot.category)
            }
            if let spot = move.to {
                added[spot.category, default: []].append(
                    GridEntry(id: move.id, point: spot.point, category: spot.category))
            }
        }
        for category in PlaceCategory.allCases {
            if let entries = added[category] { try tiles.add(entries, category: category) }
        }
    }

    /// Writes the state of an import, if there is one.
    ///
    /// - Returns: The origin of its places.
    private func write(_ state: ImportState?) throws(SQLiteError) -> PlaceOrigin? {
        guard let state else { return nil }
        let insertion = try connection.statement(
            """
            INSERT INTO imports(source, run, fingerprint, position, is_finished, attribution)
            VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET (run, fingerprint, position, is_finished, attribution) =
                (excluded.run, excluded.fingerprint, excluded.position, excluded.is_finished,
                excluded.attribution)
            RETURNING number
            """)
        defer { insertion.reset() }
        insertion.bind(state.source, at: 1)
        insertion.bind(state.run, at: 2)
        insertion.bind(state.fingerprint, at: 3)
        insertion.bind(state.position, at: 4)
        insertion.bind(state.isFinished ? 1 : 0, at: 5)
        insertion.bind(state.attribution, at: 6)
        guard try insertion.step() else { return nil }
        return PlaceOrigin(source: insertion.integer(0), run: Int64(state.run))
    }
}

/// The import of a place.
struct PlaceOrigin {
    /// The number of the source.
    let source: Int64

    /// The run of the source.
    let run: Int64
}
