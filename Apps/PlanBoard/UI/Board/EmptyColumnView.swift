import EmptyState
import UIKit

/// What an empty column shows instead of cards.
final class EmptyColumnView: EmptyStateView {
    init() {
        super.init(image: .symbol("list.clipboard", size: 44, weight: .light))
        titleLabel.font = .systemFont(ofSize: 14, weight: .medium)
        messageLabel.font = .systemFont(ofSize: 12)
        titleLabel.textColor = .planSecondary
        messageLabel.textColor = .planSecondary
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - isFirst: `true` for the column of today.
    ///   - isFiltered: `true` if the column has cards, but none that is looked for.
    func show(isFirst: Bool, isFiltered: Bool) {
        title = isFiltered ? nil : String(localized: "Well begun is half done", bundle: .module)
        message =
            isFiltered
            ? String(localized: "No matching cards", bundle: .module)
            : isFirst
                ? String(localized: "Make your plan for today", bundle: .module)
                : String(localized: "Make your plan", bundle: .module)
    }
}
