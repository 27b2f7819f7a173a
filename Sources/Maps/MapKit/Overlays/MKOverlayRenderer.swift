public import CoreGraphics
public import UIKit

/// Points of the screen per point of the map.
public typealias MKZoomScale = CGFloat

/// Draws an overlay. Its own coordinates are map points from the overlay's top left.
@preconcurrency @MainActor
open class MKOverlayRenderer {
    /// The overlay that is drawn.
    public let overlay: any MKOverlay

    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }

    /// The screen's pixels per point.
    public var contentScaleFactor: CGFloat { map?.traitCollection.displayScale ?? 1 }

    weak var map: MKMapView?

    /// Creates a renderer of an overlay.
    public init(overlay: any MKOverlay) { self.overlay = overlay }

    nonisolated deinit {}

    /// Returns the renderer’s point of a point of the map.
    public final func point(for mapPoint: MKMapPoint) -> CGPoint {
        let origin = overlay.boundingMapRect.origin
        return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }

    /// Returns the point of the map of a renderer’s point.
    public final func mapPoint(for point: CGPoint) -> MKMapPoint {
        let origin = overlay.boundingMapRect.origin
        return MKMapPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    /// Returns the renderer’s rectangle of one of the map.
    public final func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(
            origin: point(for: mapRect.origin),
            size: CGSize(width: mapRect.width, height: mapRect.height))
    }

    /// Returns the rectangle of the map of a renderer’s one.
    public final func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(
            origin: mapPoint(for: rect.origin),
            size: MKMapSize(width: rect.width, height: rect.height))
    }

    /// Returns `true` if the renderer can draw now; else it calls ``setNeedsDisplay()`` later.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

    /// Draws the part of the overlay in a rectangle. This class draws nothing.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

    /// Draws the overlay again in the next frame.
    open func setNeedsDisplay() { map?.setNeedsOverlayDisplay() }

    /// Draws at least a part of the overlay again in the next frame.
    public final func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
}

/// Draws an overlay as a path that is filled and stroked.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The colour of the inside; `nil` for none.
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }

    /// The colour of the line; `nil` for none.
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }

    /// The width of lines in points of the screen.
    open var lineWidth: CGFloat = 1 { didSet { setNeedsDisplay() } }

    /// The shape of corners.
    open var lineJoin = CGLineJoin.round

    /// The shape of ends.
    open var lineCap = CGLineCap.round

    /// The length of a corner, in line widths, beyond which it is cut.
    open var miterLimit: CGFloat = 10

    /// The distance into the pattern at which a line begins, in points of the screen.
    open var lineDashPhase: CGFloat = 0

    /// The lengths of strokes and gaps in points of the screen; `nil` for a solid line.
    open var lineDashPattern: [NSNumber]?

    private var storedPath: CGPath?

    /// `true` if ``path`` is the overlay's whole shape, of which a part is drawn.
    private var isWholeShape = false

    nonisolated deinit {}

    /// The path, which ``createPath()`` makes when it is needed.
    open var path: CGPath! {
        get {
            if storedPath == nil { createPath() }
            return storedPath
        }
        set { (storedPath, isWholeShape) = (newValue, false) }
    }

    /// Makes ``path``: the shape of the overlay, or none in this class.
    open func createPath() { (storedPath, isWholeShape) = (shape(in: nil), true) }

    /// Forgets ``path``, which is made again when it is needed.
    open func invalidatePath() {
        storedPath = nil
        setNeedsDisplay()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let whole = path, let path = isWholeShape ? shape(in: mapRect) : whole else { return }
        applyFillProperties(to: context, atZoomScale: zoomScale)
        fillPath(path, in: context)
        applyStrokeProperties(to: context, atZoomScale: zoomScale)
        strokePath(path, in: context)
    }

    /// Returns the shape of the overlay, at least its part in a rectangle; `nil` without one.
    func shape(in mapRect: MKMapRect?) -> CGPath? { nil }

    /// Returns the overlay as one of a class.
    final func overlay<Shape>(of type: Shape.Type) -> Shape {
        guard let shape = overlay as? Shape else {
            preconditionFailure("\(overlay) is no \(type). Create a renderer of its class.")
        }
        return shape
    }

    /// Sets colour, width and pattern of lines in a context.
    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        context.setStrokeColor((strokeColor ?? .clear).cgColor)
        context.setLineWidth(lineWidth / zoomScale)
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        context.setLineDash(
            phase: lineDashPhase / zoomScale,
            lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) / zoomScale })
    }

    /// Sets the colour of areas in a context.
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        context.setFillColor((fillColor ?? .clear).cgColor)
    }

    /// Fills a path with the context’s colour, if there is a ``fillColor``.
    open func fillPath(_ path: CGPath, in context: CGContext) {
        guard fillColor != nil else { return }
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }

    /// Draws the line of a path, if there is a ``strokeColor``.
    open func strokePath(_ path: CGPath, in context: CGContext) {
        guard strokeColor != nil, lineWidth > 0 else { return }
        context.addPath(path)
        context.strokePath()
    }

    /// Returns a path through points. Parts that are far off a rectangle are shortened, since a
    /// canvas has 8 million pixels at most.
    func path(
        through points: [MKMapPoint], isClosed: Bool, in mapRect: MKMapRect? = nil
    ) -> CGMutablePath {
        let path = CGMutablePath()
        let limit = mapRect.map { $0.insetBy(dx: -$0.width * 4, dy: -$0.height * 4) }
        func shown(_ point: MKMapPoint) -> CGPoint {
            guard let limit else { return self.point(for: point) }
            return self.point(
                for: MKMapPoint(
                    x: min(max(point.x, limit.minX), limit.maxX),
                    y: min(max(point.y, limit.minY), limit.maxY)))
        }
        guard let first = points.first else { return path }
        path.move(to: shown(first))
        for (start, end) in zip(points, points.dropFirst()) {
            if let limit, let entry = limit.entry(from: start, to: end) {
                path.addLine(to: shown(entry.start))
                path.addLine(to: shown(entry.end))
            }
            path.addLine(to: shown(end))
        }
        if isClosed { path.closeSubpath() }
        return path
    }
}

