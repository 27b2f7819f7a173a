import CommandLineKit
import Foundation
import FoundationGaps
import PlanBoardCore

/// `touchstone board move`
enum MoveCommand {
    static let command = Command(
        "move", .localized("moves a card to another place"),
        usage: ["<place> <place>": ""],
        notes: .localized("Finished cards stay below the others: reopen a card to move it."),
        options: [.init([BoardOptions.board])], examples: ["touchstone board move 1.3 2.1"]
    ) { arguments, console in
        try arguments.requireOperands(
            2...2, wanted: .localized("two places"), example: "1.3 2.1")
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
        "--reopen", help: .localized("Reopens the card instead."))

    static let command = Command(
        "done",
        .localized("finishes a card, which moves to the end of its column"),
        usage: ["<place>": ""],
        options: [.init([undo, BoardOptions.board])], examples: ["touchstone board done 1.2"]
    ) { arguments, console in
        try arguments.requireOperands(1...1, wanted: .localized("a place"), example: "1.2")
        let place = try BoardOptions.place(arguments.operands[0])
        let session = try BoardOptions.open(arguments, console)
        let card = try session.card(at: place)
        guard card.isFinished == arguments.has(undo) else {
            throw UsageError.other(
                card.isFinished
                    ? .localized("“\(card.title)” is finished already. “--reopen” reopens it.")
                    : .localized("“\(card.title)” is not finished."))
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
        "show", .localized("shows everything about a card"), usage: ["<place>": ""],
        options: [.init([BoardOptions.board])], examples: ["touchstone board show 1.2"]
    ) { arguments, console in
        try arguments.requireOperands(1...1, wanted: .localized("a place"), example: "1.2")
        let place = try BoardOptions.place(arguments.operands[0])
        let session = try BoardOptions.open(arguments, console)
        let card = try session.card(at: place)
        var text = card.title.printable(keepingLines: true) + "\n\n"
        func add(_ name: LocalizedText, _ value: String?) {
            guard let value else { return }
            let name = name.text(in: arguments.language)
            let space = String(repeating: " ", count: max(11 - TextWidth.columns(of: name), 1))
            text += "\(name)\(space)\(value)\n"
        }
        add(.localized("Column"), try session.column(place.column).title.printable())
        add(.localized("Created"), CardLine.day(card.createdAt))
        add(.localized("Finished"), card.finishedAt.map(CardLine.day))
        add(.localized("Due"), card.due.map(CardLine.day))
        let yes = String(localized: "yes", in: arguments.language)
        add(.localized("Important"), card.isImportant ? yes : nil)
        add(
            .localized("Labels"),
            card.labels.isEmpty ? nil : card.labels.joined(separator: ", ").printable())
        for item in card.checklist {
            text += "  [\(item.isDone ? "x" : " ")] \(item.title.printable())\n"
        }
        return CommandResponse(output: text)
    }
}
