import Coordinates

/// All places' points in memory: a grid for each category, 16 bytes for each place and little more.
struct PlaceGrid {
    private var grids: [CategoryGrid]

    init() { grids = PlaceCategory.allCases.map { _ in CategoryGrid() } }

    init(_ entries: [PlaceCategory: [GridEntry]]) {
        grids = PlaceCategory.allCases.map { CategoryGrid(entries[$0] ?? []) }
    }

    subscript(category: PlaceCategory) -> CategoryGrid {
        get { grids[category.rawValue - 1] }
        _modify { yield &grids[category.rawValue - 1] }
    }

    var count: Int { grids.reduce(0) { $0 + $1.count } }

    /// The places that a request asks for and at most one more, in its order, those before its page among them.
    func around(_ request: AroundRequest) -> [NearestPlaces.Found] {
        let limit = request.paging.offset + request.paging.size + 1
        func nearest(
            of categories: some Sequence<PlaceCategory>, limit: Int
        ) -> [NearestPlaces.Found] {
            var nearest = NearestPlaces(
                center: request.center, radius: request.radius, limit: limit)
            for category in categories { nearest.search(self[category]) }
            return nearest.sorted
        }
        switch request.order {
        case .distance:
            // What is near is met first where most places are, and then little is looked at where few are.
            let frequentFirst = request.categories.sorted { self[$0].count > self[$1].count }
            return nearest(of: frequentFirst, limit: limit)
        case .relevance:
            return request.categories.reduce(into: []) { found, category in
                found += nearest(of: [category], limit: limit - found.count)
            }
        }
    }

    /// The ids of the places within a box, in their order.
    func places(
        in box: BoundingBox<WGS84>, categories: some Sequence<PlaceCategory>
    ) -> [Int64] {
        var ids: [Int64] = []
        let southWest = (x: units(box.west), y: units(box.south))
        let northEast = (x: units(box.east), y: units(box.north))
        let world = Int64(180 * GridPoint.unitsPerDegree)
        let columns =
            southWest.x <= northEast.x
            ? [southWest.x...northEast.x] : [southWest.x...world, -world...northEast.x]
        for category in categories {
            for x in columns {
                // A unit more on each side, because the box's corners were rounded.
                self[category].visit(
                    x: x.lowerBound - 1...x.upperBound + 1, y: southWest.y - 1...northEast.y + 1
                ) { entry in
                    guard box.contains(entry.point.coordinate) else { return }
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

extension PlaceGrid {
    mutating func apply(_ moves: [PlaceMove]) {
        for move in moves {
            if let spot = move.from { self[spot.category].remove(move.id, at: spot.point) }
            if let spot = move.to {
                self[spot.category].insert(GridEntry(id: move.id, point: spot.point))
            }
        }
    }
}
