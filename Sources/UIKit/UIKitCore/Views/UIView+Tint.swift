import CoreGraphics

extension UIView {
    var effectiveTintColor: UIColor {
        let color = inheritedTintColor
        return effectiveTintAdjustmentMode == .dimmed ? color.dimmed : color
    }

    private var inheritedTintColor: UIColor {
        ownTintColor ?? superview?.inheritedTintColor ?? Tint.standardColor
    }

    /// Notifies this view and its descendants that the desktop's accent colour has changed.
    func accentColorDidChange() {
        if ownTintColor == nil { notifyTintDidChange([.color]) }
    }

    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        guard ownTintAdjustmentMode == .automatic else { return ownTintAdjustmentMode }
        return superview?.tintAdjustmentMode ?? .normal
    }

    /// The tint colour that was set on the view itself.
    final var ownTint: UIColor? {
        get { ownTintColor }
        set { setTintColor(newValue) }
    }

    func setTintColor(_ color: UIColor?) {
        guard color != ownTintColor else { return }
        propagateInheritance(.tint)
        ownTintColor = color
        notifyTintDidChange([.color])
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        guard mode != ownTintAdjustmentMode else { return }
        propagateInheritance(.tint)
        let old = tint
        ownTintAdjustmentMode = mode
        notifyTintChange(from: old)
    }

    /// The tint that applies to the view; `nil` when neither it nor a superview has set one.
    var tint: Tint? {
        guard inheritance.contains(.tint) else { return nil }
        return Tint(color: inheritedTintColor, mode: effectiveTintAdjustmentMode)
    }

    /// Notifies this view, and descendants that inherit the tint, of what differs from `old`.
    func notifyTintChange(from old: Tint?) {
        guard inheritance.contains(.tint) else { return }
        let new = tint ?? .standard
        let old = old ?? .standard
        var changes: Tint.Changes = []
        if new.color != old.color { changes.insert(.color) }
        if new.mode != old.mode { changes.insert(.mode) }
        if !changes.isEmpty { notifyTintDidChange(changes) }
    }

    private func notifyTintDidChange(_ changes: Tint.Changes) {
        tintColorDidChange()
        for subview in storedSubviews {
            var shared = changes
            if subview.ownTintColor != nil { shared.remove(.color) }
            if subview.ownTintAdjustmentMode != .automatic { shared.remove(.mode) }
            if !shared.isEmpty { subview.notifyTintDidChange(shared) }
        }
    }
}

/// A tint colour before dimming, and the adjustment mode.
struct Tint {
    let color: UIColor
    let mode: UIView.TintAdjustmentMode

    /// The tint of a hierarchy in which none is set.
    static var standard: Tint { Tint(color: standardColor, mode: .normal) }

    /// The tint colour of a hierarchy in which none is set: the desktop's accent colour, if there
    /// is one.
    static var standardColor: UIColor {
        UIScreen.withMain { $0.hasAccentColor } ? .tintColor : .systemBlue
    }

    /// The parts of a tint that changed.
    struct Changes: OptionSet {
        let rawValue: Int

        static let color = Changes(rawValue: 1 << 0)
        static let mode = Changes(rawValue: 1 << 1)
    }
}

extension UIColor {
    /// The grey that shows a dimmed tint: of the same lightness and alpha.
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
