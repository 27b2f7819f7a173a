import SQLite

/// Finds damage in a file of places.
struct PlaceCheck {
    let connection: SQLiteConnection
    let directory: NameDirectory

    func run() throws(SQLiteError) {
        try expectNothing("PRAGMA quick_check", but: "ok")
        try expectNothing("SELECT rtreecheck('tiles')", but: "ok")
        try checkTiles()
        try checkNames()
    }

    /// Runs a query that returns a problem, or a given text when there is none.
    private func expectNothing(_ sql: String, but text: String) throws(SQLiteError) {
        let row = try connection.statement(sql)
        defer { row.reset() }
        guard try row.step(), row.text(0) != text else { return }
        throw .damaged(row.text(0))
    }

    /// Checks that the tiles contain exactly the existing places, each once and at its point.
    private func checkTiles() throws(SQLiteError) {
        let entries = try PlaceTiles(connection: connection).all()
        for entry in entries.indices.lazy.map({ entries[$0] }) {
            let place = try connection.indexedPlace(entry.id)
            guard place.category == entry.category, GridPoint(place.coordinate) == entry.point
            else {
                throw .damaged("place \(entry.id) is in the tiles elsewhere than in its row")
            }
        }
        guard try connection.number("SELECT count(*) FROM places") == entries.indices.count else {
            throw .damaged("not every place is in the tiles")
        }
    }

    /// Checks that the index of names contains exactly the existing places, each with exactly its
    /// keys.
    private func checkNames() throws(SQLiteError) {
        var expected = NameChecksum()
        let rows = try connection.statement("SELECT \(PlaceRow.columns) FROM places")
        defer { rows.reset() }
        var keys: Set<UInt32> = []
        while try rows.step() {
            let place = try PlaceRow.place(in: rows)
            keys.removeAll(keepingCapacity: true)
            NameKeys.visit(place) { keys.insert($0) }
            for key in keys { expected.add(key, id: place.id) }
        }
        var found = NameChecksum()
        for segment in directory.segments {
            var reader = try PostingReader(connection, segment: segment)
            while let entry = reader.entry {
                try reader.visit(entry) { number in
                    if !segment.isRemoved(number) {
                        found.add(entry.key, id: segment.ids[number])
                    }
                }
                try reader.advance()
            }
        }
        guard found == expected else {
            throw .damaged("the index of names does not fit the names of the places")
        }
    }
}

/// An order-independent checksum of places with keys.
private struct NameChecksum: Equatable {
    private var sum: UInt64 = 0
    private var count = 0

    mutating func add(_ key: UInt32, id: Int64) {
        var mixed = (UInt64(bitPattern: id) ^ UInt64(key) << 32) &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ mixed >> 29 ^ UInt64(key)) &* 0xBF58_476D_1CE4_E5B9
        sum &+= mixed ^ mixed >> 32
        count += 1
    }
}
