import PlanBoardCore
import UIKit

/// A card in the list of a column.
final class CardCell: UITableViewCell {
    /// How a card is shown.
    struct Look: Equatable {
        var card: Card
        var now: Date

        /// `true` if the card is being dragged: its place is left free.
        var isPickedUp = false

        /// `true` if the keyboard goes on from the card.
        var isChosen = false

        /// `true` if the card is one of several that are selected.
        var isSelected = false
    }

    /// The visible card: the cell without the gap below.
    let body = UIView()

    private let check = UIButton(type: .custom)
    private let title = UILabel()
    private var marks: [CardMark] = []
    private var look: Look?

    /// Called when the button that finishes the card is tapped.
    var finish: (() -> Void)?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear
        backgroundConfiguration = .clear()
        contentView.backgroundColor = .clear
        body.layer.cornerRadius = 4
        body.layer.borderWidth = 0.5
        body.clipsToBounds = true
        title.font = CardMetrics.font
        title.numberOfLines = 3
        title.lineBreakMode = .byTruncatingTail
        check.addAction(
            UIAction { [weak self] _ in self?.finish?() }, for: .primaryActionTriggered)
        contentView.addSubview(body)
        body.addSubview(title)
        body.addSubview(check)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ look: Look) {
        guard look != self.look else { return }
        self.look = look
        let card = look.card
        let color: UIColor = card.isFinished ? .planFinished : .label
        var attributes: [NSAttributedString.Key: Any] = [
            .font: CardMetrics.font, .foregroundColor: color,
        ]
        if card.isFinished {
            attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
            attributes[.strikethroughColor] = color
        }
        title.attributedText = NSAttributedString(
            string: CardMetrics.shownTitle(of: card), attributes: attributes)
        let symbol = card.isFinished ? "checkmark.circle.fill" : "circle"
        check.setImage(.symbol(symbol, size: 16), for: .normal)
        check.tintColor = card.isFinished ? .planAccent : .planSecondary
        check.accessibilityLabel =
            card.isFinished
            ? String(localized: "Reopen", bundle: .module)
            : String(localized: "Finish", bundle: .module)
        check.accessibilityIdentifier = "Finish \(card.title)"
        marks.forEach { $0.removeFromSuperview() }
        marks = CardMark.marks(of: card, now: look.now)
        marks.forEach(body.addSubview)
        for view in [title, check] + marks { view.isHidden = look.isPickedUp }
        accessibilityLabel = card.title
        accessibilityValue = spokenState(card, look.now)
        accessibilityTraits = .button
        updateColors()
        setNeedsLayout()
    }

    // Tables select no cards: the board does.
    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            let isSelected = look.map { $0.isChosen || $0.isSelected } ?? false
            return isSelected
                ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits
        }
        set { super.accessibilityTraits = newValue }
    }

    /// The card's state as a screen reader says it.
    private func spokenState(_ card: Card, _ now: Date) -> String {
        var parts: [String] = []
        if card.isFinished { parts.append(String(localized: "Finished", bundle: .module)) }
        if card.isImportant { parts.append(String(localized: "Important", bundle: .module)) }
        if card.isOverdue(at: now) { parts.append(String(localized: "Overdue", bundle: .module)) }
        return (parts + card.labels).joined(separator: ", ")
    }

    private func updateColors() {
        guard let look else { return }
        let line: UIColor = look.isChosen || look.isSelected ? .planAccent : .planLine
        body.backgroundColor = background(of: look)
        body.layer.borderColor = line.resolvedColor(with: traitCollection).cgColor
        body.layer.borderWidth =
            look.isChosen ? 2 : look.isPickedUp ? 0 : look.isSelected ? 1 : 0.5
    }

    private func background(of look: Look) -> UIColor {
        look.isPickedUp ? .quaternarySystemFill : look.isSelected ? .planSelection : .planCard
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        guard let look, !look.isPickedUp else { return }
        let color = highlighted ? UIColor.systemGray5 : background(of: look)
        UIView.animate(withDuration: animated ? 0.2 : 0) { self.body.backgroundColor = color }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        look = nil
        finish = nil
    }

    /// A picture of the card with a look; the next ``show(_:)`` gives the cell its own again.
    func picture(of look: Look) -> UIView? {
        setHighlighted(false, animated: false)
        show(look)
        layoutIfNeeded()
        return body.snapshotView(afterScreenUpdates: true)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        body.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: max(bounds.height - CardMetrics.gap, 0))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ frame: CGRect) -> CGRect {
            guard isMirrored else { return frame }
            return CGRect(
                x: bounds.width - frame.maxX, y: frame.minY, width: frame.width,
                height: frame.height)
        }
        let width = CardMetrics.textWidth(ofCard: bounds.width)
        let x = bounds.width - CardMetrics.trailing - width
        let textHeight = CardMetrics.textHeight(title.text ?? "", width: width)
        let hasMarks = !marks.isEmpty
        let below =
            hasMarks
            ? CardMetrics.marksTop + CardMetrics.markFont.lineHeight + CardMetrics.marksBottom
            : CardMetrics.bottom
        let slack = body.bounds.height - CardMetrics.top - textHeight - below
        title.frame = place(
            CGRect(
                x: x, y: CardMetrics.top + max(slack / 2, 0), width: width, height: textHeight))
        let lineHeight = CardMetrics.font.lineHeight
        check.frame = place(
            CGRect(
                x: 0, y: title.frame.minY + lineHeight / 2 - 19, width: CardMetrics.checkWidth + 4,
                height: 38))
        layOutMarks(x: x, width: width, place)
    }

    /// Marks that do not fit are left out.
    private func layOutMarks(x: CGFloat, width: CGFloat, _ place: (CGRect) -> CGRect) {
        var next = x - (marks.first.map { $0.subviews.count > 1 ? 2 : 0 } ?? 0)
        let middle =
            body.bounds.height - CardMetrics.marksBottom - CardMetrics.markFont.lineHeight / 2
        for mark in marks {
            let size = mark.bounds.size
            mark.frame = place(
                CGRect(
                    x: next, y: (middle - size.height / 2).rounded(), width: size.width,
                    height: size.height))
            mark.isHidden = look?.isPickedUp == true || next + size.width > x + width
            next += size.width + 8
        }
    }
}
