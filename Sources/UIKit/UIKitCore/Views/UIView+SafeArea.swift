import CoreGraphics

extension UIView {
    /// The part of the superview's safe area insets that overlaps this view, plus the controller's
    /// additional insets.
    var inheritedSafeAreaInsets: UIEdgeInsets {
        guard inheritance.contains(.safeArea) else { return .zero }
        var insets = UIEdgeInsets.zero
        // Read once, because the getter walks up the superviews.
        if let superview, case let outer = superview.safeAreaInsets, outer != .zero {
            insets = overlappingInsets(outer, of: superview).limited(to: outer)
        }
        guard let owningController else { return insets }
        return insets + owningController.additionalSafeAreaInsets + owningController.barInsets
    }

    /// Notifies this view and its descendants whose safe area changed.
    func updateSafeArea() {
        guard inheritance.contains(.safeArea), case let insets = safeAreaInsets else { return }
        guard insets != extras?.safeAreaInsets ?? .zero else {
            return updateLoweredSafeArea(insets)
        }
        requiredExtras.safeAreaInsets = insets
        safeAreaInsetsDidChange()
        guideEdgesMayHaveChanged()
        updateMargins()
        owningController?.viewSafeAreaInsetsDidChange()
        for subview in storedSubviews { subview.updateSafeArea() }
    }
}

extension UIView {
    /// Notes the safe area as of which constraints are lowered. It may be one that is not reported:
    /// the view may be on its way to another place.
    func noteLoweredSafeArea() {
        guard inheritance.contains(.safeArea), case let insets = safeAreaInsets,
            insets != extras?.loweredSafeAreaInsets ?? extras?.safeAreaInsets ?? .zero
        else { return }
        requiredExtras.loweredSafeAreaInsets = insets
    }

    /// Lowers constraints again that were lowered with another safe area, although the one that was
    /// reported is right.
    private func updateLoweredSafeArea(_ insets: UIEdgeInsets) {
        guard let lowered = extras?.loweredSafeAreaInsets, lowered != insets else { return }
        extras?.loweredSafeAreaInsets = insets
        guideEdgesMayHaveChanged()
    }
}

extension UIEdgeInsets {
    /// The insets, none larger than that of `outer`: where a view sticks out of its superview, it
    /// gets no more than the superview's safe area.
    fileprivate func limited(to outer: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: min(top, outer.top), left: min(left, outer.left),
            bottom: min(bottom, outer.bottom), right: min(right, outer.right))
    }
}
