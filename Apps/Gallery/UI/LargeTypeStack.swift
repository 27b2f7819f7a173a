import UIKit

/// A row whose views stand below each other when the user prefers an accessibility size of text.
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

    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        axis = isLarge ? .vertical : .horizontal
        alignment = isLarge ? .leading : .center
        space.isHidden = isLarge
    }
}
