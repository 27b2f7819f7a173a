import CoreGraphics
import QuartzCore

extension UIView {
    // MARK: Margins

    /// ``layoutMargins`` by the side that text starts on.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isMirrored ? margins.right : margins.left,
                bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
        }
        set {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading,
                bottom: newValue.bottom, right: isMirrored ? newValue.leading : newValue.trailing)
        }
    }

    var effectiveLayoutMargins: UIEdgeInsets {
        guard insetsLayoutMarginsFromSafeArea else { return ownLayoutMargins }
        let safe = safeAreaInsets
        return UIEdgeInsets(
            top: ownLayoutMargins.top + safe.top, left: ownLayoutMargins.left + safe.left,
            bottom: ownLayoutMargins.bottom + safe.bottom,
            right: ownLayoutMargins.right + safe.right)
    }

    func setLayoutMargins(_ margins: UIEdgeInsets) {
        guard margins != ownLayoutMargins else { return }
        ownLayoutMargins = margins
        layoutMarginsDidChange()
    }

    // MARK: Safe area

    /// The part of the superview's safe area insets that reaches into this view, and the controller's own.
    var inheritedSafeAreaInsets: UIEdgeInsets {
        guard inheritance.contains(.safeArea) else { return .zero }
        var insets = UIEdgeInsets.zero
        // Asked for once: each superview asks its own.
        if let superview, case let outer = superview.safeAreaInsets, outer != .zero {
            let box = superview.bounds
            let place = frame
            insets = UIEdgeInsets(
                top: max(0, box.minY + outer.top - place.minY),
                left: max(0, box.minX + outer.left - place.minX),
                bottom: max(0, place.maxY - (box.maxY - outer.bottom)),
                right: max(0, place.maxX - (box.maxX - outer.right)))
        }
        guard let more = owningController?.additionalSafeAreaInsets else { return insets }
        return UIEdgeInsets(
            top: insets.top + more.top, left: insets.left + more.left,
            bottom: insets.bottom + more.bottom, right: insets.right + more.right)
    }

    /// Tells views whose safe area is another one than before.
    func updateSafeArea() {
        guard inheritance.contains(.safeArea), case let insets = safeAreaInsets,
            insets != extras?.safeAreaInsets ?? .zero
        else { return }
        ownExtras.safeAreaInsets = insets
        safeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea {
            layoutMarginsDidChange()
        } else {
            guideEdgesMayHaveChanged()
        }
        owningController?.viewSafeAreaInsetsDidChange()
        for subview in storedSubviews { subview.updateSafeArea() }
    }

    // MARK: Layout pass

    func layOut(_ layer: CALayer) {
        guard layer === self.layer, !takeEngineTurn() else { return }
        updateSafeArea()
        if controllerLink == nil, !overrides.contains(.layoutSubviews) {
            // No code of the app's looks at the current traits.
            return placeSubviewsByConstraints()
        }
        traitCollection.performAsCurrent {
            owningController?.viewWillLayoutSubviews()
            layoutSubviews()
            owningController?.viewDidLayoutSubviews()
        }
    }

    // MARK: Direction

    /// The direction of a view with `attribute` in an app that runs in the language's direction.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UITraitCollection.current.layoutDirection)
    }

    static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute,
        relativeTo direction: UITraitEnvironmentLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: direction == .rightToLeft ? .rightToLeft : .leftToRight
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// The direction of a view with `attribute` inside one that runs in `layoutDirection`.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute,
            relativeTo: layoutDirection == .rightToLeft
                ? UITraitEnvironmentLayoutDirection.rightToLeft : .leftToRight)
    }
}
