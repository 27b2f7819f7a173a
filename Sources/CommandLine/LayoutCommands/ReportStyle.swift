/// How a report marks what needs a look.
public enum ReportStyle: Sendable {
    /// By signs alone, for files.
    case plain

    /// By colours too, for terminals.
    case coloured

    enum Mark {
        case none
        case broken

        var sign: String { self == .broken ? "✗" : " " }
    }

    /// What is broken: red.
    func broken(_ text: String) -> String { wrapped(text, code: "31") }

    /// What is ambiguous: yellow.
    func ambiguous(_ text: String) -> String { wrapped(text, code: "33") }

    /// What is there for reference: dim.
    func dimmed(_ text: String) -> String { wrapped(text, code: "2") }

    private func wrapped(_ text: String, code: String) -> String {
        self == .coloured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
