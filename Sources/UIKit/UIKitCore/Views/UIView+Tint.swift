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
        mayInherit(.tint)
        ownTintColor = color
        tellTintDidChange([.color])
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        guard mode != ownTintAdjustmentMode else { return }
        mayInherit(.tint)
        let old = tint
        ownTintAdjustmentMode = mode
        tellTintChange(from: old)
    }

    /// What decides how the view is tinted; `nil` where nobody has set anything.
    var tint: Tint? {
        guard inheritance.contains(.tint) else { return nil }
        return Tint(color: inheritedTintColor, mode: effectiveTintAdjustmentMode)
    }

    /// Tells this view and those in it that share what differs from `old`.
    func tellTintChange(from old: Tint?) {
        guard inheritance.contains(.tint) else { return }
        let new = tint ?? .standard
        let old = old ?? .standard
        var changes: Tint.Changes = []
        if new.color != old.color { changes.insert(.color) }
        if new.mode != old.mode { changes.insert(.mode) }
        if !changes.isEmpty { tellTintDidChange(changes) }
    }

    private func tellTintDidChange(_ changes: Tint.Changes) {
        tintColorDidChange()
        for subview in storedSubviews {
            var shared = changes
            if subview.ownTintColor != nil { shared.remove(.color) }
            if subview.ownTintAdjustmentMode != .automatic { shared.remove(.mode) }
            if !shared.isEmpty { subview.tellTintDidChange(shared) }
        }
    }
}

/// A tint colour before it is dimmed, and whether it is.
struct Tint {
    let color: UIColor
    let mode: UIView.TintAdjustmentMode

    /// The tint where nobody has set one.
    static var standard: Tint { Tint(color: .systemBlue, mode: .normal) }

    /// What is new about a tint.
    struct Changes: OptionSet {
        let rawValue: Int

        static let color = Changes(rawValue: 1 << 0)
        static let mode = Changes(rawValue: 1 << 1)
    }
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
