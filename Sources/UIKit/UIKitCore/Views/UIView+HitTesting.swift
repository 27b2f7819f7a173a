import CoreGraphics
import QuartzCore

extension UIView {
    /// Whether the view is there for touches at all.
    final var acceptsTouches: Bool {
        isUserInteractionEnabled && !layer.isHidden && layer.opacity >= Self.faintestTouchable
            && animationsRefusingTouches == 0
    }

    private nonisolated static let faintestTouchable: Float = 0.01

    /// 1. A view that accepts no touches, or does not contain the point, gives nothing. 2. The subviews are asked from
    /// front to back; the first that gives something wins. 3. Otherwise it is the view itself.
    func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard acceptsTouches, self.point(inside: point, with: event) else { return nil }
        if storedSubviews.count >= HitIndex.leastCount, layer.contains(point),
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

    /// The index of the subviews' places, if they have stayed where they were since the last hit test. Making one takes
    /// longer than asking all subviews once, so the first test after a change does without.
    private var currentHitIndex: HitIndex? {
        let version = layer.sublayerPlacesVersion
        let extras = ownExtras
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
