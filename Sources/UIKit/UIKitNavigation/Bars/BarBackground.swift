import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// The background of a bar: colour, image, and the line at its edge.
final class BarBackground: UIView {
    private let image = UIImageView()
    private let line = UIView()

    /// `true` if the line is at the upper edge, as in bars at the bottom.
    var hasLineAtTop = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        image.clipsToBounds = true
        addSubview(image)
        addSubview(line)
    }

    required init?(coder: NSCoder) { return nil }

    /// Adopts a look; `nil` is transparent.
    func show(_ appearance: UIBarAppearance?) {
        backgroundColor = appearance?.backgroundColor
        image.image = appearance?.backgroundImage
        image.contentMode = appearance?.backgroundImageContentMode ?? .scaleToFill
        line.backgroundColor = appearance?.shadowColor
        line.isHidden = appearance?.shadowColor == nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = bounds
        let thickness = 1 / max(1, traitCollection.displayScale)
        line.frame = CGRect(
            x: 0, y: hasLineAtTop ? 0 : bounds.height - thickness, width: bounds.width,
            height: thickness)
    }
}
