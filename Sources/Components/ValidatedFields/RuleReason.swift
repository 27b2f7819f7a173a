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
    static var title: String { String(localized: "Input Validation Failed") }

    /// What a text should be, for the person who typed it.
    var text: String {
        switch self {
        case .required: String(localized: "This is required.")
        case .letters: String(localized: "The input can contain only letters.")
        case .digits: String(localized: "The input can contain only numerical values.")
        case .length(let range) where range.count == 1:
            String(localized: "Enter \(range.lowerBound) characters.", in: .current)
        case .length(let range):
            String(
                localized: "Enter \(range.lowerBound) to \(range.upperBound) characters.",
                in: .current)
        case .mail: String(localized: "Enter a mail address, such as name@example.com.")
        case .phone: String(localized: "Enter a phone number, such as +44 20 7946 0000.")
        case .number(let range):
            String(
                localized: """
                    Enter a number from \(Self.plain(range.lowerBound)) \
                    to \(Self.plain(range.upperBound)).
                    """)
        }
    }

    /// A number without “.0”.
    private static func plain(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
}
