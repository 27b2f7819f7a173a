import Coordinates

extension KeywordSearch {
    /// Matches that are ordered among themselves.
    private enum Group {
        case rank(MatchRank)
        case all

        func contains(_ rank: MatchRank) -> Bool {
            if case .rank(let wanted) = self { rank == wanted } else { true }
        }
    }

    private var groups: [Group] {
        request.order == .distance ? [.all] : Self.ranks.map { .rank($0) }
    }

    /// The maximum number of candidates for which reading all is faster than finding those near the
    /// point.
    private static let mostRead = 1_000

    /// Returns the first places in the order of the request, which has a point.
    ///
    /// If there are few candidates, all are read and sorted. Otherwise the ids of all candidates
    /// are read first.
    func places(near center: Coordinate<WGS84>) throws(SQLiteError) -> [FoundPlace] {
        var all = try candidates()
        if let few = try all.ids(atMost: Self.mostRead) {
            return try places(of: .all, among: few, near: center)
        }
        var found: [FoundPlace] = []
        for group in groups where found.count < wantedCount {
            let ids = try ids(of: group, all: all)
            let limit = wantedCount - found.count
            found +=
                ids.count > Self.mostRead
                ? try nearest(limit, of: group, among: ids, near: center)
                : Array(try places(of: group, among: ids, near: center).prefix(limit))
        }
        return found
    }

    /// Returns the ids of the candidates of a group.
    private func ids(of group: Group, all: NameMatches) throws(SQLiteError) -> [Int64] {
        var candidates = all
        if case .rank(let rank) = group { candidates = try self.candidates(for: rank, among: all) }
        let ids = try candidates.ids(first: .max)
        if Task.isCancelled { throw .cancelled }
        return ids
    }

    /// Returns the matches of a group among some places, the better ranks first and the nearest of
    /// each.
    private func places(
        of group: Group, among ids: [Int64], near center: Coordinate<WGS84>
    ) throws(SQLiteError) -> [FoundPlace] {
        let reader = try PlaceReader(connection)
        var matches: [(rank: MatchRank, distance: Double, place: Place)] = []
        for start in stride(from: 0, to: ids.count, by: PlaceReader.mostAtOnce) {
            for place in try reader.places(ids[start...].prefix(PlaceReader.mostAtOnce)) {
                guard let rank = rank(of: place), group.contains(rank) else { continue }
                matches.append((rank, center.distance(to: place.coordinate), place))
            }
            if Task.isCancelled { throw .cancelled }
        }
        let isByRank = request.order == .relevance
        return matches.sorted { first, second in
            if isByRank, first.rank != second.rank { return first.rank < second.rank }
            return (first.distance, first.place.id) < (second.distance, second.place.id)
        }.map { FoundPlace(place: $0.place, distance: $0.distance) }
    }

    /// Returns the nearest matches of a group among many candidates.
    private func nearest(
        _ limit: Int, of group: Group, among ids: [Int64], near center: Coordinate<WGS84>
    ) throws(SQLiteError) -> [FoundPlace] {
        var matches: [Int64: Place] = [:]
        var failure: SQLiteError?
        func isWanted(_ id: Int64) -> Bool {
            guard failure == nil else { return false }
            do throws(SQLiteError) {
                let place = try connection.indexedPlace(id)
                guard let rank = rank(of: place), group.contains(rank) else { return false }
                matches[id] = place
                return true
            } catch {
                failure = error
                return false
            }
        }
        let candidates = IDSet(ids)
        var nearest = NearestPlaces(center: center, radius: .infinity, limit: limit)
        grid.search(categories, for: &nearest) { entry in
            candidates.contains(entry.id)
                && request.bounds?.contains(entry.point.coordinate) ?? true
                && isWanted(entry.id)
        }
        if let failure { throw failure }
        return nearest.sorted.compactMap { near in
            matches[near.id].map { FoundPlace(place: $0, distance: near.distance) }
        }
    }
}
