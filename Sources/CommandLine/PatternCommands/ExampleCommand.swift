import CommandLineKit
import PatternCatalogue

/// `touchstone patterns run`
enum ExampleCommand {
    /// The option that chooses an example, of `run` and `diagram`.
    static let example = CommandOption.text(
        "--example", "E", wanted: Wording("the name of an example", "示例的名称"),
        help: Wording(
            "The example, where there are several; “show” names them.",
            "有多个示例时选择一个；“show”会列出它们。"))
    private static let form = CommandOption.choice(
        "--form", "F", of: Example.Form.self,
        help: Wording(
            "document: as in the books, by default; idiomatic: as Swift has it.",
            "document：与文档一致，为默认；idiomatic：Swift 的惯用写法。"))

    static let command = Command(
        "run", Wording("runs a pattern's example", "运行模式的示例"), usage: ["<pattern>": ""],
        operands: PatternCommands.ids, options: [.init([example, form])],
        inputs: .text(
            "--<input>", "V", wanted: Wording("a value", "一个值"),
            help: Wording("Changes an input; “show” names them.", "改变输入；“show”会列出输入项。"))
    ) { arguments, _ in
        let entry = try Catalogue.entry(try PatternCommands.entry(arguments))
        let chosen =
            try arguments[example].map { try entry.example($0) }
            ?? entry.example(taking: arguments.inputs.keys)
        let run = try chosen.run(arguments[form] ?? .document, inputs: arguments.inputs)
        return CommandResponse(output: run.transcript.description)
    }
}
