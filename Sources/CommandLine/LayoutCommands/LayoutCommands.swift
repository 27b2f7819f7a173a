public import CommandLineKit
import RunCommands

/// `touchstone layout`
public enum LayoutCommands {
    /// The command that explains an app's layout.
    public static let layout = Command(
        name, summary, usage: ["<App>": ""],
        notes: Wording(
            "--script, --size and --appearance say in which state the app is.",
            "--script、--size 和 --appearance 决定应用处于什么状态。"),
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
    public static let summary = Wording(
        """
        explains an app's layout: every view with the constraints that place it, and what is broken
        """,
        "解释应用的布局：每个视图、决定其位置的约束，以及出错之处")

    /// The meaning of exit code 1.
    public static let failure = Wording(
        "The layout has conflicts, or the app is not built.", "布局有冲突，或应用尚未构建。")
}
