import Coordinates
import Places
import PostgreSQL

/// The places that fulfil conditions, in the order of their distances from a point, or of their
/// numbers.
struct PlaceSelection: Sendable {
    /// SQL conditions that every selected place fulfils, though others may too.
    private(set) var conditions: [String] = []

    /// The values of `$1`, `$2` … in the SQL.
    private(set) var parameters: [String] = []

    /// Returns `true` for the selected ones among the places that fulfil the conditions.
    var isWanted: @Sendable (FoundPlace) -> Bool = { _ in true }

    /// The reference point of distances, or `nil`.
    let origin: Coordinate<WGS84>?

    /// The SQL expression by which places are ordered.
    let key: String

    /// The strategy for finding the first places.
    private(set) var plan = PlacePlan.inOrder

    /// - Parameter origin: The reference point, so that the nearest come first; `nil` for the order
    ///   of numbers.
    init(origin: Coordinate<WGS84>? = nil) {
        self.origin = origin
        key = origin == nil ? "id" : "point <-> $1::geography"
        if let origin {
            parameters.append("SRID=4326;POINT(\(origin.longitude) \(origin.latitude))")
        }
    }

    /// Adds a condition, with `?` for the parameter.
    mutating func add(_ condition: String, _ parameter: String) {
        conditions.append(condition.replacing("?", with: numbered(parameter)))
    }

    /// Adds a parameter, and returns its name in SQL.
    private mutating func numbered(_ parameter: String) -> String {
        parameters.append(parameter)
        return "$\(parameters.count)"
    }

    /// Requires that names have all keys, which must be either rare or very common.
    mutating func add(keys: some Collection<UInt32>) {
        plan = .fewOrMany
        guard !keys.isEmpty else { return }
        add("name_keys @> ?::integer[]", PostgresArray.text(of: keys))
    }

    /// Requires that names have one of some keys.
    mutating func add(oneOf keys: [UInt32]) {
        add("name_keys && ?::integer[]", PostgresArray.text(of: keys))
    }

    /// Requires a maximum distance from the origin in metres.
    mutating func add(within radius: Double) {
        // An additional metre, because the server's Earth is slightly smaller than ours.
        add("ST_DWithin(point, $1::geography, ?::float8, false)", "\(radius + 1)")
    }

    /// Requires a maximum distance from the origin in metres, which is computed for each place that
    /// fulfils the other conditions: many places are within such a distance.
    mutating func add(filterWithin radius: Double) {
        add("ST_Distance(point, $1::geography, false) <= ?::float8", "\(radius + 1)")
    }

    /// Requires one of these categories; any category when there is none.
    mutating func add(categories: [PlaceCategory]) {
        guard !categories.isEmpty else { return }
        add("category = ANY (?::smallint[])", Self.text(categories))
    }

    /// Requires one of these categories and a maximum distance from the origin, in metres.
    mutating func add(nearest categories: [PlaceCategory], within radius: Double) {
        add(within: radius)
        guard categories.count < PlaceCategory.allCases.count else { return }
        let parameter = numbered(Self.text(categories))
        plan =
            categories.count == 1
            ? .byCategory(parameter: parameter) : .nearestOrByCategory(parameter: parameter)
    }

    private static func text(_ categories: [PlaceCategory]) -> String {
        "{\(categories.map { "\($0.rawValue)" }.joined(separator: ","))}"
    }

    /// Requires a location within a box.
    mutating func add(_ box: BoundingBox<WGS84>) {
        func units(_ degrees: Double, _ rule: FloatingPointRoundingRule) -> String {
            numbered("\(Int((degrees * GridPoint.unitsPerDegree).rounded(rule)))") + "::bigint"
        }
        let (south, north) = (units(box.south, .down), units(box.north, .up))
        let (west, east) = (units(box.west, .down), units(box.east, .up))
        conditions.append("latitude_e7 BETWEEN \(south) AND \(north)")
        conditions.append(
            box.west <= box.east
                ? "longitude_e7 BETWEEN \(west) AND \(east)"
                : "(longitude_e7 >= \(west) OR longitude_e7 <= \(east))")
    }
}

// MARK: - Queries

extension PlaceSelection {
    /// Returns the first `count` selected places.
    ///
    /// The server's distances can differ from ours in the last digits, so it is queried for a few
    /// more, and for still more when those do not determine the order.
    func first(
        _ count: Int, in session: PostgresSession
    ) throws(PostgresFailure) -> [FoundPlace] {
        var limit = 32
        while limit < count + 8 { limit *= 2 }
        while true {
            let rows = try plan.rows(of: self, limit, in: session)
            let wanted = rows.filter(isWanted).sorted { isBefore($0, $1) }
            let isAll = rows.count < limit
            if isAll || wanted.count >= count && isSettled(wanted[count - 1], rows) {
                return Array(wanted.prefix(count))
            }
            limit *= 4
        }
    }

    /// The maximum error in metres of the server's order of two places.
    private static let margin = 0.001

    /// Returns `true` if no unread place can precede a place.
    private func isSettled(_ place: FoundPlace, _ rows: [FoundPlace]) -> Bool {
        guard let distance = place.distance, let last = rows.last?.distance else { return true }
        return distance + Self.margin < last
    }

    private func isBefore(_ first: FoundPlace, _ second: FoundPlace) -> Bool {
        (first.distance ?? 0, first.id) < (second.distance ?? 0, second.id)
    }
}
