public import CommandLineKit

/// `touchstone toolkit`
public enum ToolkitCommand {
    /// The command that compiles what projects are compiled against.
    public static let toolkit = Command(
        "toolkit",
        .localized("compiles UIKit for another version of Swift than the installed one"),
        usage: ["build": ""],
        notes: .localized(
            """
            Swift reads only modules of its own version. The toolkit is compiled from the installed \
            source by the compiler on PATH, once, and kept in $XDG_CACHE_HOME/touchstone/toolkits.
            """),
        operands: .words { ["build"] }, examples: ["touchstone toolkit build"],
        failure: .localized("Something that it needs is missing, or the compiler failed.")
    ) { arguments, _ in
        try arguments.requireOperands(1...1, wanted: .localized("build"), example: "build")
        try SiblingProgram(name: "touchstone-toolkit", remedy: "make install")
            .replaceProcess(with: arguments.operands)
    }
}