extension MKMapRect {
    /// The part of a segment in the rectangle, or `nil` (Liang and Barsky).
    fileprivate nonisolated func entry(
        from start: MKMapPoint, to end: MKMapPoint
    ) -> (start: MKMapPoint, end: MKMapPoint)? {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        var (low, high) = (0.0, 1.0)
        for (step, room) in [
            (-dx, start.x - minX), (dx, maxX - start.x), (-dy, start.y - minY),
            (dy, maxY - start.y),
        ] {
            if step == 0 {
                if room < 0 { return nil }
            } else if step < 0 {
                low = max(low, room / step)
            } else {
                high = min(high, room / step)
            }
        }
        guard low <= high else { return nil }
        return (
            MKMapPoint(x: start.x + low * dx, y: start.y + low * dy),
            MKMapPoint(x: start.x + high * dx, y: start.y + high * dy)
        )
    }
}

/// Draws a polyline. Lines have no inside: a fill colour is not used.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of a line.
    public init(polyline: MKPolyline) { super.init(overlay: polyline) }

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    nonisolated deinit {}

    /// The line.
    public var polyline: MKPolyline { overlay(of: MKPolyline.self) }

    override func shape(in mapRect: MKMapRect?) -> CGPath? {
        path(through: polyline.mapPoints, isClosed: false, in: mapRect)
    }

    open override func fillPath(_ path: CGPath, in context: CGContext) {}
}

/// Draws a polygon without its holes.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of an area.
    public init(polygon: MKPolygon) { super.init(overlay: polygon) }

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    nonisolated deinit {}

    /// The area.
    public var polygon: MKPolygon { overlay(of: MKPolygon.self) }

    override func shape(in mapRect: MKMapRect?) -> CGPath? {
        let path = CGMutablePath()
        for ring in [polygon] + (polygon.interiorPolygons ?? []) {
            let points = ring.mapPoints + ring.mapPoints.prefix(1)
            path.addPath(self.path(through: points, isClosed: true, in: mapRect))
        }
        return path
    }
}

/// Draws a circle.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of a circle.
    public init(circle: MKCircle) { super.init(overlay: circle) }

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    nonisolated deinit {}

    /// The circle.
    public var circle: MKCircle { overlay(of: MKCircle.self) }

    override func shape(in mapRect: MKMapRect?) -> CGPath? {
        CGPath(ellipseIn: rect(for: circle.boundingMapRect), transform: nil)
    }
}
