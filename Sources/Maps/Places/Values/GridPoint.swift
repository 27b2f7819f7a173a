package import Coordinates

/// A place in WGS-84 in ten-millionths of a degree.
package struct GridPoint: Hashable, Sendable {
    /// The units in a degree.
    package static let unitsPerDegree = 1e7

    /// East of Greenwich.
    package let x: Int32

    /// North of the equator.
    package let y: Int32

    /// The nearest point to a coordinate. What a conversion moved beyond a pole or the 180th
    /// meridian comes back to it.
    package init(_ coordinate: Coordinate<WGS84>) {
        x = Self.units(coordinate.longitude, most: 180)
        y = Self.units(coordinate.latitude, most: 90)
    }

    /// The point with these numbers, or `nil` when there is none.
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
