import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The part that is dragged along a slider's track: a disc with a soft shadow, or an image.
final class SliderThumb: UIImageView {
    /// The colour of the disc.
    var color = UIColor.white { didSet { show() } }

    override var image: UIImage? { didSet { show() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 2)
        show()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func show() {
        backgroundColor = image == nil ? color : nil
        layer.shadowOpacity = image == nil ? 0.22 : 0
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = image == nil ? bounds.height / 2 : 0
        layer.shadowPath = CGPath(ellipseIn: bounds, transform: nil)
    }
}
