import Coordinates
import Foundation
import FoundationGaps

/// The nearest places to a point found so far.
struct NearestPlaces {
    /// A place; of two, the farther is the lesser, so that it is the first to be replaced.
    struct Found: Comparable {
        let distance: Double
        let id: Int64

        static func < (first: Found, second: Found) -> Bool {
            (first.distance, first.id) > (second.distance, second.id)
        }
    }

    private let center: Coordinate<WGS84>
    private let point: GridPoint

    /// The maximum number of places.
    private let limit: Int

    /// The places, the farthest first.
    private var heap = Heap<Found>()

    /// The distance in metres beyond which places are ignored.
    private var reach: Double

    /// The area within ``reach`` and slightly beyond.
    private var surroundings: Surroundings

    /// - Parameter radius: In metres; infinity for no limit.
    init(center: Coordinate<WGS84>, radius: Double, limit: Int) {
        self.center = center
        point = GridPoint(center)
        reach = radius
        self.limit = limit
        surroundings = Surroundings(latitude: center.latitude, reach: radius)
    }

    /// The places, the nearest first; at the same distance, the lower id first.
    var sorted: [Found] { heap.elements.sorted(by: >) }

    /// Adds the places of a grid that are nearer than those found before.
    ///
    /// - Parameter isWanted: Returns `true` if a place counts; called only for those that are near
    ///   enough.
    mutating func search(
        _ grid: PointGrid, for categories: CategorySet, where isWanted: (GridEntry) -> Bool
    ) {
        guard grid.count > 0, limit > 0 else { return }
        for turn in [0, -1, 1] as [Int64] {
            let x = Int64(point.x) + turn * Surroundings.unitsAround
            let edge = turn == 0 ? 0 : Surroundings.unitsAround / 2 - abs(Int64(point.x))
            if turn != 0, edge > surroundings.unitsEast { continue }
            grid.visitRings(x: x, y: Int64(point.y)) {
                (surroundings.unitsEast, surroundings.unitsNorth)
            } _: { entry in
                guard categories.contains(entry.category) else { return }
                let east = abs(Int64(entry.point.x) - x)
                let isThisWay =
                    turn == 0
                    ? east <= Surroundings.unitsAround / 2 : east < Surroundings.unitsAround / 2
                if isThisWay { meet(entry, east: east, isWanted) }
            }
        }
    }

    /// - Parameter east: The distance of the entry to the east or west, in units.
    private mutating func meet(
        _ entry: GridEntry, east: Int64, _ isWanted: (GridEntry) -> Bool
    ) {
        let north = abs(Int64(entry.point.y) - Int64(point.y))
        guard !surroundings.areWithout(east: east, north: north) else { return }
        let distance = center.distance(to: entry.point.coordinate)
        guard distance <= reach else { return }
        let found = Found(distance: distance, id: entry.id)
        if heap.elements.count == limit {
            guard let farthest = heap.first, farthest < found, isWanted(entry) else { return }
            heap.replaceFirst(by: found)
        } else {
            guard isWanted(entry) else { return }
            heap.insert(found)
        }
        if heap.elements.count == limit, let farthest = heap.first {
            reach = farthest.distance
            surroundings.narrow(to: reach)
        }
    }
}
