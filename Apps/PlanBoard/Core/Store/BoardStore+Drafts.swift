import SQLite

extension BoardStore {
    static let draftsSchema = """
        CREATE TABLE drafts (place TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;

        """

    func draft(_ place: DraftPlace) throws(BoardStoreError) -> String {
        try run { () throws(SQLiteError) in
            let row = try connection.statement("SELECT text FROM drafts WHERE place = ?")
            defer { row.reset() }
            row.bind(place.name, at: 1)
            return try row.step() ? row.text(0) : ""
        }
    }

    func keep(_ text: String, as place: DraftPlace) throws(BoardStoreError) {
        guard try draft(place) != text else { return }
        try run { () throws(SQLiteError) in
            let row = try connection.statement(
                text.isEmpty
                    ? "DELETE FROM drafts WHERE place = ?"
                    : "INSERT OR REPLACE INTO drafts (place, text) VALUES (?, ?)")
            row.bind(place.name, at: 1)
            if !text.isEmpty { row.bind(text, at: 2) }
            try row.run()
        }
    }
}
