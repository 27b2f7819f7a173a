import CoreGraphics
public import CoreLocation
import MapTiles
public import UIKit

extension MKMapView {
    /// The region that is shown. A region that does not fit the shape of the view is shown whole.
    ///
    /// - Precondition: The centre is valid, and the span is positive and no more than the world.
    public var region: MKCoordinateRegion {
        get { MKCoordinateRegion(visibleMapRect) }
        set { setRegion(newValue, animated: false) }
    }

    /// Shows a region, at once or gradually.
    public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        show(Self.checked(region), insets: .zero, animated: animated)
    }

    /// The rectangle of a region, with its centre in the middle.
    private static func checked(_ region: MKCoordinateRegion) -> MKMapRect {
        let span = region.span
        precondition(
            CLLocationCoordinate2DIsValid(region.center)
                && (0...180).contains(span.latitudeDelta)
                && (0...360).contains(span.longitudeDelta),
            """
            The region of \(span.latitudeDelta) × \(span.longitudeDelta) degrees around \
            \(region.center.latitude), \(region.center.longitude) is not valid. Spans go up to \
            180 and 360 degrees; check coordinates with CLLocationCoordinate2DIsValid.
            """)
        let rect = region.mapRect
        let middle = MKMapPoint(region.center).y
        let half = max(middle - rect.minY, rect.maxY - middle)
        return MKMapRect(x: rect.minX, y: middle - half, width: rect.width, height: 2 * half)
    }

    /// Returns the region that is shown for a requested one.
    public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        guard bounds.width >= 1, bounds.height >= 1 else { return region }
        return MKCoordinateRegion(mapRectThatFits(Self.checked(region)))
    }

    /// The part of the flat map that is shown. It goes beyond the world's edge where the map goes
    /// on behind the 180th meridian.
    public var visibleMapRect: MKMapRect {
        get { viewport.map { MKMapRect(unit: $0.area) } ?? waitingRect }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    /// Shows a rectangle as large as it fits, at once or gradually.
    public func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        setVisibleMapRect(mapRect, edgePadding: .zero, animated: animate)
    }

    /// Shows a rectangle with a distance in points from the edges of the view.
    public func setVisibleMapRect(
        _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
    ) {
        guard !mapRect.isNull else { return }
        precondition(
            [mapRect.minX, mapRect.minY, mapRect.width, mapRect.height].allSatisfy(\.isFinite),
            """
            The rectangle at \(mapRect.minX), \(mapRect.minY) of \(mapRect.width) × \
            \(mapRect.height) points cannot be shown. Its numbers have to be finite; was a \
            coordinate not valid, or a size divided by zero?
            """)
        show(mapRect, insets: insets, animated: animate)
    }

    /// Returns the rectangle that is shown for a requested one.
    public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
        mapRectThatFits(mapRect, edgePadding: .zero)
    }

    /// Returns the rectangle that is shown for a requested one with distances from the edges.
    public func mapRectThatFits(
        _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets
    ) -> MKMapRect {
        guard bounds.width >= 1, bounds.height >= 1 else { return mapRect }
        return MKMapRect(unit: fitting(mapRect, in: bounds.size, insets: insets).area)
    }

    /// The place in the middle.
    public var centerCoordinate: CLLocationCoordinate2D {
        get {
            let rect = visibleMapRect
            return MKCoordinateRegion(rect).center
        }
        set { setCenter(newValue, animated: false) }
    }

    /// Moves the map without another zoom.
    public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        let point = Self.checked(coordinate)
        guard var viewport else {
            let rect = waitingRect
            show(
                rect.offsetBy(dx: point.x - rect.midX, dy: point.y - rect.midY), insets: .zero,
                animated: false)
            return
        }
        viewport.center = CGPoint(
            x: point.x / MKMapSize.world.width, y: point.y / MKMapSize.world.height)
        show(viewport, animated: animated)
    }

    /// The point of the map for a coordinate that is valid.
    private static func checked(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
        precondition(
            CLLocationCoordinate2DIsValid(coordinate),
            """
            The map cannot be centred at \(coordinate.latitude), \(coordinate.longitude). Check \
            coordinates with CLLocationCoordinate2DIsValid.
            """)
        return MKMapPoint(coordinate)
    }

    // MARK: Camera

    /// The point of view; a copy.
    public var camera: MKMapCamera {
        get {
            let metres =
                visibleMapRect.height * MKMetersPerMapPointAtLatitude(centerCoordinate.latitude)
            return MKMapCamera(
                lookingAtCenter: centerCoordinate,
                fromDistance: metres / MKMapCamera.metresPerDistance)
        }
        set { setCamera(newValue, animated: false) }
    }

    /// Moves the point of view, at once or gradually.
    public func setCamera(_ camera: MKMapCamera, animated: Bool) {
        let point = Self.checked(camera.centerCoordinate)
        precondition(
            camera.centerCoordinateDistance.isFinite,
            "A camera's distance is \(camera.centerCoordinateDistance). Give metres.")
        let height =
            max(camera.centerCoordinateDistance, 1) * MKMapCamera.metresPerDistance
            * MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude)
        let ratio = bounds.height >= 1 ? bounds.width / bounds.height : 1
        let width = height * ratio
        show(
            MKMapRect(
                x: point.x - width / 2, y: point.y - height / 2, width: width, height: height),
            insets: .zero, animated: animated)
    }

    // MARK: Conversions

    /// Returns the point of a view at which a coordinate is shown. Of several copies of the world
    /// the nearest to the middle counts.
    public func convert(
        _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
    ) -> CGPoint {
        guard let viewport, CLLocationCoordinate2DIsValid(coordinate) else {
            return CGPoint(x: CGFloat.nan, y: CGFloat.nan)
        }
        return convert(viewport.point(of: MKMapPoint(coordinate)), to: view)
    }

    /// Returns the coordinate that is shown at a point of a view.
    public func convert(
        _ point: CGPoint, toCoordinateFrom view: UIView?
    ) -> CLLocationCoordinate2D {
        guard let viewport else { return kCLLocationCoordinate2DInvalid }
        let place = viewport.place(at: convert(point, from: view))
        let world = MKMapSize.world.width
        let x = place.x - place.x.rounded(.down)
        return MKMapPoint(x: x * world, y: min(max(place.y, 0), 1) * world).coordinate
    }

    /// Returns the rectangle of a view in which a region is shown.
    public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        guard let viewport else { return .null }
        let rect = region.mapRect
        let middle = viewport.point(of: MKMapPoint(region.center))
        let scale = viewport.worldWidth / MKMapSize.world.width
        let top = viewport.point(of: MKMapPoint(x: 0, y: rect.minY)).y
        return convert(
            CGRect(
                x: middle.x - rect.width * scale / 2, y: top, width: rect.width * scale,
                height: rect.height * scale), to: view)
    }

    /// Returns the region that is shown in a rectangle of a view.
    public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        guard let viewport else { return MKCoordinateRegion() }
        let rect = convert(rect, from: view)
        let start = viewport.place(at: rect.origin)
        let end = viewport.place(at: CGPoint(x: rect.maxX, y: rect.maxY))
        return MKCoordinateRegion(
            MKMapRect(
                unit: CGRect(
                    x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)))
    }
}

extension MKMapRect {
    /// The rectangle of a part of the world's unit square.
    nonisolated init(unit area: CGRect) {
        let world = MKMapSize.world.width
        self.init(
            x: area.minX * world, y: area.minY * world, width: area.width * world,
            height: area.height * world)
    }
}

extension MapViewport {
    /// Returns the point of the view for a point of the map, in the copy of the world that is
    /// nearest to the middle.
    nonisolated func point(of mapPoint: MKMapPoint) -> CGPoint {
        let world = MKMapSize.world.width
        var place = CGPoint(x: mapPoint.x / world, y: mapPoint.y / world)
        place.x += (center.x - place.x).rounded()
        return point(of: place)
    }
}
