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

    /// Up to how many places it is faster to read all than to look around the point which of them
    /// are near.
    private static let mostRead = 1_000

    /// The first places in the order of the request, which has a point.
    ///
    /// When few places may match, all are read and put in order. Else the ids of all that may match
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

    /// The ids of the places that may be of a group.
    private func ids(of group: Group, all: NameMatches) throws(SQLiteError) -> [Int64] {
        var candidates = all
        if case .rank(let rank) = group { candidates = try self.candidates(for: rank, among: all) }
        let ids = try candidates.ids(first: .max)
        if Task.isCancelled { throw .cancelled }
        return ids
    }

    /// The places of a group among some, the better ranks first and the nearest of each.
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

    /// The nearest places of a group among many that may be of it.
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
