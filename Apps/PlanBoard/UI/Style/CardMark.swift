import PlanBoardCore
import UIKit

/// A small symbol with a text below a card's title.
final class CardMark: UIView {
    private static let iconSide: CGFloat = 16
    private static let padding: CGFloat = 5

    private let icon = UIImageView()
    private let text = UILabel()

    init(_ words: String, symbol: String?, color: UIColor, isFilled: Bool = false) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        text.font = CardMetrics.markFont
        text.text = words
        text.textColor = color
        addSubview(text)
        if let symbol {
            icon.image = .symbol(symbol, size: 10)
            icon.contentMode = .center
            icon.tintColor = color
            addSubview(icon)
        }
        if isFilled {
            backgroundColor = color.withAlphaComponent(0.14)
            layer.cornerRadius = 4
        }
        let lead = symbol == nil ? (isFilled ? Self.padding : 0) : Self.iconSide
        let width = text.sizeThatFits(CGSize(width: 400, height: 40)).width.rounded(.up)
        let height = Self.iconSide
        frame.size = CGSize(width: lead + width + (isFilled ? Self.padding : 0), height: height)
        icon.frame = CGRect(x: 0, y: 0, width: Self.iconSide, height: height)
        text.frame = CGRect(x: lead, y: 0, width: width, height: height)
    }

    required init?(coder: NSCoder) { nil }

    /// A day in the app's language.
    static func dayText(_ date: Date) -> String {
        let locale = Locale(identifier: Language.current.rawValue)
        let style = Date.FormatStyle(date: .omitted, time: .omitted, locale: locale)
            .month(.abbreviated).day()
        return date.formatted(style)
    }

    /// A day and a time in the app's language.
    static func dayAndTimeText(_ date: Date) -> String {
        let locale = Locale(identifier: Language.current.rawValue)
        let style = Date.FormatStyle(date: .omitted, time: .shortened, locale: locale)
            .month(.abbreviated).day()
        return date.formatted(style)
    }

    /// The marks of a card, the most important first.
    static func marks(of card: Card, now: Date) -> [CardMark] {
        var marks: [CardMark] = []
        if card.isImportant {
            marks.append(
                CardMark(
                    String(localized: "Important", bundle: .module), symbol: "flag.fill",
                    color: card.isFinished ? .planFinished : .planWarning))
        }
        if let due = card.due {
            let color: UIColor = card.isOverdue(at: now) ? .planWarning : .planSecondary
            marks.append(CardMark(dayText(due), symbol: "calendar", color: color))
        }
        if !card.checklist.isEmpty {
            marks.append(
                CardMark(
                    "\(card.doneItems)/\(card.checklist.count)", symbol: "checklist",
                    color: .planSecondary))
        }
        let counts = [("text.bubble", card.comments.count), ("paperclip", card.attachments.count)]
        for (symbol, count) in counts where count > 0 {
            marks.append(CardMark("\(count)", symbol: symbol, color: .planSecondary))
        }
        if card.recurrence != nil {
            marks.append(CardMark("", symbol: "repeat", color: .planSecondary))
        }
        marks += card.labels.map {
            CardMark($0, symbol: nil, color: .plan(label: $0), isFilled: true)
        }
        return marks
    }
}
