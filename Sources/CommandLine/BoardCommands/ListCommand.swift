import CommandLineKit
import PlanBoardCore

/// `touchstone board list`
enum ListCommand {
    static let command = Command(
        "list", .localized("lists the cards, column by column"), usage: ["[<words>…]": ""],
        notes: .localized(
            "With words, only cards that have them all: as written, in pinyin or by its initials."),
        options: [.init([BoardOptions.column, CommonOptions.json, BoardOptions.board])],
        examples: ["touchstone board list", "touchstone board list plants --column Today"]
    ) { arguments, console in
        let session = try BoardOptions.open(arguments, console)
        let column = try BoardOptions.columnIndex(arguments, session)
        if arguments.has(CommonOptions.json) {
            var outline = BoardOutline(session.board)
            if let column { outline.columns = [outline.columns[column]] }
            return CommandResponse(
                output: String(
                    decoding: try BoardFileFormat.json.write(outline), as: UTF8.self))
        }
        let indices = column.map { [$0] } ?? Array(session.board.columns.indices)
        guard arguments.operands.isEmpty else {
            var search = CardSearch(arguments.operands.joined(separator: " "))
            let lines = indices.flatMap { index in
                session.board.cards(in: session.board.columns[index].id).enumerated().compactMap {
                    row, card in
                    search.matches(card)
                        ? CardLine.text(
                            card, at: CardPlace(column: index, row: row), now: session.date,
                            in: arguments.language) : nil
                }
            }
            return CommandResponse(output: lines.joined())
        }
        return CommandResponse(
            output: indices.map {
                CardLine.text(ofColumn: $0, of: session, in: arguments.language)
            }.joined(separator: "\n"))
    }
}
