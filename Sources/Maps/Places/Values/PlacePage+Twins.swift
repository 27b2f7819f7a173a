import Coordinates

extension PlacePage {
    /// The page without twins: of places with a common name and the same category within
    /// ``mostTwinDistance`` metres, such as the entrance and the outline of one hotel, only the
    /// first one.
    public var withoutTwins: PlacePage {
        var kept: [(names: Set<[Unicode.Scalar]>, found: FoundPlace)] = []
        for found in places {
            let names = Set(NameText.forms(of: found.place.names).map(\.scalars))
            let isTwin = kept.contains { other in
                other.found.place.category == found.place.category
                    && other.found.place.coordinate.distance(to: found.place.coordinate)
                        <= Self.mostTwinDistance
                    && !other.names.isDisjoint(with: names)
            }
            if !isTwin { kept.append((names, found)) }
        }
        return PlacePage(
            places: kept.map(\.found), hasMore: hasMore, total: total, suggestion: suggestion)
    }

    /// The maximum distance of twins in metres.
    public static let mostTwinDistance = 50.0
}
