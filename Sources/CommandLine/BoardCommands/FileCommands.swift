import CommandLineKit
import Foundation
import PlanBoardCore

/// `touchstone board export`
enum ExportCommand {
    static let format = CommandOption.choice(
        "--format", "F", of: BoardFileFormat.self,
        help: .localized("json, csv or markdown; by default what the file's name says."))

    static let command = Command(
        "export", .localized("writes the cards to a file"), usage: ["<file>": ""],
        notes: .localized("“-” writes to standard output. The archive is left out."),
        operands: .files,
        options: [.init([format, BoardOptions.board])],
        examples: [
            "touchstone board export plans.md", "touchstone board export - --format csv",
        ]
    ) { arguments, console in
        try arguments.requireOperands(1...1, wanted: .localized("a file"), example: "plans.md")
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
        "import", .localized("adds the columns and cards of a file"),
        usage: ["<file>": ""],
        notes: .localized(
            """
            Columns whose titles exist already take the cards below their own. JSON may be an \
            export of Trello. What is skipped or changed is listed; a file that cannot be read \
            adds nothing.
            """),
        operands: .files, options: [.init([ExportCommand.format, BoardOptions.board])],
        examples: ["touchstone board import plans.md"]
    ) { arguments, console in
        try arguments.requireOperands(1...1, wanted: .localized("a file"), example: "plans.md")
        let path = arguments.operands[0]
        let format = try FileFormat.of(path, arguments)
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UsageError.badValue(
                of: "file", value: path,
                wanted: .localized("a file that exists and can be read"))
        }
        let reading = try format.read(data)
        try BoardOptions.open(arguments, console).add(reading.outline)
        let (added, skipped) = (reading.addedCount, reading.skippedCount)
        let summary: LocalizedText = .localized("\(added) cards added, \(skipped) skipped.")
        let lines = [summary] + reading.notes.map(ImportNoteLine.wording)
        return CommandResponse(
            output: lines.map { $0.text(in: arguments.language) + "\n" }.joined())
    }
}

private enum FileFormat {
    static func of(_ path: String, _ arguments: Arguments) throws(UsageError) -> BoardFileFormat {
        if let format = arguments[ExportCommand.format] { return format }
        if let format = BoardFileFormat(path: path) { return format }
        throw arguments.missing(
            .localized("a format, which the name “\(path)” does not tell"),
            example: "--format markdown …")
    }
}
