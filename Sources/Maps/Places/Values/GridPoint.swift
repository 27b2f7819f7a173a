package import Coordinates

/// A WGS-84 coordinate in ten-millionths of a degree.
package struct GridPoint: Hashable, Sendable {
    /// The number of units in a degree.
    package static let unitsPerDegree = 1e7

    /// The units east of Greenwich.
    package let x: Int32

    /// The units north of the equator.
    package let y: Int32

    /// Creates the nearest point to a coordinate. Coordinates that a conversion moved beyond a pole
    /// or the 180th meridian are clamped.
    package init(_ coordinate: Coordinate<WGS84>) {
        x = Self.units(coordinate.longitude, most: 180)
        y = Self.units(coordinate.latitude, most: 90)
    }

    /// Creates the point with these numbers, or `nil` when they are out of range.
    package init?(x: Int32, y: Int32) {
        guard x.magnitude <= 1_800_000_000, y.magnitude <= 900_000_000 else { return nil }
        self.init(uncheckedX: x, y: y)
    }

    package init(uncheckedX x: Int32, y: Int32) {
        self.x = x
        self.y = y
    }

    package var coordinate: Coordinate<WGS84> {
        do {
            return try Coordinate(
                latitude: Double(y) / Self.unitsPerDegree,
                longitude: Double(x) / Self.unitsPerDegree)
        } catch {
            preconditionFailure("A point was made outside the ranges of coordinates: \(error)")
        }
    }

    private static func units(_ degrees: Double, most: Double) -> Int32 {
        Int32((min(max(degrees, -most), most) * unitsPerDegree).rounded())
    }
}
