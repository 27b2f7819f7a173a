package import CoreGraphics
import QuartzCore

/// The ring around the view that has the focus: a layer in the view's superview, so that it scrolls
/// and is clipped with the view.
final class FocusRing {
    /// The width of the ring in points.
    private static let width: CGFloat = 2.5

    /// The distance between a view and the ring outside of it.
    private static let gap: CGFloat = 1.5

    private let layer = CAShapeLayer()

    init() {
        layer.fillColor = nil
        layer.lineWidth = Self.width
        layer.name = "focus"
    }

    /// The ring's rectangle in the window's coordinates; `nil` while it is not shown.
    func frame(in window: UIWindow) -> CGRect? {
        guard let container = layer.superlayer else { return nil }
        return container.convert(layer.frame, to: window.layer)
    }

    /// Shows the ring around a view, or hides it for `nil`.
    func show(around view: UIView?) {
        guard let view, let effect = view.focusEffect,
            let halo = effect as? UIFocusHaloEffect ?? view.halo(cornerRadius: nil),
            let container = halo.containerView ?? view.superview
        else { return hide() }
        let shape = container.convert(halo.shape, from: halo.referenceView ?? view)
        let isInside = halo.position == .inside
        let outset = isInside ? 0 : Self.gap + Self.width
        let room = container.unclippedRect
        let frame = shape.insetBy(dx: -outset, dy: -outset).intersection(room)
        guard !frame.isNull, frame.width > 0, frame.height > 0 else { return hide() }
        let radius = min(
            halo.cornerRadius + (halo.cornerRadius > 0 ? outset : isInside ? 0 : Self.gap * 2),
            min(frame.width, frame.height) / 2)
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        place(in: container, above: halo.referenceView ?? view)
        if layer.frame != frame { layer.frame = frame }
        if layer.cornerRadius != radius { layer.cornerRadius = radius }
        layer.cornerCurve = halo.curve
        let color = view.focusRingColor.resolvedColor(with: view.traitCollection).cgColor
        if layer.borderColor != color { layer.borderColor = color }
        follow(halo.path, color)
    }

    /// Draws a path in the place of the rounded border.
    private func follow(_ path: UIBezierPath?, _ color: CGColor) {
        layer.borderWidth = path == nil ? Self.width : 0
        layer.strokeColor = color
        guard let path else { return layer.path = nil }
        var move = CGAffineTransform(
            translationX: layer.bounds.midX - path.bounds.midX,
            y: layer.bounds.midY - path.bounds.midY)
        layer.path = path.cgPath.copy(using: &move)
    }

    private func place(in container: UIView, above reference: UIView) {
        guard layer.superlayer !== container.layer else { return }
        layer.removeFromSuperlayer()
        layer.contentsScale = container.contentScaleFactor
        if reference.superview === container {
            container.layer.insertSublayer(layer, above: reference.layer)
        } else {
            container.layer.addSublayer(layer)
        }
    }

    private func hide() {
        if layer.superlayer != nil { layer.removeFromSuperlayer() }
    }
}

extension UIView {
    /// The tint colour, unless it is grey because a controller is presented.
    fileprivate var focusRingColor: UIColor {
        tintAdjustmentMode == .dimmed ? .tintColor : tintColor
    }

    /// A ring around the view's bounds.
    package func halo(cornerRadius: CGFloat?) -> UIFocusHaloEffect? {
        UIFocusHaloEffect(
            roundedRect: bounds, cornerRadius: cornerRadius ?? layer.cornerRadius)
    }

    /// The part of the view that no clipping view around it hides, in the view's coordinates.
    fileprivate var unclippedRect: CGRect {
        var rect = CGRect.infinite
        var view: UIView? = self
        while let current = view {
            if current.clipsToBounds || current.superview == nil {
                rect = rect.intersection(convert(current.bounds, from: current))
            }
            view = current.superview
        }
        return rect
    }
}
