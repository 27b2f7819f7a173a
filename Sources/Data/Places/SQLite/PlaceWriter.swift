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
    /// - Returns: What the points in memory have to follow.
    func insert(
        _ batch: PlaceBatch, state: ImportState?
    ) throws(SQLiteError) -> [PlaceMove] {
        var moves: [PlaceMove] = []
        var directory = NameDirectory()
        try connection.transaction { () throws(SQLiteError) in
            var names = NameIndexWriter(
                connection, directory: try directories.directory(connection))
            for place in batch.places {
                let old = try write(place)
                if let old { try names.remove(old.id) }
                moves.append(
                    PlaceMove(
                        id: place.id, from: old.map { PlaceMove.Spot(of: $0) },
                        to: PlaceMove.Spot(of: place)))
            }
            try names.add(batch.names)
            try names.finish(isFinal: state?.isFinished == true)
            try writeTiles(moves)
            if let state { try write(state) }
            directory = names.directory
        }
        directories.keep(directory)
        return moves.filter { $0.from != $0.to }
    }

    /// Writes a place.
    ///
    /// - Returns: The place that had its id.
    private func write(_ place: Place) throws(SQLiteError) -> Place? {
        let insertion = try connection.statement(PlaceRow.insertion + " ON CONFLICT DO NOTHING")
        PlaceRow.bind(place, to: insertion)
        try insertion.run()
        guard connection.changes == 0 else { return nil }
        let old = try connection.indexedPlace(place.id)
        let replacement = try connection.statement(
            PlaceRow.insertion.replacingOccurrences(of: "INSERT", with: "REPLACE"))
        PlaceRow.bind(place, to: replacement)
        try replacement.run()
        return old
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

    private func write(_ state: ImportState) throws(SQLiteError) {
        let insertion = try connection.statement(
            """
            INSERT INTO imports(source, run, fingerprint, position, is_finished, attribution)
            VALUES (?, 1, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET (fingerprint, position, is_finished, attribution) =
                (excluded.fingerprint, excluded.position, excluded.is_finished, excluded.attribution)
            """)
        insertion.bind(state.source, at: 1)
        insertion.bind(state.fingerprint, at: 2)
        insertion.bind(state.position, at: 3)
        insertion.bind(state.isFinished ? 1 : 0, at: 4)
        insertion.bind(state.attribution, at: 5)
        try insertion.run()
    }
}

/// Places with what the index of names keeps of them, which is made before the one writer is asked for.
struct PlaceBatch: Sendable {
    /// In the order of their ids.
    let places: [Place]
    let names: NameBatch

    /// Takes the last of several places with one id.
    init(_ places: [Place]) async {
        let sorted = places.enumerated().sorted {
            ($0.element.id, $0.offset) < ($1.element.id, $1.offset)
        }
        self.places = sorted.indices
            .filter { $0 + 1 == sorted.count || sorted[$0 + 1].element.id != sorted[$0].element.id }
            .map { sorted[$0].element }
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
