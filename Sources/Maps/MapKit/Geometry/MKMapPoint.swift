public import CoreLocation
import Foundation
import MapTiles

/// A point of the flat map, which is 268,435,456 points wide and high.
public nonisolated struct MKMapPoint: Sendable, Equatable {
    /// The distance from 180° W.
    public var x: Double

    /// The distance from the northern edge, at about 85° N.
    public var y: Double

    /// Creates the north-western corner of the map.
    public init() { self.init(x: 0, y: 0) }

    /// Creates a point at distances from 180° W and from the northern edge.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Projects a coordinate by the formula of the web's maps. Latitudes beyond the map's edges are
    /// at them; a coordinate that is not valid gives a point with negative numbers.
    public init(_ coordinate: CLLocationCoordinate2D) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            self.init(x: -1, y: -1)
            return
        }
        let world = MKMapSize.world.width
        self.init(
            x: WorldProjection.x(longitude: coordinate.longitude) * world,
            y: WorldProjection.y(latitude: coordinate.latitude) * world)
    }

    /// The coordinate of the point.
    public var coordinate: CLLocationCoordinate2D {
        let world = MKMapSize.world.width
        guard x >= 0, y >= 0, x <= world, y <= world else { return kCLLocationCoordinate2DInvalid }
        return CLLocationCoordinate2D(
            latitude: WorldProjection.latitude(y: y / world),
            longitude: WorldProjection.longitude(x: x / world))
    }

    /// The distance to another point on the ellipsoid, in metres.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        coordinate.distance(to: other.coordinate)
    }
}

/// A width and a height on the flat map.
public nonisolated struct MKMapSize: Sendable, Equatable {
    /// The extent to the east.
    public var width: Double

    /// The extent to the south.
    public var height: Double

    /// Creates an empty size.
    public init() { self.init(width: 0, height: 0) }

    /// Creates a size of extents in points of the map.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size of the world.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// The size of the world.
public nonisolated let MKMapSizeWorld = MKMapSize.world

/// Returns a point at distances from 180° W and from the northern edge.
public nonisolated func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint {
    MKMapPoint(x: x, y: y)
}

/// Returns a size of extents in points of the map.
public nonisolated func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
    MKMapSize(width: width, height: height)
}

/// Returns the point of a coordinate: ``MKMapPoint/init(_:)``.
public nonisolated func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint
{ MKMapPoint(coordinate) }

/// Returns the coordinate of a point.
public nonisolated func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D {
    mapPoint.coordinate
}

/// Returns the distance between two points on the ellipsoid, in metres.
public nonisolated func MKMetersBetweenMapPoints(
    _ a: MKMapPoint, _ b: MKMapPoint
) -> CLLocationDistance { a.distance(to: b) }

/// Returns the points of the map that a metre takes at a latitude.
public nonisolated func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(latitude)
}

/// Returns the metres of a point of the map at a latitude, on a sphere of the equator's radius.
public nonisolated func MKMetersPerMapPointAtLatitude(
    _ latitude: CLLocationDegrees
) -> CLLocationDistance {
    cos(latitude * .pi / 180) * 2 * .pi * 6_378_137 / MKMapSize.world.width
}

// MARK: - Rectangles

/// A rectangle of the flat map. It may go beyond the 180th meridian.
public nonisolated struct MKMapRect: Sendable, Equatable {
    /// The north-western corner.
    public var origin: MKMapPoint

    /// The extents to the east and to the south.
    public var size: MKMapSize

    /// Creates an empty rectangle at the map’s north-western corner.
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

    /// Creates a rectangle of its north-western corner and its size.
    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle of its north-western corner and its extents.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(
            origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The whole world.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

    /// No rectangle.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// The western side.
    public var minX: Double { origin.x }

    /// The middle between west and east.
    public var midX: Double { origin.x + size.width / 2 }

    /// The eastern side.
    public var maxX: Double { origin.x + size.width }

    /// The northern side.
    public var minY: Double { origin.y }

    /// The middle between north and south.
    public var midY: Double { origin.y + size.height / 2 }

    /// The southern side.
    public var maxY: Double { origin.y + size.height }

    /// The extent to the east.
    public var width: Double { size.width }

    /// The extent to the south.
    public var height: Double { size.height }

    /// `true` for ``null`` and for intersections of nothing.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

    /// `true` if the rectangle has no area.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// `true` if the rectangle goes beyond the 180th meridian.
    public var spans180thMeridian: Bool { minX < 0 || maxX > MKMapSize.world.width }

    /// The part beyond the 180th meridian, moved into the world.
    public var remainder: MKMapRect {
        let world = MKMapSize.world.width
        if minX < 0 {
            return MKMapRect(x: minX + world, y: minY, width: min(-minX, width), height: height)
        }
        guard maxX > world else { return .null }
        let overlap = min(maxX - world, width)
        return MKMapRect(x: max(minX - world, 0), y: minY, width: overlap, height: height)
    }

    /// Returns `true` if a point is inside or on a side.
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    /// Returns `true` if the whole of another rectangle is inside; never for a null one.
    public func contains(_ rect: MKMapRect) -> Bool {
        !isNull && !rect.isNull && rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY
            && rect.maxY <= maxY
    }

    /// Returns `true` if the rectangles have a point in common.
    public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isNull }

    /// Returns the common part, or ``null`` without one.
    public func intersection(_ rect: MKMapRect) -> MKMapRect {
        let (left, right) = (max(minX, rect.minX), min(maxX, rect.maxX))
        let (top, bottom) = (max(minY, rect.minY), min(maxY, rect.maxY))
        guard !isNull, !rect.isNull, left <= right, top <= bottom else { return .null }
        return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the smallest rectangle with both; null ones add nothing.
    public func union(_ rect: MKMapRect) -> MKMapRect {
        guard !isNull else { return rect }
        guard !rect.isNull else { return self }
        let (left, top) = (min(minX, rect.minX), min(minY, rect.minY))
        return MKMapRect(
            x: left, y: top, width: max(maxX, rect.maxX) - left,
            height: max(maxY, rect.maxY) - top)
    }

    /// Returns a rectangle that is smaller on each side, or greater for negative numbers; null if
    /// nothing is left.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        guard !isNull, width - 2 * dx >= 0, height - 2 * dy >= 0 else { return .null }
        return MKMapRect(
            x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// Returns a rectangle that is moved to the east and to the south; null stays null.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
}

/// Returns a rectangle of its north-western corner and its extents.
public nonisolated func MKMapRectMake(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> MKMapRect { MKMapRect(x: x, y: y, width: width, height: height) }

/// The whole world.
public nonisolated let MKMapRectWorld = MKMapRect.world

/// No rectangle.
public nonisolated let MKMapRectNull = MKMapRect.null
