import FoundationGaps

extension Command {
    /// The page of the manual about this program, in the format of `man`.
    public func manual() -> String {
        var page = ".TH \(name.uppercased()) 1 \"\" \"\(name) \(version ?? "")\"\n"
        page += ".SH NAME\n\(name) \\- \(Self.escaped(summary.text(in: .english)))\n"
        page += ".SH SYNOPSIS\n"
        for (form, _) in usageLines(called: name) { page += ".B \(Self.escaped(form))\n.br\n" }
        for (path, command) in withDescendants(called: name) { page += command.section(path) }
        page += ".SH EXIT STATUS\n"
        for (code, meaning) in exitCodes {
            page += ".TP\n.B \(code.rawValue)\n\(Self.escaped(meaning.text(in: .english)))\n"
        }
        return page + """
            .SH ENVIRONMENT
            .TP
            .B LC_ALL, LC_MESSAGES, LANG
            The first that is set names the language of answers: Chinese for zh, else English.
            .TP
            .B NO_COLOR
            If set, nothing is coloured.

            """
    }

    /// The section about a command.
    private func section(_ path: String) -> String {
        var text =
            ".SH \(path.uppercased())\n\(Self.escaped("\(path) \(summary.text(in: .english))")).\n"
        if subcommands.isEmpty {
            for (form, meaning) in usageLines(called: path) {
                text +=
                    ".TP\n.B \(Self.escaped(form))\n\(Self.escaped(meaning.text(in: .english)))\n"
            }
        }
        if !notes.text(in: .english).isEmpty {
            text += ".PP\n\(Self.escaped(notes.text(in: .english)))\n"
        }
        for (heading, forms) in optionGroups where !options.isEmpty || version != nil {
            text += ".SS \(Self.escaped(heading.text(in: .english)))\n"
            for form in forms {
                text +=
                    ".TP\n.B \(Self.escaped(form.label))\n\(Self.escaped(form.help.text(in: .english)))\n"
            }
        }
        for section in sections {
            text += ".SS \(Self.escaped(section.heading.text(in: .english)))\n"
            text += ".nf\n\(Self.escaped(section.text.text(in: .english)))\n.fi\n"
        }
        if let failure { text += ".PP\nExit code 1: \(Self.escaped(failure.text(in: .english)))\n" }
        guard !examples.isEmpty else { return text }
        let lines = examples.map { Self.escaped($0.text(in: .english)) }.joined(separator: "\n")
        return text + ".SS EXAMPLES\n.nf\n\(lines)\n.fi\n"
    }

    /// A text without meaning to the typesetter: its backslashes, its dashes, and dots and quotes
    /// that begin lines.
    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&\($0)" : String($0) }
            .joined(separator: "\n")
    }
}
