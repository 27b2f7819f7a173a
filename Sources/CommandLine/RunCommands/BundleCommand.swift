public import CommandLineKit

/// `touchstone bundle`
public enum BundleCommand {
    /// The command that copies an app and its libraries into a folder.
    public static let bundle = Command(
        "bundle",
        .localized("makes a folder of an app that runs without Touchstone and Swift"),
        usage: ["<App or program> [<folder>]": ""],
        notes: .localized(
            """
            The app is an installed one, or the program that “touchstone build” made. The folder's \
            “run” starts it; its “packages.txt” lists the packages of Debian that it needs.
            """),
        operands: .files, examples: ["touchstone bundle TouchPainter ~/TouchPainter"],
        failure: .localized("There is no such program, or the folder exists.")
    ) { arguments, _ in
        try arguments.requireOperands(
            1...2, wanted: .localized("an app"), example: "TouchPainter")
        try SiblingProgram(name: "touchstone-bundle", remedy: "make install")
            .replaceProcess(with: arguments.operands)
    }
}
