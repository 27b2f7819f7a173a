import Coordinates

extension PlaceStore {
    /// Returns places near another one that the keyword names, such as `starbucks` near `外滩` for
    /// `starbucks 外滩`, the nearest first; `nil` if there are none.
    package func placesNearNamedPlace(
        _ request: KeywordRequest
    ) async throws(PlaceStoreError) -> PlacePage? {
        let words = request.keyword.text.split(whereSeparator: \.isWhitespace)
        var centers: [(place: Place, rest: ArraySlice<Substring>)] = []
        for count in 1..<max(words.count, 1) {
            for (name, rest) in [
                (words.suffix(count), words.dropLast(count)),
                (words.prefix(count), words.dropFirst(count)),
            ] {
                guard let place = try await namedPlace(name, for: request) else { continue }
                centers.append((place, rest))
            }
        }
        // “starbucks 外滩” is a Starbucks at the Bund, in either order of the words.
        func score(_ place: Place) -> Int {
            place.importance.rawValue + (Self.goals.contains(place.category) ? 1 : 0)
        }
        centers.sort { score($0.place) < score($1.place) }
        for (center, rest) in centers {
            if let page = try await page(of: rest, near: center.coordinate, for: request) {
                return page
            }
        }
        return nil
    }

    /// Categories of places that people search near others.
    private static var goals: [PlaceCategory] {
        [.food, .shopping, .dailyLife, .medicalService, .accommodation, .finance, .autoService]
    }

    /// Returns the place with exactly a name, the most important one.
    private func namedPlace(
        _ words: ArraySlice<Substring>, for request: KeywordRequest
    ) async throws(PlaceStoreError) -> Place? {
        guard
            var search = try? KeywordRequest(
                words.joined(separator: " "), city: request.city,
                paging: Paging(page: 1, size: 1))
        else { return nil }
        search.breadth = .names
        let place = try await self.search(search).places.first?.place
        return place.flatMap { search.keyword.rank(of: $0) == .exact ? $0 : nil }
    }

    private func page(
        of words: ArraySlice<Substring>, near center: Coordinate<WGS84>,
        for request: KeywordRequest
    ) async throws(PlaceStoreError) -> PlacePage? {
        let box = BoundingBox(center: center, radius: 2_000)
        guard
            var search = try? KeywordRequest(
                words.joined(separator: " "), near: center, order: .distance, city: request.city,
                bounds: request.bounds ?? box, categories: request.categories,
                paging: request.paging)
        else { return nil }
        search.breadth = .surroundings
        search.kinds = request.kinds
        let page = try await self.search(search)
        return page.places.isEmpty ? nil : page
    }
}
