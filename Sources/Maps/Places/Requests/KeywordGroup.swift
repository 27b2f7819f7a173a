/// Places of a search by name that are ordered among themselves by distance and id only.
package struct KeywordGroup: Hashable, Sendable {
    /// The rank; `nil` for all places whose names match.
    package let rank: MatchRank?

    /// The importance; `nil` for any.
    package let importance: PlaceImportance?

    /// `true` for places within ``reach`` of the request's point, `false` for those beyond; `nil`
    /// for both.
    package let isWithinReach: Bool?

    /// The distance in metres within which important places come before near ones.
    package static let reach = 50_000.0

    /// The groups of a request, the best first.
    package static func groups(of request: KeywordRequest) -> [KeywordGroup] {
        groupsOfAll(request).filter { $0.rank != .elsewhere || request.breadth > .names }
    }

    private static func groupsOfAll(_ request: KeywordRequest) -> [KeywordGroup] {
        if request.order == .distance {
            return [nil, .elsewhere].map {
                KeywordGroup(rank: $0, importance: nil, isWithinReach: nil)
            }
        }
        let reaches: [Bool?] = request.near == nil ? [nil] : [true, false]
        return MatchRank.allCases.flatMap { rank in
            reaches.flatMap { isWithinReach in
                PlaceImportance.allCases.map { importance in
                    KeywordGroup(
                        rank: rank, importance: importance, isWithinReach: isWithinReach)
                }
            }
        }
    }

    /// `true` if places are searched for this group after some were found: in the order of
    /// distances, places that match by their surroundings come only in place of others.
    package func isSearched(after found: Int, of request: KeywordRequest) -> Bool {
        found == 0 || rank != .elsewhere || request.order == .relevance
    }

    /// Returns `true` if a place with a rank belongs to the group.
    package func contains(
        _ place: Place, rank placeRank: MatchRank, distance: Double?
    ) -> Bool {
        guard rank.map({ $0 == placeRank }) ?? (placeRank != .elsewhere) else { return false }
        if let importance, place.importance != importance { return false }
        guard let isWithinReach, let distance else { return true }
        return (distance <= Self.reach) == isWithinReach
    }
}

extension KeywordRequest {
    /// Returns `true` if a place fulfils the request apart from its keyword.
    package func accepts(_ place: Place) -> Bool {
        if let city, place.city != city, place.region != city { return false }
        if let bounds, !bounds.contains(place.coordinate) { return false }
        guard categories.isEmpty || categories.contains(place.category) else { return false }
        return kinds.accept(place)
    }
}
