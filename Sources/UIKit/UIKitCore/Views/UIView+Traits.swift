extension UIView {
    /// The traits that come from above, with what this view and its controller override.
    final var inheritedTraits: UITraitCollection {
        let above = superview?.traitCollection ?? UIScreen.main.traitCollection
        let overrides = [
            owningController?.overrideUserInterfaceStyle ?? .unspecified,
            overrideUserInterfaceStyle,
        ]
        let style = overrides.last { $0 != .unspecified }
        guard let style, style != above.userInterfaceStyle else { return above }
        return above.modifyingTraits { $0.userInterfaceStyle = style }
    }

    /// Looks whether traits changed, here and in everything in this view, and tells.
    final func updateTraits() {
        let old = ownTraits ?? UIScreen.main.traitCollection
        let new = inheritedTraits
        ownTraits = new
        if old !== new && old != new { traitsDidChange(from: old, to: new) }
        for subview in subviews { subview.updateTraits() }
    }

    private func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        new.performAsCurrent {
            if let color = ownBackgroundColor { setBackgroundColor(color) }
            setNeedsDisplay()
            if old.layoutDirection != new.layoutDirection { layoutDirectionMayHaveChanged() }
            if let controller = owningController {
                controller.traitCollectionDidChange(old)
                controller.traitObservers.notify(from: old, to: new)
            }
            traitCollectionDidChange(old)
            traitObservers.notify(from: old, to: new)
        }
    }
}
