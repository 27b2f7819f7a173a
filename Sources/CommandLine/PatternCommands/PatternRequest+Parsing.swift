public import PatternCatalogue
import PatternDiagrams
import Spelling

extension PatternRequest {
    private static let commands = ["list", "show", "run", "diagram", "search"]

    /// The options that each command takes, beside `--language` and `--help`.
    private static let options = [
        "list": ["--family"],
        "show": [],
        "run": ["--example", "--form"],
        "diagram": ["--example", "--kind", "--format", "--appearance", "--output"],
        "search": [],
    ]

    /// Reads the words after `touchstone patterns`. None at all ask for help.
    ///
    /// Options may stand anywhere, their values after a space or an equals sign. What `run` does not know as
    /// an option of its own is an input of the example, checked when it runs.
    ///
    /// - Parameter language: The language of the answer, unless `--language` names another.
    public init(
        arguments: [String], language: Language
    ) throws(PatternArgumentError) {
        var words = PatternWords()
        try words.read(arguments)
        self.language = try words.language ?? language
        guard let name = words.plain.first, !words.asksForHelp else {
            command = .help
            if let name = words.plain.first, !Self.commands.contains(name) {
                throw Self.unknownCommand(name)
            }
            let stray = words.options.keys.filter { $0 != "--language" }.min()
            if let stray, !words.asksForHelp { throw Self.unknownCommand(stray) }
            return
        }
        guard let known = Self.options[name] else { throw Self.unknownCommand(name) }
        if name != "run" {
            for option in words.options.keys.sorted() {
                guard option == "--language" || known.contains(option) else {
                    throw .unknownOption(
                        option, command: name,
                        nearest: Nearest.match(for: option, among: known + ["--language"]))
                }
            }
        }
        command = try Self.command(name, words)
    }

    private static func unknownCommand(_ name: String) -> PatternArgumentError {
        .unknownCommand(name, nearest: Nearest.match(for: name, among: commands))
    }

    private static func command(
        _ name: String, _ words: PatternWords
    ) throws(PatternArgumentError) -> PatternCommand {
        switch name {
        case "list":
            if words.plain.count > 1 { throw .extraArgument(words.plain[1], command: name) }
            return .list(try words.value(of: "--family", PatternFamily.self))
        case "search":
            let symptom = words.plain.dropFirst().joined(separator: " ")
            guard symptom.contains(where: { $0.isLetter || $0.isNumber }) else {
                throw .missingSymptom
            }
            return .search(symptom)
        default:
            guard words.plain.count > 1 else { throw .missingEntry(command: name) }
            if words.plain.count > 2 { throw .extraArgument(words.plain[2], command: name) }
            let entry = words.plain[1].lowercased()
            switch name {
            case "show": return .show(entry)
            case "run": return .run(try run(entry, words))
            default: return .diagram(try diagram(entry, words))
            }
        }
    }

    private static func run(
        _ entry: String, _ words: PatternWords
    ) throws(PatternArgumentError) -> PatternCommand.RunCommand {
        var run = PatternCommand.RunCommand(entry: entry)
        run.example = words.options["--example"]
        run.form = try words.value(of: "--form", Example.Form.self) ?? .document
        for (option, value) in words.options
        where !["--example", "--form", "--language"].contains(option) {
            run.inputs[String(option.dropFirst(2))] = value
        }
        return run
    }

    private static func diagram(
        _ entry: String, _ words: PatternWords
    ) throws(PatternArgumentError) -> PatternCommand.DiagramCommand {
        var diagram = PatternCommand.DiagramCommand(entry: entry)
        diagram.example = words.options["--example"]
        diagram.output = words.options["--output"]
        diagram.kind =
            try words.value(of: "--kind", PatternCommand.DiagramCommand.Kind.self) ?? .class
        diagram.appearance =
            try words.value(of: "--appearance", DiagramAppearance.self) ?? .automatic
        let ofFile = diagram.output.flatMap(DiagramFormat.init(fileName:)) ?? .text
        diagram.format = try words.value(of: "--format", DiagramFormat.self) ?? ofFile
        return diagram
    }
}

extension DiagramFormat {
    /// The format that a file's name asks for.
    fileprivate init?(fileName: String) {
        let name = fileName.lowercased()
        if name.hasSuffix(".svg") {
            self = .svg
        } else if name.hasSuffix(".mmd") || name.hasSuffix(".mermaid") {
            self = .mermaid
        } else {
            return nil
        }
    }
}

/// The words of a command line, sorted into plain ones and options.
private struct PatternWords {
    private(set) var plain: [String] = []
    private(set) var options: [String: String] = [:]
    private(set) var asksForHelp = false

    mutating func read(_ arguments: [String]) throws(PatternArgumentError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--help" || argument == "-h" {
                asksForHelp = true
            } else if argument.hasPrefix("--"), argument.count > 2 {
                let parts = argument.split(
                    separator: "=", maxSplits: 1, omittingEmptySubsequences: false
                ).map(String.init)
                let value: String
                if parts.count == 2 {
                    value = parts[1]
                } else if let next = rest.first, !next.hasPrefix("--") {
                    value = next
                    rest.removeFirst()
                } else {
                    throw .missingValue(option: argument)
                }
                guard options.updateValue(value, forKey: parts[0]) == nil else {
                    throw .repeatedOption(parts[0])
                }
            } else {
                plain.append(argument)
            }
        }
    }

    /// The language that `--language` names.
    var language: Language? {
        get throws(PatternArgumentError) {
            guard let text = options["--language"] else { return nil }
            guard let language = Language(tag: text) else {
                let allowed = Language.allCases.map(\.shortTag)
                throw .badValue(
                    option: "--language", value: text, allowed: allowed,
                    nearest: Nearest.match(for: text, among: allowed))
            }
            return language
        }
    }

    /// What an option says, as one of a type's words.
    func value<Value: RawRepresentable & CaseIterable>(
        of option: String, _: Value.Type
    ) throws(PatternArgumentError) -> Value? where Value.RawValue == String {
        guard let text = options[option] else { return nil }
        let allowed = Value.allCases.map(\.rawValue)
        guard let value = Value(rawValue: text.lowercased()) else {
            throw .badValue(
                option: option, value: text, allowed: allowed,
                nearest: Nearest.match(for: text, among: allowed))
        }
        return value
    }
}
