/// The text sizes that a view lets its subtree have.
nonisolated struct TextSizeLimits: Hashable {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    /// The nearest size within the limits.
    func clamp(_ size: UIContentSizeCategory) -> UIContentSizeCategory {
        var size = size
        if let minimum, size < minimum { size = minimum }
        if let maximum, size > maximum { size = maximum }
        return size
    }
}

extension UIView {
    /// The smallest text size of the view and its subviews; `nil`, the default, for no limit.
    public final var minimumContentSizeCategory: UIContentSizeCategory? {
        get { extras?.textSizes.minimum }
        set { setTextSizes(TextSizeLimits(minimum: newValue, maximum: textSizes.maximum)) }
    }

    /// The largest text size of the view and its subviews; `nil`, the default, for no limit.
    public final var maximumContentSizeCategory: UIContentSizeCategory? {
        get { extras?.textSizes.maximum }
        set { setTextSizes(TextSizeLimits(minimum: textSizes.minimum, maximum: newValue)) }
    }

    /// A sentence that names the text size and the limits.
    public final var appliedContentSizeCategoryLimitsDescription: String {
        func name(_ size: UIContentSizeCategory?) -> String { size?.rawValue ?? "none" }
        let shown = traitCollection.preferredContentSizeCategory
        return "\(name(shown)), minimum \(name(textSizes.minimum)), "
            + "maximum \(name(textSizes.maximum))"
    }

    final var textSizes: TextSizeLimits { extras?.textSizes ?? TextSizeLimits() }

    private func setTextSizes(_ limits: TextSizeLimits) {
        guard limits != textSizes else { return }
        requiredExtras.textSizes = limits
        updateTraits()
    }
}
