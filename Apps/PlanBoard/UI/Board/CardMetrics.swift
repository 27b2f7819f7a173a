import PlanBoardCore
import UIKit

/// The sizes of cards, in points.
enum CardMetrics {
    /// The distance between two cards.
    static let gap: CGFloat = 10

    /// The width of the button that finishes a card.
    static let checkWidth: CGFloat = 30

    static let trailing: CGFloat = 10
    static let top: CGFloat = 10
    static let bottom: CGFloat = 10
    private static let side: CGFloat = 4
    private static let leastHeight: CGFloat = 38

    /// The height of three lines of text.
    static let mostTextHeight: CGFloat = 51

    /// The space above and below the line of marks.
    static let marksTop: CGFloat = 5
    static let marksBottom: CGFloat = 8

    static let font = UIFont.systemFont(ofSize: 14)
    static let markFont = UIFont.systemFont(ofSize: 10)

    static func textWidth(ofCard width: CGFloat) -> CGFloat {
        max(width - side - checkWidth - trailing, 1)
    }

    /// The height of a card, without the gap below it.
    static func height(of card: Card, width: CGFloat) -> CGFloat {
        let text = textHeight(card.title, width: textWidth(ofCard: width))
        let below = hasMarks(card) ? marksTop + markFont.lineHeight + marksBottom : bottom
        return max(leastHeight, top + text + below).rounded(.up)
    }

    static func textHeight(_ text: String, width: CGFloat) -> CGFloat {
        let box = (text as NSString).boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude),
            options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
        return min(mostTextHeight, box.height.rounded(.up))
    }

    /// `true` if a card has a line of marks below its text.
    static func hasMarks(_ card: Card) -> Bool {
        card.isImportant || card.due != nil || !card.labels.isEmpty || !card.checklist.isEmpty
            || !card.comments.isEmpty || !card.attachments.isEmpty || card.recurrence != nil
    }
}
