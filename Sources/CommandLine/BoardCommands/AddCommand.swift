import CommandLineKit
import Foundation
import PlanBoardCore

/// `touchstone board add`
enum AddCommand {
    private static let important = CommandOption.flag(
        "--important", letter: "-i", help: .localized("Marks the card as important."))
    private static let due = CommandOption<Date>.value(
        "--due", "DAY", wanted: .localized("a day, as 2026-12-24"),
        help: .localized("The day by which the card should be finished."),
        read: { try? Date($0 + "T23:59:59Z", strategy: .iso8601) })
    private static let label = CommandOption.text(
        "--label", letter: "-l", "WORD", wanted: .localized("a word"), repeats: true,
        help: .localized("A label; may be given again."))

    static let command = Command(
        "add", .localized("adds a card at the top of a column"),
        usage: ["<title>…": ""],
        options: [.init([BoardOptions.column, important, due, label, BoardOptions.board])],
        examples: ["touchstone board add Water the plants --column Today --important"]
    ) { arguments, console in
        try arguments.requireOperands(
            1..., wanted: .localized("a title"), example: "Water the plants")
        let session = try BoardOptions.open(arguments, console)
        let index = try BoardOptions.columnIndex(arguments, session) ?? 0
        let card = try session.addCard(
            titled: arguments.operands.joined(separator: " "),
            isImportant: arguments.has(important), due: arguments[due],
            labels: arguments.all(label), toColumn: index)
        return CommandResponse(
            output: CardLine.text(
                card, at: CardPlace(column: index, row: 0), now: session.date,
                in: arguments.language))
    }
}
