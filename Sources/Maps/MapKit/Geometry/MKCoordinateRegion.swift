public import CoreLocation
import Foundation

/// The extent of a region, in degrees.
public nonisolated struct MKCoordinateSpan: Sendable {
    /// The degrees between north and south.
    public var latitudeDelta: CLLocationDegrees

    /// The degrees between west and east.
    public var longitudeDelta: CLLocationDegrees

    /// Creates an empty extent.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    /// Creates an extent of degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A region between two parallels and two meridians, by its centre and extent.
public nonisolated struct MKCoordinateRegion: Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D

    /// The extent in degrees.
    public var span: MKCoordinateSpan

    /// Creates an empty region at 0° N, 0° E.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// Creates a region around a place.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// Creates a region of a size in metres.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        // The metres of a degree, by the curvature of the ellipsoid at the centre.
        let latitude = centerCoordinate.latitude * .pi / 180
        let eccentricity = 0.00669437999014132
        let root = (1 - eccentricity * sin(latitude) * sin(latitude)).squareRoot()
        let north = 6_378_137 * (1 - eccentricity) / (root * root * root) * .pi / 180
        let east = 6_378_137 / root * cos(latitude) * .pi / 180
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: min(latitudinalMeters / north, 180),
                longitudeDelta: min(longitudinalMeters / max(east, 1e-9), 360)))
    }

    /// The region of a rectangle of the flat map.
    public init(_ rect: MKMapRect) {
        let world = MKMapSize.world.width
        let top = MKMapPoint(x: 0, y: min(max(rect.minY, 0), world)).coordinate.latitude
        let bottom = MKMapPoint(x: 0, y: min(max(rect.maxY, 0), world)).coordinate.latitude
        // The centre is that of the flat map, as it is seen.
        let middle = MKMapPoint(x: 0, y: min(max(rect.midY, 0), world)).coordinate.latitude
        let longitude = (rect.midX / world - 0.5) * 360
        self.init(
            center: CLLocationCoordinate2D(
                latitude: middle, longitude: Foundation.remainder(longitude, 360)),
            span: MKCoordinateSpan(
                latitudeDelta: top - bottom, longitudeDelta: rect.width / world * 360))
    }

    /// The smallest rectangle of the flat map with the whole region, around its centre.
    var mapRect: MKMapRect {
        let world = MKMapSize.world.width
        let middle = MKMapPoint(
            CLLocationCoordinate2D(latitude: center.latitude, longitude: center.longitude))
        func y(_ latitude: Double) -> Double {
            MKMapPoint(
                CLLocationCoordinate2D(latitude: min(max(latitude, -90), 90), longitude: 0)
            ).y
        }
        let top = y(center.latitude + span.latitudeDelta / 2)
        let bottom = y(center.latitude - span.latitudeDelta / 2)
        let width = span.longitudeDelta / 360 * world
        return MKMapRect(x: middle.x - width / 2, y: top, width: width, height: bottom - top)
    }
}

/// Returns an extent of degrees.
public nonisolated func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Returns a region around a place.
public nonisolated func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

/// Returns a region of a size in metres around a place.
public nonisolated func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters,
        longitudinalMeters: longitudinalMeters)
}

/// Returns the region of a rectangle of the flat map.
public nonisolated func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion {
    MKCoordinateRegion(rect)
}
