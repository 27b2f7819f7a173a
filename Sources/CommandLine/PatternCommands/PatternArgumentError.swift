public import PatternCatalogue

/// A reason why the words after `touchstone patterns` make no sense.
public enum PatternArgumentError: Error, Hashable, Sendable {
    case unknownCommand(String, nearest: String?)

    /// `command` takes no such option.
    case unknownOption(String, command: String, nearest: String?)

    /// The last word is an option that needs something after it.
    case missingValue(option: String)

    /// The value is none of the words that the option takes.
    case badValue(option: String, value: String, allowed: [String], nearest: String?)

    case repeatedOption(String)

    /// `command` needs the id of an entry.
    case missingEntry(command: String)

    /// There is nothing to search for.
    case missingSymptom

    /// A word more than the command takes.
    case extraArgument(String, command: String)
}

extension PatternArgumentError: CustomStringConvertible {
    public var description: String { text(in: .english) }

    /// The sentence for the person who asked.
    public func text(in language: Language) -> String {
        sentence.text(in: language)
    }

    private var sentence: BilingualText {
        switch self {
        case .unknownCommand(let word, let nearest):
            BilingualText(
                "There is no command “patterns \(word)”. \(Self.advice(nearest).english)",
                "没有“patterns \(word)”这个命令。\(Self.advice(nearest).chinese)")
        case .unknownOption(let option, let command, let nearest):
            BilingualText(
                "“patterns \(command)” has no option “\(option)”. \(Self.advice(nearest).english)",
                "“patterns \(command)”没有选项“\(option)”。\(Self.advice(nearest).chinese)")
        case .missingValue(let option):
            BilingualText(
                "“\(option)” needs a value after it, as in “\(option)=…”.",
                "“\(option)”后面需要一个值，例如“\(option)=…”。")
        case .badValue(let option, let value, let allowed, let nearest):
            BilingualText(
                "“\(option)” cannot be “\(value)”. "
                    + (nearest.map { "Did you mean “\($0)”? " } ?? "")
                    + "It is one of \(allowed.joined(separator: ", ")).",
                "“\(option)”不能是“\(value)”。" + (nearest.map { "是不是“\($0)”？" } ?? "")
                    + "可选：\(allowed.joined(separator: "、"))。")
        case .repeatedOption(let option):
            BilingualText(
                "“\(option)” was given twice. Keep one of them.", "“\(option)”出现了两次，请只保留一个。")
        case .missingEntry(let command):
            BilingualText(
                "Which pattern? Say “touchstone patterns \(command) strategy”, for instance; "
                    + "“touchstone patterns list” names them all.",
                "要哪个模式？例如“touchstone patterns \(command) strategy”；"
                    + "“touchstone patterns list”会列出全部模式。")
        case .missingSymptom:
            BilingualText(
                "What is the trouble? Say “touchstone patterns search \"too many if\"”, for instance.",
                "遇到了什么问题？例如“touchstone patterns search \"if 分支太多\"”。")
        case .extraArgument(let word, let command):
            BilingualText(
                "“\(word)” is one argument too many for “patterns \(command)”. "
                    + "See “touchstone patterns --help”.",
                "“patterns \(command)”不需要“\(word)”。参见“touchstone patterns --help”。")
        }
    }

    private static func advice(_ nearest: String?) -> BilingualText {
        guard let nearest else {
            return BilingualText(
                "See “touchstone patterns --help”.", "参见“touchstone patterns --help”。")
        }
        return BilingualText("Did you mean “\(nearest)”?", "是不是“\(nearest)”？")
    }
}
