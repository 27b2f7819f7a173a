import CoreGraphics

extension UIView {
    var effectiveTintColor: UIColor {
        let color = inheritedTintColor
        return effectiveTintAdjustmentMode == .dimmed ? color.dimmed : color
    }

    private var inheritedTintColor: UIColor {
        ownTintColor ?? superview?.inheritedTintColor ?? .systemBlue
    }

    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        guard ownTintAdjustmentMode == .automatic else { return ownTintAdjustmentMode }
        return superview?.tintAdjustmentMode ?? .normal
    }

    func setTintColor(_ color: UIColor?) {
        guard color != ownTintColor else { return }
        ownTintColor = color
        tellTintDidChange()
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        guard mode != ownTintAdjustmentMode else { return }
        let old = effectiveTintAdjustmentMode
        ownTintAdjustmentMode = mode
        if effectiveTintAdjustmentMode != old { tellTintDidChange() }
    }

    /// Tells this view and those in it that show the same tint.
    func tellTintDidChange() {
        tintColorDidChange()
        for subview in subviews where !subview.hasOwnTint { subview.tellTintDidChange() }
    }

    private var hasOwnTint: Bool { ownTintColor != nil && ownTintAdjustmentMode != .automatic }
}

extension UIColor {
    /// The grey that a dimmed tint is shown in: of the same lightness and alpha.
    fileprivate var dimmed: UIColor {
        let source = self
        return UIColor { traits in
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            source.resolvedColor(with: traits).getRed(
                &red, green: &green, blue: &blue, alpha: &alpha)
            let grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
            return UIColor(white: grey, alpha: alpha)
        }
    }
}
