public import Coordinates

extension PlaceStore {
    /// Returns the address of a point, from the places around it: that of the nearest place with a
    /// street and number, otherwise the nearest street; `nil` where nothing is known.
    public func address<System: SearchSystem>(
        of point: Coordinate<System>, offsetRegion: OffsetRegion = .sourceRectangle
    ) async throws(PlaceStoreError) -> PlaceAddress? {
        let point = System.wgs84(of: point, in: offsetRegion)
        let near = try await places(around: point, PlaceCategory.allCases, atMost: 200)
        guard let nearest = near.first else { return nil }
        var street: (name: String, distance: Double)?
        let house = near.first { !$0.place.address.isEmpty }
        if let house, let distance = house.distance, distance <= Self.mostDistanceOfHouse {
            street = (house.place.address, distance)
        } else {
            street = try await nearestStreet(to: point)
        }
        let area = near.first { !$0.place.city.isEmpty } ?? nearest
        let region = near.first { $0.place.city == area.place.city && !$0.place.region.isEmpty }
        return PlaceAddress(
            street: street?.name ?? "", distance: street?.distance, city: area.place.city,
            region: region?.place.region ?? "")
    }

    /// The distance in metres up to which a place's address is that of a point.
    private static var mostDistanceOfHouse: Double { 40 }

    /// The distance in metres up to which a street is that of a point.
    private static var mostDistanceOfStreet: Double { 150 }

    private func nearestStreet(
        to point: Coordinate<WGS84>
    ) async throws(PlaceStoreError) -> (name: String, distance: Double)? {
        try await places(around: point, [.placeNames], atMost: 1_000)
            .compactMap { found in
                StreetLine(of: found.place).map { (found.place.name, $0.distance(to: point)) }
            }
            .filter { $0.1 <= Self.mostDistanceOfStreet }
            .min { $0.1 < $1.1 }
    }

    /// Returns the nearest places within a kilometre.
    private func places(
        around point: Coordinate<WGS84>, _ categories: [PlaceCategory], atMost most: Int
    ) async throws(PlaceStoreError) -> [FoundPlace] {
        guard
            var request = try? AroundRequest(
                center: point, radius: 1_000, categories: categories,
                paging: Paging(page: 1, size: 200))
        else { return [] }
        var found: [FoundPlace] = []
        while true {
            let page = try await around(request)
            found += page.places
            guard page.hasMore, found.count < most, let next = try? request.paging.next() else {
                return found
            }
            request.paging = next
        }
    }
}
