extension UIView {
    /// The traits of the superview, with the overrides of this view and its controller.
    final var inheritedTraits: UITraitCollection {
        var above = superview?.traitCollection ?? rootTraits
        if let controller = owningController, let traits = controller.effectiveOverrideTraits {
            above = UITraitCollection(traitsFrom: [above, traits])
        }
        var style = overrideUserInterfaceStyle
        if style == .unspecified, let owningController {
            style = owningController.overrideUserInterfaceStyle
        }
        if style != .unspecified, style != above.userInterfaceStyle {
            above = above.modifyingTraits { $0.userInterfaceStyle = style }
        }
        if let overrides = owningController?.storedTraitOverrides {
            above = above.merging(overrides)
        }
        if let overrides = extras?.traitOverrides { above = above.merging(overrides) }
        let size = textSizes.clamp(above.preferredContentSizeCategory)
        if size != above.preferredContentSizeCategory {
            above = above.modifyingTraits { $0.preferredContentSizeCategory = size }
        }
        return above
    }

    /// The traits of a window, or those of a view that is in none.
    private var rootTraits: UITraitCollection {
        (self as? UIWindow)?.traitsOfSize ?? UIScreen.main.predictedTraits
    }

    /// The layout direction in ``traitCollection``, whose getter is called only where it is
    /// overridden.
    final var layoutDirectionOfTraits: UITraitEnvironmentLayoutDirection {
        overrides.contains(.traitCollection)
            ? traitCollection.layoutDirection : ownTraits.layoutDirection
    }

    /// Re-evaluates the traits of this view and its descendants, and notifies of changes.
    final func updateTraits() {
        if sharesTraitsOfSuperview { return }
        let new = inheritedTraits
        // The descendants inherit from this view, so they are up to date too.
        if ownTraits === new { return }
        let old = ownTraits
        ownTraits = new
        if old != new { traitsDidChange(from: old, to: new) }
        for subview in storedSubviews { subview.updateTraits() }
    }

    /// `true` if the view has exactly its superview's traits, as nearly every view added to a
    /// superview does.
    private var sharesTraitsOfSuperview: Bool {
        guard controllerLink == nil, overrideUserInterfaceStyle == .unspecified,
            extras?.changesTraits != true
        else { return false }
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
                controller.requestUnavailableUpdate()
                controller.traitCollectionDidChange(old)
                controller.traitObservers.notify(from: old, to: new)
            }
            traitCollectionDidChange(old)
            traitObservers.notify(from: old, to: new)
        }
    }
}

extension UIView {
    /// The traits that the view sets for itself and its subviews.
    public var traitOverrides: UITraitOverrides {
        get { extras?.traitOverrides ?? UITraitOverrides() }
        set {
            requiredExtras.traitOverrides = newValue
            updateTraits()
        }
    }
}

extension UIView: UITraitChangeObservable {
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.removeAll { $0.registration === registration }
    }

    public func addTraitChangeHandler(
        _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        traitObservers.add(traits, handler)
    }
}
