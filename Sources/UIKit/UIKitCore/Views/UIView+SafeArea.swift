import CoreGraphics

extension UIView {
    /// The part of the superview's safe area insets that overlaps this view, plus the controller's
    /// additional insets.
    var inheritedSafeAreaInsets: UIEdgeInsets {
        guard inheritance.contains(.safeArea) else { return .zero }
        var insets = UIEdgeInsets.zero
        // Read once, because the getter walks up the superviews.
        if let superview, case let outer = superview.safeAreaInsets, outer != .zero {
            insets = overlappingInsets(outer, of: superview)
        }
        return insets + (owningController?.additionalSafeAreaInsets ?? .zero)
    }

    /// Notifies this view and its descendants whose safe area changed.
    func updateSafeArea() {
        guard inheritance.contains(.safeArea), case let insets = safeAreaInsets,
            insets != extras?.safeAreaInsets ?? .zero
        else { return }
        requiredExtras.safeAreaInsets = insets
        safeAreaInsetsDidChange()
        guideEdgesMayHaveChanged()
        updateMargins()
        owningController?.viewSafeAreaInsetsDidChange()
        for subview in storedSubviews { subview.updateSafeArea() }
    }
}
