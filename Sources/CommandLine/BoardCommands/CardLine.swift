import CommandLineKit
import Foundation
import FoundationGaps
import PlanBoardCore

/// Cards as lines of text.
enum CardLine {
    static func text(
        _ card: Card, at place: CardPlace, now: Date, in language: Language
    ) -> String {
        let title = card.title.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        var text =
            "\(place.column + 1).\(place.row + 1)  [\(card.isFinished ? "x" : " ")] "
            + "\(card.isImportant ? "! " : "")\(title.printable())"
        if let due = card.due {
            let state: LocalizedText =
                card.isOverdue(at: now) ? .localized("overdue") : .localized("due")
            text += "  \(state.text(in: language)) \(day(due))"
        }
        if !card.checklist.isEmpty { text += "  \(card.doneItems)/\(card.checklist.count)" }
        for label in card.labels { text += "  #\(label.printable())" }
        return text + "\n"
    }

    static func day(_ date: Date) -> String {
        date.formatted(.iso8601.year().month().day())
    }

    /// A column with its cards.
    static func text(
        ofColumn index: Int, of session: BoardSession, in language: Language
    ) -> String {
        let column = session.board.columns[index]
        let cards = session.board.cards(in: column.id)
        let count =
            column.limit.map { "\(session.board.unfinishedCount(in: column.id))/\($0)" }
            ?? "\(cards.count)"
        let lines = cards.enumerated().map { row, card in
            "  "
                + text(
                    card, at: CardPlace(column: index, row: row), now: session.date, in: language)
        }
        return "\(column.title.printable()) (\(count))\n" + lines.joined()
    }
}
