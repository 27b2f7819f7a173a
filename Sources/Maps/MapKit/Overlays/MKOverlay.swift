public import CoreLocation
public import Foundation

/// An annotation that covers an area of the map. Its renderer is chosen by the map's delegate.
public nonisolated protocol MKOverlay: MKAnnotation {
    /// The smallest rectangle with the whole overlay.
    var boundingMapRect: MKMapRect { get }

    /// `true`, for opaque overlays, if the map below is not drawn.
    var canReplaceMapContent: Bool { get }

    /// Returns `true` if the overlay may be in a rectangle.
    func intersects(_ mapRect: MKMapRect) -> Bool
}

extension MKOverlay {
    public nonisolated var canReplaceMapContent: Bool { false }

    public nonisolated func intersects(_ mapRect: MKMapRect) -> Bool {
        boundingMapRect.intersects(mapRect)
    }
}

/// The height of overlays among the parts of the map. Raw values are Apple's.
public nonisolated enum MKOverlayLevel: Int, Sendable {
    /// Above streets and below names.
    case aboveRoads
    case aboveLabels
}

/// A shape of several points.
open nonisolated class MKMultiPoint: MKShape, @unchecked Sendable {
    let mapPoints: [MKMapPoint]

    /// The smallest rectangle with all points.
    public let boundingMapRect: MKMapRect

    init(points: [MKMapPoint]) {
        mapPoints = points
        memory = PointMemory(points)
        boundingMapRect = points.reduce(MKMapRect.null) {
            $0.union(MKMapRect(origin: $1, size: MKMapSize()))
        }
        super.init()
    }

    /// The number of points.
    public var pointCount: Int { mapPoints.count }

    /// The points in memory that belongs to the shape: valid while it lives.
    public func points() -> UnsafeMutablePointer<MKMapPoint> { memory.pointer }

    private let memory: PointMemory

    /// Returns the point of an index.
    func point(at index: Int) -> MKMapPoint { mapPoints[index] }

    /// Copies coordinates of a range to memory of the caller.
    public func getCoordinates(
        _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
    ) {
        let range = Range(range) ?? 0..<0
        precondition(
            range.upperBound <= mapPoints.count,
            "Coordinates \(range) are requested of a shape of \(mapPoints.count) points.")
        for (offset, index) in range.enumerated() { coords[offset] = mapPoints[index].coordinate }
    }

    open override var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
}

/// A copy of points for callers that read memory.
private nonisolated final class PointMemory {
    let pointer: UnsafeMutablePointer<MKMapPoint>

    init(_ points: [MKMapPoint]) {
        pointer = .allocate(capacity: max(points.count, 1))
        pointer.initialize(from: points, count: points.count)
    }

    deinit { pointer.deallocate() }
}

/// A line of points.
open nonisolated class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
    /// Creates a line of coordinates, which are copied.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(points: (0..<count).map { MKMapPoint(coords[$0]) })
    }

    /// Creates a line of points of the map, which are copied.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(points: (0..<count).map { points[$0] })
    }

    /// The middle of the line's points.
    open override var coordinate: CLLocationCoordinate2D {
        mapPoints.isEmpty
            ? kCLLocationCoordinate2DInvalid : mapPoints[mapPoints.count / 2].coordinate
    }
}

/// An area, which may have holes.
open nonisolated class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
    /// The holes.
    public private(set) var interiorPolygons: [MKPolygon]?

    /// Creates an area with an outline of coordinates, which are copied.
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
        interiorPolygons: [MKPolygon]? = nil
    ) {
        self.init(points: (0..<count).map { MKMapPoint(coords[$0]) })
        self.interiorPolygons = interiorPolygons
    }

    /// Creates an area with an outline of points of the map, which are copied.
    public convenience init(
        points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil
    ) {
        self.init(points: (0..<count).map { points[$0] })
        self.interiorPolygons = interiorPolygons
    }
}

/// A circle around a place.
open nonisolated class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
    private let center: CLLocationCoordinate2D

    /// The radius in metres.
    public let radius: CLLocationDistance

    /// The square around the circle.
    public let boundingMapRect: MKMapRect

    /// Creates a circle of a radius in metres.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        center = coord
        self.radius = radius
        let middle = MKMapPoint(coord)
        let points = radius * MKMapPointsPerMeterAtLatitude(coord.latitude)
        boundingMapRect = MKMapRect(
            x: middle.x - points, y: middle.y - points, width: 2 * points, height: 2 * points)
        super.init()
    }

    /// Creates the circle around a rectangle.
    public convenience init(mapRect: MKMapRect) {
        let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
        let side = max(mapRect.width, mapRect.height) / 2
        let latitude = middle.coordinate.latitude
        self.init(
            center: middle.coordinate, radius: side * MKMetersPerMapPointAtLatitude(latitude))
    }

    open override var coordinate: CLLocationCoordinate2D { center }
}
