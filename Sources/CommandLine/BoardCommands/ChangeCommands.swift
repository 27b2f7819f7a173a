import CommandLineKit
import Foundation
import PlanBoardCore
import Spelling

/// `touchstone board move`
enum MoveCommand {
    static let command = Command(
        "move", Wording("moves a card to another place", "把卡片移到另一个位置"),
        usage: ["<place> <place>": ""],
        notes: Wording(
            "Finished cards stay below the others: reopen a card to move it.",
            "已完成的卡片总在其他卡片下方；要移动，请先重新打开。"),
        options: [.init([BoardOptions.board])], examples: ["touchstone board move 1.3 2.1"]
    ) { arguments, console in
        try arguments.requireOperands(
            2...2, wanted: Wording("two places", "两个位置"), example: "1.3 2.1")
        let from = try BoardOptions.place(arguments.operands[0])
        let to = try BoardOptions.place(arguments.operands[1])
        let session = try BoardOptions.open(arguments, console)
        let card = try session.card(at: from)
        try session.move(card.id, to: to)
        return CommandResponse(
            output: CardLine.text(
                ofColumn: to.column, of: session, in: arguments.language))
    }
}

/// `touchstone board done`
enum DoneCommand {
    private static let undo = CommandOption.flag(
        "--reopen", help: Wording("Reopens the card instead.", "改为重新打开卡片。"))

    static let command = Command(
        "done",
        Wording("finishes a card, which moves to the end of its column", "完成一张卡片，它会移到所在列的末尾"),
        usage: ["<place>": ""],
        options: [.init([undo, BoardOptions.board])], examples: ["touchstone board done 1.2"]
    ) { arguments, console in
        try arguments.requireOperands(1...1, wanted: Wording("a place", "位置"), example: "1.2")
        let place = try BoardOptions.place(arguments.operands[0])
        let session = try BoardOptions.open(arguments, console)
        let card = try session.card(at: place)
        guard card.isFinished == arguments.has(undo) else {
            throw UsageError.other(
                card.isFinished
                    ? Wording(
                        "“\(card.title)” is finished already. “--reopen” reopens it.",
                        "“\(card.title)”已经完成。“--reopen”可以重新打开它。")
                    : Wording("“\(card.title)” is not finished.", "“\(card.title)”还没有完成。"))
        }
        try session.toggleFinished(card.id)
        return CommandResponse(
            output: CardLine.text(
                ofColumn: place.column, of: session, in: arguments.language))
    }
}

/// `touchstone board show`
enum ShowCommand {
    static let command = Command(
        "show", Wording("shows everything about a card", "显示一张卡片的全部内容"), usage: ["<place>": ""],
        options: [.init([BoardOptions.board])], examples: ["touchstone board show 1.2"]
    ) { arguments, console in
        try arguments.requireOperands(1...1, wanted: Wording("a place", "位置"), example: "1.2")
        let place = try BoardOptions.place(arguments.operands[0])
        let session = try BoardOptions.open(arguments, console)
        let card = try session.card(at: place)
        var text = card.title.printable(keepingLines: true) + "\n\n"
        func add(_ name: Wording, _ value: String?) {
            guard let value else { return }
            let name = name.text(in: arguments.language)
            let space = String(repeating: " ", count: max(11 - TextWidth.columns(of: name), 1))
            text += "\(name)\(space)\(value)\n"
        }
        add(Wording("Column", "列"), try session.column(place.column).title.printable())
        add(Wording("Created", "创建"), CardLine.day(card.createdAt))
        add(Wording("Finished", "完成"), card.finishedAt.map(CardLine.day))
        add(Wording("Due", "到期"), card.due.map(CardLine.day))
        let yes = Wording("yes", "是").text(in: arguments.language)
        add(Wording("Important", "重要"), card.isImportant ? yes : nil)
        add(
            Wording("Labels", "标签"),
            card.labels.isEmpty ? nil : card.labels.joined(separator: ", ").printable())
        for item in card.checklist {
            text += "  [\(item.isDone ? "x" : " ")] \(item.title.printable())\n"
        }
        return CommandResponse(output: text)
    }
}
