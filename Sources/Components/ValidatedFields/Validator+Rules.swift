import Foundation
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

    /// A rule whose reason is in the language that the app has when it refuses a text.
    private static func rule(
        code: Int, _ reason: RuleReason, _ accepts: @escaping (String) -> Bool
    ) -> Validator {
        Validator { text in
            if !accepts(text) { throw ValidationFailure(code: code, reason: reason.text) }
        }
    }

    /// Any text but an empty one or one of spaces.
    public static let required = rule(code: 1000, .required) {
        $0.contains { !$0.isWhitespace }
    }

    /// Letters of any script. The failure's code is 1002.
    public static let letters = rule(code: 1002, .letters) { text in
        !text.isEmpty && text.allSatisfy(\.isLetter)
    }

    /// Letters from a to z and A to Z. The failure's code is 1002.
    public static let asciiLetters = rule(code: 1002, .letters) { text in
        !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isLetter }
    }

    /// Digits of any script. The failure's code is 1001.
    public static let digits = rule(code: 1001, .digits) { text in
        !text.isEmpty && text.allSatisfy { $0.decimalDigit != nil }
    }

    /// Digits from 0 to 9. The failure's code is 1001.
    public static let asciiDigits = rule(code: 1001, .digits) { text in
        !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber }
    }

    /// Texts that a regular expression matches as a whole.
    ///
    /// - Precondition: `pattern` is a regular expression.
    public static func expression(
        _ pattern: String, code: Int = 1003, reason: String
    ) -> Validator {
        custom(code: code, reason: reason, matching(pattern))
    }

    /// Accepts the texts that a regular expression matches as a whole.
    private static func matching(_ pattern: String) -> (String) -> Bool {
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z") else {
            fatalError(
                "“\(pattern)” is not a regular expression. Check its brackets and escapes.")
        }
        return { text in
            let whole = NSRange(location: 0, length: text.utf16.count)
            return expression.firstMatch(in: text, range: whole) != nil
        }
    }

    /// Texts with a number of characters.
    public static func length(_ range: ClosedRange<Int>) -> Validator {
        rule(code: 1004, .length(range)) { range.contains($0.count) }
    }

    /// Mail addresses: a name, an @, and a domain with a dot.
    public static let mail = rule(
        code: 1005, .mail,
        matching(
            #"[^\s\p{C}@"(),:;<>\[\]\\]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+"#
        ))

    /// Phone numbers: 5 to 15 digits, of any script, between spaces, hyphens and brackets of any
    /// width, after a plus or not.
    public static let phone = rule(code: 1006, .phone) { input in
        // Address books put marks of direction around numbers.
        let text = String(
            String.UnicodeScalarView(
                input.unicodeScalars.filter { $0.properties.generalCategory != .format }))
        let digits = text.compactMap(\.decimalDigit)
        let rest = text.drop { "+＋".contains($0) || $0.isWhitespace }
        return (5...15).contains(digits.count) && text.filter { "+＋".contains($0) }.count <= 1
            && rest.allSatisfy {
                $0.decimalDigit != nil || $0.isWhitespace || "()./（）．／".contains($0)
                    || $0.unicodeScalars.first?.properties.generalCategory == .dashPunctuation
                    || $0 == "−"
            }
    }

    /// Numbers in a range, in digits of any script, with a point or a comma.
    public static func number(in range: ClosedRange<Double>) -> Validator {
        rule(code: 1007, .number(range)) { input in
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
