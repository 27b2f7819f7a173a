public import CommandLineKit
import RunCommands

/// `touchstone layout`
public enum LayoutCommands {
    /// The command that explains an app's layout.
    public static let layout = Command(
        name, summary, usage: ["<App>": ""],
        notes: .localized("--script, --size and --appearance say in which state the app is."),
        operands: .words { InstalledApp.names }, options: [.init(LayoutOptions.all)],
        examples: [
            "touchstone layout LayoutLab", "touchstone layout TouchPainter --why Undo.leading",
        ],
        failure: failure
    ) { arguments, _ in
        try InstalledApp(arguments).replaceProcess(with: [name] + arguments.optionWords)
    }

    /// The word that calls the command, here and in an app's own program.
    public static let name = "layout"

    /// The predicate of the command.
    public static let summary: LocalizedText = .localized(
        """
        explains an app's layout: every view with the constraints that place it, and what is broken
        """)

    /// The meaning of exit code 1.
    public static let failure: LocalizedText = .localized(
        "The layout has conflicts, or the app is not built.")
}
