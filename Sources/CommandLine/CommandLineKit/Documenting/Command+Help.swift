import FoundationGaps
import Spelling

extension Command {
    /// The text of `--help`.
    ///
    /// - Parameter path: The program's name and the words that call the command.
    func help(called path: String, in language: Language) -> String {
        var page = HelpPage(language: language)
        let stop = language == .english ? "." : "。"
        page.paragraph("\(path) \(summary.text(in: language))\(stop)")
        page.heading(Wording("USAGE", "用法"))
        page.definitions(usageLines(called: path, in: language), columns: 44)
        page.paragraph(notes.text(in: language))
        if !subcommands.isEmpty {
            let form = "\(path) \(Wording("<command>", "<命令>").text(in: language)) --help"
            page.paragraph(
                Wording("“\(form)” describes a command.", "“\(form)”会说明一个命令。")
                    .text(in: language))
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
            page.heading(Wording("EXAMPLES", "例子"))
            examples.forEach { page.lines($0.text(in: language)) }
        }
        if failure != nil {
            page.heading(Wording("EXIT CODES", "退出码"))
            page.definitions(exitCodes.map { ("\($0.rawValue)", $1) }, columns: 3)
        }
        return page.text
    }

    /// The forms of a call, each with its meaning.
    func usageLines(called path: String, in language: Language = .english) -> [(String, Wording)] {
        let end =
            options.isEmpty ? "" : " " + Wording("[options]", "[选项]").text(in: language)
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
    var optionGroups: [(heading: Wording, forms: [OptionForm])] {
        var groups = options.map { ($0.heading, $0.options.map(\.form)) }
        if let inputs {
            if groups.isEmpty { groups.append((Wording("OPTIONS", "选项"), [])) }
            groups[0].1.append(inputs.form)
        }
        let heading = groups.isEmpty ? Wording("OPTIONS", "选项") : Wording("COMMON OPTIONS", "通用选项")
        return groups + [(heading, commonOptions.map(\.form))]
    }

    /// The exit codes with their meanings.
    var exitCodes: [(ExitCode, Wording)] {
        ExitCode.allCases.map { code in
            switch code {
            case .success: (code, Wording("All went well.", "一切正常。"))
            case .failure:
                (
                    code,
                    failure
                        ?? Wording("The command could not be carried out.", "命令无法完成。")
                )
            case .mistake: (code, Wording("The command line has a mistake.", "命令行有误。"))
            case .interrupted: (code, Wording("Interrupted by ctrl-C.", "被 Ctrl-C 中断。"))
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

    mutating func heading(_ heading: Wording) { text += "\n\(heading.text(in: language))\n" }

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
    mutating func definitions(_ rows: [(String, Wording)], columns: Int) {
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
