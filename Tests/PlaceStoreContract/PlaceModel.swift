import Coordinates
public import Places

/// What every store has to answer, found by looking at all places each time.
public struct PlaceModel: Sendable {
    private var places: [Int64: Place] = [:]

    /// Kept, because making them takes most of a search's time.
    private var spellings: [Int64: [Spelling]] = [:]

    public init(_ places: [Place] = []) { insert(places) }

    public mutating func insert(_ new: [Place]) {
        for place in new {
            places[place.id] = place
            spellings[place.id] = Spelling.spellings(of: place)
        }
    }

    public var count: Int { places.count }

    public func around(_ request: AroundRequest) -> PlacePage {
        func isBefore(_ first: FoundPlace, _ second: FoundPlace) -> Bool {
            func key(_ found: FoundPlace) -> (Int, Double, Int64) {
                let category =
                    request.order == .relevance
                    ? request.categories.firstIndex(of: found.place.category) ?? 0 : 0
                return (category, found.distance ?? 0, found.id)
            }
            return key(first) < key(second)
        }
        let found = places.values
            .filter(request.accepts)
            .map { FoundPlace(place: $0, distance: request.center.distance(to: $0.coordinate)) }
            .filter { ($0.distance ?? 0) <= request.radius }
            .sorted(by: isBefore)
        return page(of: found, request.paging)
    }

    /// Knows nothing of similar names, nor of places near a named one.
    public func search(_ request: KeywordRequest) -> PlacePage {
        let groups = KeywordGroup.groups(of: request)
        let matches = places.values.compactMap { place -> (group: Int, found: FoundPlace)? in
            guard request.accepts(place), let rank = rank(of: place, request) else { return nil }
            let distance = request.near.map { $0.distance(to: place.coordinate) }
            return groups.firstIndex { $0.contains(place, rank: rank, distance: distance) }
                .map { ($0, FoundPlace(place: place, distance: distance)) }
        }
        let sorted = matches.sorted { first, second in
            func key(_ match: (group: Int, found: FoundPlace)) -> (Int, Double, Int64) {
                (match.group, match.found.distance ?? 0, match.found.id)
            }
            return key(first) < key(second)
        }
        let first = sorted.first.map { groups[$0.group] }
        let inGroups = groups.indices.flatMap { index in
            groups[index].ranked(
                sorted.filter { $0.group == index }.map(\.found), by: request.keyword
            ).map { (group: index, found: $0) }
        }
        let searched = inGroups.filter { match in
            groups[match.group] == first
                || groups[match.group].isSearched(after: 1, of: request)
        }
        return page(of: searched.map(\.found), request.paging)
    }

    private func rank(of place: Place, _ request: KeywordRequest) -> MatchRank? {
        let names = spellings[place.id] ?? []
        let isElsewhere = { request.keyword.isElsewhere(in: place, named: names) }
        return request.keyword.rank(in: names) ?? (isElsewhere() ? .elsewhere : nil)
    }

    private func page(of found: [FoundPlace], _ paging: Paging) -> PlacePage {
        let rest = found.dropFirst(paging.offset)
        return PlacePage(places: Array(rest.prefix(paging.size)), hasMore: rest.count > paging.size)
    }
}
