import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

extension UIButton {
    /// Shows a glow behind the content while the button is highlighted, if it asks for one.
    func showGlow() {
        guard isHighlighted, showsTouchWhenHighlighted else {
            glow?.removeFromSuperview()
            return glow = nil
        }
        guard glow == nil else { return }
        let side: CGFloat = 76
        let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        view.isUserInteractionEnabled = false
        view.isOpaque = false
        let light = CAGradientLayer()
        light.type = .radial
        light.frame = view.bounds
        light.startPoint = CGPoint(x: 0.5, y: 0.5)
        light.endPoint = CGPoint(x: 1, y: 1)
        light.colors = [0.85, 0.45, 0].map { UIColor(white: 1, alpha: $0).cgColor }
        light.locations = [0, 0.35, 0.7]
        view.layer.addSublayer(light)
        insertSubview(view, aboveSubview: background)
        glow = view
        setNeedsLayout()
    }
}
