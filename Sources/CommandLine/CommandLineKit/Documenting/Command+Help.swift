import FoundationGaps

extension Command {
    /// The text of `--help`.
    ///
    /// - Parameter path: The program's name and the words that call the command.
    func help(called path: String, in language: Language) -> String {
        var page = HelpPage(language: language)
        page.paragraph(String(localized: "\(path) \(summary).", in: language))
        page.heading(.localized("USAGE"))
        page.definitions(usageLines(called: path, in: language), columns: 44)
        page.paragraph(notes.text(in: language))
        if !subcommands.isEmpty {
            let form = "\(path) \(String(localized: "<command>", in: language)) --help"
            page.paragraph(
                String(localized: "“\(form)” describes a command.", in: language))
        }
        for group in optionGroups {
            page.heading(group.heading)
            page.definitions(group.forms.map { ($0.label, $0.help) }, columns: 20)
        }
        for section in sections {
            page.heading(section.heading)
            page.lines(section.text.text(in: language))
        }
        if !examples.isEmpty {
            page.heading(.localized("EXAMPLES"))
            examples.forEach { page.lines($0.text(in: language)) }
        }
        if failure != nil {
            page.heading(.localized("EXIT CODES"))
            page.definitions(exitCodes.map { ("\($0.rawValue)", $1) }, columns: 3)
        }
        return page.text
    }

    /// The forms of a call, each with its meaning.
    func usageLines(called path: String, in language: Language = .english) -> [(
        String, LocalizedText
    )] {
        let end =
            options.isEmpty ? "" : " " + String(localized: "[options]", in: language)
        let own = usage.map { words, meaning in
            ([path, words].filter { !$0.isEmpty }.joined(separator: " ") + end, meaning)
        }
        let below = subcommands.map { command in
            let words = command.subcommands.isEmpty ? command.usage.first?.key ?? "" : "…"
            let parts = [path, command.name, words].filter { !$0.isEmpty }
            return (parts.joined(separator: " "), command.summary)
        }
        return own + below
    }

    /// The options in groups, the common ones last.
    var optionGroups: [(heading: LocalizedText, forms: [OptionForm])] {
        var groups = options.map { ($0.heading, $0.options.map(\.form)) }
        if let inputs {
            if groups.isEmpty { groups.append((.localized("OPTIONS"), [])) }
            groups[0].1.append(inputs.form)
        }
        let heading: LocalizedText =
            groups.isEmpty ? .localized("OPTIONS") : .localized("COMMON OPTIONS")
        return groups + [(heading, commonOptions.map(\.form))]
    }

    /// The exit codes with their meanings.
    var exitCodes: [(ExitCode, LocalizedText)] {
        ExitCode.allCases.map { code in
            switch code {
            case .success: (code, .localized("All went well."))
            case .failure:
                (
                    code,
                    failure
                        ?? .localized("The command could not be carried out.")
                )
            case .mistake: (code, .localized("The command line has a mistake."))
            case .interrupted: (code, .localized("Interrupted by ctrl-C."))
            }
        }
    }

    /// The command and all below it, each with the words that call it.
    func withDescendants(called path: String) -> [(path: String, command: Command)] {
        [(path, self)]
            + subcommands.flatMap { $0.withDescendants(called: "\(path) \($0.name)") }
    }
}

/// A page of help, wrapped for a terminal.
private struct HelpPage {
    let language: Language
    private(set) var text = ""

    private static let width = 90

    init(language: Language) { self.language = language }

    mutating func heading(_ heading: LocalizedText) { text += "\n\(heading.text(in: language))\n" }

    /// Adds paragraphs, wrapped.
    mutating func paragraph(_ paragraph: String) {
        guard !paragraph.isEmpty else { return }
        if !text.isEmpty { text += "\n" }
        text += wrapped(paragraph, columns: Self.width).joined(separator: "\n") + "\n"
    }

    /// Adds lines as they are, indented.
    mutating func lines(_ lines: String) {
        for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
            text += line.isEmpty ? "\n" : "  \(line)\n"
        }
    }

    /// Adds terms in a column of at most `columns`, with their meanings next to them.
    mutating func definitions(_ rows: [(String, LocalizedText)], columns: Int) {
        let widths = rows.map { TextWidth.columns(of: $0.0) }
        let column = widths.filter { $0 <= columns }.max() ?? columns
        for ((term, meaning), width) in zip(rows, widths) {
            let indent = String(repeating: " ", count: column + 4)
            let lines = wrapped(
                meaning.text(in: language), columns: Self.width - column - 4)
            guard lines != [""] else {
                text += "  \(term)\n"
                continue
            }
            text += "  \(term)"
            text +=
                width > column
                ? "\n\(indent)" : String(repeating: " ", count: column + 2 - width)
            text += lines.joined(separator: "\n\(indent)") + "\n"
        }
    }

    /// Breaks a text at spaces and at its own line ends; Chinese also between its characters.
    private func wrapped(_ text: String, columns: Int) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            var lines: [String] = []
            var line = ""
            for word in paragraph.split(separator: " ") {
                for (index, part) in parts(of: word).enumerated() {
                    let longer = line + (line.isEmpty || index > 0 ? "" : " ") + part
                    if !line.isEmpty, TextWidth.columns(of: longer) > columns {
                        lines.append(line)
                        line = String(part)
                    } else {
                        line = longer
                    }
                }
            }
            return lines + [line]
        }
    }

    /// The parts of a word between which a line may end. None begins with closing punctuation or
    /// ends with an opening bracket or quotation mark.
    private func parts(of word: Substring) -> [Substring] {
        guard language == .simplifiedChinese else { return [word] }
        var parts: [Substring] = []
        var start = word.startIndex
        for index in word.indices.dropFirst() {
            let (before, after) = (word[word.index(before: index)], word[index])
            let isBreak =
                (TextWidth.columns(of: String(before)) > 1
                    || TextWidth.columns(of: String(after)) > 1)
                && !"（“《".contains(before) && !"，。；：、）”》？！…".contains(after)
            guard isBreak else { continue }
            parts.append(word[start..<index])
            start = index
        }
        return parts + [word[start...]]
    }
}
