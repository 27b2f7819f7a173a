import PlanBoardCore

/// A board's model without its screens: cards move on it first, and are stored when they are
/// dropped.
enum BoardExample {
    static func run(isTakenBack: Bool) throws -> [String] {
        let board = try BoardSession(titles: ["今日要做", "下一步要做", "以后要做"])
        for title in ["Repair the lamp", "Buy seeds", "Write to Ana"] {
            try board.addCard(titled: title, toColumn: 0)
        }
        var lines: [String] = []
        func say(_ step: String) throws {
            lines.append("\(step):")
            for (column, title) in board.columnTitles.enumerated() {
                let cards = try board.cards(inColumn: column)
                let titles = cards.map { $0.title + ($0.isFinished ? " ✓" : "") }
                lines.append(
                    "  \(title)" + (cards.isEmpty ? "" : " (\(cards.count)): ")
                        + titles.joined(separator: ", "))
            }
        }
        try say("three cards, the last one on top")
        let first = try board.card(at: CardPlace(column: 0, row: 0))
        try board.beginMove(of: first.id)
        try board.moveTentatively(to: CardPlace(column: 1, row: 0))
        if isTakenBack { board.rollBack() } else { try board.endMove() }
        try say(isTakenBack ? "moved and taken back" : "moved and dropped")
        try board.toggleFinished(first.id)
        do {
            try board.beginMove(of: first.id)
        } catch {
            lines.append("a finished card stays: \(error)")
        }
        return lines
    }
}
