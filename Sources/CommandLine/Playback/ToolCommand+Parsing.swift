import Foundation
import FoundationGaps
import Spelling

extension ToolCommand {
    private static let commands = ["list", "run", "layout", "patterns"]

    private static let flags = ["--headless", "--help", "--version"]

    private static let valueOptions =
        [
            "--size", "--scale", "--appearance", "--language", "--script", "--snapshot",
            "--describe",
        ] + layoutOptions

    /// The options that only `layout` has.
    private static let layoutOptions = ["--why", "--color"]

    /// The options that only `run` has.
    private static let runOptions = ["--headless", "--snapshot", "--describe"]

    /// Reads a command line, without the tool's own name. None at all asks for help.
    ///
    /// Options may stand anywhere after the command, their values after a space or an equals sign.
    ///
    /// The words after “patterns” are read by their own command.
    ///
    /// - Parameters:
    ///   - apps: The names of the apps that can be run. Letter case does not matter.
    ///   - families: The names of the families of commands, which read the words after their name.
    public init(
        arguments: [String], apps: [String], families: [String] = []
    ) throws(ArgumentError) {
        if let name = arguments.first, families.contains(name) {
            self = .family(name, Array(arguments.dropFirst()))
            return
        }
        if arguments.first == "patterns" {
            self = .patterns(Array(arguments.dropFirst()))
            return
        }
        var words: [String] = []
        var options: [String: String] = [:]
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "-h" {
                options["--help"] = ""
            } else if argument.hasPrefix("-"), argument != "-" {
                let (name, value) = try Self.option(argument, rest: &rest)
                guard options.updateValue(value, forKey: name) == nil else {
                    throw .repeatedOption(name)
                }
            } else {
                words.append(argument)
            }
        }
        try self.init(words: words, options: options, apps: apps, families: families)
    }

    /// Reads one option, and its value when it has one.
    private static func option(
        _ argument: String, rest: inout ArraySlice<String>
    ) throws(ArgumentError) -> (name: String, value: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let attached = parts.count == 2 ? String(parts[1]) : nil
        if flags.contains(name) {
            guard attached == nil else { throw .needlessValue(option: name) }
            return (name, "")
        }
        guard valueOptions.contains(name) else {
            throw .unknownOption(
                name, suggestion: Nearest.match(for: name, among: flags + valueOptions))
        }
        guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
            throw .missingValue(option: name, wanted: wanted(by: name))
        }
        return (name, value)
    }

    private init(
        words: [String], options: [String: String], apps: [String], families: [String]
    ) throws(ArgumentError) {
        if options["--help"] != nil || (words.isEmpty && options.isEmpty) {
            self = .help
        } else if options["--version"] != nil {
            self = .version
        } else {
            switch words.first {
            case "list":
                if words.count > 1 { throw .extraArgument(words[1]) }
                if let option = options.keys.min() { throw .extraArgument(option) }
                self = .list
            case "run":
                if let option = Self.layoutOptions.first(where: { options[$0] != nil }) {
                    throw .extraArgument(option)
                }
                self = .run(
                    try RunOptions("run", words: words.dropFirst(), options: options, apps: apps))
            case "layout":
                if let option = Self.runOptions.first(where: { options[$0] != nil }) {
                    throw .extraArgument(option)
                }
                self = .layout(
                    try LayoutOptions(words: words.dropFirst(), options: options, apps: apps))
            case let word?:
                throw .unknownCommand(
                    word, suggestion: Nearest.match(for: word, among: Self.commands + families))
            case nil:
                throw .missingApp(command: "run", apps: apps)
            }
        }
    }

    /// What stands after an option, for messages.
    fileprivate static func wanted(by option: String) -> String {
        switch option {
        case "--size": "a width and a height from 1 to 16384 points, like 320x480"
        case "--scale": "a number of pixels per point from 0.5 to 8, like 2"
        case "--appearance": "light or dark"
        case "--language": "en or zh"
        case "--script": "the name of a JSON file"
        case "--snapshot": "the name of a PNG file"
        case "--why":
            "a view and one of \(LayoutOptions.Edge.attributes.joined(separator: ", ")), like title.trailing"
        case "--color": "always, never or auto"
        default: "the name of a text file"
        }
    }
}

extension RunOptions {
    fileprivate init(
        _ command: String, words: ArraySlice<String>, options: [String: String], apps: [String]
    ) throws(ArgumentError) {
        guard let word = words.first else {
            throw .missingApp(command: command, apps: apps)
        }
        guard let app = apps.first(where: { $0.lowercased() == word.lowercased() }) else {
            throw .unknownApp(word, apps: apps, suggestion: Nearest.match(for: word, among: apps))
        }
        if words.count > 1 { throw .extraArgument(words[words.startIndex + 1]) }
        self.init(app: app)
        isHeadless = options["--headless"] != nil
        size = try Self.value("--size", options, Self.size)
        scale = try Self.value("--scale", options) { text in
            Double(text).flatMap { Self.scaleRange.contains($0) ? CGFloat($0) : nil }
        }
        appearance = try Self.value("--appearance", options, ScriptStep.Appearance.init)
        language = try Self.value("--language", options, Language.init(tag:))
        scriptPath = options["--script"]
        snapshotPath = try Self.value("--snapshot", options) { path in
            path.lowercased().hasSuffix(".png") ? path : nil
        }
        describePath = options["--describe"]
    }

    fileprivate static func value<Value>(
        _ option: String, _ options: [String: String], _ read: (String) -> Value?
    ) throws(ArgumentError) -> Value? {
        guard let text = options[option] else { return nil }
        guard let value = read(text) else {
            throw .badValue(option: option, value: text, wanted: ToolCommand.wanted(by: option))
        }
        return value
    }

    private static func size(_ text: String) -> CGSize? {
        let sides = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
            .map { Double($0) ?? .nan }
        guard sides.count == 2, sides.allSatisfy(sideRange.contains) else { return nil }
        return CGSize(width: sides[0], height: sides[1])
    }
}

extension LayoutOptions {
    fileprivate init(
        words: ArraySlice<String>, options: [String: String], apps: [String]
    ) throws(ArgumentError) {
        self.init(run: try RunOptions("layout", words: words, options: options, apps: apps))
        edge = try RunOptions.value("--why", options, Edge.init)
        let colour = try RunOptions.value("--color", options) { text in
            ["always", "never", "auto"].contains(text) ? text : nil
        }
        if let colour, colour != "auto" { isColoured = colour == "always" }
    }
}
