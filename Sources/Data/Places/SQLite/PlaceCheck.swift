/// Finds what is damaged in a file of places.
struct PlaceCheck {
    let connection: SQLiteConnection

    func run() throws(SQLiteError) {
        try expectNothing("PRAGMA quick_check", but: "ok")
        try expectNothing("SELECT rtreecheck('tiles')", but: "ok")
        try checkTiles()
        try checkNames()
    }

    /// Runs SQL that tells what is wrong, or one text when nothing is.
    private func expectNothing(_ sql: String, but text: String) throws(SQLiteError) {
        let row = try connection.statement(sql)
        defer { row.reset() }
        guard try row.step(), row.text(0) != text else { return }
        throw .damaged(row.text(0))
    }

    /// Sees that just the places there are are in the tiles, each once and where it is.
    private func checkTiles() throws(SQLiteError) {
        var count = 0
        for (category, entries) in try PlaceTiles(connection: connection).all() {
            for entry in entries {
                let place = try connection.indexedPlace(entry.id)
                guard place.category == category, GridPoint(place.coordinate) == entry.point else {
                    throw .damaged("place \(entry.id) is in the tiles elsewhere than in its row")
                }
                count += 1
            }
        }
        guard try connection.number("SELECT count(*) FROM places") == count else {
            throw .damaged("not every place is in the tiles")
        }
    }

    /// Sees that every place is found by its own tokens.
    private func checkNames() throws(SQLiteError) {
        let rows = try connection.statement("SELECT \(PlaceRow.columns) FROM places")
        defer { rows.reset() }
        let search = try connection.statement(
            "SELECT 1 FROM names WHERE names MATCH ? AND rowid = ?")
        defer { search.reset() }
        while try rows.step() {
            let place = try PlaceRow.place(in: rows)
            let tokens = NameTokens(of: place).all.map { "\"\($0)\"" }
            search.bind(tokens.joined(separator: " AND "), at: 1)
            search.bind(place.id, at: 2)
            guard try search.step() else {
                throw .damaged("place \(place.id) is not found by its names")
            }
            search.reset()
        }
    }
}
