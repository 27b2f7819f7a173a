/// What a command of `touchstone` answers.
public struct ToolResponse: Hashable, Sendable {
    /// How the process is to end.
    public enum ExitCode: Int32, Hashable, Sendable {
        /// All went well.
        case success = 0

        /// The command was understood, but could not be carried out, or not wholly.
        case failure = 1

        /// The command line has a mistake.
        case mistake = 2
    }

    /// What is to be printed, with its line ends.
    public var output: String

    /// What went wrong, as one line without its end.
    public var complaint: String?

    public var exitCode: ExitCode

    public init(
        output: String = "", complaint: String? = nil, exitCode: ExitCode = .success
    ) {
        self.output = output
        self.complaint = complaint
        self.exitCode = exitCode
    }

    /// The answer to a command line that makes no sense.
    public init(_ mistake: ToolMistake) {
        self.init(complaint: mistake.description, exitCode: .mistake)
    }

    /// The answer where something went wrong whose description says what would help.
    public static func failure(_ error: any Error) -> ToolResponse {
        ToolResponse(complaint: "\(error)", exitCode: .failure)
    }
}
