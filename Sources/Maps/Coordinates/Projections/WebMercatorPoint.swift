import Foundation

/// A point on the square world map of tiled web maps, in metres east and north of 0° N, 0° E.
///
/// The map shows latitudes only to 85.0511°; coordinates nearer to a pole are moved to its edge.
public struct WebMercatorPoint<System: CoordinateSystem>: Hashable, Sendable {
    /// The easting from Greenwich on the map, in metres from -20,037,508.34 to 20,037,508.34.
    public let x: Double

    /// The northing from the equator on the map, in metres in the same range.
    public let y: Double

    /// - Throws: ``ProjectionError`` for a number that is beyond the map's edge or NaN.
    public init(x: Double, y: Double) throws(ProjectionError) {
        try ProjectionError.check(x: x, y: y, edge: Self.edge)
        self.x = x
        self.y = y
    }

    /// Projects a coordinate.
    public init(_ coordinate: Coordinate<System>) {
        let latitude = min(max(coordinate.latitude, -Self.latitudeEdge), Self.latitudeEdge)
        x = coordinate.longitude * .pi / 180 * Self.radius
        y = atanh(sin(latitude * .pi / 180)) * Self.radius
    }

    /// The coordinate of the point.
    public var coordinate: Coordinate<System> {
        Coordinate(
            uncheckedLatitude: atan(sinh(y / Self.radius)) * 180 / .pi,
            longitude: x / Self.radius * 180 / .pi)
    }

    /// The Earth's equatorial radius in metres, which the map uses everywhere.
    private static var radius: Double { 6_378_137 }

    private static var edge: Double { .pi * radius * (1 + 1e-12) }

    /// The latitude at which the map is as high as it is wide.
    private static var latitudeEdge: Double { atan(sinh(.pi)) * 180 / .pi }
}

/// The reason why two numbers are not a point of a projection.
public enum ProjectionError: Error, Hashable, Sendable {
    /// The axis of an invalid number: metres to the east, or to the north.
    public enum Axis: String, Sendable { case x, y }

    case outsideOfMap(Double, axis: Axis, edge: Double)
}

extension ProjectionError {
    /// Throws unless both numbers are on a map that ends at `edge` in every direction.
    static func check(x: Double, y: Double, edge: Double) throws(ProjectionError) {
        guard abs(x) <= edge else { throw .outsideOfMap(x, axis: .x, edge: edge) }
        guard abs(y) <= edge else { throw .outsideOfMap(y, axis: .y, edge: edge) }
    }
}

extension ProjectionError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .outsideOfMap(let value, let axis, let edge):
            "\(axis) = \(value) is not on the map, which goes from \(-edge) to \(edge) metres."
        }
    }
}
