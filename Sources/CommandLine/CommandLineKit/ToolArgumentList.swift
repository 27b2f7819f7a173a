import Spelling

/// The words of a command, sorted into operands and options.
///
///     let arguments = try ToolArgumentList(
///         ["photo.png", "--json", "--budget=300"], of: "qr read",
///         options: [ToolOption("--json"), ToolOption("--budget", wanted: "milliseconds")])
///     arguments.operands                                  // ["photo.png"]
///     try arguments.whole("--budget", in: 1...60_000)     // 300
///
/// Options may stand anywhere, their values after a space or an equals sign. After `--` every word is an
/// operand; so is a lone `-`, and what looks like a negative number.
public struct ToolArgumentList: Hashable, Sendable {
    /// What is no option, in order.
    public private(set) var operands: [String] = []

    /// The command, as messages name it.
    public let command: String

    private let options: [ToolOption]
    private var values: [String: [String]] = [:]

    /// Sorts `words`.
    ///
    /// - Parameters:
    ///   - command: The command without “touchstone”, like `qr read`.
    ///   - options: What it takes, beside `--help`.
    public init(
        _ words: [String], of command: String, options: [ToolOption] = []
    ) throws(ToolMistake) {
        self.command = command
        self.options = options + [.help]
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            if Self.isOption(word) {
                try take(word, &rest)
            } else {
                operands.append(word)
            }
        }
    }

    private static func isOption(_ word: String) -> Bool {
        word.hasPrefix("-") && word != "-" && Double(word.prefix { $0 != "," }) == nil
    }

    /// Takes an option, and its value when it has one.
    private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) throws(ToolMistake)
    {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
        guard let option = options.named(parts[0]) else {
            let nearest = Nearest.match(for: parts[0], among: options.map(\.name))
            throw .unknownOption(parts[0], command: command, nearest: nearest)
        }
        guard option.repeats || values[option.name] == nil else {
            throw .repeatedOption(option.name)
        }
        guard let wanted = option.wanted else {
            if parts.count == 2 { throw .needlessValue(option: option.name) }
            values[option.name] = [""]
            return
        }
        let value = parts.count == 2 ? parts[1] : rest.popFirst()
        guard let value, !value.isEmpty else {
            throw .missingValue(option: option.name, wanted: wanted)
        }
        values[option.name, default: []].append(value)
    }
}

// MARK: What the options say
extension ToolArgumentList {
    /// Whether `--help` or `-h` is among the words.
    public var asksForHelp: Bool { has(ToolOption.help.name) }

    /// Whether an option was given.
    public func has(_ option: String) -> Bool { values[option] != nil }

    /// What stands after an option.
    public func text(_ option: String) -> String? { values[option]?.first }

    /// What stands after an option that may be repeated, in order.
    public func texts(_ option: String) -> [String] { values[option] ?? [] }

    /// The number after an option, within `range`.
    public func number(
        _ option: String, in range: ClosedRange<Double>
    ) throws(ToolMistake) -> Double? {
        try value(option) { text in Double(text).flatMap { range.contains($0) ? $0 : nil } }
    }

    /// The whole number after an option, within `range`.
    public func whole(_ option: String, in range: ClosedRange<Int>) throws(ToolMistake) -> Int? {
        try value(option) { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
    }

    /// What `read` makes of an option's text; the option is called a mistake where that is `nil`.
    public func value<Value>(
        _ option: String, _ read: (String) -> Value?
    ) throws(ToolMistake) -> Value? {
        guard let text = text(option) else { return nil }
        guard let value = read(text) else {
            throw .badValue(of: option, value: text, wanted: wanted(by: option))
        }
        return value
    }

    /// The case of a type that an option names, letter case aside.
    public func choice<Choice: RawRepresentable & CaseIterable>(
        _ option: String, among _: Choice.Type
    ) throws(ToolMistake) -> Choice? where Choice.RawValue == String {
        guard let text = text(option) else { return nil }
        let word = text.lowercased()
        if let choice = Choice.allCases.first(where: { $0.rawValue.lowercased() == word }) {
            return choice
        }
        throw .badValue(
            of: option, value: text, wanted: wanted(by: option),
            nearest: Nearest.match(for: text, among: Choice.allCases.map(\.rawValue)))
    }

    /// Throws unless the number of operands is in `range`.
    ///
    /// - Parameters:
    ///   - wanted: What is missing where there are too few, like “a file”.
    ///   - example: A whole command, without “touchstone”.
    public func requireOperands(
        _ range: ClosedRange<Int>, wanted: String, example: String
    ) throws(ToolMistake) {
        if operands.count < range.lowerBound {
            throw .missingOperand(wanted: wanted, example: example)
        }
        if operands.count > range.upperBound {
            throw .extraOperand(operands[range.upperBound], command: command)
        }
    }

    private func wanted(by option: String) -> String { options.named(option)?.wanted ?? "a value" }
}
