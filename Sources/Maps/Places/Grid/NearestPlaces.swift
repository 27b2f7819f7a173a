import Coordinates
import Foundation

/// The nearest places to a point found so far.
struct NearestPlaces {
    struct Found: Comparable {
        let distance: Double
        let id: Int64

        static func < (first: Found, second: Found) -> Bool {
            (first.distance, first.id) < (second.distance, second.id)
        }
    }

    private let center: Coordinate<WGS84>
    private let point: GridPoint

    /// The maximum number of places.
    private let limit: Int

    /// A heap whose first element is the farthest.
    private var heap: [Found] = []

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
    var sorted: [Found] { heap.sorted() }

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
        if heap.count == limit {
            guard found < heap[0], isWanted(entry) else { return }
            heap[0] = found
            sink()
        } else {
            guard isWanted(entry) else { return }
            heap.append(found)
            rise()
        }
        if heap.count == limit {
            reach = heap[0].distance
            surroundings.narrow(to: reach)
        }
    }
}

// MARK: - The heap

extension NearestPlaces {
    private mutating func rise() {
        var index = heap.count - 1
        while index > 0, heap[(index - 1) / 2] < heap[index] {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    private mutating func sink() {
        var index = 0
        while true {
            let left = 2 * index + 1
            guard left < heap.count else { return }
            let right = left + 1
            let greater = right < heap.count && heap[left] < heap[right] ? right : left
            guard heap[index] < heap[greater] else { return }
            heap.swapAt(index, greater)
            index = greater
        }
    }
}
