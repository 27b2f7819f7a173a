public import CoreGraphics

/// The part of the canvas that a view shows: a zoom, and the canvas point at its top-left corner.
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

    /// Creates a viewport, moving a `zoom` outside ``zoomRange`` to the nearest end. Values that
    /// are not finite count as the default.
    public init(origin: CGPoint = .zero, zoom: CGFloat = 1) {
        self.origin = origin.x.isFinite && origin.y.isFinite ? origin : .zero
        let range = Self.zoomRange
        self.zoom = zoom.isFinite ? min(max(zoom, range.lowerBound), range.upperBound) : 1
    }

    /// From canvas points to view points.
    public var transform: CGAffineTransform {
        CGAffineTransform(scaleX: zoom, y: zoom).translatedBy(x: -origin.x, y: -origin.y)
    }

    /// The canvas point that is shown at a view point.
    public func canvasPoint(at viewPoint: CGPoint) -> CGPoint {
        CGPoint(x: viewPoint.x / zoom + origin.x, y: viewPoint.y / zoom + origin.y)
    }

    /// The part of the canvas that is shown in a rectangle of the view.
    public func canvasRect(of viewRect: CGRect) -> CGRect {
        viewRect.isNull ? .null : viewRect.applying(transform.inverted())
    }

    /// Where a rectangle of the canvas is shown.
    public func viewRect(of canvasRect: CGRect) -> CGRect {
        canvasRect.isNull ? .null : canvasRect.applying(transform)
    }

    /// Moves what is shown by a distance in view points.
    public mutating func scroll(by distance: CGVector) {
        self = Viewport(
            origin: CGPoint(x: origin.x - distance.dx / zoom, y: origin.y - distance.dy / zoom),
            zoom: zoom)
    }

    /// Multiplies the zoom; the canvas point at `viewPoint` stays where it is.
    public mutating func zoom(by factor: CGFloat, at viewPoint: CGPoint) {
        let anchor = canvasPoint(at: viewPoint)
        var next = Viewport(origin: origin, zoom: zoom * factor)
        next.origin = CGPoint(
            x: anchor.x - viewPoint.x / next.zoom, y: anchor.y - viewPoint.y / next.zoom)
        self = next
    }
}
