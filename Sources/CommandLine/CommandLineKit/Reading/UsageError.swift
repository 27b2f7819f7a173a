public import FoundationGaps

/// A mistake in a command line.
///
/// A `command` is the program's name and the words that call the command: `touchstone qr read`.
public enum UsageError: Error, Hashable, Sendable {
    /// `family` has no such command.
    case unknownCommand(String, family: String, nearest: String?)

    /// `command` takes no such option.
    case unknownOption(String, command: String, nearest: String?)

    /// An option at the end of the line that needs a value.
    case missingValue(option: String, wanted: LocalizedText)

    /// A value, of an option or an operand, that is not acceptable.
    case badValue(of: String, value: String, wanted: LocalizedText, nearest: String? = nil)

    /// An option that takes no value got one by `=`.
    case needlessValue(option: String)

    /// An option that can be given once was given twice.
    case repeatedOption(String)

    /// The command needs `wanted`, as in `example`.
    case missingOperand(wanted: LocalizedText, example: LocalizedText)

    /// An option without effect for the reason `because`, like “without “--logo””.
    case noEffect(of: String, because: LocalizedText)

    /// A word more than the command takes.
    case extraOperand(String, command: String)

    /// Another mistake, in a sentence that says what would help.
    case other(LocalizedText)
}

extension UsageError: ReportedError {
    public var exitCode: ExitCode { .mistake }

    public func text(in language: Language) -> String { sentence.text(in: language) }

    private var sentence: LocalizedText {
        switch self {
        case .unknownCommand(let word, let family, let nearest):
            .localized("There is no command “\(Self.short("\(family) \(word)"))”.").followed(
                by: Self.advice(nearest, family))
        case .unknownOption(let option, let command, let nearest):
            .localized("“\(Self.short(command))” has no option “\(option)”.").followed(
                by: Self.advice(nearest, command))
        case .missingValue(let option, let wanted):
            .localized("“\(option)” needs \(wanted) after it.")
        case .badValue(let name, let value, let wanted, let nearest):
            .localized("“\(name)” should be \(wanted), not “\(value)”.").followed(
                by: nearest.map(Self.suggestion))
        case .needlessValue(let option):
            .localized("“\(option)” takes no value. Write it alone.")
        case .repeatedOption(let option):
            .localized("“\(option)” was given twice. Keep one of them.")
        case .missingOperand(let wanted, let example):
            .localized("This needs \(wanted). Say “\(example)”, for instance.")
        case .noEffect(let option, let reason):
            .localized("“\(option)” has no effect \(reason). Leave it out.")
        case .extraOperand(let word, let command):
            .localized("“\(word)” is one argument too many for “\(Self.short(command))”.").followed(
                by: Self.pointer(command))
        case .other(let sentence): sentence
        }
    }

    private static func advice(_ nearest: String?, _ command: String) -> LocalizedText {
        nearest.map(suggestion) ?? pointer(command)
    }

    private static func suggestion(_ nearest: String) -> LocalizedText {
        .localized("Did you mean “\(nearest)”?")
    }

    /// The place of help, without the operands and options that a command is named with.
    private static func pointer(_ command: String) -> LocalizedText {
        let names = command.split(separator: " ").prefix {
            !$0.hasPrefix("-") && !$0.hasPrefix("<")
        }.joined(separator: " ")
        return .localized("See “\(names) --help”.")
    }

    /// A command without the program's name.
    private static func short(_ command: String) -> String {
        let words = command.split(separator: " ", maxSplits: 1)
        return String(words.last ?? "")
    }
}

extension LocalizedText {
    /// This sentence and another one, in Chinese without a space between them.
    fileprivate func followed(by other: LocalizedText?) -> LocalizedText {
        other.map { .localized("\(self) \($0)") } ?? self
    }
}
