public import Foundation
public import UIKit

extension Validator {
    /// A rule by a function that accepts a text or not.
    public static func custom(
        code: Int = 1000, reason: String, _ accepts: @escaping (String) -> Bool
    ) -> Validator {
        Validator { text in
            if !accepts(text) { throw ValidationFailure(code: code, reason: reason) }
        }
    }

    /// Any text but an empty one or one of spaces.
    public static let required = custom(code: 1000, reason: "This is required.") {
        $0.contains { !$0.isWhitespace }
    }

    /// Letters of any script. The failure's code is 1002.
    public static let letters = custom(
        code: 1002, reason: "The input can contain only letters."
    ) { text in
        !text.isEmpty && text.allSatisfy(\.isLetter)
    }

    /// Letters from a to z and A to Z. The failure's code is 1002.
    public static let asciiLetters = custom(
        code: 1002, reason: "The input can contain only letters."
    ) { text in
        !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isLetter }
    }

    /// Digits of any script. The failure's code is 1001.
    public static let digits = custom(
        code: 1001, reason: "The input can contain only numerical values."
    ) { text in
        !text.isEmpty && text.allSatisfy { $0.decimalDigit != nil }
    }

    /// Digits from 0 to 9. The failure's code is 1001.
    public static let asciiDigits = custom(
        code: 1001, reason: "The input can contain only numerical values."
    ) { text in
        !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber }
    }

    /// Texts that a regular expression matches as a whole.
    ///
    /// - Precondition: `pattern` is a regular expression.
    public static func expression(
        _ pattern: String, code: Int = 1003, reason: String
    ) -> Validator {
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z") else {
            fatalError(
                "“\(pattern)” is not a regular expression. Check its brackets and escapes.")
        }
        return custom(code: code, reason: reason) { text in
            let whole = NSRange(location: 0, length: text.utf16.count)
            return expression.firstMatch(in: text, range: whole) != nil
        }
    }

    /// Texts with a number of characters.
    public static func length(_ range: ClosedRange<Int>) -> Validator {
        let reason =
            range.count == 1
            ? "Enter \(range.lowerBound) characters."
            : "Enter \(range.lowerBound) to \(range.upperBound) characters."
        return custom(code: 1004, reason: reason) { range.contains($0.count) }
    }

    /// Mail addresses: a name, an @, and a domain with a dot.
    public static let mail = expression(
        #"[^\s@"(),:;<>\[\]\\]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+"#,
        code: 1005, reason: "Enter a mail address, such as name@example.com.")

    /// Phone numbers: 5 to 15 digits, of any script, between spaces, hyphens and brackets, after a
    /// plus or not.
    public static let phone = custom(
        code: 1006, reason: "Enter a phone number, such as +44 20 7946 0000."
    ) { text in
        let digits = text.compactMap(\.decimalDigit)
        let rest = text.drop { $0 == "+" || $0.isWhitespace }
        return (5...15).contains(digits.count) && text.filter { $0 == "+" }.count <= 1
            && rest.allSatisfy { $0.decimalDigit != nil || " -()./".contains($0) }
    }

    /// Numbers in a range, in digits of any script, with a point or a comma.
    public static func number(in range: ClosedRange<Double>) -> Validator {
        func text(_ number: Double) -> String {
            number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        }
        let reason = "Enter a number from \(text(range.lowerBound)) to \(text(range.upperBound))."
        return custom(code: 1007, reason: reason) { input in
            var plain = ""
            for character in input {
                if let digit = character.decimalDigit {
                    plain += "\(digit)"
                } else if character == "," || character == "٫" || character == "." {
                    plain += "."
                } else if (character == "-" || character == "−") && plain.isEmpty {
                    plain += "-"
                } else {
                    return false
                }
            }
            return Double(plain).map(range.contains) ?? false
        }
    }

    /// The text of another field, as for a password that is typed twice. The field is referred to
    /// weakly.
    public static func matching(_ field: UITextField, reason: String) -> Validator {
        custom(code: 1008, reason: reason) { [weak field] in $0 == field?.text ?? "" }
    }
}

extension Character {
    /// The value of a digit from 0 to 9 in any script; `nil` for other characters.
    nonisolated var decimalDigit: Int? {
        guard unicodeScalars.count == 1, let scalar = unicodeScalars.first,
            scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
        else { return nil }
        return Int(value)
    }
}
