import CoreGraphics
public import FoundationGaps

/// A pan that begins at an edge of the window, as the one that goes back in a navigation.
///
/// It fails for a touch elsewhere, and for a movement along the edge.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The distance from the edge within which a touch has to begin, in points. Apple does not
    /// document its own.
    private static let reach: CGFloat = 20

    /// The edges at which the pan may begin. None by default.
    open var edges: UIRectEdge = []

    /// The location of the first touch, in window points.
    private var start = CGPoint.zero

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
    }

    nonisolated deinit {}

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { edgePanTable }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let touch = touches.first, let window = touch.window else {
            return
        }
        start = touch.windowLocation
        if touchedEdges(of: window.bounds).isEmpty { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first, let window = touch.window,
            isLeaving(touchedEdges(of: window.bounds), at: touch.windowLocation) == false
        {
            state = .failed
            return
        }
        super.touchesMoved(touches, with: event)
    }

    /// The edges of ``edges`` near which the touch began.
    private func touchedEdges(of bounds: CGRect) -> UIRectEdge {
        var touched: UIRectEdge = []
        if start.x - bounds.minX < Self.reach { touched.insert(.left) }
        if bounds.maxX - start.x < Self.reach { touched.insert(.right) }
        if start.y - bounds.minY < Self.reach { touched.insert(.top) }
        if bounds.maxY - start.y < Self.reach { touched.insert(.bottom) }
        return touched.intersection(edges)
    }

    /// `true` if the touch moves away from a touched edge more than along it; `nil` before it has
    /// moved far enough to tell.
    private func isLeaving(_ touched: UIRectEdge, at point: CGPoint) -> Bool? {
        let (x, y) = (point.x - start.x, point.y - start.y)
        guard max(abs(x), abs(y)) >= Self.hysteresis / 2 else { return nil }
        return (touched.contains(.left) && x >= abs(y))
            || (touched.contains(.right) && -x >= abs(y))
            || (touched.contains(.top) && y >= abs(x))
            || (touched.contains(.bottom) && -y >= abs(x))
    }
}
