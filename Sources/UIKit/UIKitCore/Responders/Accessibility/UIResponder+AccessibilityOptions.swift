/// The way in which assistive technologies move through an element's children.
nonisolated public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
    case automatic = 0
    case separate
    case combined
}

extension UIResponder {
    /// `true` for the traits of a button, a link or a control.
    final var actsByItself: Bool {
        let actives: [UIAccessibilityTraits] = [.button, .link, .adjustable, .keyboardKey]
        return actives.contains { accessibilityTraits.contains($0) }
    }
}

extension UIView {
    /// `true` if the view keeps its colours while the display's are inverted, as pictures do; a
    /// desktop inverts all or none. `false` by default.
    public final var accessibilityIgnoresInvertColors: Bool {
        get { accessibility?.ignoresInvertColors ?? false }
        set { requiredAccessibility.ignoresInvertColors = newValue }
    }

    /// `true` if a long press would show the content enlarged, which phones do with large text
    /// sizes. `false` by default.
    public final var showsLargeContentViewer: Bool {
        get { accessibility?.showsLargeContent ?? false }
        set { requiredAccessibility.showsLargeContent = newValue }
    }

    /// The title of the enlarged content; the accessibility label unless set.
    public final var largeContentTitle: String? {
        get { accessibility?.largeContentTitle ?? accessibilityLabel }
        set { requiredAccessibility.largeContentTitle = newValue }
    }

    /// The image of the enlarged content.
    public final var largeContentImage: UIImage? {
        get { accessibility?.largeContentImage }
        set { requiredAccessibility.largeContentImage = newValue }
    }
}
