public import Places
import PostgreSQL

extension PostGISPlaceStore {
    public func insert(
        _ places: [Place], state: ImportState?
    ) async throws(PlaceStoreError) {
        _ = try await write(places, state: state, isLast: false)
    }

    public func finishImport(
        with places: [Place], state: ImportState
    ) async throws(PlaceStoreError) -> Int {
        try await write(places, state: state, isLast: true)
    }

    /// - Parameter isLast: `true` to remove the places of the source's earlier runs.
    /// - Returns: The number of removed places.
    private func write(
        _ places: [Place], state: ImportState?, isLast: Bool
    ) async throws(PlaceStoreError) -> Int {
        let rows = await PlaceRow.rows(of: places)
        return try await pool.perform { session throws(PostgresFailure) in
            var removed = 0
            try session.transaction { () throws(PostgresFailure) in
                let origin = try Self.store(state, in: session)
                if !rows.isEmpty { try Self.store(rows, from: origin, in: session) }
                if isLast { removed = try Self.removeOutdated(origin, in: session) }
            }
            // The server would do so itself after a while; the planner then has statistics. Stored
            // data stays if this fails.
            if state?.isFinished == true { try? session.execute("VACUUM (ANALYZE) places") }
            return removed
        }
    }

    /// Stores places through a temporary table of the session, because COPY alone cannot replace
    /// existing ones.
    ///
    /// - Parameter origin: The number and the run of the import, or empty for no import.
    private static func store(
        _ rows: [UInt8], from origin: [String?], in session: PostgresSession
    ) throws(PostgresFailure) {
        let columns = PlaceRow.writtenColumns
        let stored = columns + ", source, run"
        let updates = stored.split(separator: ", ").map { "\($0) = EXCLUDED.\($0)" }
        let key = try primaryKey(in: session)
        try session.execute(
            "CREATE TEMPORARY TABLE IF NOT EXISTS new_places (LIKE places) ON COMMIT DELETE ROWS")
        try session.execute("ALTER TABLE new_places ALTER COLUMN point DROP NOT NULL")
        try session.copy("COPY new_places (\(columns)) FROM STDIN", rows)
        if key != ["id"] {
            // In a partitioned table a place with the same number but another city is another row.
            let others = key.map { "places.\($0) IS DISTINCT FROM new.\($0)" }
            try session.query(
                """
                DELETE FROM places USING new_places AS new
                WHERE places.id = new.id AND (\(others.joined(separator: " OR ")))
                """)
        }
        try session.query(
            """
            INSERT INTO places (\(stored)) SELECT \(columns), $1::integer, $2::integer FROM new_places
            ON CONFLICT (\(key.joined(separator: ", "))) DO UPDATE SET \(updates.joined(separator: ", "))
            """, origin)
    }

    /// Returns the primary key's columns: the number, and in a partitioned table the partition key.
    private static func primaryKey(
        in session: PostgresSession
    ) throws(PostgresFailure) -> [String] {
        let rows = try session.query(
            """
            SELECT quote_ident(attname) FROM pg_index JOIN pg_attribute
                ON attrelid = indrelid AND attnum = ANY (indkey)
            WHERE indrelid = 'places'::regclass AND indisprimary ORDER BY attnum
            """)
        return (0..<rows.count).compactMap { rows.text($0, 0) }
    }

    /// Stores the state of an import, if there is one.
    ///
    /// - Returns: The number and the run of the import.
    private static func store(
        _ state: ImportState?, in session: PostgresSession
    ) throws(PostgresFailure) -> [String?] {
        guard let state else { return [nil, nil] }
        let rows = try session.query(
            """
            INSERT INTO place_imports (source, run, fingerprint, position, is_finished, attribution)
            VALUES ($1, $2::integer, $3, $4::bigint, $5::boolean, $6)
            ON CONFLICT (source) DO UPDATE SET run = EXCLUDED.run,
                fingerprint = EXCLUDED.fingerprint, position = EXCLUDED.position,
                is_finished = EXCLUDED.is_finished, attribution = EXCLUDED.attribution
            RETURNING number, run
            """,
            [
                state.source, "\(state.run)", state.fingerprint, "\(state.position)",
                "\(state.isFinished)", state.attribution,
            ])
        return [rows.text(0, 0), rows.text(0, 1)]
    }

