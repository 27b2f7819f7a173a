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
        let text = textHeight(shownTitle(of: card), width: textWidth(ofCard: width))
        let below = hasMarks(card) ? marksTop + markFont.lineHeight + marksBottom : bottom
        return max(leastHeight, top + text + below).rounded(.up)
    }

    /// The title, or the part of a very long one that is more than fits into a card.
    static func shownTitle(of card: Card) -> String {
        card.title.utf8.count <= 1_000 ? card.title : card.title.prefix(600) + "…"
    }

    /// The height of a text in a width, three lines at most.
    static func textHeight(_ text: String, width: CGFloat) -> CGFloat {
        if let widest = ShortText.widest(text), widest <= width { return ShortText.height }
        return measuredHeight(text, width: width)
    }

    /// Shapes the text, which takes most of the time until a large board is shown.
    fileprivate static func measuredHeight(_ text: String, width: CGFloat) -> CGFloat {
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

/// Texts of ASCII characters that are on one line without being shaped.
private enum ShortText {
    /// The height of one line.
    static let height = CardMetrics.measuredHeight("Ag", width: .greatestFiniteMagnitude)

    /// The widths of the printable characters, from the space on, a tenth larger: between two
    /// characters a font may have more room than between others.
    private static let widths: [CGFloat] = (UInt8(0x20)..<0x7F).map { byte in
        let text = String(UnicodeScalar(byte)) as NSString
        return text.size(withAttributes: [.font: CardMetrics.font]).width * 1.1
    }

    /// A width that a text does not exceed; `nil` for an empty one and other characters.
    static func widest(_ text: String) -> CGFloat? {
        guard !text.isEmpty else { return nil }
        var sum: CGFloat = 0
        for byte in text.utf8 {
            guard (0x20..<0x7F).contains(byte) else { return nil }
            sum += widths[Int(byte) - 0x20]
        }
        return sum
    }
}
