public import CommandLineKit

/// `touchstone monkey`
public enum MonkeyCommand {
    /// The command that plays random steps on an app.
    public static let monkey = Command(
        name, summary, usage: ["<App>": ""], notes: notes, operands: .words { InstalledApp.names },
        options: [.init(MonkeyOptions.all)],
        examples: [
            "touchstone monkey Gallery", "touchstone monkey TouchPainter --seed 7 --steps 10000",
        ],
        failure: failure
    ) { arguments, _ in
        try InstalledApp(arguments).replaceProcess(with: [name] + arguments.optionWords)
    }

    /// The word that calls the command, here and in an app's own program.
    public static let name = "monkey"

    /// The predicate of the command.
    public static let summary = Wording(
        """
        plays random steps on an app, and shortens what makes it fail
        """,
        "对应用执行随机步骤，并缩短导致失败的步骤")

    /// The kinds of failures.
    public static let notes = Wording(
        """
        A failure is a crash, a step that takes ten seconds, or a contradiction of constraints. The same \
        seed makes the same steps.
        """,
        "失败是指崩溃、耗时十秒的步骤或互相矛盾的约束。相同的种子产生相同的步骤。")

    /// The meaning of exit code 1.
    public static let failure = Wording("The app failed, or is not built.", "应用失败，或尚未构建。")
}

/// The options of `touchstone monkey`.
public struct MonkeyOptions: Sendable {
    private static let seedOption = CommandOption.whole(
        "--seed", in: 0...Int.max, wanted: Wording("a whole number", "整数"),
        help: Wording("The choice of steps; 1.", "步骤的种子；默认 1。"))
    private static let stepsOption = CommandOption.whole(
        "--steps", in: 1...10_000_000, wanted: Wording("a number of steps", "步骤数"),
        help: Wording("The number of steps; 1000.", "步骤数；默认 1000。"))
    private static let output = CommandOption.file(
        "--output", letter: "-o", "FILE.json",
        wanted: Wording("the name of a JSON file", "JSON 文件名"),
        help: Wording(
            "The file for the script of a failure; by default monkey.json.",
            "失败脚本的文件；默认 monkey.json。"))
    private static let journal = CommandOption.file(
        "--journal", "FILE", wanted: Wording("the name of a file", "文件名"),
        help: Wording(
            """
            Play in this process, without shortening, and add each step to FILE before it is played; \
            with --script, the steps of a script.
            """,
            "在本进程中执行，不缩短，每个步骤执行前写入 FILE；与 --script 一起使用时执行脚本中的步骤。"))

    /// The options of the command.
    public static let all: [any DeclaredOption] =
        [seedOption, stepsOption, output, journal] + RunOptions.state

    /// The choice of steps.
    public let seed: Int

    /// The number of steps.
    public let steps: Int

    /// The file for the script of a failure.
    public let outputPath: String

    /// The file for the steps of this process; `nil` to play in another one.
    public let journalPath: String?

    /// Reads the options of a command line.
    public init(_ arguments: Arguments) {
        seed = arguments[Self.seedOption] ?? 1
        steps = arguments[Self.stepsOption] ?? 1000
        outputPath = arguments[Self.output] ?? "monkey.json"
        journalPath = arguments[Self.journal]
    }
}
