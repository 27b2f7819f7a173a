public import FoundationGaps
import Spelling

/// A mistake in a command line.
///
/// A `command` is the program's name and the words that call the command: `touchstone qr read`.
public enum UsageError: Error, Hashable, Sendable {
    /// `family` has no such command.
    case unknownCommand(String, family: String, nearest: String?)

    /// `command` takes no such option.
    case unknownOption(String, command: String, nearest: String?)

    /// An option at the end of the line that needs a value.
    case missingValue(option: String, wanted: Wording)

    /// A value, of an option or an operand, that is not acceptable.
    case badValue(of: String, value: String, wanted: Wording, nearest: String? = nil)

    /// An option that takes no value got one by `=`.
    case needlessValue(option: String)

    /// An option that can be given once was given twice.
    case repeatedOption(String)

    /// The command needs `wanted`, as in `example`.
    case missingOperand(wanted: Wording, example: Wording)

    /// An option without effect for the reason `because`, like “without “--logo””.
    case noEffect(of: String, because: String)

    /// A word more than the command takes.
    case extraOperand(String, command: String)

    /// Another mistake, in a sentence that says what would help.
    case other(Wording)
}

extension UsageError: ReportedError {
    public var exitCode: ExitCode { .mistake }

    public func text(in language: Language) -> String { sentence.text(in: language) }

    private var sentence: Wording {
        switch self {
        case .unknownCommand(let word, let family, let nearest):
            Wording(
                "There is no command “\(Self.short("\(family) \(word)"))”.",
                "没有“\(Self.short("\(family) \(word)"))”这个命令。"
            ) + Self.advice(nearest, family)
        case .unknownOption(let option, let command, let nearest):
            Wording(
                "“\(Self.short(command))” has no option “\(option)”.",
                "“\(Self.short(command))”没有选项“\(option)”。"
            ) + Self.advice(nearest, command)
        case .missingValue(let option, let wanted):
            Wording(
                "“\(option)” needs \(wanted.english) after it.",
                "“\(option)”后面需要\(wanted.text(in: .simplifiedChinese))。")
        case .badValue(let name, let value, let wanted, let nearest):
            Wording(
                "“\(name)” should be \(wanted.english), not “\(value)”.",
                "“\(name)”应为 \(wanted.text(in: .simplifiedChinese))，而不是“\(value)”。"
            ) + (nearest.map(Self.suggestion) ?? "")
        case .needlessValue(let option):
            Wording("“\(option)” takes no value. Write it alone.", "“\(option)”不需要值，请单独使用。")
        case .repeatedOption(let option):
            Wording(
                "“\(option)” was given twice. Keep one of them.", "“\(option)”出现了两次，请只保留一个。")
        case .missingOperand(let wanted, let example):
            Wording(
                "This needs \(wanted.english). Say “\(example.english)”, for instance.",
                """
                需要\(wanted.text(in: .simplifiedChinese))，\
                例如“\(example.text(in: .simplifiedChinese))”。
                """)
        case .noEffect(let option, let reason):
            Wording("“\(option)” has no effect \(reason). Leave it out.")
        case .extraOperand(let word, let command):
            Wording(
                "“\(word)” is one argument too many for “\(Self.short(command))”.",
                "“\(Self.short(command))”不需要“\(word)”。"
            ) + Self.pointer(command)
        case .other(let sentence): sentence
        }
    }

    private static func advice(_ nearest: String?, _ command: String) -> Wording {
        nearest.map(suggestion) ?? pointer(command)
    }

    private static func suggestion(_ nearest: String) -> Wording {
        Wording("Did you mean “\(nearest)”?", "是不是“\(nearest)”？")
    }

    /// The place of help, without the operands and options that a command is named with.
    private static func pointer(_ command: String) -> Wording {
        let names = command.split(separator: " ").prefix {
            !$0.hasPrefix("-") && !$0.hasPrefix("<")
        }.joined(separator: " ")
        return Wording("See “\(names) --help”.", "参见“\(names) --help”。")
    }

    /// A command without the program's name.
    private static func short(_ command: String) -> String {
        let words = command.split(separator: " ", maxSplits: 1)
        return String(words.last ?? "")
    }
}

extension Wording {
    /// Two sentences, in Chinese without a space between them.
    fileprivate static func + (first: Wording, second: Wording) -> Wording {
        guard !second.english.isEmpty else { return first }
        return Wording(
            "\(first.english) \(second.english)",
            first.chinese.map { $0 + second.text(in: .simplifiedChinese) })
    }
}
