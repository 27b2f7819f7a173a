import Foundation

/// The one connection that writes.
actor PlaceWriter {
    private let connection: SQLiteConnection
    private let directories: NameDirectoryCache

    init(_ connection: SQLiteConnection, directories: NameDirectoryCache) {
        self.connection = connection
        self.directories = directories
    }

    /// Writes places, all or none.
    ///
    /// - Parameter isLast: Whether to remove what the state's source brought in earlier runs.
    /// - Returns: What the points in memory have to follow.
    func insert(
        _ batch: PlaceBatch, state: ImportState?, isLast: Bool = false
    ) throws(SQLiteError) -> [PlaceMove] {
        var moves: [PlaceMove] = []
        var directory = NameDirectory()
        try connection.transaction { () throws(SQLiteError) in
            var names = NameIndexWriter(
                connection, directory: try directories.directory(connection))
            let origin = try write(state)
            for place in batch.places {
                let old = try write(place, from: origin)
                if let old { try names.remove(old.id) }
                moves.append(
                    PlaceMove(
                        id: place.id, from: old.map { PlaceMove.Spot(of: $0) },
                        to: PlaceMove.Spot(of: place)))
            }
            if isLast, let origin {
                for gone in try removeOutdated(origin) {
                    try names.remove(gone.id)
                    moves.append(gone)
                }
            }
            try names.add(batch.names)
            try names.finish(state.map { $0.isFinished ? .complete : .sparing } ?? .usual)
            try writeTiles(moves)
            directory = names.directory
        }
        directories.keep(directory)
        return moves.filter { $0.from != $0.to }
    }

    /// Writes a place.
    ///
    /// - Returns: The place that had its id.
    private func write(
        _ place: Place, from origin: PlaceOrigin?
    ) throws(SQLiteError) -> Place? {
        let insertion = try connection.statement(PlaceRow.insertion + " ON CONFLICT DO NOTHING")
        PlaceRow.bind(place, from: origin, to: insertion)
        try insertion.run()
        guard connection.changes == 0 else { return nil }
        let old = try connection.indexedPlace(place.id)
        let replacement = try connection.statement(
            PlaceRow.insertion.replacingOccurrences(of: "INSERT", with: "REPLACE"))
        PlaceRow.bind(place, from: origin, to: replacement)
        try replacement.run()
        return old
    }

    /// Removes the rows that a source brought in other runs.
    private func removeOutdated(_ origin: PlaceOrigin) throws(SQLiteError) -> [PlaceMove] {
        let rows = try connection.statement(
            "SELECT \(PlaceRow.columns) FROM places WHERE source = ? AND run <> ?")
        origin.bind(to: rows)
        var moves: [PlaceMove] = []
        while try rows.step() {
            let place = try PlaceRow.place(in: rows)
            moves.append(PlaceMove(id: place.id, from: PlaceMove.Spot(of: place), to: nil))
        }
        rows.reset()
        let deletion = try connection.statement("DELETE FROM places WHERE source = ? AND run <> ?")
        origin.bind(to: deletion)
        try deletion.run()
        return moves
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
                    GridEntry(id: move.id, point: spot.point))
            }
        }
        for category in PlaceCategory.allCases {
            if let entries = added[category] { try tiles.add(entries, category: category) }
        }
    }

    /// Writes how far an import has come, if there is one.
    ///
    /// - Returns: What its places come from.
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

/// Places with what the index of names keeps of them, which is made before the one writer is asked for.
struct PlaceBatch: Sendable {
    /// In the order of their ids.
    let places: [Place]
    let names: NameBatch

    /// Takes the last of several places with one id.
    init(_ places: [Place]) async {
        let positions = places.indices.sorted { (places[$0].id, $0) < (places[$1].id, $1) }
        self.places = positions.indices
            .filter {
                $0 + 1 == positions.count
                    || places[positions[$0 + 1]].id != places[positions[$0]].id
            }
            .map { places[positions[$0]] }
        names = await NameBatch(self.places)
    }
}

/// Where a place was and where it is now.
struct PlaceMove: Sendable {
    struct Spot: Hashable {
        let category: PlaceCategory
        let point: GridPoint

        init(of place: Place) {
            category = place.category
            point = GridPoint(place.coordinate)
        }
    }

    let id: Int64
    let from: Spot?
    let to: Spot?
}

/// What brought a place.
struct PlaceOrigin {
    /// The number of the source.
    let source: Int64

    /// How often the source had been begun then.
    let run: Int64

    fileprivate func bind(to statement: SQLiteStatement) {
        statement.bind(source, at: 1)
        statement.bind(run, at: 2)
    }
}
