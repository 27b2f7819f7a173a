import SQLite

extension SQLitePlaceStore {
    /// Stores places together with the state of their import, all or nothing.
    public func insert(
        _ places: [Place], state: ImportState?
    ) async throws(PlaceStoreError) {
        _ = try await write(places, state: state, isLast: false)
    }

    /// Stores an import's last places and removes those that its source no longer contains, all or
    /// nothing.
    ///
    /// - Returns: The number of removed places.
    public func finishImport(
        with places: [Place], state: ImportState
    ) async throws(PlaceStoreError) -> Int {
        try await write(places, state: state, isLast: true)
    }

    private func write(
        _ places: [Place], state: ImportState?, isLast: Bool
    ) async throws(PlaceStoreError) -> Int {
        guard let writer else { throw PlaceStoreError(.readOnly, store: path) }
        do {
            return try await writer.insert(
                places, state: state, isLast: isLast, follow: follow)
        } catch {
            throw PlaceStoreError(error.reason, store: path)
        }
    }

    public func removeSource(_ source: String) async throws(PlaceStoreError) -> Int? {
        guard let writer else { throw PlaceStoreError(.readOnly, store: path) }
        do {
            return try await writer.remove(source: source.withoutNull, follow: follow)
        } catch {
            throw PlaceStoreError(error.reason, store: path)
        }
    }
}

// MARK: - Imports

extension SQLitePlaceStore {
    /// Returns the state of a source's import; `nil` if none was begun.
    public func importState(
        of source: String
    ) async throws(PlaceStoreError) -> ImportState? {
        try read { connection throws(SQLiteError) in
            let row = try connection.statement(
                """
                SELECT run, fingerprint, position, is_finished, attribution FROM imports
                WHERE source = ?
                """)
            defer { row.reset() }
            row.bind(source.withoutNull, at: 1)
            guard try row.step() else { return nil }
            return ImportState(
                source: source, run: Int(row.integer(0)), fingerprint: row.text(1),
                position: Int(row.integer(2)), isFinished: row.integer(3) != 0,
                attribution: row.text(4))
        }
    }

    /// Returns `true` if there are places of a source: any, or among those with some ids.
    public func hasPlaces(
        of source: String, among ids: [Place.ID]?
    ) async throws(PlaceStoreError) -> Bool {
        try readSnapshot { connection throws(SQLiteError) in
            let origin = "source = (SELECT number FROM imports WHERE source = ?)"
            let row = try connection.statement(
                "SELECT 1 FROM places WHERE \(ids == nil ? "" : "id = ? AND ")\(origin) LIMIT 1")
            defer { row.reset() }
            guard let ids else {
                row.bind(source.withoutNull, at: 1)
                return try row.step()
            }
            for id in ids {
                row.reset()
                row.bind(id, at: 1)
                row.bind(source.withoutNull, at: 2)
                if try row.step() { return true }
            }
            return false
        }
    }

    /// Returns the attributions of the places, without repetition, sorted.
    public func attributions() async throws(PlaceStoreError) -> [String] {
        try read { connection throws(SQLiteError) in
            let row = try connection.statement(
                "SELECT DISTINCT attribution FROM imports WHERE attribution <> '' ORDER BY 1")
            defer { row.reset() }
            var attributions: [String] = []
            while try row.step() { attributions.append(row.text(0)) }
            return attributions
        }
    }

    public func sources() async throws(PlaceStoreError) -> [PlaceSource] {
        try readSnapshot { connection throws(SQLiteError) in
            let rows = try connection.statement(
                """
                SELECT imports.source, imports.run, fingerprint, position, is_finished, attribution,
                    coalesce(counts.count, 0)
                FROM imports LEFT JOIN (
                    SELECT source, count(*) AS count FROM places GROUP BY source
                ) AS counts ON counts.source = imports.number
                ORDER BY imports.source
                """)
            defer { rows.reset() }
            var sources: [PlaceSource] = []
            while try rows.step() {
                let state = ImportState(
                    source: rows.text(0), run: Int(rows.integer(1)), fingerprint: rows.text(2),
                    position: Int(rows.integer(3)), isFinished: rows.integer(4) != 0,
                    attribution: rows.text(5))
                sources.append(PlaceSource(state: state, count: Int(rows.integer(6))))
            }
            return sources
        }
    }
}
