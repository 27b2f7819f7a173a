import Places
import PostgreSQL

/// The strategy by which the server finds the first places of a selection quickly.
///
/// Its own planner estimates how many places fulfil the conditions, and reads all of them, or
/// nearly the whole table in order, where it is wrong.
enum PlacePlan: Hashable {
    /// Reads places in order until there are enough.
    case inOrder

    /// Reads the nearest of each of several categories, listed in a parameter.
    case byCategory(parameter: String)

    /// First searches the nearest places of any category, which suffice unless the categories are
    /// rare.
    case nearestOrByCategory(parameter: String)

    /// Finds all places by the index of names and then sorts them; if they are many, reads places
    /// in order, of which some match soon.
    case fewOrMany

    /// The number of places that counts as many. Reading that many by the index takes about as long
    /// as finding some of them in any order.
    private static let many = 2_500

    /// Returns the first places that fulfil a selection's conditions, all of them when there are
    /// fewer than `limit`.
    func rows(
        of selection: PlaceSelection, _ limit: Int, in session: PostgresSession
    ) throws(PostgresFailure) -> [FoundPlace] {
        let query = Query(selection: selection, limit: limit, session: session)
        switch self {
        case .inOrder: return try query.inOrder()
        case .byCategory(let parameter): return try query.byCategory(parameter)
        case .nearestOrByCategory(let parameter):
            if let nearest = try query.nearest(parameter, among: limit * 6) { return nearest }
            return try query.byCategory(parameter)
        case .fewOrMany:
            if let few = try query.few(below: Self.many) { return few }
            return try query.inOrder()
        }
    }
}

/// A query to the server.
private struct Query {
    let selection: PlaceSelection
    let limit: Int
    let session: PostgresSession

    func inOrder() throws(PostgresFailure) -> [FoundPlace] {
        try found(
            "SELECT \(PlaceRow.columns) FROM places\(filter) ORDER BY \(selection.key) \(first)")
    }

    func byCategory(_ parameter: String) throws(PostgresFailure) -> [FoundPlace] {
        let conditions = ["category = wanted"] + selection.conditions
        return try found(
            """
            SELECT \(PlaceRow.columns) FROM unnest(\(parameter)::smallint[]) AS wanted, LATERAL (
                SELECT \(PlaceRow.columns), \(selection.key) AS key FROM places
                WHERE \(conditions.joined(separator: " AND ")) ORDER BY key \(first)) AS nearest
            ORDER BY key \(first)
            """)
    }

    /// Returns the first places of several categories, or `nil` if that would require reading
    /// `many` places.
    func nearest(_ parameter: String, among many: Int) throws(PostgresFailure) -> [FoundPlace]? {
        let result = try session.query(
            """
            SELECT \(PlaceRow.columns), number FROM (
                SELECT *, row_number() OVER (ORDER BY key) AS number FROM (
                    SELECT \(PlaceRow.columns), \(selection.key) AS key FROM places\(filter)
                    ORDER BY key LIMIT \(many)) AS near) AS near
            WHERE category = ANY (\(parameter)::smallint[]) OR number = \(many)
            ORDER BY key \(first)
            """, selection.parameters)
        let last = result.count - 1
        let hasReadAll = last >= 0 && result.text(last, PlaceRow.columnCount) == "\(many)"
        return hasReadAll ? nil : try found(in: result)
    }

    /// Returns the first places, or `nil` when at least `many` fulfil the conditions.
    func few(below many: Int) throws(PostgresFailure) -> [FoundPlace]? {
        let result = try session.query(
            """
            WITH few AS MATERIALIZED (
                SELECT id, \(selection.key) AS key FROM places\(filter) LIMIT \(many)),
            first AS (SELECT *, (SELECT count(*) FROM few) AS count FROM few ORDER BY key \(first))
            SELECT \(PlaceRow.columns), count FROM first JOIN places USING (id) ORDER BY key
            """, selection.parameters)
        let count = result.count == 0 ? 0 : Int(result.text(0, PlaceRow.columnCount) ?? "") ?? 0
        return count < many ? try found(in: result) : nil
    }

    private var filter: String {
        selection.conditions.isEmpty
            ? "" : " WHERE " + selection.conditions.joined(separator: " AND ")
    }

    private var first: String { "FETCH FIRST \(limit) ROWS WITH TIES" }

    private func found(_ sql: String) throws(PostgresFailure) -> [FoundPlace] {
        try found(in: session.query(sql, selection.parameters))
    }

    private func found(
        in result: borrowing PostgresResult
    ) throws(PostgresFailure) -> [FoundPlace] {
        var found: [FoundPlace] = []
        found.reserveCapacity(result.count)
        for row in 0..<result.count {
            let place = try PlaceRow.place(in: result, row: row)
            let distance = selection.origin?.distance(to: place.coordinate)
            found.append(FoundPlace(place: place, distance: distance))
        }
        return found
    }
}
