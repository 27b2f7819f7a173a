extension UIView {
    func semanticContentAttributeDidChange() {
        layoutDirectionMayHaveChanged()
    }

    /// Returns the layout direction of a view with `attribute` in an app that uses the language's
    /// direction.
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

    /// Returns the layout direction of a view with `attribute` inside one that uses
    /// `layoutDirection`.
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
