import Foundation
import PlanBoardCore
import TestSupport

/// Edits as people make them.
nonisolated enum RandomEdits {
    static func edit(_ session: BoardSession, _ random: inout SeededGenerator) throws {
        let cards = session.board.columns.flatMap { session.board.cards(in: $0.id) }
        guard let card = cards.randomElement(using: &random) else {
            try session.addCard(titled: "first", toColumn: 0)
            return
        }
        let column = Int.random(in: 0..<session.numberOfColumns, using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: try session.delete(card.id)
        case 1: try session.addCard(titled: "new", toColumn: column)
        case 2: try session.toggleFinished(card.id)
        case 3: try session.edit(card.id) { $0.title += "!" }
        case 4: try session.comment(card.id, "remark", by: "someone")
        case 5: try session.undo()
        case 6: try session.edit(card.id) { $0.labels.append("l\($0.labels.count)") }
        default:
            guard !card.isFinished else { return }
            try session.move(card.id, to: CardPlace(column: column, row: 0))
        }
    }
}
