public import CommandLineKit

/// `touchstone port`
public enum PortCommand {
    private static let output = CommandOption.file(
        "--output", letter: "-o", "FOLDER", wanted: .localized("the name of a folder"),
        help: .localized("Write the ported files there; files that stay the same are not touched."))
    private static let check = CommandOption.flag(
        "--check",
        help: .localized("Write nothing; print what would change and what cannot be ported."))
    private static let report = CommandOption.flag(
        "--report",
        help: .localized(
            "Write nothing; print which of UIKit's APIs are used and which are missing."))
    private static let lint = CommandOption.flag(
        "--lint",
        help: .localized(
            "Write nothing; print which delegate methods of Swift for Linux are not called."))
    private static let context = CommandOption.text(
        "--context", "PATH", wanted: .localized("a file or folder"), repeats: true,
        help: .localized("Also read, but do not port, the source of a module that is imported."))
    private static let quiet = CommandOption.flag(
        "--quiet", help: .localized("Print problems only."))

    /// The command that ports iOS source to Linux.
    public static let port = Command(
        "port", .localized("ports the iOS source of a module to Linux"),
        usage: ["<folder or file>…": ""],
        notes: .localized(
            """
            The build plugin TouchstonePort does the same while a package is built: see \
            Documentation/Bring-Your-Package.md.
            """),
        operands: .files, options: [.init([output, check, report, lint, context, quiet])],
        examples: [
            "touchstone port Sources/Reader --check",
            "touchstone port Sources/Reader --output Linux/Reader",
            "touchstone port Sources --lint",
        ],
        failure: .localized(
            "Something cannot be ported, a method is not called, or the tool is not built.")
    ) { arguments, _ in
        try arguments.requireOperands(
            1..., wanted: .localized("a folder of iOS source"),
            example: "Sources/Reader --check")
        try SiblingProgram(
            name: "touchstone-port", remedy: "make port",
            folders: ["Port/.build/release", "Port/.build/debug"]
        ).replaceProcess(with: arguments.optionWords + arguments.operands)
    }
}
