import CoreGraphics
import QuartzCore

extension UIView {
    /// `true` if the view participates in hit testing: it is enabled, visible, and no animation
    /// blocks touches.
    final var acceptsTouches: Bool {
        isUserInteractionEnabled && !layer.isHidden && layer.opacity >= Self.minimumTouchableOpacity
            && touchBlockingAnimationCount == 0
    }

    private nonisolated static let minimumTouchableOpacity: Float = 0.01

    /// Returns the view that `point` hits.
    ///
    /// 1. A view that accepts no touches, or does not contain the point, returns `nil`.
    /// 2. The subviews are tested from front to back; the first result that is not `nil` wins.
    /// 3. Otherwise the result is the view itself.
    func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard acceptsTouches, self.point(inside: point, with: event) else { return nil }
        if storedSubviews.count >= HitIndex.minimumCount, layer.contains(point),
            let index = currentHitIndex
        {
            return index.first(at: point) { hit(in: storedSubviews[$0], at: point, with: event) }
                ?? self
        }
        for subview in storedSubviews.reversed() {
            if let hit = hit(in: subview, at: point, with: event) { return hit }
        }
        return self
    }

    private func hit(in subview: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let place = subview.layer.pointFromSuperlayer(point) else { return nil }
        return subview.hitTest(place, with: event)
    }

    /// The index of the subviews, if their geometry is unchanged since the last hit test. Building
    /// one takes longer than testing all subviews once, so the first test after a change does
    /// without it.
    private var currentHitIndex: HitIndex? {
        let version = layer.sublayerGeometryVersion
        let extras = requiredExtras
        if let index = extras.hitIndex, index.version == version, index.bounds == layer.bounds {
            return index
        }
        guard extras.lastHitVersion == version else {
            extras.lastHitVersion = version
            extras.hitIndex = nil
            return nil
        }
        let index = HitIndex(of: subviews, in: layer.bounds, version: version)
        extras.hitIndex = index
        return index
    }
}