    private static func removeOutdated(
        _ origin: [String?], in session: PostgresSession
    ) throws(PostgresFailure) -> Int {
        let rows = try session.query(
            """
            WITH removed AS (
                DELETE FROM places WHERE source = $1::integer AND run <> $2::integer RETURNING id)
            SELECT count(*) FROM removed
            """, origin)
        return rows.text(0, 0).flatMap { Int($0) } ?? 0
    }

    // MARK: Import states

    public func importState(of source: String) async throws(PlaceStoreError) -> ImportState? {
        try await pool.perform { session throws(PostgresFailure) in
            let rows = try session.query(
                """
                SELECT run, fingerprint, position, is_finished, attribution FROM place_imports \
                WHERE source = $1
                """, [source.withoutNull])
            guard rows.count > 0 else { return nil }
            return ImportState(
                source: source, run: rows.text(0, 0).flatMap { Int($0) } ?? 1,
                fingerprint: rows.text(0, 1) ?? "",
                position: rows.text(0, 2).flatMap { Int($0) } ?? 0,
                isFinished: rows.text(0, 3) == "t", attribution: rows.text(0, 4) ?? "")
        }
    }

    public func hasPlaces(
        of source: String, among ids: [Place.ID]?
    ) async throws(PlaceStoreError) -> Bool {
        let list = ids.map { "{\($0.map(String.init).joined(separator: ","))}" }
        return try await pool.perform { session throws(PostgresFailure) in
            let rows = try session.query(
                """
                SELECT EXISTS (SELECT FROM places WHERE source = \
                (SELECT number FROM place_imports WHERE source = $1)\
                \(list == nil ? "" : " AND id = ANY ($2::bigint[])"))
                """, [source.withoutNull] + (list.map { [$0] } ?? []))
            return rows.text(0, 0) == "t"
        }
    }

    public func sources() async throws(PlaceStoreError) -> [PlaceSource] {
        try await pool.perform { session throws(PostgresFailure) in
            let rows = try session.query(
                """
                SELECT place_imports.source, place_imports.run, fingerprint, position, is_finished,
                    attribution, count(places.id)
                FROM place_imports LEFT JOIN places ON places.source = number
                GROUP BY place_imports.source
                """)
            func number(_ row: Int, _ column: Int) -> Int {
                rows.text(row, column).flatMap { Int($0) } ?? 0
            }
            return (0..<rows.count).map { row in
                let state = ImportState(
                    source: rows.text(row, 0) ?? "", run: number(row, 1),
                    fingerprint: rows.text(row, 2) ?? "", position: number(row, 3),
                    isFinished: rows.text(row, 4) == "t", attribution: rows.text(row, 5) ?? "")
                return PlaceSource(state: state, count: number(row, 6))
            }.sorted { $0.state.source < $1.state.source }
        }
    }

    public func removeSource(_ source: String) async throws(PlaceStoreError) -> Int? {
        try await pool.perform { session throws(PostgresFailure) in
            var count: Int?
            try session.transaction { () throws(PostgresFailure) in
                let number = try session.query(
                    "DELETE FROM place_imports WHERE source = $1 RETURNING number",
                    [source.withoutNull])
                guard number.count > 0, let number = number.text(0, 0) else { return }
                let removed = try session.query(
                    """
                    WITH removed AS (DELETE FROM places WHERE source = $1::integer RETURNING id)
                    SELECT count(*) FROM removed
                    """, [number])
                count = removed.text(0, 0).flatMap { Int($0) } ?? 0
            }
            return count
        }
    }

    public func attributions() async throws(PlaceStoreError) -> [String] {
        try await pool.perform { session throws(PostgresFailure) in
            let rows = try session.query(
                "SELECT DISTINCT attribution FROM place_imports WHERE attribution <> ''")
            return (0..<rows.count).compactMap { rows.text($0, 0) }.sorted()
        }
    }
}
