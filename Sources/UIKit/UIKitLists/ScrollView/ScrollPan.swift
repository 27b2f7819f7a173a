import CoreGraphics
import UIKitCore

/// A scroll view's pan: it tells of fingers that touch and lift without dragging, and leaves a wheel that cannot turn
/// further to the scroll views outside.
final class ScrollPan: UIPanGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    /// Where the first finger came down, in window points.
    private var origin = CGPoint.zero

    /// How far the fingers are from there, in window points.
    var travel: CGPoint { location(in: nil).distance(from: origin) }

    /// The touches of the gesture, in no order.
    private(set) var touches: Set<UITouch> = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.isEmpty {
            origin = touches.first?.location(in: nil) ?? .zero
            scrollView?.fingerTouched()
        }
        self.touches.formUnion(touches)
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        guard !touches.isEmpty else { return }
        touches = []
        scrollView?.fingersLifted()
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        guard let scroll = event as? UIScrollEvent else { return super.shouldReceive(event) }
        guard let scrollView, scrollView.canTurn(by: scroll.delta) else { return false }
        return super.shouldReceive(event)
    }
}
