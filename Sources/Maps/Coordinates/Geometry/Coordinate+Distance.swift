import Foundation

extension Coordinate {
    /// Returns the great-circle distance in metres on a sphere with a radius of 6,371,008.8 metres.
    /// The error is up to 0.5 % compared with the ellipsoid.
    public func distance(to other: Coordinate) -> Double {
        let (first, second) = (latitude * .pi / 180, other.latitude * .pi / 180)
        let northward = sin((second - first) / 2)
        let eastward = sin((other.longitude - longitude) * .pi / 360)
        let haversine = northward * northward + cos(first) * cos(second) * eastward * eastward
        return 2 * EarthSize.meanRadius * asin(min(haversine.squareRoot(), 1))
    }

    /// Returns the initial direction of the shortest path to `other`, in degrees clockwise from
    /// north, from 0 up to 360. It is 0 for equal coordinates.
    public func bearing(to other: Coordinate) -> Double {
        let (first, second) = (latitude * .pi / 180, other.latitude * .pi / 180)
        let turn = (other.longitude - longitude) * .pi / 180
        let east = sin(turn) * cos(second)
        let north = cos(first) * sin(second) - sin(first) * cos(second) * cos(turn)
        let degrees = atan2(east, north) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }

    /// Returns the coordinate at a distance along a great circle.
    ///
    /// - Parameters:
    ///   - metres: The distance.
    ///   - bearing: The initial direction, in degrees clockwise from north.
    public func moved(metres: Double, bearing: Double) -> Coordinate {
        let angle = metres / EarthSize.meanRadius
        let (start, turn) = (latitude * .pi / 180, bearing * .pi / 180)
        let sine = sin(start) * cos(angle) + cos(start) * sin(angle) * cos(turn)
        let east = sin(turn) * sin(angle) * cos(start)
        let ahead = cos(angle) - sin(start) * sine
        let degrees = longitude + atan2(east, ahead) * 180 / .pi
        return Coordinate(
            uncheckedLatitude: asin(min(max(sine, -1), 1)) * 180 / .pi,
            longitude: remainder(degrees, 360))
    }
}

enum EarthSize {
    /// The mean radius of the WGS-84 ellipsoid, in metres.
    static let meanRadius = 6_371_008.8
}
