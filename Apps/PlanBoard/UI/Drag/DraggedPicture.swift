import Badges
import UIKit

/// The picture of a card that is dragged; of several, a stack with their number.
final class DraggedPicture: UIView {
    /// The distance by which a card of the stack shows below the one above it.
    private static let step: CGFloat = 5

    /// The most cards that show below the first.
    private static let mostBelow = 2

    private let below: [UIView]
    private let card: UIView

    /// - Parameter card: The picture of the card that is carried.
    init(card: UIView, count: Int, traits: UITraitCollection) {
        self.card = card
        below = (0..<min(count - 1, Self.mostBelow)).map { _ in UIView() }
        super.init(frame: card.bounds)
        isUserInteractionEnabled = false
        accessibilityIdentifier = "DraggedCard"
        for (index, view) in below.enumerated().reversed() {
            let distance = Self.step * CGFloat(index + 1)
            view.frame = bounds.offsetBy(dx: distance, dy: distance)
            view.backgroundColor = .planCard
            view.layer.cornerRadius = 4
            view.layer.borderWidth = 0.5
            view.layer.borderColor = UIColor.planLine.resolvedColor(with: traits).cgColor
            addSubview(view)
        }
        card.frame = bounds
        card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(card)
        layer.shadowColor = UIColor.gray.cgColor
        layer.shadowOffset = CGSize(width: -5, height: 0)
        layer.shadowOpacity = 0.4
        layer.shadowRadius = 5
        guard count > 1 else { return }
        var style = BadgeStyle.corner
        style.color = .planFill
        style.height = 22
        style.width = .content(padding: 7, maximum: 60)
        style.limit = 999
        style.font = .systemFont(ofSize: 13, weight: .semibold)
        style.accessibilityText = { _ in String(localized: "\(count) cards", bundle: .module) }
        badge.style = style
        badge.number = count
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the carried card alone, as the others are in the list.
    func spread() {
        below.forEach { $0.alpha = 0 }
        badge.clear()
    }
}
