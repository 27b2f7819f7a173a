import Foundation

/// The shapes of phone numbers: with a country, with an area in brackets, in groups, and the
/// mobile numbers and special numbers of China.
enum PhonePattern {
    static let expression = NSRegularExpression(
        known: """
            (?<![\\p{Latin}\\p{Cyrillic}\\p{Greek}\\d.,/@#$€£¥+-])(?:\
            \\+\\d{1,3}(?:[ .-]?\\(?\\d{1,4}\\)?){2,5}\
            |\\(0?\\d{2,4}\\)[ -]?\\d{3,4}[ -]?\\d{4}\
            |0\\d{2,3}-\\d{7,8}\
            |\\d{3}[-. ]\\d{3}[-. ]\\d{4}\
            |1[3-9]\\d[ -]?\\d{4}[ -]?\\d{4}\
            |400[ -]?\\d{3,4}[ -]?\\d{3,4}\
            |0\\d{2,4}(?:[ -]\\d{2,4}){2,4}\
            )(?![\\d/@]|[.,-]\\d)
            """)

    /// Reads a match of ``expression``: a number has 7 to 15 digits.
    static func read(
        _ match: NSTextCheckingResult, in string: String
    ) -> (DetectedData.Value, NSRange)? {
        guard let found = Range(match.range, in: string) else { return nil }
        let number = String(string[found])
        guard (7...15).contains(number.count(where: \.isNumber)) else { return nil }
        return (.phoneNumber(number), match.range)
    }
}

extension NSRegularExpression {
    /// Creates an expression of a pattern that is a part of the program.
    convenience init(known pattern: String) {
        do {
            try self.init(pattern: pattern, options: .caseInsensitive)
        } catch {
            preconditionFailure("The pattern \(pattern) of data is wrong: \(error)")
        }
    }
}
