import Spelling

/// A reason why a command line makes no sense.
public enum ToolMistake: Error, Hashable, Sendable {
    /// `family` has no such command.
    case unknownCommand(String, family: String, nearest: String?)

    /// `command` takes no such option.
    case unknownOption(String, command: String, nearest: String?)

    /// An option at the end of the line that needs something after it.
    case missingValue(option: String, wanted: String)

    /// A value, of an option or an operand, that is not what is wanted.
    case badValue(of: String, value: String, wanted: String, nearest: String? = nil)

    /// An option that takes no value got one by `=`.
    case needlessValue(option: String)

    /// An option that can be given once was given twice.
    case repeatedOption(String)

    /// The command needs `wanted`, as in `example`.
    case missingOperand(wanted: String, example: String)

    /// An option that changes nothing as the others are: `because` tells why, like “without “--logo””.
    case noEffect(of: String, because: String)

    /// A word more than the command takes.
    case extraOperand(String, command: String)
}

extension ToolMistake {
    /// `word` is none of the commands of `family`, whose names are `commands`.
    public static func unknownCommand(
        _ word: String, of family: String, among commands: [String]
    ) -> ToolMistake {
        .unknownCommand(
            word, family: family, nearest: Nearest.match(for: word, among: commands))
    }
}

extension ToolMistake: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownCommand(let word, let family, let nearest):
            "There is no command “\(family) \(word)”. \(Self.advice(nearest, family))"
        case .unknownOption(let option, let command, let nearest):
            "“\(command)” has no option “\(option)”. \(Self.advice(nearest, command))"
        case .missingValue(let option, let wanted):
            "“\(option)” needs \(wanted) after it."
        case .badValue(let name, let value, let wanted, let nearest):
            "“\(name)” should be \(wanted), not “\(value)”."
                + (nearest.map { " Did you mean “\($0)”?" } ?? "")
        case .needlessValue(let option):
            "“\(option)” takes no value. Write it alone."
        case .repeatedOption(let option):
            "“\(option)” was given twice. Keep one of them."
        case .missingOperand(let wanted, let example):
            "This needs \(wanted). Say “touchstone \(example)”, for instance."
        case .noEffect(let option, let reason):
            "“\(option)” has no effect \(reason). Leave it out."
        case .extraOperand(let word, let command):
            "“\(word)” is one argument too many for “\(command)”. \(Self.pointer(command))"
        }
    }

    private static func advice(_ nearest: String?, _ command: String) -> String {
        nearest.map { "Did you mean “\($0)”?" } ?? pointer(command)
    }

    /// Where help is: operands and options that a command is named with are no part of its name.
    private static func pointer(_ command: String) -> String {
        let names = command.split(separator: " ").prefix {
            !$0.hasPrefix("-") && !$0.hasPrefix("<")
        }
        return "See “touchstone \(names.joined(separator: " ")) --help”."
    }
}
