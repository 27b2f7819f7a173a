import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// An effect of the pointer on a view while it is shown.
final class PointerEffect {
    /// The parts of an effect.
    struct Look {
        var tint = UIPointerEffect.TintMode.none
        var hasShadow = false
        var isScaled = false

        /// Creates the look of an effect on content of a size.
        init(_ effect: UIPointerEffect) {
            switch effect {
            case .automatic(let preview):
                let isSmall = preview.size.width <= 120 && preview.size.height <= 64
                tint = isSmall ? .underlay : .overlay
                isScaled = !isSmall
            case .highlight: tint = .underlay
            case .lift:
                hasShadow = true
                isScaled = true
            case .hover(_, let mode, let shadow, let scaled):
                tint = mode
                hasShadow = shadow
                isScaled = scaled
            }
        }
    }

    /// The width that a rising view gains, in points.
    private static let growth: CGFloat = 6
    private static let tint = UIColor.label.withAlphaComponent(0.08)

    private weak var view: UIView?
    private let shade = UIView()

    /// The transform of the view before the effect, and the one that the effect has set.
    private var transforms: (original: CGAffineTransform, scaled: CGAffineTransform)?

    /// Shows an effect on a view.
    ///
    /// - Parameter path: The shape, in the view's coordinates; rounded bounds if `nil`.
    init(_ look: Look, on view: UIView, path: UIBezierPath?) {
        self.view = view
        guard let container = view.superview else { return }
        if look.tint != .none || look.hasShadow { addShade(look, path, in: container) }
        guard look.isScaled, view.bounds.width > 0 else { return }
        let scale = 1 + Self.growth / view.bounds.width
        let scaled = view.transform.scaledBy(x: scale, y: scale)
        transforms = (view.transform, scaled)
        ControlStyle.spring(animated: true) { view.transform = scaled }
    }

    private func addShade(_ look: Look, _ path: UIBezierPath?, in container: UIView) {
        guard let view else { return }
        shade.isUserInteractionEnabled = false
        shade.isAccessibilityElement = false
        let box = path?.bounds ?? view.bounds
        shade.frame = view.convert(box, to: container)
        shade.layer.cornerRadius = min(
            UIPointerShape.defaultCornerRadius, min(box.width, box.height) / 2)
        if let path {
            let shape = CAShapeLayer()
            var move = CGAffineTransform(translationX: -box.minX, y: -box.minY)
            shape.path = path.cgPath.copy(using: &move)
            shape.frame = CGRect(origin: .zero, size: box.size)
            shade.layer.mask = shape
        }
        if look.tint != .none { shade.backgroundColor = Self.tint }
        if look.hasShadow {
            ControlStyle.raise(shade.layer)
            shade.layer.shadowPath = CGPath(
                roundedRect: shade.bounds, cornerWidth: shade.layer.cornerRadius,
                cornerHeight: shade.layer.cornerRadius, transform: nil)
        }
        if look.tint == .overlay {
            container.insertSubview(shade, aboveSubview: view)
        } else {
            container.insertSubview(shade, belowSubview: view)
        }
        shade.alpha = 0
        ControlStyle.change(animated: true, duration: ControlStyle.fadeDuration) { [shade] in
            shade.alpha = 1
        }
    }

    /// Removes the effect.
    func remove() {
        if let view, let transforms, view.transform == transforms.scaled {
            ControlStyle.spring(animated: true) { view.transform = transforms.original }
        }
        UIView.animate(
            withDuration: ControlStyle.fadeDuration, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { [shade] in shade.alpha = 0 },
            completion: { [shade] _ in shade.removeFromSuperview() })
    }
}
