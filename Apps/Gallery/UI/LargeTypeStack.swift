import UIKit

/// A row whose views stand below each other when the user prefers an accessibility size of text,
/// and views that keep to the leading edge also when they do not fit next to each other.
final class LargeTypeStack: UIStackView {
    /// Fills the rest of the row at the trailing end.
    private let space = UIView()

    /// Creates a row.
    ///
    /// - Parameter isFilled: `true` if the views keep to the leading edge.
    convenience init(_ views: [UIView], isFilled: Bool) {
        self.init(arrangedSubviews: views)
        guard isFilled else { return }
        space.isOpaque = false
        space.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
        addArrangedSubview(space)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        arrange()
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        arrange()
    }

    override func layoutSubviews() {
        arrange()
        super.layoutSubviews()
    }

    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let isStacked = isLarge || !fits
        axis = isStacked ? .vertical : .horizontal
        alignment = isStacked ? .leading : .center
        space.isHidden = isStacked
    }

    /// `false` for views at the leading edge that are wider together than the row.
    private var fits: Bool {
        guard space.superview === self, bounds.width > 0 else { return true }
        let views = arrangedSubviews.filter { $0 !== space }
        let width = views.reduce(spacing * CGFloat(views.count - 1)) {
            $0 + $1.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
        }
        return width <= bounds.inset(by: layoutMargins).width
    }
}
