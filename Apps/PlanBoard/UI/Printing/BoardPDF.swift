import PlanBoardCore
import UIKit

/// A board on paper: its columns side by side on A4 in landscape, on as many pages as they need.
enum BoardPDF {
    static let paper = CGRect(x: 0, y: 0, width: 842, height: 595)
    private static let margin: CGFloat = 36
    private static let gap: CGFloat = 12
    private static let columnsOnPage = 4
    private static let cardGap: CGFloat = 6

    /// The space of the board's title, and that with the columns' titles.
    private static let titleHeight: CGFloat = 34
    private static let headHeight: CGFloat = 58

    private static let titleFont = UIFont.systemFont(ofSize: 18, weight: .semibold)
    private static let columnFont = UIFont.systemFont(ofSize: 11, weight: .semibold)
    private static let cardFont = UIFont.systemFont(ofSize: 10)
    private static let markFont = UIFont.systemFont(ofSize: 8)

    /// What is on a page: columns, each with some of its cards.
    struct Page {
        var columns: [(column: Column, cards: [Card])]
    }

    private static func columnWidth(_ count: Int) -> CGFloat {
        (paper.width - 2 * margin - CGFloat(count - 1) * gap) / CGFloat(max(count, 1))
    }

    /// Divides a board into pages.
    static func pages(of board: Board) -> [Page] {
        var pages: [Page] = []
        for start in stride(from: 0, to: max(board.columns.count, 1), by: columnsOnPage) {
            let shown = Array(board.columns.dropFirst(start).prefix(columnsOnPage))
            var rest = shown.map { board.cards(in: $0.id)[...] }
            let width = columnWidth(shown.count) - 16
            repeat {
                var page = Page(columns: [])
                for (index, column) in shown.enumerated() {
                    var room = paper.height - 2 * margin - headHeight - 8
                    var count = 0
                    for card in rest[index] {
                        room -= cardHeight(card, width) + (count > 0 ? cardGap : 0)
                        if room < 0 { break }
                        count += 1
                    }
                    page.columns.append((column, Array(rest[index].prefix(count))))
                    rest[index].removeFirst(count)
                }
                pages.append(page)
            } while rest.contains { !$0.isEmpty }
        }
        return pages
    }

    /// Draws a board.
    static func data(of board: Board, title: String) -> Data {
        UIGraphicsPDFRenderer(bounds: paper).pdfData { context in
            for page in pages(of: board) {
                context.beginPage()
                draw(page, title, board)
            }
        }
    }

    private static func draw(_ page: Page, _ title: String, _ board: Board) {
        draw(
            title, titleFont, .black,
            in: CGRect(x: margin, y: margin, width: paper.width - 2 * margin, height: 24))
        let width = columnWidth(page.columns.count)
        for (index, (column, cards)) in page.columns.enumerated() {
            let x = margin + CGFloat(index) * (width + gap)
            let top = margin + titleHeight
            UIColor(white: 0.96, alpha: 1).setFill()
            UIBezierPath(
                roundedRect: CGRect(
                    x: x, y: top, width: width, height: paper.height - margin - top),
                cornerRadius: 4
            ).fill()
            draw(
                "\(column.title) (\(board.cardCount(in: column.id)))", columnFont, .black,
                in: CGRect(x: x + 8, y: top + 6, width: width - 16, height: 14))
            var y = margin + headHeight
            for card in cards {
                let height = cardHeight(card, width - 16)
                draw(card, in: CGRect(x: x + 8, y: y, width: width - 16, height: height))
                y += height + cardGap
            }
        }
    }

    private static func marks(_ card: Card) -> String {
        var parts: [String] = []
        if card.isImportant { parts.append(String(localized: "Important", bundle: .module)) }
        if let due = card.due { parts.append(CardMark.dayText(due)) }
        if !card.checklist.isEmpty { parts.append("\(card.doneItems)/\(card.checklist.count)") }
        return (parts + card.labels.map { "#\($0)" }).joined(separator: "   ")
    }

    private static func cardHeight(_ card: Card, _ width: CGFloat) -> CGFloat {
        let text = (card.title as NSString).boundingRect(
            with: CGSize(width: width - 12, height: .greatestFiniteMagnitude),
            options: .usesLineFragmentOrigin, attributes: [.font: cardFont], context: nil)
        let marks = marks(card).isEmpty ? 0 : markFont.lineHeight + 3
        return min(text.height.rounded(.up) + marks + 12, 200)
    }

    private static func draw(_ card: Card, in frame: CGRect) {
        UIColor.white.setFill()
        let path = UIBezierPath(roundedRect: frame, cornerRadius: 3)
        path.fill()
        UIColor(white: 0.8, alpha: 1).setStroke()
        path.lineWidth = 0.5
        path.stroke()
        let marks = marks(card)
        let below = marks.isEmpty ? 0 : markFont.lineHeight + 3
        draw(
            (card.isFinished ? "✓ " : "") + card.title, cardFont,
            card.isFinished ? UIColor(white: 0.4, alpha: 1) : .black,
            in: CGRect(
                x: frame.minX + 6, y: frame.minY + 6, width: frame.width - 12,
                height: frame.height - 12 - below))
        guard !marks.isEmpty else { return }
        draw(
            marks, markFont, UIColor(white: 0.35, alpha: 1),
            in: CGRect(
                x: frame.minX + 6, y: frame.maxY - 5 - markFont.lineHeight,
                width: frame.width - 12, height: markFont.lineHeight + 1))
    }

    private static func draw(_ text: String, _ font: UIFont, _ color: UIColor, in rect: CGRect) {
        (text as NSString).draw(
            in: rect, withAttributes: [.font: font, .foregroundColor: color])
    }
}
