import Foundation

/// The offset of BD-09 from GCJ-02: a rotation and a scaling about 0° N, 0° E with small waves,
/// then a translation.
enum BaiduOffset {
    private static let waves = Double.pi * 3000.0 / 180.0

    /// Returns the BD-09 coordinate of one in GCJ-02.
    static func applied(to coordinate: Coordinate<GCJ02>) -> Coordinate<BD09> {
        let (x, y) = (coordinate.longitude, coordinate.latitude)
        let radius = (x * x + y * y).squareRoot() + 0.00002 * sin(y * waves)
        let angle = atan2(y, x) + 0.000003 * cos(x * waves)
        return Coordinate(
            uncheckedLatitude: radius * sin(angle) + 0.006,
            longitude: radius * cos(angle) + 0.0065)
    }

    /// Returns approximately the GCJ-02 coordinate of one in BD-09, with an error of 3 to 10 cm,
    /// because the waves are evaluated at the wrong coordinate.
    static func nearlyRemoved(from coordinate: Coordinate<BD09>) -> Coordinate<GCJ02> {
        let (x, y) = (coordinate.longitude - 0.0065, coordinate.latitude - 0.006)
        let radius = (x * x + y * y).squareRoot() - 0.00002 * sin(y * waves)
        let angle = atan2(y, x) - 0.000003 * cos(x * waves)
        return Coordinate(
            uncheckedLatitude: radius * sin(angle), longitude: radius * cos(angle))
    }
}
