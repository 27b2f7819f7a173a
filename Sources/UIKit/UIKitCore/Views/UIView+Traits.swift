extension UIView {
    /// The traits that come from above, with what this view and its controller override.
    final var inheritedTraits: UITraitCollection {
        let above = superview?.traitCollection ?? UIScreen.main.traitCollection
        var style = overrideUserInterfaceStyle
        if style == .unspecified, let owningController {
            style = owningController.overrideUserInterfaceStyle
        }
        guard style != .unspecified, style != above.userInterfaceStyle else { return above }
        return above.modifyingTraits { $0.userInterfaceStyle = style }
    }

    /// The layout direction that ``traitCollection`` says, which is asked for only where it is overridden.
    final var layoutDirectionOfTraits: UITraitEnvironmentLayoutDirection {
        overrides.contains(.traitCollection)
            ? traitCollection.layoutDirection : ownTraits.layoutDirection
    }

    /// Looks whether traits changed, here and in everything in this view, and tells.
    final func updateTraits() {
        if sharesTraitsOfSuperview { return }
        let new = inheritedTraits
        // What lies in the view has its traits from it.
        if ownTraits === new { return }
        let old = ownTraits
        ownTraits = new
        if old != new { traitsDidChange(from: old, to: new) }
        for subview in storedSubviews { subview.updateTraits() }
    }

    /// Whether the traits are the superview's and stay so, as those of nearly every view that comes into a superview.
    private var sharesTraitsOfSuperview: Bool {
        guard controllerLink == nil, overrideUserInterfaceStyle == .unspecified else {
            return false
        }
        return hasTraitsOfSuperview
    }

    private nonisolated final var hasTraitsOfSuperview: Bool {
        superviewLink?.withGuaranteed {
            $0.ownTraits === ownTraits && !$0.overrides.contains(.traitCollection)
        } ?? false
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
