import CoreGraphics
public import Foundation
public import QuartzCore

/// The mark of the view that has the focus.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
    /// Creates the standard mark: a ring around the view.
    public override init() { super.init() }

    nonisolated deinit {}
}

/// A ring around the view that has the focus.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// The place of a ring relative to its shape.
    public nonisolated enum Position: Int, Hashable, Sendable {
        /// Outside of the shape.
        case automatic = 0
        case outside, inside
    }

    /// The shape in the coordinates of ``referenceView``, or of the view that has the focus.
    final let shape: CGRect

    /// The radius of the shape's corners.
    final let cornerRadius: CGFloat

    /// The curve of the shape's corners.
    final let curve: CALayerCornerCurve

    /// The outline that the ring follows; that of the rounded rectangle if `nil`.
    final let path: UIBezierPath?

    /// The view in which the ring is shown: the superview of the focused one by default.
    open weak var containerView: UIView?

    /// The view of ``containerView`` in front of which the ring is shown.
    open weak var referenceView: UIView?

    /// The place of the ring; outside of the shape by default.
    open var position = Position.automatic

    /// Creates a ring around a rectangle.
    public convenience init(rect: CGRect) { self.init(roundedRect: rect, cornerRadius: 0) }

    /// Creates a ring along a path.
    public init(path: UIBezierPath) {
        shape = path.bounds
        cornerRadius = 0
        curve = .circular
        self.path = path
        super.init()
    }

    /// Creates a ring around a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(roundedRect: rect, cornerRadius: cornerRadius, curve: .circular)
    }

    /// Creates a ring around a rectangle with corners of a curve.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        shape = rect
        self.cornerRadius = max(0, cornerRadius)
        self.curve = curve
        path = nil
        super.init()
    }

    nonisolated deinit {}
}
