public import CommandLineKit

/// `touchstone guide`
public enum GuideCommand {
    /// The command that opens the Field Guide at a page.
    public static let guide = Command(
        "guide", .localized("opens the Field Guide, at a page if one is named"),
        usage: ["[<page>]": ""],
        notes: .localized(
            """
            A page is named by its identifier, by a row of the requirements, or by words to search \
            for.
            """),
        operands: .text, options: [.init(RunOptions.all)],
        examples: ["touchstone guide hud", "touchstone guide \"timer stops\""],
        failure: RunCommands.failure
    ) { arguments, _ in
        try SiblingProgram(name: "FieldGuide", remedy: "make run APP=FieldGuide")
            .replaceProcess(
                with: arguments.optionWords + GuideCommand.words(of: arguments.operands))
    }

    /// One operand of all words: words need no quotes.
    private static func words(of operands: [String]) -> [String] {
        operands.isEmpty ? [] : [operands.joined(separator: " ")]
    }
}
