import UIKit

/// The reasons of the standard rules, in the app's language.
nonisolated enum RuleReason: Sendable {
    case required
    case letters
    case digits
    case length(ClosedRange<Int>)
    case mail
    case phone
    case number(ClosedRange<Double>)

    /// The title of an alert with a reason.
    static var title: String { isChinese ? "输入有误" : "Input Validation Failed" }

    private static var isChinese: Bool { Language.current == .simplifiedChinese }

    /// What a text should be, for the person who typed it.
    var text: String { Self.isChinese ? chinese : english }

    private var english: String {
        switch self {
        case .required: "This is required."
        case .letters: "The input can contain only letters."
        case .digits: "The input can contain only numerical values."
        case .length(let range) where range.count == 1: "Enter \(range.lowerBound) characters."
        case .length(let range):
            "Enter \(range.lowerBound) to \(range.upperBound) characters."
        case .mail: "Enter a mail address, such as name@example.com."
        case .phone: "Enter a phone number, such as +44 20 7946 0000."
        case .number(let range):
            "Enter a number from \(Self.plain(range.lowerBound)) "
                + "to \(Self.plain(range.upperBound))."
        }
    }

    private var chinese: String {
        switch self {
        case .required: "此项必填。"
        case .letters: "只能输入字母。"
        case .digits: "只能输入数字。"
        case .length(let range) where range.count == 1: "请输入 \(range.lowerBound) 个字符。"
        case .length(let range):
            "请输入 \(range.lowerBound) 至 \(range.upperBound) 个字符。"
        case .mail: "请输入电子邮件地址，例如 name@example.com。"
        case .phone: "请输入电话号码，例如 +86 10 8888 8888。"
        case .number(let range):
            "请输入 \(Self.plain(range.lowerBound)) 至 \(Self.plain(range.upperBound)) 之间的数字。"
        }
    }

    /// A number without “.0”.
    private static func plain(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
}
