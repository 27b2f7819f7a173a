import Foundation

/// A place on the square map of the world that tiled web maps use, in metres east and north of 0°
/// N, 0° E.
///
/// The map shows latitudes to 85.0511° only; places nearer to a pole are put on its edge.
public struct WebMercatorPoint<System: CoordinateSystem>: Hashable, Sendable {
    /// Metres east of Greenwich on the map, from -20,037,508.34 to 20,037,508.34.
    public let x: Double

    /// Metres north of the equator on the map, in the same range.
    public let y: Double

    /// - Throws: ``ProjectionError`` when a number is beyond the map's edge or none.
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

    /// Where the point is on the Earth.
    public var coordinate: Coordinate<System> {
        Coordinate(
            uncheckedLatitude: atan(sinh(y / Self.radius)) * 180 / .pi,
            longitude: x / Self.radius * 180 / .pi)
    }

    /// The Earth's radius at the equator, in metres, as the map takes it everywhere.
    private static var radius: Double { 6_378_137 }

    private static var edge: Double { .pi * radius * (1 + 1e-12) }

    /// The latitude at which the map is as high as it is wide.
    private static var latitudeEdge: Double { atan(sinh(.pi)) * 180 / .pi }
}

/// Why two numbers are no point of a projection.
public enum ProjectionError: Error, Hashable, Sendable {
    /// Which of a point's numbers is meant: metres to the east, or to the north.
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
