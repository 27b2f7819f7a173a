import Coordinates
import Foundation

/// The area around a point, in units of ``GridPoint``: cheaply rejects most places beyond a
/// distance.
struct Surroundings {
    /// The units east or west, and north or south, beyond which everything is out of reach.
    private(set) var unitsEast: Int64
    private(set) var unitsNorth: Int64

    /// `nil` when places within reach are so far that the Earth's curvature matters.
    private var plane: LocalPlane?

    private let latitude: Double

    /// The reach in metres for which ``unitsEast`` was computed, and its value then.
    private let reach: Double
    private let unitsEastInReach: Int64

    /// - Parameter reach: In metres; infinity for no limit.
    init(latitude: Double, reach: Double) {
        self.latitude = latitude
        self.reach = reach
        (unitsEast, unitsNorth) = Self.units(within: reach, latitude: latitude)
        unitsEastInReach = unitsEast
        plane = LocalPlane(
            latitude: latitude, unitsEast: unitsEast, unitsNorth: unitsNorth,
            reach: reach / Self.metresOfRadian)
    }

    /// Returns `true` if a point at this distance in units is certainly out of reach.
    func areWithout(east: Int64, north: Int64) -> Bool {
        if east > unitsEast || north > unitsNorth { return true }
        return plane?.isBeyond(east: east, north: north) == true
    }

    /// Reduces the reach.
    ///
    /// The units east grow faster than the distance, so that a fraction of the distance has at most
    /// the same fraction of the units. Computing them exactly takes longer, and is done only after
    /// a large reduction.
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

    /// Returns the maximum units east or west, and north or south, within a distance in metres. The
    /// nearest point of a meridian is on the great circle that meets it at a right angle, or is the
    /// pole.
    private static func units(
        within metres: Double, latitude: Double
    ) -> (east: Int64, north: Int64) {
        let angle = metres / metresOfRadian
        guard angle < .pi / 2 else { return (unitsAround, unitsAround) }
        let sine = sin(angle) / cos(latitude * .pi / 180)
        let east = sine < 1 ? units(asin(sine)) : unitsAround
        return (east, units(angle))
    }

    /// Additional units for the rounding of points.
    fileprivate static let margin: Int64 = 4

    /// Returns the units of an angle in radians, plus ``margin``.
    private static func units(_ angle: Double) -> Int64 {
        Int64(angle * 180 / .pi * GridPoint.unitsPerDegree) + margin
    }
}

/// The surroundings of a point on a plane approximation of the Earth, with a margin for its error.
///
/// With φ for latitudes and λ for longitudes in radians, the angle of a distance is at least 2 √h,
/// where h = sin²(Δφ/2) + cos φ₁ cos φ₂ sin²(Δλ/2). Up to a difference x of 0.03, 2 sin(x/2) is
/// above 0.9999 x.
private struct LocalPlane {
    /// A lower bound of the squared length of a unit east in squared units north.
    private let eastShare: Double

    /// The squared limit in squared units north.
    private var limit: Double = 0

    private static let mostUnits = 0.03 * 180 / .pi * GridPoint.unitsPerDegree

    /// - Parameter reach: As an angle in radians.
    /// - Returns: `nil` when places within reach are so far that the Earth's curvature matters.
    init?(latitude: Double, unitsEast: Int64, unitsNorth: Int64, reach: Double) {
        guard Double(max(unitsEast, unitsNorth)) < Self.mostUnits else { return nil }
        let farthest = abs(latitude) + Double(unitsNorth) / GridPoint.unitsPerDegree
        guard farthest < 90 else { return nil }
        eastShare = cos(latitude * .pi / 180) * cos(farthest * .pi / 180)
        narrow(to: reach)
    }

    /// - Parameter reach: As an angle in radians, not greater than before.
    mutating func narrow(to reach: Double) {
        let units = reach * 180 / .pi * GridPoint.unitsPerDegree + Double(Surroundings.margin)
        limit = units * units * 1.001
    }

    func isBeyond(east: Int64, north: Int64) -> Bool {
        let (east, north) = (Double(east), Double(north))
        return north * north + east * east * eastShare > limit
    }
}
