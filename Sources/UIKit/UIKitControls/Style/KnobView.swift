import CoreGraphics
import Foundation
import UIKitCore

/// A raised shape with round ends: the knob of a switch, or the selected segment.
final class KnobView: UIView {
    /// The radius of the corners; half the height when `nil`.
    var cornerRadius: CGFloat? { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        ControlStyle.raise(layer)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = cornerRadius ?? bounds.height / 2
        layer.cornerRadius = radius
        layer.shadowPath = CGPath(
            roundedRect: bounds, cornerWidth: min(radius, bounds.width / 2),
            cornerHeight: min(radius, bounds.height / 2), transform: nil)
    }
}
