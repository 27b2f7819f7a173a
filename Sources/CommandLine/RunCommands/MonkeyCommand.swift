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
    public static let summary: LocalizedText = .localized(
        """
        plays random steps on an app, and shortens what makes it fail
        """)

    /// The kinds of failures.
    public static let notes: LocalizedText = .localized(
        """
        A failure is a crash, a step that takes ten seconds, or a contradiction of constraints. The same \
        seed makes the same steps.
        """)

    /// The meaning of exit code 1.
    public static let failure: LocalizedText = .localized("The app failed, or is not built.")
}

/// The options of `touchstone monkey`.
public struct MonkeyOptions: Sendable {
    private static let seedOption = CommandOption.whole(
        "--seed", in: 0...Int.max, wanted: .localized("a whole number"),
        help: .localized("The choice of steps; 1."))
    private static let stepsOption = CommandOption.whole(
        "--steps", in: 1...10_000_000, wanted: .localized("a number of steps"),
        help: .localized("The number of steps; 1000."))
    private static let output = CommandOption.file(
        "--output", letter: "-o", "FILE.json",
        wanted: .localized("the name of a JSON file"),
        help: .localized("The file for the script of a failure; by default monkey.json."))
    private static let journal = CommandOption.file(
        "--journal", "FILE", wanted: .localized("the name of a file"),
        help: .localized(
            """
            Play in this process, without shortening, and add each step to FILE before it is played; \
            with --script, the steps of a script.
            """))

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
