public import FoundationGaps

/// The words after a command, sorted into operands and the values of options.
///
///     arguments.operands              // ["photo.png"]
///     arguments.has(json)             // true for “--json”
///     arguments[budget] ?? 1_000      // 300 for “--budget=300”
///
/// Options may stand anywhere, their values after a space or an equals sign; only after an equals
/// sign may a value begin with two dashes or be empty. After `--` every word is an operand; so is a
/// lone `-`, and what looks like a negative number. Every value has been checked by its option.
public struct Arguments: Sendable {
    /// The words that are not options, in order.
    public private(set) var operands: [String] = []

    /// The values of options that only the command itself knows, by their names without dashes.
    public private(set) var inputs: [String: String] = [:]

    /// The program's name and the words that call the command: `touchstone qr read`.
    public let command: String

    /// The language of the answer.
    public private(set) var language: Language

    private var values: [String: [String]] = [:]

    /// The options as given, each in one word: `--size=320x480`.
    public private(set) var optionWords: [String] = []

    /// Sorts and checks `words`.
    ///
    /// - Parameters:
    ///   - command: The program's name and the words that call the command.
    ///   - language: The language where `--language` names none.
    init(
        _ words: ArraySlice<String>, of command: Command, called name: String, language: Language
    ) throws(UsageError) {
        self.command = name
        self.language = language
        var rest = words
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            if Self.isOption(word) {
                try take(word, &rest, of: command)
            } else {
                operands.append(word)
            }
        }
        self.language = self[CommonOptions.language] ?? language
    }

    /// Returns `true` for words that begin with a dash and are neither a dash alone nor numbers.
    static func isOption(_ word: String) -> Bool {
        word.hasPrefix("-") && word != "-" && Double(word.prefix { $0 != "," }) == nil
    }

    /// Takes an option, and its value where it has one.
    private mutating func take(
        _ word: String, _ rest: inout ArraySlice<String>, of command: Command
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
        let options = command.allOptions
        guard let option = options.first(where: { $0.form.isCalled(parts[0]) }) else {
            guard command.inputs != nil, parts[0].hasPrefix("--") else {
                let nearest = Nearest.match(for: parts[0], among: options.map(\.form.name))
                throw .unknownOption(parts[0], command: self.command, nearest: nearest)
            }
            return try takeInput(parts, &rest)
        }
        let form = option.form
        guard form.repeats || values[form.name] == nil else { throw .repeatedOption(form.name) }
        guard form.placeholder != nil else {
            if parts.count == 2 { throw .needlessValue(option: form.name) }
            values[form.name] = [""]
            optionWords.append(form.name)
            return
        }
        guard let value = Self.value(parts, &rest), !value.isEmpty else {
            throw .missingValue(option: form.name, wanted: form.wanted)
        }
        guard option.accepts(value) else {
            throw .badValue(
                of: form.name, value: value, wanted: form.wanted,
                nearest: Nearest.match(for: value, among: form.choices))
        }
        values[form.name, default: []].append(value)
        optionWords.append("\(form.name)=\(value)")
    }

    private mutating func takeInput(
        _ parts: [String], _ rest: inout ArraySlice<String>
    ) throws(UsageError) {
        guard let value = Self.value(parts, &rest) else {
            throw .missingValue(option: parts[0], wanted: .localized("a value"))
        }
        let name = String(parts[0].dropFirst(2))
        guard inputs.updateValue(value, forKey: name) == nil else {
            throw .repeatedOption(parts[0])
        }
    }

    /// Returns the text after the equals sign, or the next word.
    private static func value(_ parts: [String], _ rest: inout ArraySlice<String>) -> String? {
        if parts.count == 2 { return parts[1] }
        return rest.first?.hasPrefix("--") == true ? nil : rest.popFirst()
    }
}

// MARK: - Values

extension Arguments {
    /// Returns `true` if an option was given.
    public func has(_ option: any DeclaredOption) -> Bool { values[option.form.name] != nil }

    /// The value of an option; `nil` where it was not given.
    public subscript<Value>(_ option: CommandOption<Value>) -> Value? {
        values[option.form.name]?.first.flatMap(option.read)
    }

    /// The values of an option that may be repeated, in order.
    public func all<Value>(_ option: CommandOption<Value>) -> [Value] {
        (values[option.form.name] ?? []).compactMap(option.read)
    }

    /// Throws unless the number of operands is in `range`.
    ///
    /// - Parameters:
    ///   - wanted: What is missing where there are too few, like “a file”.
    ///   - example: The words of a correct call, without the command's own.
    public func requireOperands(
        _ range: PartialRangeFrom<Int>, wanted: LocalizedText, example: LocalizedText
    ) throws(UsageError) {
        guard operands.count >= range.lowerBound else {
            throw missing(wanted, example: example)
        }
    }

    /// Throws unless the number of operands is in `range`.
    public func requireOperands(
        _ range: ClosedRange<Int>, wanted: LocalizedText = "", example: LocalizedText = ""
    ) throws(UsageError) {
        try requireOperands(range.lowerBound..., wanted: wanted, example: example)
        if operands.count > range.upperBound {
            throw .extraOperand(operands[range.upperBound], command: command)
        }
    }

    /// The error of a command line without `wanted`.
    ///
    /// - Parameter example: The words of a correct call, without the command's own.
    public func missing(_ wanted: LocalizedText, example: LocalizedText) -> UsageError {
        .missingOperand(
            wanted: wanted,
            example: "\(command) \(example)")
    }
}
