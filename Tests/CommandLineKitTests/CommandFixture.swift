import CommandLineKit
import Synchronization

/// A program with every kind of option, a command family and command-specific inputs.
enum CommandFixture {
    enum Level: String, CaseIterable { case low, high }

    static let budget = CommandOption.whole(
        "--budget", "MS", in: 1...100, wanted: "milliseconds from 1 to 100",
        help: "The time to look at a picture.")
    static let output = CommandOption.file("--output", letter: "-o", help: "Writes a file.")
    static let level = CommandOption.choice("--level", "L", of: Level.self, help: "low or high.")
    static let category = CommandOption.text(
        "--category", letter: "-c", "C", wanted: "a category", repeats: true, help: "A category.")

    static let read = Command(
        "read", "reads pictures", usage: ["<file>…": "pictures"],
        notes: "Several pictures are read one after the other.", operands: .files,
        options: [.init([CommonOptions.json, budget, output, level, category])],
        examples: ["tool qr read photo.png"]
    ) { arguments, console in
        try arguments.requireOperands(1...2, wanted: "a picture", example: "photo.png")
        console.say("Looking.")
        let facts = [
            arguments.operands.joined(separator: ","), arguments[budget].map(String.init) ?? "",
            arguments[output] ?? "", arguments[level]?.rawValue ?? "",
            arguments.all(category).joined(separator: ","),
            arguments.has(CommonOptions.json) ? "json" : "", arguments.language.shortTag,
        ]
        return CommandResponse(output: facts.joined(separator: ";") + "\n")
    }

    static let play = Command(
        "play", "plays with inputs",
        inputs: .text("--<input>", "V", wanted: "a value", help: "Changes an input.")
    ) { arguments, _ in
        CommandResponse(output: "\(arguments.inputs.sorted { $0.key < $1.key })\n")
    }

    static let program = Command(
        family: "tool", "does things", version: "1.2.3",
        subcommands: [
            Command(
                family: "qr", "reads and makes codes", failure: "A picture has no code.",
                subcommands: [read, play])
        ])
}

/// The messages of a command.
final class Messages: Sendable {
    private let messages = Mutex<[Console.Message]>([])

    var all: [Console.Message] { messages.withLock { $0 } }

    @Sendable func receive(_ message: Console.Message) { messages.withLock { $0.append(message) } }
}
