extension KeywordGroup {
    /// The number of places that are put in the order of ``ranked(_:by:)``. Those after them stay
    /// in the order of their ids, so that a first page reads little.
    package static let mostRanked = 200

    /// `true` for places with exactly the name of a keyword, in a search without a point: of these
    /// the most probable one comes first.
    package var isRanked: Bool { rank == .exact && isWithinReach == nil }

    /// Returns the number of places to read, in the order of ids, for a number of first ones.
    package func readCount(for wanted: Int) -> Int {
        isRanked ? max(wanted, Self.mostRanked) : wanted
    }

    /// Returns places of the group with main names before aliases, and those with more inhabitants
    /// first.
    ///
    /// - Parameter found: Places in the order of ids.
    package func ranked(_ found: [FoundPlace], by keyword: Keyword) -> [FoundPlace] {
        guard isRanked, found.count > 1 else { return found }
        let keys = found.prefix(Self.mostRanked).enumerated().map { index, found in
            (
                isAlias: keyword.matchesAlias(of: found.place) ? 1 : 0,
                people: -(found.place.population ?? 0), index: index
            )
        }
        return keys.sorted { $0 < $1 }.map { found[$0.index] } + found.dropFirst(Self.mostRanked)
    }
}

extension Keyword {
    /// Returns `true` if neither the main nor the English name of a place is the keyword.
    fileprivate func matchesAlias(of place: Place) -> Bool {
        guard !place.otherNames.isEmpty else { return false }
        let names = [place.name] + (place.englishName.map { [$0] } ?? [])
        return rank(inNames: names) != .exact
    }
}
