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
    private let postings: PostingCache

    init(
        request: KeywordRequest, connection: SQLiteConnection, grid: PlaceGrid,
        directory: NameDirectory
    ) throws(SQLiteError) {
        self.request = request
        self.connection = connection
        self.grid = grid
        self.directory = directory
        postings = try PostingCache(connection)
    }

    func page() throws(SQLiteError) -> PlacePage {
        var all = try candidates(for: .all)
        let found =
            if let few = try all.ids(atMost: mostRead) {
                try places(of: .all, among: few)
            } else {
                try manyPlaces(all)
            }
        let page = found.dropFirst(request.paging.offset)
        return PlacePage(
            places: Array(page.prefix(request.paging.size)),
            hasMore: page.count > request.paging.size)
    }

    /// The first places of all groups, each asked of the index by itself.
    ///
    /// - Parameter all: What the index gives for the last group, since it excludes nothing.
    private func manyPlaces(_ all: NameMatches) throws(SQLiteError) -> [FoundPlace] {
        var found: [FoundPlace] = []
        for group in groups where found.count < wantedCount {
            let known = Set(found.map(\.id))
            let candidates = group == groups.last ? all : try candidates(for: group)
            found += try places(
                of: group, among: candidates, besides: known, limit: wantedCount - found.count)
        }
        return found
    }

    /// How many places tell what is on the page and whether there are more.
    private var wantedCount: Int { request.paging.offset + request.paging.size + 1 }

    /// Matches that are ordered among themselves.
    private enum Group: Equatable {
        case rank(MatchRank)
        case all
    }

    private var groups: [Group] {
        request.order == .distance ? [.all] : [.rank(.exact), .rank(.beginning), .rank(.part)]
    }

    // MARK: Few places

    /// Up to how many places it is faster to read all than to look around a point which of them are near.
    private static let fewNearPlaces = 1_000

    /// Up to how many places are all read at once.
    private var mostRead: Int { request.near == nil ? wantedCount * 3 / 2 : Self.fewNearPlaces }

    /// The places of a group, all of whose ids are known, in the order of the request.
    private func places(of group: Group, among ids: [Int64]) throws(SQLiteError) -> [FoundPlace] {
        let reader = try PlaceReader(connection)
        var matches: [(rank: MatchRank, found: FoundPlace)] = []
        for start in stride(from: 0, to: ids.count, by: PlaceReader.mostAtOnce) {
            for place in try reader.places(ids[start...].prefix(PlaceReader.mostAtOnce)) {
                guard let rank = rank(of: place, group: group) else { continue }
                let distance = request.near.map { $0.distance(to: place.coordinate) }
                matches.append((rank, FoundPlace(place: place, distance: distance)))
            }
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
        of group: Group, among candidates: NameMatches, besides known: Set<Int64>, limit: Int
    ) throws(SQLiteError) -> [FoundPlace] {
        if let center = request.near {
            return try nearest(to: center, of: group, among: candidates, limit: limit)
        }
        if let bounds = request.bounds {
            let within = IDSet(grid.places(in: bounds, categories: categories))
            return try inOrder(of: group, among: candidates, limit: limit) {
                within.contains($0) && !known.contains($0)
            }
        }
        return try inOrder(of: group, among: candidates, limit: limit) { !known.contains($0) }
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
        return try NameMatches(postings, directory: directory, required: required)
    }

    // MARK: Without a point

    /// How many places are read at once at least, because not all of them may fit.
    private static let leastReadAtOnce = 8

    private func inOrder(
        of group: Group, among candidates: NameMatches, limit: Int,
        where mayBeWanted: (Int64) -> Bool
    ) throws(SQLiteError) -> [FoundPlace] {
        var candidates = candidates
        let reader = try PlaceReader(connection)
        var found: [FoundPlace] = []
        while found.count < limit {
            let count = min(
                max(limit - found.count, Self.leastReadAtOnce), PlaceReader.mostAtOnce)
            var ids: [Int64] = []
            while ids.count < count, let id = try candidates.next() {
                if mayBeWanted(id) { ids.append(id) }
            }
            if ids.isEmpty { break }
            for place in try reader.places(ids)
            where found.count < limit && rank(of: place, group: group) != nil {
                found.append(FoundPlace(place: place, distance: nil))
            }
            if Task.isCancelled { throw .cancelled }
        }
        return found
    }

    // MARK: Near a point

    private func nearest(
        to center: Coordinate<WGS84>, of group: Group, among candidates: NameMatches, limit: Int
    ) throws(SQLiteError) -> [FoundPlace] {
        let ids = try allIDs(candidates)
        guard ids.count > Self.fewNearPlaces else {
            return Array(try places(of: group, among: ids).prefix(limit))
        }
        var matches: [Int64: Place] = [:]
        var failure: SQLiteError?
        func isWanted(_ id: Int64) -> Bool {
            guard failure == nil else { return false }
            do throws(SQLiteError) {
                let place = try connection.indexedPlace(id)
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

    private func allIDs(_ candidates: NameMatches) throws(SQLiteError) -> [Int64] {
        var candidates = candidates
        var ids: [Int64] = []
        while let id = try candidates.next() { ids.append(id) }
        if Task.isCancelled { throw .cancelled }
        return ids
    }
}
