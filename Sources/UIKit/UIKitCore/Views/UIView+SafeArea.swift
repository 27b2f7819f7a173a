import CoreGraphics

extension UIView {
    /// The part of the superview's safe area insets that reaches into this view, and the controller's own.
    var inheritedSafeAreaInsets: UIEdgeInsets {
        guard inheritance.contains(.safeArea) else { return .zero }
        var insets = UIEdgeInsets.zero
        // Asked for once: each superview asks its own.
        if let superview, case let outer = superview.safeAreaInsets, outer != .zero {
            insets = insetsReachingIn(outer, of: superview)
        }
        return insets + (owningController?.additionalSafeAreaInsets ?? .zero)
    }

    /// Tells views whose safe area is another one than before.
    func updateSafeArea() {
        guard inheritance.contains(.safeArea), case let insets = safeAreaInsets,
            insets != extras?.safeAreaInsets ?? .zero
        else { return }
        ownExtras.safeAreaInsets = insets
        safeAreaInsetsDidChange()
        guideEdgesMayHaveChanged()
        updateMargins()
        owningController?.viewSafeAreaInsetsDidChange()
        for subview in storedSubviews { subview.updateSafeArea() }
    }
}
