/// A shell that completes words.
public enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish
}

extension Command {
    /// The script that makes a shell complete the words of this program: commands, options, the
    /// choices of options, and files.
    public func completion(for shell: Shell) -> String {
        let cases = withDescendants(called: name).map(CompletionCase.init)
        let values = cases.flatMap(\.values)
        let calls = cases.map(\.path).filter { $0 != name }
        return switch shell {
        case .bash: bash(cases, values, calls)
        case .zsh: zsh(cases, values, calls)
        case .fish: fish(cases)
        }
    }

    private func bash(
        _ cases: [CompletionCase], _ values: [CompletionCase.Value], _ calls: [String]
    ) -> String {
        """
        # Completion for bash; made by “\(name) completion bash”.
        _\(name)() {
            local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
            local at=\(name) choices= files= i
            for ((i = 1; i < COMP_CWORD; i++)); do
                case "$at ${COMP_WORDS[i]}" in
                \(Self.pattern(calls))) at="$at ${COMP_WORDS[i]}" ;;
                esac
            done
        \(choosing(cases, values))
            COMPREPLY=($(compgen -W "$choices" -- "$word"))
            [ -z "$files" ] || COMPREPLY+=($(compgen -f -- "$word"))
        }
        complete -o filenames -F _\(name) \(name)

        """
    }

    private func zsh(
        _ cases: [CompletionCase], _ values: [CompletionCase.Value], _ calls: [String]
    ) -> String {
        """
        #compdef \(name)
        # Completion for zsh; made by “\(name) completion zsh”.
        local at=\(name) before=${words[CURRENT-1]} choices= files= i
        for ((i = 2; i < CURRENT; i++)); do
            case "$at ${words[i]}" in
            \(Self.pattern(calls))) at="$at ${words[i]}" ;;
            esac
        done
        \(choosing(cases, values))
        compadd -- ${=choices}
        [[ -z $files ]] || _files

        """
    }

    /// Statements of bash and zsh that set `choices` and `files` by the words before, which are in
    /// `at` and `before`.
    private func choosing(_ cases: [CompletionCase], _ values: [CompletionCase.Value]) -> String {
        """
            case "$at $before" in
        \(values.map { "    \(Self.pattern($0.labels))) \(Self.assignments($0.words, $0.isFile)) ;;" }
            .joined(separator: "\n"))
            *)
                case "$at" in
        \(cases.map { "        \(Self.pattern([$0.path]))) \(Self.assignments($0.words, $0.takesFiles)) ;;" }
            .joined(separator: "\n"))
                esac ;;
            esac
        """
    }

    private func fish(_ cases: [CompletionCase]) -> String {
        let function = "__\(name)_at"
        let lines = cases.flatMap { item in
            let condition = "complete -c \(name) -n '\(function) \"\(item.path)\"'"
            let commands = item.commands.map {
                "\(condition) -f -a \($0.name) -d \(Self.quoted($0.summary.text(in: .english)))"
            }
            let operands =
                item.operands.isEmpty
                ? [] : ["\(condition) -f -a '\(item.operands.joined(separator: " "))'"]
            let options = item.forms.map { form in
                var line = condition + (item.takesFiles || form.isFile ? "" : " -f")
                line += " -l \(form.name.dropFirst(2))"
                if let letter = form.letter { line += " -s \(letter.dropFirst())" }
                if form.placeholder != nil { line += form.isFile ? " -rF" : " -x" }
                if !form.choices.isEmpty { line += " -a '\(form.choices.joined(separator: " "))'" }
                return line + " -d \(Self.quoted(form.help.text(in: .english)))"
            }
            return commands + operands + options
        }
        return """
            # Completion for fish; made by “\(name) completion fish”.
            function \(function)
                set -l at \(name)
                for word in (commandline -opc)[2..-1]
                    switch "$at $word"
                        case \(cases.map { "'\($0.path)'" }.joined(separator: " "))
                            set at "$at $word"
                    end
                end
                test "$at" = "$argv[1]"
            end
            \(lines.joined(separator: "\n"))

            """
    }

    private static func pattern(_ words: [String]) -> String {
        words.map { "\"\($0)\"" }.joined(separator: " | ")
    }

    private static func assignments(_ words: [String], _ takesFiles: Bool) -> String {
        "choices=\"\(words.joined(separator: " "))\"" + (takesFiles ? " files=1" : "")
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}

/// The words that may stand after the words of a command.
private struct CompletionCase {
    let path: String
    let commands: [Command]
    let forms: [OptionForm]
    let operands: [String]
    let takesFiles: Bool

    init(path: String, command: Command) {
        self.path = path
        commands = command.subcommands
        forms = command.allOptions.map(\.form)
        takesFiles = if case .files = command.operands { true } else { false }
        operands = if case .words(let words) = command.operands { words() } else { [] }
    }

    /// Commands, operands and options.
    var words: [String] { commands.map(\.name) + operands + forms.map(\.name) }

    /// The values of an option of the command.
    struct Value {
        /// The command's words with the option's name and letter.
        let labels: [String]
        let words: [String]
        let isFile: Bool
    }

    var values: [Value] {
        forms.filter { $0.placeholder != nil }.map { form in
            Value(
                labels: [form.name, form.letter].compactMap(\.self).map { "\(path) \($0)" },
                words: form.choices, isFile: form.isFile)
        }
    }
}
