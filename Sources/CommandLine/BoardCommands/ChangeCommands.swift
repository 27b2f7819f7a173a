import CommandLineKit
import Foundation
import PlanBoardCore

/// `touchstone board move`
enum MoveCommand {
    static let command = Command(
        "move", "moves a card to another place", usage: ["<place> <place>": ""],
        notes: "Finished cards stay below the others: reopen a card to move it.",
        options: [.init([BoardOptions.board])], examples: ["touchstone board move 1.3 2.1"]
    ) { arguments, console in
        try arguments.requireOperands(2...2, wanted: "two places", example: "1.3 2.1")
        let from = try BoardOptions.place(arguments.operands[0])
        let to = try BoardOptions.place(arguments.operands[1])
        let session = try BoardOptions.open(arguments, console)
        let card = try session.card(at: from)
        try session.move(card.id, to: to)
        return CommandResponse(output: CardLine.text(ofColumn: to.column, in: session))
    }
}

/// `touchstone board done`
enum DoneCommand {
    private static let undo = CommandOption.flag("--reopen", help: "Reopens the card instead.")

    static let command = Command(
        "done", "finishes a card, which moves to the end of its column", usage: ["<place>": ""],
        options: [.init([undo, BoardOptions.board])], examples: ["touchstone board done 1.2"]
    ) { arguments, console in
        try arguments.requireOperands(1...1, wanted: "a place", example: "1.2")
        let place = try BoardOptions.place(arguments.operands[0])
        let session = try BoardOptions.open(arguments, console)
        let card = try session.card(at: place)
        guard card.isFinished == arguments.has(undo) else {
            throw UsageError.other(
                card.isFinished
                    ? "“\(card.title)” is finished already. “--reopen” reopens it."
                    : "“\(card.title)” is not finished.")
        }
        try session.toggleFinished(card.id)
        return CommandResponse(output: CardLine.text(ofColumn: place.column, in: session))
    }
}

/// `touchstone board show`
enum ShowCommand {
    static let command = Command(
        "show", "shows everything about a card", usage: ["<place>": ""],
        options: [.init([BoardOptions.board])], examples: ["touchstone board show 1.2"]
    ) { arguments, console in
        try arguments.requireOperands(1...1, wanted: "a place", example: "1.2")
        let place = try BoardOptions.place(arguments.operands[0])
        let session = try BoardOptions.open(arguments, console)
        let card = try session.card(at: place)
        var text = card.title.printable(keepingLines: true) + "\n\n"
        func add(_ name: String, _ value: String?) {
            guard let value else { return }
            text += "\(name.padding(toLength: 11, withPad: " ", startingAt: 0))\(value)\n"
        }
        add("Column", try session.column(place.column).title.printable())
        add("Created", CardLine.day(card.createdAt))
        add("Finished", card.finishedAt.map(CardLine.day))
        add("Due", card.due.map(CardLine.day))
        add("Important", card.isImportant ? "yes" : nil)
        add(
            "Labels",
            card.labels.isEmpty ? nil : card.labels.joined(separator: ", ").printable())
        for item in card.checklist {
            text += "  [\(item.isDone ? "x" : " ")] \(item.title.printable())\n"
        }
        return CommandResponse(output: text)
    }
}
