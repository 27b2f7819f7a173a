import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The white disc that is dragged along a slider's track, with a soft shadow.
final class SliderThumb: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.22
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        layer.shadowPath = CGPath(ellipseIn: bounds, transform: nil)
    }
}
