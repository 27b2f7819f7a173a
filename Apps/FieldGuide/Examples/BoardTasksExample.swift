import Foundation
import PlanBoardCore

/// A task from its beginning to its end. Each step can be taken back.
enum BoardTasksExample {
    static func run() throws -> [String] {
        let board = try BoardSession(titles: ["Today"])
        var lines: [String] = []
        func say(_ step: String) throws {
            let cards = try board.cards(inColumn: 0).map { card in
                (card.isImportant ? "! " : "") + card.title + (card.isFinished ? " ✓" : "")
            }
            lines.append("\(step): \(cards.isEmpty ? "–" : cards.joined(separator: ", "))")
        }
        let card = try board.addCard(titled: "Water the roses", toColumn: 0)
        try say("created")
        try board.edit(card.id) { $0.title = "Water the roses and the herbs" }
        try say("edited")
        try board.edit(card.id) { $0.isImportant = true }
        try say("important")
        try board.toggleFinished(card.id)
        try say("done")
        try board.delete(card.id)
        try say("deleted")
        try board.undo()
        try say("taken back")
        do {
            try board.addCard(titled: "  ", toColumn: 0)
        } catch {
            lines.append("without a title: \(error)")
        }
        return lines
    }
}
