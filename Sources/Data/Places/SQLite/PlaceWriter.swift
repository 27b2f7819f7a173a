import Foundation

/// The one connection that writes.
actor PlaceWriter {
    private let connection: SQLiteConnection

    init(_ connection: SQLiteConnection) { self.connection = connection }

    /// Writes places, all or none.
    ///
    /// - Returns: What the points in memory have to follow.
    func insert(
        _ places: [IndexedPlace], state: ImportState?
    ) throws(SQLiteError) -> [PlaceMove] {
        var moves: [Int64: PlaceMove] = [:]
        try connection.transaction { () throws(SQLiteError) in
            for indexed in places {
                let old = try write(indexed)
                let new = PlaceMove.Spot(of: indexed.place)
                moves[indexed.place.id, default: PlaceMove(id: indexed.place.id, from: old)].to =
                    new
            }
            try writeTiles(moves.values)
            if let state { try write(state) }
        }
        // One list of places for each token is read faster than the many that batches leave.
        if state?.isFinished == true {
            try connection.execute("INSERT INTO names(names) VALUES ('optimize')")
        }
        return moves.values.filter { $0.from != $0.to }
    }

    /// Writes a place and its names.
    ///
    /// - Returns: Where a place with this id was before.
    private func write(_ indexed: IndexedPlace) throws(SQLiteError) -> PlaceMove.Spot? {
        let place = indexed.place
        let insertion = try connection.statement(PlaceRow.insertion + " ON CONFLICT DO NOTHING")
        PlaceRow.bind(place, to: insertion)
        try insertion.run()
        var old: Place?
        if connection.changes == 0 {
            old = try connection.indexedPlace(place.id)
            if let old { try replace(old, by: place) }
        }
        let names = try connection.statement("INSERT INTO names(rowid, tokens) VALUES (?, ?)")
        names.bind(place.id, at: 1)
        names.bind(indexed.tokens, at: 2)
        try names.run()
        return old.map { PlaceMove.Spot(of: $0) }
    }

    private func replace(_ old: Place, by new: Place) throws(SQLiteError) {
        let deletion = try connection.statement(
            "INSERT INTO names(names, rowid, tokens) VALUES ('delete', ?, ?)")
        deletion.bind(old.id, at: 1)
        deletion.bind(NameTokens(of: old).text, at: 2)
        try deletion.run()
        let replacement = try connection.statement(
            PlaceRow.insertion.replacingOccurrences(of: "INSERT", with: "REPLACE"))
        PlaceRow.bind(new, to: replacement)
        try replacement.run()
    }

    private func writeTiles(
        _ moves: some Collection<PlaceMove>
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
            "REPLACE INTO imports VALUES (?, ?, ?, ?, ?)")
        insertion.bind(state.source, at: 1)
        insertion.bind(state.fingerprint, at: 2)
        insertion.bind(state.position, at: 3)
        insertion.bind(state.isFinished ? 1 : 0, at: 4)
        insertion.bind(state.attribution, at: 5)
        try insertion.run()
    }
}

/// A place with what the index of names keeps of it, which is made before the one writer is asked for.
struct IndexedPlace: Sendable {
    let place: Place
    let tokens: String

    init(_ place: Place) {
        self.place = place
        tokens = NameTokens(of: place).text
    }

    /// Places in their order, made ready on all processors.
    static func indexed(_ places: [Place]) async -> [IndexedPlace] {
        let count = max(places.count / ProcessInfo.processInfo.activeProcessorCount, 1_000)
        return await withTaskGroup(of: (Int, [IndexedPlace]).self) { group in
            for start in stride(from: 0, to: places.count, by: count) {
                group.addTask {
                    let part = places[start..<min(start + count, places.count)]
                    return (start, part.map { IndexedPlace($0) })
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
                .sorted { $0.0 < $1.0 }
                .flatMap(\.1)
        }
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
    var to: Spot?

    init(id: Int64, from: Spot?) {
        self.id = id
        self.from = from
    }
}
