import CommandLineKit

/// The style of the marks for conflicts and ambiguities in a report.
public enum ReportStyle: Sendable {
    /// Symbols without colours, for files.
    case plain

    /// Symbols and colours, for terminals.
    case coloured

    enum Mark {
        case none
        case broken

        var sign: String { self == .broken ? "✗" : " " }
    }

    /// The style of broken relations: red.
    func broken(_ text: String) -> String { wrapped(text, code: "31") }

    /// The style of ambiguous views: yellow.
    func ambiguous(_ text: String) -> String { wrapped(text, code: "33") }

    /// The style of references: dim.
    func dimmed(_ text: String) -> String { wrapped(text, code: "2") }

    /// Returns a text of the app, with control characters escaped for terminals.
    func shown(_ text: String) -> String { self == .coloured ? text.printable() : text }

    private func wrapped(_ text: String, code: String) -> String {
        self == .coloured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
