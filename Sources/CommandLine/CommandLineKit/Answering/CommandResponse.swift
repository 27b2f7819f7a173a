import Foundation
import FoundationGaps

/// The result of a command.
public struct CommandResponse: Hashable, Sendable {
    /// The text for the standard output, with its line ends.
    public var output: String

    /// The message for the standard error, one line without its end.
    public var complaint: String?

    /// The exit code of the process.
    public var exitCode: ExitCode

    /// `true` if the output has escape sequences of its own, and texts from outside are `printable`
    /// in it.
    public var isStyled: Bool

    /// Creates a response.
    public init(
        output: String = "", complaint: String? = nil, exitCode: ExitCode = .success,
        isStyled: Bool = false
    ) {
        self.output = output
        self.complaint = complaint
        self.exitCode = exitCode
        self.isStyled = isStyled
    }

    /// Creates the response to `--json`, with keys in alphabetical order.
    public init(json value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        self.init(output: String(decoding: try encoder.encode(value), as: UTF8.self) + "\n")
    }

    /// Creates the response where a command ends by an error.
    init(_ error: any Error, in language: Language) {
        if let error = error as? any ReportedError {
            self.init(complaint: error.text(in: language), exitCode: error.exitCode)
        } else {
            self.init(complaint: "\(error)", exitCode: .failure)
        }
    }
}
