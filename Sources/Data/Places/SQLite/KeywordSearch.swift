import Coordinates

/// One search by name.
///
/// When few places may match, all are read and put in order. Else matches come in up to three groups, the better ones first; within a group they are met in the
/// order of their ids, which the index of names keeps, so that a first page reads little. With a point, or within bounds, the ids of all that may match are read first.
struct KeywordSearch {
    let request: KeywordRequest
    let connection: SQLiteConnection
    let grid: PlaceGrid
    let directory: NameDirectory

    func page() throws(SQLiteError) -> PlacePage {
        let found = if let few = try fewPlaces() { few } else { try manyPlaces() }
        let page = found.dropFirst(request.paging.offset)
        return PlacePage(
            places: Array(page.prefix(request.paging.size)),
            hasMore: page.count > request.paging.size)
    }

    /// The first places of all groups, each asked of the index by itself.
    private func manyPlaces() throws(SQLiteError) -> [FoundPlace] {
        var found: [FoundPlace] = []
        for group in groups where found.count < wantedCount {
            let known = Set(found.map(\.id))
            found += try places(of: group, besides: known, limit: wantedCount - found.count)
        }
        return found
    }

    /// How many places tell what is on the page and whether there are more.
    private var wantedCount: Int { request.paging.offset + request.paging.size + 1 }

    /// Matches that are ordered among themselves.
    private enum Group {
        case rank(MatchRank)
        case all
    }

    private var groups: [Group] {
        request.order == .distance ? [.all] : [.rank(.exact), .rank(.beginning), .rank(.part)]
    }

    // MARK: Few places

    /// Up to how many places it is faster to read all than to look around a point which of them are near.
    private static let fewNearPlaces = 1_000

    /// All matches in the order of the request; `nil` when many places may match.
    private func fewPlaces() throws(SQLiteError) -> [FoundPlace]? {
        let most = request.near == nil ? wantedCount * 3 / 2 : Self.fewNearPlaces
        var candidates = try candidates(for: .all)
        var ids: [Int64] = []
        while let id = try candidates.next() {
            guard ids.count < most else { return nil }
            ids.append(id)
        }
        return try places(of: .all, among: ids)
    }

    /// The places of a group, all of whose ids are known, in the order of the request.
    private func places(of group: Group, among ids: [Int64]) throws(SQLiteError) -> [FoundPlace] {
        let reader = try PlaceReader(connection)
        var matches: [(rank: MatchRank, found: FoundPlace)] = []
        for id in ids {
            let place = try reader.indexedPlace(id)
            guard let rank = rank(of: place, group: group) else { continue }
            let distance = request.near.map { $0.distance(to: place.coordinate) }
            matches.append((rank, FoundPlace(place: place, distance: distance)))
            if Task.isCancelled { throw .cancelled }
        }
        let isByRank = request.order == .relevance
        return matches.sorted { first, second in
            if isByRank, first.rank != second.rank { return first.rank < second.rank }
            return (first.found.distance ?? 0, first.found.id)
                < (second.found.distance ?? 0, second.found.id)
        }.map(\.found)
    }

    // MARK: Groups

    /// The first places of a group in the order of the request, but for those known to be in groups before.
    private func places(
        of group: Group, besides known: Set<Int64>, limit: Int
    ) throws(SQLiteError) -> [FoundPlace] {
        if let center = request.near {
            return try nearest(to: center, of: group, limit: limit)
        }
        if let bounds = request.bounds {
            let within = IDSet(grid.places(in: bounds, categories: categories))
            return try inOrder(of: group, limit: limit) {
                within.contains($0) && !known.contains($0)
            }
        }
        return try inOrder(of: group, limit: limit) { !known.contains($0) }
    }

    private var categories: [PlaceCategory] {
        request.categories.isEmpty ? PlaceCategory.allCases : request.categories
    }

    // MARK: Matching

    /// How well a place that the index gives fits; `nil` when it is not one of the group.
    private func rank(of place: Place, group: Group) -> MatchRank? {
        if let city = request.city, place.city != city, place.region != city { return nil }
        if let bounds = request.bounds, !bounds.contains(place.coordinate) { return nil }
        guard categories.contains(place.category) else { return nil }
        let rank = request.keyword.rank(of: place)
        if case .rank(let wanted) = group, rank != wanted { return nil }
        return rank
    }

    /// What the index gives for a group.
    private func candidates(for group: Group) throws(SQLiteError) -> NameMatches {
        let rank = if case .rank(let rank) = group { rank } else { MatchRank.part }
        var required = NameKeys.required(by: request.keyword, rank: rank).map { [$0] }
        if let city = request.city, let key = NameKeys.city(city) { required.append([key]) }
        if !request.categories.isEmpty {
            required.append(request.categories.map { NameKeys.category($0) })
        }
        return try NameMatches(connection, directory: directory, required: required)
    }

    // MARK: Without a point

    private func inOrder(
        of group: Group, limit: Int, where mayBeWanted: (Int64) -> Bool
    ) throws(SQLiteError) -> [FoundPlace] {
        var candidates = try candidates(for: group)
        let reader = try PlaceReader(connection)
        var found: [FoundPlace] = []
        while found.count < limit, let id = try candidates.next() {
            guard mayBeWanted(id) else { continue }
            let place = try reader.indexedPlace(id)
            if rank(of: place, group: group) != nil {
                found.append(FoundPlace(place: place, distance: nil))
            }
            if Task.isCancelled { throw .cancelled }
        }
        return found
    }

    // MARK: Near a point

    private func nearest(
        to center: Coordinate<WGS84>, of group: Group, limit: Int
    ) throws(SQLiteError) -> [FoundPlace] {
        let ids = try allIDs(of: group)
        guard ids.count > Self.fewNearPlaces else {
            return Array(try places(of: group, among: ids).prefix(limit))
        }
        let reader = try PlaceReader(connection)
        var matches: [Int64: Place] = [:]
        var failure: SQLiteError?
        func isWanted(_ id: Int64) -> Bool {
            guard failure == nil else { return false }
            do throws(SQLiteError) {
                let place = try reader.indexedPlace(id)
                guard rank(of: place, group: group) != nil else { return false }
                matches[id] = place
                return true
            } catch {
                failure = error
                return false
            }
        }
        let candidates = IDSet(ids)
        var nearest = NearestPlaces(center: center, radius: .infinity, limit: limit)
        for category in categories {
            nearest.search(grid[category]) { entry in
                candidates.contains(entry.id)
                    && request.bounds?.contains(entry.point.coordinate) ?? true
                    && isWanted(entry.id)
            }
        }
        if let failure { throw failure }
        return nearest.sorted.compactMap { near in
            matches[near.id].map { FoundPlace(place: $0, distance: near.distance) }
        }
    }

    private func allIDs(of group: Group) throws(SQLiteError) -> [Int64] {
        var candidates = try candidates(for: group)
        var ids: [Int64] = []
        while let id = try candidates.next() { ids.append(id) }
        if Task.isCancelled { throw .cancelled }
        return ids
    }
}
