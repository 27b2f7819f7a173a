public import CoreLocation
import Foundation
import MapTiles

/// A point of the flat map, which is 268,435,456 points wide and high.
public nonisolated struct MKMapPoint: Sendable, Equatable {
    /// The distance from 180° W.
    public var x: Double

    /// The distance from the northern edge, at about 85° N.
    public var y: Double

    public init() { self.init(x: 0, y: 0) }

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
    public var width: Double
    public var height: Double

    public init() { self.init(width: 0, height: 0) }

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size of the world.
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// The size of the world.
public nonisolated let MKMapSizeWorld = MKMapSize.world

public nonisolated func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint {
    MKMapPoint(x: x, y: y)
}

public nonisolated func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
    MKMapSize(width: width, height: height)
}

public nonisolated func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint
{ MKMapPoint(coordinate) }

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
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(
            origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The whole world.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

    /// No rectangle.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    public var minX: Double { origin.x }
    public var midX: Double { origin.x + size.width / 2 }
    public var maxX: Double { origin.x + size.width }
    public var minY: Double { origin.y }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }

    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

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

    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    public func contains(_ rect: MKMapRect) -> Bool {
        !isNull && !rect.isNull && rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY
            && rect.maxY <= maxY
    }

    public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isNull }

    public func intersection(_ rect: MKMapRect) -> MKMapRect {
        let (left, right) = (max(minX, rect.minX), min(maxX, rect.maxX))
        let (top, bottom) = (max(minY, rect.minY), min(maxY, rect.maxY))
        guard !isNull, !rect.isNull, left <= right, top <= bottom else { return .null }
        return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
    }

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

    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
}

public nonisolated func MKMapRectMake(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> MKMapRect { MKMapRect(x: x, y: y, width: width, height: height) }

public nonisolated let MKMapRectWorld = MKMapRect.world
public nonisolated let MKMapRectNull = MKMapRect.null
