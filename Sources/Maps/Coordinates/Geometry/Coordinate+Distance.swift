import Foundation

extension Coordinate {
    /// The way over a round Earth of radius 6,371,008.8 metres, in metres. Up to 0.5 % off the true
    /// Earth's.
    public func distance(to other: Coordinate) -> Double {
        let (first, second) = (latitude * .pi / 180, other.latitude * .pi / 180)
        let northward = sin((second - first) / 2)
        let eastward = sin((other.longitude - longitude) * .pi / 360)
        let haversine = northward * northward + cos(first) * cos(second) * eastward * eastward
        return 2 * EarthSize.meanRadius * asin(min(haversine.squareRoot(), 1))
    }

    /// The direction of the shortest way to `other` where it starts, in degrees clockwise from
    /// north, from 0 up to 360. Between one place and itself it is 0.
    public func bearing(to other: Coordinate) -> Double {
        let (first, second) = (latitude * .pi / 180, other.latitude * .pi / 180)
        let turn = (other.longitude - longitude) * .pi / 180
        let east = sin(turn) * cos(second)
        let north = cos(first) * sin(second) - sin(first) * cos(second) * cos(turn)
        let degrees = atan2(east, north) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }

    /// Where one gets by going straight on.
    ///
    /// - Parameters:
    ///   - metres: How far to go.
    ///   - bearing: Where to at the start, in degrees clockwise from north.
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
    /// The mean radius of the ellipsoid of WGS-84, in metres.
    static let meanRadius = 6_371_008.8
}
