import CommandLineKit
import Foundation
import PlanBoardCore

/// `touchstone board export`
enum ExportCommand {
    static let format = CommandOption.choice(
        "--format", "F", of: BoardFileFormat.self,
        help: "json, csv or markdown; by default what the file's name says.")

    static let command = Command(
        "export", "writes the cards to a file", usage: ["<file>": ""],
        notes: "“-” writes to standard output. The archive is left out.", operands: .files,
        options: [.init([format, BoardOptions.board])],
        examples: [
            "touchstone board export plans.md", "touchstone board export - --format csv",
        ]
    ) { arguments, console in
        try arguments.requireOperands(1...1, wanted: "a file", example: "plans.md")
        let path = arguments.operands[0]
        let format = try FileFormat.of(path, arguments)
        let data = try format.write(
            BoardOutline(BoardOptions.open(arguments, console).board))
        guard path != "-" else {
            return CommandResponse(output: String(decoding: data, as: UTF8.self))
        }
        let file = OutputFile(path: path)
        try file.write(data)
        console.say(file.message)
        return CommandResponse()
    }
}

/// `touchstone board import`
enum ImportCommand {
    static let command = Command(
        "import", "adds the columns and cards of a file", usage: ["<file>": ""],
        notes: "Columns whose titles exist already take the cards below their own.",
        operands: .files, options: [.init([ExportCommand.format, BoardOptions.board])],
        examples: ["touchstone board import plans.md"]
    ) { arguments, console in
        try arguments.requireOperands(1...1, wanted: "a file", example: "plans.md")
        let path = arguments.operands[0]
        let format = try FileFormat.of(path, arguments)
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UsageError.badValue(
                of: "file", value: path, wanted: "a file that exists and can be read")
        }
        let outline = try format.read(data)
        try BoardOptions.open(arguments, console).add(outline)
        let count = outline.cardCount
        return CommandResponse(output: "Added \(count) \(count == 1 ? "card" : "cards").\n")
    }
}

private enum FileFormat {
    static func of(_ path: String, _ arguments: Arguments) throws(UsageError) -> BoardFileFormat {
        if let format = arguments[ExportCommand.format] { return format }
        if let format = BoardFileFormat(path: path) { return format }
        throw arguments.missing(
            "a format, which the name “\(path)” does not tell", example: "--format markdown …")
    }
}
