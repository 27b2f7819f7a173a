public import Foundation
public import FoundationGaps

/// The files, the environment and the language that a command works with.
///
/// Tests give commands other ones than the process's.
public struct Console: Sendable {
    /// The file that `-` reads.
    public let standardInput: Int32

    /// The file that `-` writes.
    public let standardOutput: Int32

    /// `true` if the output goes to a terminal.
    public let isOutputTerminal: Bool

    /// The variables of the environment.
    public let environment: [String: String]

    private let receive: @Sendable (Message) -> Void

    /// Something for the user to read while a command runs.
    public enum Message: Hashable, Sendable {
        /// A line, without its end.
        case line(String)

        /// The state of the progress bar, which replaces its former one.
        case progress(String)

        /// The end of the progress bar, which vanishes.
        case endOfProgress
    }

    /// `true` if progress bars are redrawn in place.
    let redrawsProgress: Bool

    /// Creates a console that hands messages to `receive`.
    public init(
        standardInput: Int32 = STDIN_FILENO, standardOutput: Int32 = STDOUT_FILENO,
        isOutputTerminal: Bool = false, redrawsProgress: Bool = false,
        environment: [String: String] = [:],
        receive: @escaping @Sendable (Message) -> Void = { _ in }
    ) {
        self.standardInput = standardInput
        self.standardOutput = standardOutput
        self.isOutputTerminal = isOutputTerminal
        self.redrawsProgress = redrawsProgress
        self.environment = environment
        self.receive = receive
    }

    /// The language of the environment.
    public var language: Language { .preferred(environment: environment) }

    /// `true` if the output may have colours: it goes to a terminal that shows them, and `NO_COLOR`
    /// is not set.
    public var isColoured: Bool {
        isOutputTerminal && environment["NO_COLOR", default: ""].isEmpty
            && environment["TERM"] != "dumb"
    }

    /// Shows a line to the user while the command runs.
    public func say(_ line: String) { receive(.line(line)) }

    func receiveProgress(_ message: Message) { receive(message) }
}

extension Console {
    /// The console of this process.
    static let process = Console(
        isOutputTerminal: isatty(STDOUT_FILENO) == 1, redrawsProgress: areErrorsOnTerminal,
        environment: ProcessInfo.processInfo.environment,
        receive: { StandardFiles.report(text(of: $0)) })

    private static let areErrorsOnTerminal = isatty(STDERR_FILENO) == 1

    /// The name that the program was started by, which begins its messages.
    static let programName =
        CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""

    private static func text(of message: Message) -> String {
        switch message {
        case .line(let line):
            "\(programName): \(areErrorsOnTerminal ? line.printable() : line)\n"
        case .progress(let state): "\r\(state.printable())\u{1B}[K"
        case .endOfProgress: "\r\u{1B}[K"
        }
    }
}
