public import Coordinates

/// Searches for places around a point with a service that only supports searches by keyword, such
/// as Apple's maps.
///
/// Fifteen fixed keywords are searched one by one in a small region around the point, and the
/// results are combined. It is a workaround: places without any of the keywords are not found.
/// Stores of this library have a better search, ``PlaceStore/around(_:)``.
///
///     let found = try await KeywordUnion(store).around(gps)
///     for (keyword, error) in found.failures { print("\(keyword): \(error)") }
public struct KeywordUnion: Sendable {
    /// The fixed keywords.
    public static let keywords = [
        "Company", "Community", "cafe", "supermarket", "village", "Shop", "Restaurant", "School",
        "hospital", "Street", "Convenience store", "Shopping Centre", "Place names", "Hotel",
        "Grocery store",
    ]

    /// The height and the width of the region, in degrees.
    public static let span = 0.005

    /// The combined results of all searches.
    public struct Found: Sendable {
        /// The places without repetition, the nearest first; at the same distance, the lower id
        /// first.
        public let places: [FoundPlace]

        /// The errors of failed searches, by their keywords. ``places`` contains the results of the
        /// others nevertheless.
        public let failures: [String: PlaceStoreError]
    }

    /// Searches by keyword within a region.
    public typealias Search =
        @Sendable (KeywordRequest) async throws(PlaceStoreError) -> PlacePage

    private let search: Search

    /// Creates a search by keyword in a store of places.
    public init(_ store: some PlaceStore) {
        search = { request async throws(PlaceStoreError) in try await store.search(request) }
    }

    /// - Parameter search: A search by keyword in another service.
    public init(search: @escaping Search) { self.search = search }

    /// Returns the region around a point.
    ///
    /// - Parameter center: The point, in WGS-84.
    public static func region(around center: Coordinate<WGS84>) -> BoundingBox<WGS84> {
        func corner(_ sign: Double) -> Coordinate<WGS84> {
            let latitude = min(max(center.latitude + sign * span / 2, -90), 90)
            var longitude = center.longitude + sign * span / 2
            if abs(longitude) > 180 { longitude -= sign * 360 }
            do {
                return try Coordinate(latitude: latitude, longitude: longitude)
            } catch {
                preconditionFailure("The corner of a region is no coordinate: \(error)")
            }
        }
        return BoundingBox(southWest: corner(-1), northEast: corner(1))
    }

    /// Returns the places found by the keywords around a point.
    ///
    /// - Parameters:
    ///   - center: The point, in any system.
    ///   - offsetRegion: The region in which maps of that system are offset.
    /// - Throws: ``PlaceStoreError`` of the first keyword when every search failed, or when the
    ///   task was cancelled.
    public func around<System: SearchSystem>(
        _ center: Coordinate<System>, offsetRegion: OffsetRegion = .sourceRectangle
    ) async throws(PlaceStoreError) -> Found {
        let point = System.wgs84(of: center, in: offsetRegion)
        let region = Self.region(around: point)
        var places: [Int64: FoundPlace] = [:]
        var failures: [String: PlaceStoreError] = [:]
        for keyword in Self.keywords {
            do throws(PlaceStoreError) {
                let request = Self.request(keyword, in: region)
                for found in try await matches(request) {
                    let distance = point.distance(to: found.place.coordinate)
                    places[found.id] = FoundPlace(place: found.place, distance: distance)
                }
            } catch {
                if error.reason == .cancelled { throw error }
                failures[keyword] = error
            }
        }
        if let first = failures[Self.keywords[0]], failures.count == Self.keywords.count {
            throw first
        }
        let sorted = places.values.sorted { first, second in
            (first.distance ?? 0, first.id) < (second.distance ?? 0, second.id)
        }
        return Found(places: sorted, failures: failures)
    }

    /// Returns the places found by a text in the visible region of the map.
    ///
    /// - Throws: ``PlaceRequestError`` for an empty text, ``PlaceStoreError`` when the search
    ///   failed.
    public func search(
        _ text: String, visible region: BoundingBox<WGS84>
    ) async throws -> [FoundPlace] {
        var request = try KeywordRequest(text, bounds: region)
        request.breadth = .names
        return try await matches(request)
    }

    private static func request(
        _ keyword: String, in region: BoundingBox<WGS84>
    ) -> KeywordRequest {
        do {
            var request = try KeywordRequest(keyword, bounds: region)
            request.breadth = .names
            return request
        } catch {
            preconditionFailure("The fixed keyword “\(keyword)” cannot be looked for: \(error)")
        }
    }

    /// Returns all pages of a search, limited to its region.
    private func matches(
        _ request: KeywordRequest
    ) async throws(PlaceStoreError) -> [FoundPlace] {
        var request = request
        var found: [FoundPlace] = []
        while true {
            let page = try await search(request)
            found += page.places.filter {
                request.bounds?.contains($0.place.coordinate) ?? true
            }
            guard page.hasMore, let next = try? request.paging.next() else { return found }
            request.paging = next
        }
    }
}
