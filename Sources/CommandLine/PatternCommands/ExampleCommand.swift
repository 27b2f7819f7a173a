import CommandLineKit
import PatternCatalogue

/// `touchstone patterns run`
enum ExampleCommand {
    /// The option that chooses an example, of `run` and `diagram`.
    static let example = CommandOption.text(
        "--example", "E", wanted: .localized("the name of an example"),
        help: .localized("The example, where there are several; “show” names them."))
    private static let form = CommandOption.choice(
        "--form", "F", of: Example.Form.self,
        help: .localized("document: as in the books, by default; idiomatic: as Swift has it."))

    static let command = Command(
        "run", .localized("runs a pattern's example"), usage: ["<pattern>": ""],
        operands: PatternCommands.ids, options: [.init([example, form, CommonOptions.json])],
        inputs: .text(
            "--<input>", "V", wanted: .localized("a value"),
            help: .localized("Changes an input; “show” names them."))
    ) { arguments, _ in
        let entry = try Catalogue.entry(try PatternCommands.entry(arguments))
        let chosen =
            try arguments[example].map { try entry.example($0) }
            ?? entry.example(taking: arguments.inputs.keys)
        let run = try chosen.run(arguments[form] ?? .document, inputs: arguments.inputs)
        guard arguments.has(CommonOptions.json) else {
            return CommandResponse(output: run.transcript.description)
        }
        return try CommandResponse(
            json: RunRecord(
                pattern: entry.id, example: chosen.id, lines: run.transcript.lines,
                messages: run.messages.messages.map {
                    RunRecord.Message(
                        kind: $0.kind.rawValue, sender: $0.sender, receiver: $0.receiver,
                        text: $0.text)
                }))
    }

    /// A run in JSON.
    private struct RunRecord: Encodable {
        let pattern: String
        let example: String
        let lines: [String]
        let messages: [Message]

        struct Message: Encodable {
            let kind: String
            let sender: String
            let receiver: String
            let text: String
        }
    }
}
