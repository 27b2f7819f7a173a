import Coordinates
import Foundation

/// What is near a point, in units of ``GridPoint``: tells cheaply of most places that they are
/// farther away than some distance.
struct Surroundings {
    /// Units east or west, and north or south, beyond which everything is out of reach.
    private(set) var unitsEast: Int64
    private(set) var unitsNorth: Int64

    /// `nil` when there are places within reach for which the Earth is too round.
    private var plane: LocalPlane?

    private let latitude: Double

    /// The metres that ``unitsEast`` was found for, and what it was then.
    private let reach: Double
    private let unitsEastInReach: Int64

    /// - Parameter reach: Metres; infinity for everywhere.
    init(latitude: Double, reach: Double) {
        self.latitude = latitude
        self.reach = reach
        (unitsEast, unitsNorth) = Self.units(within: reach, latitude: latitude)
        unitsEastInReach = unitsEast
        plane = LocalPlane(
            latitude: latitude, unitsEast: unitsEast, unitsNorth: unitsNorth,
            reach: reach / Self.metresOfRadian)
    }

    /// Whether a point so many units away is certainly out of reach.
    func areWithout(east: Int64, north: Int64) -> Bool {
        if east > unitsEast || north > unitsNorth { return true }
        return plane?.isBeyond(east: east, north: north) == true
    }

    /// Makes the reach less.
    ///
    /// The units east grow faster than the distance, so that a share of the distance has at most
    /// the same share of the units. Computing them takes longer, which is done only when much has
    /// become less.
    mutating func narrow(to metres: Double) {
        guard plane != nil, metres > reach / 2 else {
            self = Surroundings(latitude: latitude, reach: metres)
            return
        }
        unitsEast = Int64(Double(unitsEastInReach) * (metres / reach)) + Self.margin
        unitsNorth = Self.units(metres / Self.metresOfRadian)
        plane?.narrow(to: metres / Self.metresOfRadian)
    }

    /// The units of all longitudes.
    static let unitsAround = Int64(360 * GridPoint.unitsPerDegree)

    /// The metres of an angle of one radian.
    private static let metresOfRadian: Double = {
        let equator = GridPoint(uncheckedX: 0, y: 0).coordinate
        let north = GridPoint(uncheckedX: 0, y: Int32(GridPoint.unitsPerDegree)).coordinate
        return equator.distance(to: north) * 180 / .pi
    }()

    /// How far one can go east or west, and north or south, without being farther than some metres
    /// away. The nearest point of a meridian is on the great circle that meets it at a right angle,
    /// or is the pole.
    private static func units(
        within metres: Double, latitude: Double
    ) -> (east: Int64, north: Int64) {
        let angle = metres / metresOfRadian
        guard angle < .pi / 2 else { return (unitsAround, unitsAround) }
        let sine = sin(angle) / cos(latitude * .pi / 180)
        let east = sine < 1 ? units(asin(sine)) : unitsAround
        return (east, units(angle))
    }

    /// Some units more, for the rounding of points.
    fileprivate static let margin: Int64 = 4

    /// The units of an angle in radians, and ``margin``.
    private static func units(_ angle: Double) -> Int64 {
        Int64(angle * 180 / .pi * GridPoint.unitsPerDegree) + margin
    }
}

/// The surroundings of a point as if the Earth were flat there, but for a margin that makes up for
/// it.
///
/// With φ for latitudes and λ for longitudes in radians, the angle of a distance is at least 2 √h,
/// where h = sin²(Δφ/2) + cos φ₁ cos φ₂ sin²(Δλ/2). Up to a difference x of 0.03, 2 sin(x/2) is
/// above 0.9999 x.
private struct LocalPlane {
    /// The square of a unit east is worth so many squares of a unit north, or more.
    private let eastShare: Double

    /// In squares of units north.
    private var limit: Double = 0

    private static let mostUnits = 0.03 * 180 / .pi * GridPoint.unitsPerDegree

    /// - Parameter reach: As an angle in radians.
    /// - Returns: `nil` when there are places within reach for which the Earth is too round.
    init?(latitude: Double, unitsEast: Int64, unitsNorth: Int64, reach: Double) {
        guard Double(max(unitsEast, unitsNorth)) < Self.mostUnits else { return nil }
        let farthest = abs(latitude) + Double(unitsNorth) / GridPoint.unitsPerDegree
        guard farthest < 90 else { return nil }
        eastShare = cos(latitude * .pi / 180) * cos(farthest * .pi / 180)
        narrow(to: reach)
    }

    /// - Parameter reach: As an angle in radians, not more than before.
    mutating func narrow(to reach: Double) {
        let units = reach * 180 / .pi * GridPoint.unitsPerDegree + Double(Surroundings.margin)
        limit = units * units * 1.001
    }

    func isBeyond(east: Int64, north: Int64) -> Bool {
        let (east, north) = (Double(east), Double(north))
        return north * north + east * east * eastShare > limit
    }
}
