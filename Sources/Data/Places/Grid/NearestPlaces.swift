import Coordinates
import Foundation

/// The nearest places to a point that have been met so far.
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

    /// How many places are wanted.
    private let limit: Int

    /// A heap whose first element is the farthest.
    private var heap: [Found] = []

    /// Metres beyond which nothing is wanted.
    private var reach: Double {
        didSet { (unitsEast, unitsNorth) = units(within: reach) }
    }

    /// Units east or west, and north or south, beyond which everything is farther than ``reach``.
    private var unitsEast: Int64 = 0
    private var unitsNorth: Int64 = 0

    /// - Parameter radius: Metres; infinity for everywhere.
    init(center: Coordinate<WGS84>, radius: Double, limit: Int) {
        self.center = center
        point = GridPoint(center)
        reach = radius
        self.limit = limit
        (unitsEast, unitsNorth) = units(within: radius)
    }

    /// The places, the nearest first; at the same distance, the lower id first.
    var sorted: [Found] { heap.sorted() }

    /// Takes the places of a grid that are nearer than those met before.
    ///
    /// - Parameter isWanted: Whether a place counts; asked only for those that are near enough.
    mutating func search(_ grid: CategoryGrid, where isWanted: (GridEntry) -> Bool = { _ in true })
    {
        guard grid.count > 0, limit > 0 else { return }
        for turn in [0, -1, 1] as [Int64] {
            let x = Int64(point.x) + turn * Self.unitsAround
            let edge = turn == 0 ? 0 : Self.unitsAround / 2 - abs(Int64(point.x))
            if turn != 0, edge > unitsEast { continue }
            grid.visitRings(x: x, y: Int64(point.y)) { units in
                units > unitsEast && units > unitsNorth
            } _: { entry in
                let east = abs(Int64(entry.point.x) - x)
                guard east <= unitsEast else { return }
                let isThisWay =
                    turn == 0 ? east <= Self.unitsAround / 2 : east < Self.unitsAround / 2
                if isThisWay { meet(entry, isWanted) }
            }
        }
    }

    private mutating func meet(_ entry: GridEntry, _ isWanted: (GridEntry) -> Bool) {
        guard abs(Int64(entry.point.y) - Int64(point.y)) <= unitsNorth else { return }
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
        if heap.count == limit { reach = heap[0].distance }
    }

    /// The units of all longitudes.
    private static let unitsAround = Int64(360 * GridPoint.unitsPerDegree)

    /// The metres of an angle of one radian.
    private static let metresOfRadian: Double = {
        let equator = GridPoint(uncheckedX: 0, y: 0).coordinate
        let north = GridPoint(uncheckedX: 0, y: Int32(GridPoint.unitsPerDegree)).coordinate
        return equator.distance(to: north) * 180 / .pi
    }()

    /// How far one can go east or west, and north or south, without being farther than some metres away. The nearest point of a meridian
    /// is on the great circle that meets it at a right angle, or is the pole.
    private func units(within metres: Double) -> (east: Int64, north: Int64) {
        let angle = metres / Self.metresOfRadian
        guard angle < .pi / 2 else { return (Self.unitsAround, Self.unitsAround) }
        let sine = sin(angle) / cos(center.latitude * .pi / 180)
        let east = sine < 1 ? Self.units(asin(sine)) : Self.unitsAround
        return (east, Self.units(angle))
    }

    /// The units of an angle in radians, with some more for the rounding of points.
    private static func units(_ angle: Double) -> Int64 {
        Int64(angle * 180 / .pi * GridPoint.unitsPerDegree) + 4
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
