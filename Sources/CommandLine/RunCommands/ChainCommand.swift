public import CommandLineKit
public import Foundation

/// `touchstone chain`
public enum ChainCommand {
    /// The command that explains where the events of a touch or a key go.
    public static let chain = Command(
        name, summary, usage: ["<App>": ""],
        notes: Wording(
            """
            A line for each responder: its class and name, the events that its class handles, its \
            recognisers and its key commands. A touch starts at the hit view, a key at the first \
            responder.
            """,
            "每个响应者一行：类和名字、类所处理的事件、手势识别器和按键命令。触摸从命中的视图开始，按键从第一响应者开始。"),
        operands: .words { InstalledApp.names }, options: [.init(ChainOptions.all)],
        examples: ["touchstone chain TouchPainter --at 100,200"], failure: failure
    ) { arguments, _ in
        try InstalledApp(arguments).replaceProcess(with: [name] + arguments.optionWords)
    }

    /// The word that calls the command, here and in an app's own program.
    public static let name = "chain"

    /// The predicate of the command.
    public static let summary = Wording(
        "prints the responders that a touch and a key pass", "列出触摸和按键经过的响应者")

    /// The meaning of exit code 1.
    public static let failure = Wording(
        "Nothing is hit, or the app is not built.", "没有命中任何视图，或应用尚未构建。")
}

/// The options of `touchstone chain`.
public struct ChainOptions: Sendable {
    private static let at = CommandOption<CGPoint>.value(
        "--at", "X,Y",
        wanted: Wording(
            "a place in points from the window's top-left corner, like 100,200",
            "以窗口左上角为原点的位置（点），如 100,200"),
        help: Wording("The place of the touch; by default the window's middle.", "触摸的位置；默认是窗口中央。")
    ) { text in
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            .compactMap { Double($0) }
        guard parts.count == 2, parts.allSatisfy({ abs($0) <= 100_000 }) else { return nil }
        return CGPoint(x: parts[0], y: parts[1])
    }

    /// The options of the command.
    public static let all: [any DeclaredOption] = [at] + RunOptions.state

    /// The place of the touch; `nil` for the window's middle.
    public let place: CGPoint?

    /// Reads the options of a command line.
    public init(_ arguments: Arguments) {
        place = arguments[Self.at]
    }
}
