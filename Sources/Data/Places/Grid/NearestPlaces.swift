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
        didSet { bound(by: reach) }
    }

    /// Units east or west, and north or south, beyond which everything is farther than ``reach``.
    private var unitsEast: Int64 = 0
    private var unitsNorth: Int64 = 0

    /// Tells cheaply of most places that they are beyond ``reach``.
    private var plane: LocalPlane?

    /// - Parameter radius: Metres; infinity for everywhere.
    init(center: Coordinate<WGS84>, radius: Double, limit: Int) {
        self.center = center
        point = GridPoint(center)
        reach = radius
        self.limit = limit
        bound(by: radius)
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
            grid.visitRings(x: x, y: Int64(point.y)) {
                (unitsEast, unitsNorth)
            } _: { entry in
                let east = abs(Int64(entry.point.x) - x)
                guard east <= unitsEast else { return }
                let isThisWay =
                    turn == 0 ? east <= Self.unitsAround / 2 : east < Self.unitsAround / 2
                if isThisWay { meet(entry, east: east, isWanted) }
            }
        }
    }

    /// - Parameter east: How many units east or west of the point the entry is.
    private mutating func meet(
        _ entry: GridEntry, east: Int64, _ isWanted: (GridEntry) -> Bool
    ) {
        let north = abs(Int64(entry.point.y) - Int64(point.y))
        guard north <= unitsNorth, plane?.isBeyond(east: east, north: north) != true else {
            return
        }
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

    private mutating func bound(by metres: Double) {
        (unitsEast, unitsNorth) = units(within: metres)
        plane = LocalPlane(
            latitude: center.latitude, unitsEast: unitsEast, unitsNorth: unitsNorth,
            reach: metres / Self.metresOfRadian)
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

/// The surroundings of a point as if the Earth were flat there, but for a margin that makes up for it.
///
/// With φ for latitudes and λ for longitudes in radians, the angle of a distance is at least 2 √h, where h = sin²(Δφ/2) + cos φ₁ cos φ₂ sin²(Δλ/2).
/// Up to a difference x of 0.03, 2 sin(x/2) is above 0.9999 x.
private struct LocalPlane {
    /// The square of a unit east is worth so many squares of a unit north.
    private let eastShare: Double

    /// In squares of units north.
    private let limit: Double

    private static let mostUnits = 0.03 * 180 / .pi * GridPoint.unitsPerDegree

    /// - Parameter reach: As an angle in radians.
    /// - Returns: `nil` when there are places within reach for which the Earth is too round.
    init?(latitude: Double, unitsEast: Int64, unitsNorth: Int64, reach: Double) {
        guard Double(max(unitsEast, unitsNorth)) < Self.mostUnits else { return nil }
        let farthest = abs(latitude) + Double(unitsNorth) / GridPoint.unitsPerDegree
        guard farthest < 90 else { return nil }
        eastShare = cos(latitude * .pi / 180) * cos(farthest * .pi / 180)
        let units = reach * 180 / .pi * GridPoint.unitsPerDegree + 4
        limit = units * units * 1.001
    }

    func isBeyond(east: Int64, north: Int64) -> Bool {
        let (east, north) = (Double(east), Double(north))
        return north * north + east * east * eastShare > limit
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
