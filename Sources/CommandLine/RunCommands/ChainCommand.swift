public import CommandLineKit
public import Foundation

/// `touchstone chain`
public enum ChainCommand {
    /// The command that explains where the events of a touch or a key go.
    public static let chain = Command(
        name, summary, usage: ["<App>": ""],
        notes: .localized(
            """
            A line for each responder: its class and name, the events that its class handles, its \
            recognisers and its key commands. A touch starts at the hit view, a key at the first \
            responder.
            """),
        operands: .words { InstalledApp.names }, options: [.init(ChainOptions.all)],
        examples: ["touchstone chain TouchPainter --at 100,200"], failure: failure
    ) { arguments, _ in
        try InstalledApp(arguments).replaceProcess(with: [name] + arguments.optionWords)
    }

    /// The word that calls the command, here and in an app's own program.
    public static let name = "chain"

    /// The predicate of the command.
    public static let summary: LocalizedText = .localized(
        "prints the responders that a touch and a key pass")

    /// The meaning of exit code 1.
    public static let failure: LocalizedText = .localized(
        "Nothing is hit, or the app is not built.")
}

/// The options of `touchstone chain`.
public struct ChainOptions: Sendable {
    private static let at = CommandOption<CGPoint>.value(
        "--at", "X,Y",
        wanted: .localized("a place in points from the window's top-left corner, like 100,200"),
        help: .localized("The place of the touch; by default the window's middle.")
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
