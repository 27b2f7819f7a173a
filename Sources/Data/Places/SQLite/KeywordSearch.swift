import Coordinates

/// One search by name.
///
/// Matches come in up to three groups, the better ones first. Within a group they are met in the order of their ids, which the index of names
/// keeps, so that a first page reads little of a long list. With a point, or within bounds, the ids of all that may match are read first.
struct KeywordSearch {
    let request: KeywordRequest
    let connection: SQLiteConnection
    let grid: PlaceGrid
    let directory: NameDirectory

    func page() throws(SQLiteError) -> PlacePage {
        var found: [FoundPlace] = []
        for group in groups where found.count < wantedCount {
            found += try places(of: group, limit: wantedCount - found.count)
        }
        let page = found.dropFirst(request.paging.offset)
        return PlacePage(
            places: Array(page.prefix(request.paging.size)),
            hasMore: page.count > request.paging.size)
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

    /// The first places of a group in the order of the request.
    private func places(of group: Group, limit: Int) throws(SQLiteError) -> [FoundPlace] {
        if let center = request.near {
            return try nearest(to: center, of: group, limit: limit)
        }
        if let bounds = request.bounds {
            let within = IDSet(grid.places(in: bounds, categories: categories))
            return try inOrder(of: group, limit: limit) { within.contains($0) }
        }
        return try inOrder(of: group, limit: limit) { _ in true }
    }

    private var categories: [PlaceCategory] {
        request.categories.isEmpty ? PlaceCategory.allCases : request.categories
    }

    // MARK: Matching

    /// Whether a place that the index gives is one of the group.
    private func isMatch(_ place: Place, group: Group) -> Bool {
        guard let rank = request.keyword.rank(of: place) else { return false }
        if case .rank(let wanted) = group, rank != wanted { return false }
        if let city = request.city, place.city != city, place.region != city { return false }
        if let bounds = request.bounds, !bounds.contains(place.coordinate) { return false }
        return categories.contains(place.category)
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
            if isMatch(place, group: group) {
                found.append(FoundPlace(place: place, distance: nil))
            }
            if Task.isCancelled { throw .cancelled }
        }
        return found
    }

    // MARK: Near a point

    /// Up to how many places it is faster to read all than to look around the point which of them are near.
    private static let fewPlaces = 1_000

    private func nearest(
        to center: Coordinate<WGS84>, of group: Group, limit: Int
    ) throws(SQLiteError) -> [FoundPlace] {
        let ids = try allIDs(of: group)
        let reader = try PlaceReader(connection)
        var matches: [Int64: Place] = [:]
        var failure: SQLiteError?
        func isWanted(_ id: Int64) -> Bool {
            guard failure == nil else { return false }
            do throws(SQLiteError) {
                let place = try reader.indexedPlace(id)
                guard isMatch(place, group: group) else { return false }
                matches[id] = place
                return true
            } catch {
                failure = error
                return false
            }
        }
        var found: [FoundPlace]
        if ids.count <= Self.fewPlaces {
            for id in ids where isWanted(id) {}
            found = matches.values
                .map { FoundPlace(place: $0, distance: center.distance(to: $0.coordinate)) }
                .sorted { ($0.distance ?? 0, $0.id) < ($1.distance ?? 0, $1.id) }
            found.removeLast(max(found.count - limit, 0))
        } else {
            let candidates = IDSet(ids)
            var nearest = NearestPlaces(center: center, radius: .infinity, limit: limit)
            for category in categories {
                nearest.search(grid[category]) { entry in
                    candidates.contains(entry.id)
                        && request.bounds?.contains(entry.point.coordinate) ?? true
                        && isWanted(entry.id)
                }
            }
            found = nearest.sorted.compactMap { near in
                matches[near.id].map { FoundPlace(place: $0, distance: near.distance) }
            }
        }
        if let failure { throw failure }
        return found
    }

    private func allIDs(of group: Group) throws(SQLiteError) -> [Int64] {
        var candidates = try candidates(for: group)
        var ids: [Int64] = []
        while let id = try candidates.next() { ids.append(id) }
        if Task.isCancelled { throw .cancelled }
        return ids
    }
}
