import Coordinates
public import Places
import PostgreSQL

/// A place store in a PostgreSQL database with PostGIS.
///
///     let store = try await PostGISPlaceStore.open("postgresql:///places")
///     let page = try await store.around(AroundRequest(center: gps, radius: 500))
///
/// For more places than one machine or one program can hold; `Documentation/Places.md` describes
/// how to install a server and to distribute the table over several. Gives the same results as
/// `SQLitePlaceStore`. Searches wait for the server on separate threads; cancelling the task
/// cancels them there too. When the server is unavailable they throw
/// `PlaceStoreError.Reason.unavailable(_:)`, and the next call reconnects.
public final class PostGISPlaceStore: PlaceStore {
    /// The format of the tables created by this version, and the newest that it reads.
    public static let format = 2

    let pool: PostgresPool

    private init(_ pool: PostgresPool) { self.pool = pool }

    /// Opens a store, creating its tables when the database has none.
    ///
    /// - Parameters:
    ///   - address: `postgresql://user@host/database`, or another form of libpq's.
    ///   - mostConnections: The maximum number of concurrent searches; others wait.
    /// - Throws: `PlaceStoreError` when the server cannot be reached, lacks PostGIS, or has
    ///   tables of a newer format.
    public static func open(
        _ address: String, mostConnections: Int = 4
    ) async throws(PlaceStoreError) -> PostGISPlaceStore {
        precondition(
            mostConnections > 0, "\(mostConnections) connections cannot search. Allow 1 at least.")
        let pool = PostgresPool(address, mostWorkers: mostConnections)
        let format = try await pool.perform { session throws(PostgresFailure) in
            try PlaceSchema.makeIfMissing(in: session)
        }
        guard format <= Self.format else {
            throw PlaceStoreError(
                .newer(version: format, newestReadable: Self.format), store: pool.name)
        }
        guard format == Self.format else {
            throw PlaceStoreError(
                .otherContent(
                    "it has the older format \(format); import the places into a new database"),
                store: pool.name)
        }
        return PostGISPlaceStore(pool)
    }

    // MARK: Searching

    public func around(_ request: AroundRequest) async throws(PlaceStoreError) -> PlacePage {
        // In order of relevance each category is a separate search.
        let groups =
            request.order == .distance ? [request.categories] : request.categories.map { [$0] }
        let selections = groups.map { categories in
            var selection = PlaceSelection(origin: request.center)
            selection.add(nearest: categories, within: request.radius)
            selection.isWanted = { found in
                found.distance ?? .infinity <= request.radius && request.accepts(found.place)
            }
            return selection
        }
        return try await page(request.paging, of: selections)
    }

    /// Returns a page of the concatenated selections.
    private func page(
        _ paging: Paging, of selections: [PlaceSelection]
    ) async throws(PlaceStoreError) -> PlacePage {
        let count = paging.offset + paging.size + 1
        let found = try await pool.perform { session throws(PostgresFailure) in
            var found: [FoundPlace] = []
            for selection in selections where found.count < count {
                found += try selection.first(count - found.count, in: session)
            }
            return found
        }
        return PlacePage(
            places: Array(found.dropFirst(paging.offset).prefix(paging.size)),
            hasMore: found.count == count)
    }

    public func place(_ id: Place.ID) async throws(PlaceStoreError) -> Place? {
        var selection = PlaceSelection()
        selection.add("id = ?::bigint", "\(id)")
        let wanted = selection
        return try await pool.perform { session throws(PostgresFailure) in
            try wanted.first(1, in: session).first?.place
        }
    }

    public func count() async throws(PlaceStoreError) -> Int {
        try await pool.perform { session throws(PostgresFailure) in
            try session.query("SELECT count(*) FROM places").text(0, 0).flatMap { Int($0) } ?? 0
        }
    }
}
