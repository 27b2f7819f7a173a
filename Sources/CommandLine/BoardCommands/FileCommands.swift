import CommandLineKit
import Foundation
import PlanBoardCore

/// `touchstone board export`
enum ExportCommand {
    static let format = CommandOption.choice(
        "--format", "F", of: BoardFileFormat.self,
        help: Wording(
            "json, csv or markdown; by default what the file's name says.",
            "json、csv 或 markdown；默认由文件名决定。"))

    static let command = Command(
        "export", Wording("writes the cards to a file", "把卡片写入文件"), usage: ["<file>": ""],
        notes: Wording(
            "“-” writes to standard output. The archive is left out.", "“-”写到标准输出。归档的卡片不导出。"),
        operands: .files,
        options: [.init([format, BoardOptions.board])],
        examples: [
            "touchstone board export plans.md", "touchstone board export - --format csv",
        ]
    ) { arguments, console in
        try arguments.requireOperands(1...1, wanted: Wording("a file", "文件"), example: "plans.md")
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
        "import", Wording("adds the columns and cards of a file", "加入一个文件中的列和卡片"),
        usage: ["<file>": ""],
        notes: Wording(
            """
            Columns whose titles exist already take the cards below their own. JSON may be an \
            export of Trello. What is skipped or changed is listed; a file that cannot be read \
            adds nothing.
            """,
            """
            标题已存在的列会把这些卡片排在自己的卡片之下。JSON 可以是 Trello 导出的文件。\
            跳过或更改的内容会列出；无法读取的文件不会添加任何内容。
            """),
        operands: .files, options: [.init([ExportCommand.format, BoardOptions.board])],
        examples: ["touchstone board import plans.md"]
    ) { arguments, console in
        try arguments.requireOperands(1...1, wanted: Wording("a file", "文件"), example: "plans.md")
        let path = arguments.operands[0]
        let format = try FileFormat.of(path, arguments)
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UsageError.badValue(
                of: "file", value: path,
                wanted: Wording("a file that exists and can be read", "存在且可读的文件"))
        }
        let reading = try format.read(data)
        try BoardOptions.open(arguments, console).add(reading.outline)
        let (added, skipped) = (reading.addedCount, reading.skippedCount)
        let summary = Wording(
            "\(added) \(added == 1 ? "card" : "cards") added, \(skipped) skipped.",
            "添加了 \(added) 张卡片，跳过 \(skipped) 张。")
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
            Wording("a format, which the name “\(path)” does not tell", "格式，文件名“\(path)”没有说明"),
            example: "--format markdown …")
    }
}
