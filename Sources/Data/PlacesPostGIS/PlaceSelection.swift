import Coordinates
import Places

/// The places that fulfil conditions, in the order of their distances from a point, or of their numbers.
struct PlaceSelection: Sendable {
    /// Conditions in SQL that every wanted place fulfils, though others may too, with `?` for the parameters.
    private(set) var conditions: [String] = []
    private(set) var parameters: [String] = []

    /// Which of the places that fulfil the conditions are wanted.
    var isWanted: @Sendable (FoundPlace) -> Bool = { _ in true }

    /// Where the nearest are to come first, or `nil`.
    var order: Coordinate<WGS84>?

    /// Where distances are measured from, or `nil`.
    var origin: Coordinate<WGS84>?

    /// Whether hardly any place can fulfil the conditions, or nearly every one, as with tokens of names: what is the best plan depends on the
    /// parameters then.
    var isRareOrCommon = false

    /// How many places are so many that some of them come soon in any order.
    private static let many = 4_000

    mutating func add(_ condition: String, _ parameters: String...) {
        conditions.append(condition)
        self.parameters += parameters
    }

    mutating func add(categories: [PlaceCategory]) {
        guard !categories.isEmpty else { return }
        let numbers = categories.map { "\($0.rawValue)" }.joined(separator: ",")
        add("category = ANY (?::smallint[])", "{\(numbers)}")
    }

    /// Gives only what is within a box.
    mutating func add(_ box: BoundingBox<WGS84>) {
        func units(_ degrees: Double, _ rule: FloatingPointRoundingRule) -> String {
            "\(Int((degrees * GridPoint.unitsPerDegree).rounded(rule)))"
        }
        add(
            "latitude_e7 BETWEEN ?::bigint AND ?::bigint", units(box.south, .down),
            units(box.north, .up))
        let (west, east) = (units(box.west, .down), units(box.east, .up))
        add(
            box.west <= box.east
                ? "longitude_e7 BETWEEN ?::bigint AND ?::bigint"
                : "(longitude_e7 >= ?::bigint OR longitude_e7 <= ?::bigint)", west, east)
    }

    /// A point as PostGIS reads it.
    static func text(_ coordinate: Coordinate<WGS84>) -> String {
        "SRID=4326;POINT(\(coordinate.longitude) \(coordinate.latitude))"
    }

    /// The first `count` wanted places.
    ///
    /// The server's distances can differ from ours in the last digits, so it is asked for a few more, and for still more when those do not settle which
    /// come first.
    func first(
        _ count: Int, in session: PostgresSession
    ) throws(PostgresFailure) -> [FoundPlace] {
        var limit = 32
        while limit < count + 8 { limit *= 2 }
        while true {
            let rows = try rows(limit, in: session)
            let wanted = rows.filter(isWanted).sorted { isBefore($0, $1) }
            let isAll = rows.count < limit
            if isAll || wanted.count >= count && isSettled(wanted[count - 1], rows) {
                return Array(wanted.prefix(count))
            }
            limit *= 4
        }
    }

    /// Whether nothing that was not read can come before a place.
    private func isSettled(_ place: FoundPlace, _ rows: [FoundPlace]) -> Bool {
        guard let order, let last = rows.last else { return true }
        let margin = 0.001
        return order.distance(to: place.place.coordinate) + margin
            < order.distance(to: last.place.coordinate)
    }

    private func isBefore(_ first: FoundPlace, _ second: FoundPlace) -> Bool {
        guard let order else { return first.id < second.id }
        let distances = (
            order.distance(to: first.place.coordinate), order.distance(to: second.place.coordinate)
        )
        return distances.0 != distances.1 ? distances.0 < distances.1 : first.id < second.id
    }

    /// The first places that fulfil the conditions, all of them when they are fewer than `limit`.
    private func rows(
        _ limit: Int, in session: PostgresSession
    ) throws(PostgresFailure) -> [FoundPlace] {
        if isRareOrCommon, let few = try fewRows(limit, in: session) { return few }
        let sql =
            "SELECT \(PlaceRow.columns) FROM places\(filter)\(ordering)"
            + " FETCH FIRST \(limit) ROWS WITH TIES"
        return try found(
            session.query(
                Self.numbered(sql), parameters + orderParameters, isPlannedOnce: !isRareOrCommon))
    }

    /// The first places that fulfil the conditions, or `nil` when many do.
    ///
    /// In the order that is asked for the server would read places until enough fulfil the conditions: all of them, where hardly any does. So it is
    /// told to find those first, by the index of tokens, and to order them then. Where many do, reading in order meets enough of them soon.
    private func fewRows(
        _ limit: Int, in session: PostgresSession
    ) throws(PostgresFailure) -> [FoundPlace]? {
        let sql = """
            WITH few AS MATERIALIZED (
                SELECT \(PlaceRow.columns), point FROM places\(filter) LIMIT \(Self.many))
            SELECT \(PlaceRow.columns), (SELECT count(*) FROM few) FROM few\(ordering)
            FETCH FIRST \(limit) ROWS WITH TIES
            """
        let result = try session.query(
            Self.numbered(sql), parameters + orderParameters, isPlannedOnce: false)
        let count = result.count == 0 ? 0 : Int(result.text(0, PlaceRow.columnCount) ?? "") ?? 0
        return count < Self.many ? try found(result) : nil
    }

    private var filter: String {
        conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
    }

    private var ordering: String {
        order == nil ? " ORDER BY id" : " ORDER BY point <-> ?::geography"
    }

    private var orderParameters: [String] { order.map { [Self.text($0)] } ?? [] }

    private func found(
        _ result: borrowing PostgresResult
    ) throws(PostgresFailure) -> [FoundPlace] {
        var found: [FoundPlace] = []
        found.reserveCapacity(result.count)
        for row in 0..<result.count {
            let place = try PlaceRow.place(in: result, row: row)
            let distance = origin.map { $0.distance(to: place.coordinate) }
            found.append(FoundPlace(place: place, distance: distance))
        }
        return found
    }

    /// SQL with `$1`, `$2` … in the places of `?`.
    private static func numbered(_ sql: String) -> String {
        var parts = sql.split(separator: "?", omittingEmptySubsequences: false).makeIterator()
        var numbered = String(parts.next() ?? "")
        var number = 0
        while let part = parts.next() {
            number += 1
            numbered += "$\(number)\(part)"
        }
        return numbered
    }
}
