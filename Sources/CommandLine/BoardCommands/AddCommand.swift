import CommandLineKit
import Foundation
import PlanBoardCore

/// `touchstone board add`
enum AddCommand {
    private static let important = CommandOption.flag(
        "--important", letter: "-i", help: Wording("Marks the card as important.", "标记为重要。"))
    private static let due = CommandOption<Date>.value(
        "--due", "DAY", wanted: Wording("a day, as 2026-12-24", "日期，如 2026-12-24"),
        help: Wording("The day by which the card should be finished.", "应当完成的日期。"),
        read: { try? Date($0 + "T23:59:59Z", strategy: .iso8601) })
    private static let label = CommandOption.text(
        "--label", letter: "-l", "WORD", wanted: Wording("a word", "一个词"), repeats: true,
        help: Wording("A label; may be given again.", "标签；可以给出多个。"))

    static let command = Command(
        "add", Wording("adds a card at the top of a column", "在一列的最上方添加卡片"),
        usage: ["<title>…": ""],
        options: [.init([BoardOptions.column, important, due, label, BoardOptions.board])],
        examples: ["touchstone board add Water the plants --column Today --important"]
    ) { arguments, console in
        try arguments.requireOperands(
            1..., wanted: Wording("a title", "标题"), example: "Water the plants")
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
