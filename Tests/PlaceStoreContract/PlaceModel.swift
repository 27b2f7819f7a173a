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
            .filter { request.categories.contains($0.category) }
            .map { FoundPlace(place: $0, distance: request.center.distance(to: $0.coordinate)) }
            .filter { ($0.distance ?? 0) <= request.radius }
            .sorted(by: isBefore)
        return page(of: found, request.paging)
    }

    public func search(_ request: KeywordRequest) -> PlacePage {
        let matches = places.values.compactMap { place -> (MatchRank, FoundPlace)? in
            guard let rank = request.keyword.rank(in: spellings[place.id] ?? []),
                request.categories.isEmpty || request.categories.contains(place.category),
                request.city == nil || request.city == place.city || request.city == place.region,
                request.bounds?.contains(place.coordinate) ?? true
            else { return nil }
            let distance = request.near.map { $0.distance(to: place.coordinate) }
            return (rank, FoundPlace(place: place, distance: distance))
        }
        let sorted = matches.sorted { first, second in
            func key(_ match: (MatchRank, FoundPlace)) -> (Int, Double, Int64) {
                (
                    request.order == .relevance ? match.0.rawValue : 0, match.1.distance ?? 0,
                    match.1.id
                )
            }
            return key(first) < key(second)
        }
        return page(of: sorted.map(\.1), request.paging)
    }

    private func page(of found: [FoundPlace], _ paging: Paging) -> PlacePage {
        let rest = found.dropFirst(paging.offset)
        return PlacePage(places: Array(rest.prefix(paging.size)), hasMore: rest.count > paging.size)
    }
}
