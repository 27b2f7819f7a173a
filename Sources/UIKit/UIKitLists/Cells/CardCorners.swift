import CoreGraphics
import QuartzCore
import UIKitCore

extension UIView {
    /// Rounds those corners of a cell that are corners of its card. In an animation the radius
    /// changes with it.
    func roundCard(_ corners: CACornerMask, radius: CGFloat) {
        let duration = UIView.inheritedAnimationDuration
        guard corners.isEmpty, layer.cornerRadius > 0, duration > 0, UIView.areAnimationsEnabled
        else {
            layer.maskedCorners = corners
            layer.cornerRadius = corners.isEmpty ? 0 : radius
            clipsToBounds = !corners.isEmpty
            return
        }
        UIView.animate(withDuration: duration) { [layer] in
            layer.cornerRadius = 0
        } completion: { [weak self] _ in
            guard let self, layer.cornerRadius == 0 else { return }
            layer.maskedCorners = []
            clipsToBounds = false
        }
    }
}
