import CoreGraphics
import UIKitCore

/// A scroll view's pan recogniser: it also reports fingers that touch and lift without dragging,
/// and leaves wheel events that cannot scroll further to outer scroll views.
final class ScrollPan: UIPanGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    /// The initial location of the fingers' middle, in window points, as if all of them had been
    /// there from the beginning.
    private var origin = CGPoint.zero

    /// The distance of the fingers from there, in window points.
    var travel: CGPoint { location(in: nil).distance(from: origin) }

    /// The touches of the gesture, unordered.
    private(set) var touches: Set<UITouch> = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.isEmpty {
            origin = Self.middle(of: touches)
            self.touches = touches
            scrollView?.fingerDidTouch()
        } else {
            exchangeTouches(for: self.touches.union(touches))
        }
        super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let remaining = self.touches.subtracting(touches)
        if !remaining.isEmpty { exchangeTouches(for: remaining) }
        super.touchesEnded(touches, with: event)
    }

    /// Adopts fingers that came or went: their middle jumps without a movement.
    private func exchangeTouches(for new: Set<UITouch>) {
        let jump = Self.middle(of: new).distance(from: Self.middle(of: touches))
        origin.x += jump.x
        origin.y += jump.y
        touches = new
    }

    private static func middle(of touches: Set<UITouch>) -> CGPoint {
        let sum = touches.reduce(CGPoint.zero) { sum, touch in
            let location = touch.location(in: nil)
            return CGPoint(x: sum.x + location.x, y: sum.y + location.y)
        }
        let count = CGFloat(max(1, touches.count))
        return CGPoint(x: sum.x / count, y: sum.y / count)
    }

    override func reset() {
        super.reset()
        guard !touches.isEmpty else { return }
        touches = []
        scrollView?.fingersDidLift()
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        guard let scroll = event as? UIScrollEvent else { return super.shouldReceive(event) }
        guard let scrollView, scrollView.canScroll(by: scroll.beginningDelta) else { return false }
        return super.shouldReceive(event)
    }
}

extension UIScrollEvent {
    /// The distance that decides who scrolls: fingers on a touchpad also move a little across
    /// their direction, which means nothing.
    fileprivate var beginningDelta: CGSize {
        guard isPrecise else { return delta }
        return abs(delta.width) > abs(delta.height)
            ? CGSize(width: delta.width, height: 0) : CGSize(width: 0, height: delta.height)
    }
}
