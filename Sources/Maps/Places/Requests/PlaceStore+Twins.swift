import Coordinates

/// Searches without twins: of records of one place, such as the entrance and the outline of one
/// hotel or the parts of one street, only the first one.
extension PlaceStore {
    /// Returns the places that match a keyword, without twins.
    public func searchWithoutTwins(
        _ request: KeywordRequest
    ) async throws(PlaceStoreError) -> PlacePage {
        try await pageWithoutTwins(request.paging) { paging throws(PlaceStoreError) in
            var request = request
            request.paging = paging
            return try await search(request)
        }
    }

    /// Returns the places around a point, without twins.
    public func aroundWithoutTwins(
        _ request: AroundRequest
    ) async throws(PlaceStoreError) -> PlacePage {
        try await pageWithoutTwins(request.paging) { paging throws(PlaceStoreError) in
            var request = request
            request.paging = paging
            return try await around(request)
        }
    }

    /// Returns a page of the places that remain, reading as many pages as it takes: one, unless
    /// half of the places are twins.
    private func pageWithoutTwins(
        _ paging: Paging, _ search: (Paging) async throws(PlaceStoreError) -> PlacePage
    ) async throws(PlaceStoreError) -> PlacePage {
        var kept: [Twin] = []
        let readAtOnce = min(paging.offset + 2 * paging.size, Paging.sizes.upperBound)
        var next: Paging? = try? Paging(page: 1, size: readAtOnce)
        var suggestion: String?
        while let current = next {
            let page = try await search(current)
            suggestion = suggestion ?? page.suggestion
            for found in page.places {
                let twin = Twin(found)
                if !kept.contains(where: twin.isTwin) { kept.append(twin) }
            }
            let isEnough = kept.count > paging.offset + paging.size
            next = page.hasMore && !isEnough ? try? current.next() : nil
        }
        let rest = kept.dropFirst(paging.offset).map(\.found)
        return PlacePage(
            places: Array(rest.prefix(paging.size)), hasMore: rest.count > paging.size,
            suggestion: suggestion)
    }
}

/// A found place that is compared with others.
private struct Twin {
    let found: FoundPlace
    private let names: Set<[Unicode.Scalar]>
    private let isStreet: Bool

    /// The maximum distances of twins in metres.
    private static let mostDistance = 50.0
    private static let mostDistanceOfStreets = 5_000.0

    init(_ found: FoundPlace) {
        self.found = found
        names = Set(NameText.forms(of: found.place.names).map(\.scalars))
        isStreet = found.place.attributes[StreetLine.attribute] != nil
    }

    func isTwin(of other: Twin) -> Bool {
        guard found.place.category == other.found.place.category, isStreet == other.isStreet,
            !names.isDisjoint(with: other.names)
        else { return false }
        let most = isStreet ? Self.mostDistanceOfStreets : Self.mostDistance
        return found.place.coordinate.distance(to: other.found.place.coordinate) <= most
    }
}
