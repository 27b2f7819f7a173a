import CoreGraphics
package import Foundation
package import UIKitCore

/// The background of a bar: material, colour, image, and the line at its edge.
package final class BarBackground: UIView {
    private let image = UIImageView()
    private let line = UIImageView()

    /// `true` if the line is at the upper edge, as in bars at the bottom.
    package var hasLineAtTop = false

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        image.clipsToBounds = true
        addSubview(image)
        addSubview(line)
    }

    package required init?(coder: NSCoder) { return nil }

    /// The material, if it is not covered by an opaque colour.
    private var material: UIVisualEffectView?

    /// Adopts a look; `nil` is transparent.
    package func show(_ appearance: UIBarAppearance?) {
        image.backgroundColor = appearance?.backgroundColor
        showMaterial(appearance?.backgroundEffect)
        image.image = appearance?.backgroundImage
        image.contentMode = appearance?.backgroundImageContentMode ?? .scaleToFill
        line.image = appearance?.shadowImage
        line.tintColor = appearance?.shadowColor
        line.backgroundColor = line.image == nil ? appearance?.shadowColor : nil
        line.isHidden = line.image == nil && appearance?.shadowColor == nil
        setNeedsLayout()
    }

    private func showMaterial(_ effect: UIBlurEffect?) {
        if effect != nil, material == nil {
            let view = UIVisualEffectView(effect: nil)
            insertSubview(view, at: 0)
            material = view
        }
        material?.effect = effect
        material?.isHidden = effect == nil
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        material?.frame = bounds
        image.frame = bounds
        if let shadow = line.image {
            let height = shadow.size.height
            line.frame = CGRect(
                x: 0, y: hasLineAtTop ? -height : bounds.height, width: bounds.width,
                height: height)
        } else {
            let thickness = 1 / max(1, traitCollection.displayScale)
            line.frame = CGRect(
                x: 0, y: hasLineAtTop ? 0 : bounds.height - thickness, width: bounds.width,
                height: thickness)
        }
    }
}
