import Coordinates

/// The points of all places in memory.
///
/// Searches for several categories, or for a frequent one, scan all places around a point. Each of
/// the rare categories has an additional grid of its own, because most places around would be
/// scanned in vain.
struct PlaceGrid {
    private var all: PointGrid

    /// The grids of rare categories, by their numbers; `nil` for frequent ones.
    private var rare: [PointGrid?] = []

    /// The number of places when rare categories were determined.
    private var countAtDivision = 0

    /// Categories with fewer than one in this many places are rare.
    private static let rareShare = 16

    init(_ entries: GridEntries = GridEntries()) {
        all = PointGrid(entries)
        divide()
    }

    var count: Int { all.count }

    /// Creates a grid for each of the currently rare categories.
    private mutating func divide() {
        countAtDivision = all.count
        let numbers = 0...(PlaceCategory.allCases.map(\.rawValue).max() ?? 0)
        var counts = numbers.map { _ in 0 }
        all.visitAll { counts[$0.category.rawValue] += 1 }
        let isRare = counts.map { $0 * Self.rareShare < all.count }
        var entries = numbers.map { _ in GridEntries() }
        all.visitAll { entry in
            if isRare[entry.category.rawValue] { entries[entry.category.rawValue].append(entry) }
        }
        rare = numbers.map { isRare[$0] ? PointGrid(entries[$0]) : nil }
    }
}

// MARK: - Changing

extension PlaceGrid {
    mutating func apply(_ moves: [PlaceMove]) {
        for move in moves {
            if let spot = move.from {
                all.remove(move.id, at: spot.point)
                rare[spot.category.rawValue]?.remove(move.id, at: spot.point)
            }
            if let spot = move.to {
                let entry = GridEntry(id: move.id, point: spot.point, category: spot.category)
                all.insert(entry)
                rare[spot.category.rawValue]?.insert(entry)
            }
        }
        if all.count > countAtDivision + countAtDivision / 4 { divide() }
    }
}

// MARK: - Searching

extension PlaceGrid {
    /// Returns the places of a request, including those before its page and at most one more, in
    /// its order.
    ///
    /// - Parameter isWanted: Returns `true` if a place of the request's categories counts; called
    ///   only for those that are near enough.
    func around(
        _ request: AroundRequest, where isWanted: (GridEntry) -> Bool = { _ in true }
    ) -> [NearestPlaces.Found] {
        let limit = request.paging.offset + request.paging.size + 1
        func nearest(of categories: [PlaceCategory], limit: Int) -> [NearestPlaces.Found] {
            var nearest = NearestPlaces(
                center: request.center, radius: request.radius, limit: limit)
            search(categories, for: &nearest, where: isWanted)
            return nearest.sorted
        }
        switch request.order {
        case .distance: return nearest(of: request.categories, limit: limit)
        case .relevance:
            return request.categories.reduce(into: []) { found, category in
                found += nearest(of: [category], limit: limit - found.count)
            }
        }
    }

    /// Searches places of some categories that may be nearer than those found before.
    ///
    /// - Parameter isWanted: Returns `true` if a place counts; called only for those that are near
    ///   enough.
    func search(
        _ categories: [PlaceCategory], for nearest: inout NearestPlaces,
        where isWanted: (GridEntry) -> Bool = { _ in true }
    ) {
        for grid in grids(of: categories) {
            nearest.search(grid, for: CategorySet(categories), where: isWanted)
        }
    }

    /// Returns the grids that contain the places of some categories, and possibly others.
    private func grids(of categories: [PlaceCategory]) -> [PointGrid] {
        var grids: [PointGrid] = []
        var count = 0
        for category in categories {
            guard let grid = rare[category.rawValue] else { return [all] }
            grids.append(grid)
            count += grid.count
        }
        return count * Self.rareShare < all.count ? grids : [all]
    }

    /// Returns the ids of the places within a box, in ascending order.
    func places(in box: BoundingBox<WGS84>, categories: [PlaceCategory]) -> [Int64] {
        var ids: [Int64] = []
        let southWest = (x: units(box.west), y: units(box.south))
        let northEast = (x: units(box.east), y: units(box.north))
        let world = Int64(180 * GridPoint.unitsPerDegree)
        let columns =
            southWest.x <= northEast.x
            ? [southWest.x...northEast.x] : [southWest.x...world, -world...northEast.x]
        let wanted = CategorySet(categories)
        for grid in grids(of: categories) {
            for x in columns {
                // An additional unit on each side, because the box's corners were rounded.
                grid.visit(
                    x: x.lowerBound - 1...x.upperBound + 1, y: southWest.y - 1...northEast.y + 1
                ) { entry in
                    guard wanted.contains(entry.category), box.contains(entry.point.coordinate)
                    else { return }
                    ids.append(entry.id)
                }
            }
        }
        ids.sort()
        return ids
    }

    private func units(_ degrees: Double) -> Int64 {
        Int64((degrees * GridPoint.unitsPerDegree).rounded())
    }
}
