public import CoreGraphics

/// The part of the canvas that a view shows: a zoom, a turn, and the canvas point at its top-left
/// corner.
///
/// Two coordinate spaces meet here. *Canvas points* belong to the drawing; *view points* are
/// measured from the view's top-left corner, y growing downward.
public struct Viewport: Hashable, Sendable {
    /// The zooms that a viewport accepts, in view points per canvas point.
    public static let zoomRange: ClosedRange<CGFloat> = 0.1...16

    /// The canvas point at the view's top-left corner.
    public private(set) var origin: CGPoint

    /// View points per canvas point, always within ``zoomRange``.
    public private(set) var zoom: CGFloat

    /// The turn of the canvas, in radians clockwise as seen, from -π to π.
    public private(set) var rotation: CGFloat

    /// Creates a viewport, moving a `zoom` outside ``zoomRange`` to the nearest end. Values that
    /// are not finite count as the default.
    public init(origin: CGPoint = .zero, zoom: CGFloat = 1, rotation: CGFloat = 0) {
        self.origin = origin.x.isFinite && origin.y.isFinite ? origin : .zero
        let range = Self.zoomRange
        self.zoom = zoom.isFinite ? min(max(zoom, range.lowerBound), range.upperBound) : 1
        self.rotation = rotation.isFinite ? remainder(rotation, 2 * .pi) : 0
    }

    /// From canvas points to view points.
    public var transform: CGAffineTransform {
        CGAffineTransform(rotationAngle: rotation).scaledBy(x: zoom, y: zoom)
            .translatedBy(x: -origin.x, y: -origin.y)
    }

    /// The canvas point that is shown at a view point.
    public func canvasPoint(at viewPoint: CGPoint) -> CGPoint {
        let point = upright(CGVector(dx: viewPoint.x, dy: viewPoint.y))
        return CGPoint(x: point.dx / zoom + origin.x, y: point.dy / zoom + origin.y)
    }

    /// The part of the canvas that is shown in a rectangle of the view, or a larger one.
    public func canvasRect(of viewRect: CGRect) -> CGRect {
        viewRect.isNull ? .null : viewRect.applying(transform.inverted())
    }

    /// Where a rectangle of the canvas is shown, or a larger rectangle.
    public func viewRect(of canvasRect: CGRect) -> CGRect {
        canvasRect.isNull ? .null : canvasRect.applying(transform)
    }

    /// Moves what is shown by a distance in view points.
    public mutating func scroll(by distance: CGVector) {
        let step = upright(distance)
        self = Viewport(
            origin: CGPoint(x: origin.x - step.dx / zoom, y: origin.y - step.dy / zoom),
            zoom: zoom, rotation: rotation)
    }

    /// Multiplies the zoom; the canvas point at `viewPoint` stays where it is.
    public mutating func zoom(by factor: CGFloat, at viewPoint: CGPoint) {
        pin(viewPoint, of: Viewport(origin: origin, zoom: zoom * factor, rotation: rotation))
    }

    /// Turns the canvas by an angle in radians; the canvas point at `viewPoint` stays where it is.
    public mutating func rotate(by angle: CGFloat, at viewPoint: CGPoint) {
        pin(viewPoint, of: Viewport(origin: origin, zoom: zoom, rotation: rotation + angle))
    }

    /// Turns the canvas upright or to a quarter if it is nearly that.
    public mutating func snapRotation(at viewPoint: CGPoint) {
        let quarter = (rotation / (.pi / 2)).rounded() * .pi / 2
        guard abs(rotation - quarter) < .pi / 36 else { return }
        pin(viewPoint, of: Viewport(origin: origin, zoom: zoom, rotation: quarter))
    }

    /// Shows a rectangle of the canvas in the middle of a view, upright and no larger than at 1.
    public static func showing(_ canvasRect: CGRect, in size: CGSize) -> Viewport {
        guard !canvasRect.isNull, canvasRect.width > 0, canvasRect.height > 0 else {
            return Viewport()
        }
        let zoom = min(size.width / canvasRect.width, size.height / canvasRect.height, 1)
        var viewport = Viewport(zoom: zoom)
        viewport.origin = CGPoint(
            x: canvasRect.midX - size.width / 2 / viewport.zoom,
            y: canvasRect.midY - size.height / 2 / viewport.zoom)
        return viewport
    }

    /// Becomes `next`, moved such that it shows at `viewPoint` what is shown there now.
    private mutating func pin(_ viewPoint: CGPoint, of next: Viewport) {
        let anchor = canvasPoint(at: viewPoint)
        var next = next
        let distance = next.upright(CGVector(dx: viewPoint.x, dy: viewPoint.y))
        next.origin = CGPoint(
            x: anchor.x - distance.dx / next.zoom, y: anchor.y - distance.dy / next.zoom)
        self = next
    }

    /// A distance in the view, turned back by ``rotation``.
    private func upright(_ distance: CGVector) -> CGVector {
        guard rotation != 0 else { return distance }
        let (c, s) = (cos(rotation), sin(rotation))
        return CGVector(
            dx: distance.dx * c + distance.dy * s, dy: distance.dy * c - distance.dx * s)
    }
}
