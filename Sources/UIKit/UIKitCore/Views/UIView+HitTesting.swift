import CoreGraphics
import QuartzCore

extension UIView {
    /// Whether the view is there for touches at all.
    final var acceptsTouches: Bool {
        isUserInteractionEnabled && !layer.isHidden && layer.opacity >= Self.faintestTouchable
            && animationsRefusingTouches == 0
    }

    private nonisolated static let faintestTouchable: Float = 0.01

    func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard acceptsTouches, self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let place = subview.layer.convert(point, from: layer)
            if let hit = subview.hitTest(place, with: event) { return hit }
        }
        return self
    }
}

struct HitIndex {
    mutating func invalidate() {}
}
