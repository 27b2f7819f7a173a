public import FoundationGaps

/// An error that decides how a command ends. Other errors end it with exit code 1 and their
/// description.
///
/// ``UsageError`` conforms; so do the errors of libraries that refuse what the user wrote.
public protocol ReportedError: Error {
    /// The exit code of the process.
    var exitCode: ExitCode { get }

    /// The message to the user, in one line.
    func text(in language: Language) -> String
}

extension ReportedError {
    /// 2: the command line has a mistake.
    public var exitCode: ExitCode { .mistake }

    /// The error's description, in any language.
    public func text(in language: Language) -> String { "\(self)" }
}

/// The exit codes of every program of the project.
public enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
    /// All went well.
    case success = 0

    /// The command was understood, but could not be carried out, or not wholly.
    case failure = 1

    /// The command line has a mistake.
    case mistake = 2

    /// Ctrl-C or SIGTERM.
    case interrupted = 130
}
