import Coordinates
import SQLite

/// The points of all places in the file: see ``PlaceSchema``.
struct PlaceTiles {
    let connection: SQLiteConnection

    /// The maximum number of places in a tile.
    private static let mostEntries = 256

    /// The size of a place in bytes.
    private static let stride = 16

    /// Adds the places of one category.
    func add(
        _ entries: [GridEntry], category: PlaceCategory
    ) throws(SQLiteError) {
        let sorted = entries.map { (code: MortonCode.code(of: $0.point), entry: $0) }
            .sorted { $0.code < $1.code }
            .map(\.entry)
        for start in Swift.stride(from: 0, to: sorted.count, by: Self.mostEntries) {
            let tile = sorted[start..<min(start + Self.mostEntries, sorted.count)]
            try write(tile, category: category, tile: nil)
        }
    }

    /// Replaces all tiles by ones of near places: batches of places from everywhere leave tiles
    /// that each cover the whole map.
    func rearrange() throws(SQLiteError) {
        var places: [PlaceCategory: [GridEntry]] = [:]
        try visitAll { places[$0.category, default: []].append($0) }
        try connection.execute("DELETE FROM tiles")
        for category in PlaceCategory.allCases {
            if let entries = places[category] { try add(entries, category: category) }
        }
    }

    /// Removes a place from its tile.
    func remove(
        _ id: Int64, at point: GridPoint, category: PlaceCategory
    ) throws(SQLiteError) {
        let found = try connection.statement(
            """
            SELECT tile, points FROM tiles
            WHERE west <= ?1 AND east >= ?1 AND south <= ?2 AND north >= ?2 AND category = ?3
            """)
        found.bind(Int64(point.x), at: 1)
        found.bind(Int64(point.y), at: 2)
        found.bind(category.rawValue, at: 3)
        while try found.step() {
            var entries: [GridEntry] = []
            try Self.visit(found, column: 1, category: category) { entries.append($0) }
            guard entries.contains(where: { $0.id == id }) else { continue }
            let tile = found.integer(0)
            found.reset()
            let deletion = try connection.statement("DELETE FROM tiles WHERE tile = ?")
            deletion.bind(tile, at: 1)
            try deletion.run()
            try write(entries.filter { $0.id != id }[...], category: category, tile: tile)
            return
        }
        throw .damaged("place \(id) is in no tile")
    }

    /// Returns all places.
    func all() throws(SQLiteError) -> GridEntries {
        var all = GridEntries()
        try visitAll { all.append($0) }
        return all
    }

    private func visitAll(_ body: (GridEntry) -> Void) throws(SQLiteError) {
        let rows = try connection.statement("SELECT category, points FROM tiles")
        defer { rows.reset() }
        while try rows.step() {
            try Self.visit(rows, column: 1, category: Self.category(of: rows), body)
        }
    }

    /// Returns the places within a radius in metres around a point, and some others.
    ///
    /// - Parameter isWanted: Returns `true` if a place counts.
    func around(
        _ center: Coordinate<WGS84>, radius: Double,
        where isWanted: (GridEntry) -> Bool = { _ in true }
    ) throws(SQLiteError) -> GridEntries {
        let point = GridPoint(center)
        let reach = Surroundings(latitude: center.latitude, reach: radius)
        let rows = try connection.statement(
            """
            SELECT category, points, tile FROM tiles
            WHERE west <= ?2 AND east >= ?1 AND south <= ?4 AND north >= ?3
            """)
        defer { rows.reset() }
        var found = GridEntries()
        var seen: Set<Int64> = []
        for turn in [0, -1, 1] as [Int64] {
            let x = Int64(point.x) + turn * Surroundings.unitsAround
            rows.reset()
            rows.bind(x - reach.unitsEast, at: 1)
            rows.bind(x + reach.unitsEast, at: 2)
            rows.bind(Int64(point.y) - reach.unitsNorth, at: 3)
            rows.bind(Int64(point.y) + reach.unitsNorth, at: 4)
            while try rows.step() {
                guard seen.insert(rows.integer(2)).inserted else { continue }
                let category = try Self.category(of: rows)
                try Self.visit(rows, column: 1, category: category) { entry in
                    if isWanted(entry) { found.append(entry) }
                }
            }
        }
        return found
    }

    /// Returns the category of a row that begins with it.
    private static func category(of row: SQLiteStatement) throws(SQLiteError) -> PlaceCategory {
        guard let category = PlaceCategory(rawValue: Int(row.integer(0))) else {
            throw .damaged("a tile has no category that there could be")
        }
        return category
    }

    private func write(
        _ entries: ArraySlice<GridEntry>, category: PlaceCategory, tile: Int64?
    ) throws(SQLiteError) {
        guard let first = entries.first else { return }
        var (west, south) = (first.point.x, first.point.y)
        var (east, north) = (west, south)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(entries.count * Self.stride)
        for entry in entries {
            (west, east) = (min(west, entry.point.x), max(east, entry.point.x))
            (south, north) = (min(south, entry.point.y), max(north, entry.point.y))
            withUnsafeBytes(of: entry.id.littleEndian) { bytes += $0 }
            withUnsafeBytes(of: entry.point.x.littleEndian) { bytes += $0 }
            withUnsafeBytes(of: entry.point.y.littleEndian) { bytes += $0 }
        }
        let insertion = try connection.statement(
            "INSERT INTO tiles VALUES (?, ?, ?, ?, ?, ?, ?)")
        insertion.bind(tile, at: 1)
        for (index, value) in [west, east, south, north].enumerated() {
            insertion.bind(Int64(value), at: Int32(index + 2))
        }
        insertion.bind(category.rawValue, at: 6)
        insertion.bind(bytes, at: 7)
        try insertion.run()
    }

    /// Visits the places of a tile.
    private static func visit(
        _ row: SQLiteStatement, column: Int32, category: PlaceCategory,
        _ body: (GridEntry) -> Void
    ) throws(SQLiteError) {
        let isWhole = row.withBytes(column) { bytes in
            guard bytes.count % stride == 0 else { return false }
            for start in Swift.stride(from: 0, to: bytes.count, by: stride) {
                let id = bytes.loadUnaligned(fromByteOffset: start, as: Int64.self)
                let x = bytes.loadUnaligned(fromByteOffset: start + 8, as: Int32.self)
                let y = bytes.loadUnaligned(fromByteOffset: start + 12, as: Int32.self)
                guard let point = GridPoint(x: .init(littleEndian: x), y: .init(littleEndian: y))
                else { return false }
                body(GridEntry(id: .init(littleEndian: id), point: point, category: category))
            }
            return true
        }
        guard isWhole else { throw .damaged("a tile has points that there could not be") }
    }
}
