/// An International Standard Book Number whose check digit is right.
///
/// ISBN-13 weighs its digits 1, 3, 1, 3 … and the weighted sum is a multiple of 10; ISBN-10 weighs
/// them 10, 9, 8 … and the sum is a multiple of 11, with X for ten as the last digit (ISO 2108).
package struct ISBN: Hashable, Sendable {
    /// The digits without hyphens: 10 or 13.
    package let digits: String

    /// Reads a number as it was typed, with or without hyphens and spaces.
    package init(_ text: String) throws(ISBNError) {
        let check = try CheckDigit(text)
        guard check.isRight else { throw .wrongCheckDigit(check) }
        digits = check.digits
    }

    /// The number in a bar code of goods; `nil` for one that is not a book's. Books begin with 978
    /// or 979, but 9790 is printed music.
    package init?(goods digits: String) {
        guard digits.count == 13, digits.hasPrefix("978") || digits.hasPrefix("979"),
            !digits.hasPrefix("9790"), let isbn = try? ISBN(digits)
        else { return nil }
        self = isbn
    }

    /// The number with 13 digits.
    package var thirteen: String {
        guard digits.count == 10 else { return digits }
        let body = "978" + digits.dropLast()
        let sum = zip(body, 0...).reduce(0) { sum, place in
            sum + (place.0.wholeNumberValue ?? 0) * (place.1.isMultiple(of: 2) ? 1 : 3)
        }
        return body + String((10 - sum % 10) % 10)
    }
}

extension ISBN {
    /// How the last digit of a number follows from the others.
    package struct CheckDigit: Hashable, Sendable {
        /// A digit and its weight.
        package struct Step: Hashable, Sendable {
            package let digit: Int
            package let weight: Int
        }

        /// The digits without hyphens.
        package let digits: String

        /// All digits but the last.
        package let steps: [Step]

        /// 10 for ISBN-13, 11 for ISBN-10.
        package let modulus: Int

        /// The sum of digits times weights.
        package var sum: Int { steps.reduce(0) { $0 + $1.digit * $1.weight } }

        /// The digit that the number has to end in.
        package var expected: Character {
            let value = (modulus - sum % modulus) % modulus
            return value == 10 ? "X" : Character(String(value))
        }

        /// The digit that the number ends in.
        package var actual: Character { digits.last ?? " " }

        package var isRight: Bool { expected == actual }

        package init(_ text: String) throws(ISBNError) {
            let digits = String(
                text.uppercased().filter { !$0.isWhitespace && $0 != "-" && $0 != "–" })
            for (character, index) in zip(digits, 0...) {
                let isLastOfTen = character == "X" && index == 9 && digits.count == 10
                guard character.isASCII && character.isNumber || isLastOfTen else {
                    throw .notADigit(character)
                }
            }
            guard digits.count == 10 || digits.count == 13 else {
                throw .wrongLength(digits.count)
            }
            self.digits = digits
            let isTen = digits.count == 10
            modulus = isTen ? 11 : 10
            steps = zip(digits.dropLast(), 0...).map { character, index in
                Step(
                    digit: character.wholeNumberValue ?? 0,
                    weight: isTen ? 10 - index : (index.isMultiple(of: 2) ? 1 : 3))
            }
        }
    }
}

// MARK: - In lists

extension ISBN {
    /// What a list has in the place of an ISBN.
    struct Listing: Hashable {
        /// The digits, or the text if there is no ISBN in it.
        let number: String

        /// `true` if ``number`` is an ISBN.
        let isNumber: Bool

        /// The text, if it says more than ``number``.
        let text: String?

        /// Reads a field; `nil` for an empty one.
        ///
        /// Goodreads writes `="9780000000001"`, so that spreadsheets keep the zeros, LibraryThing
        /// brackets. A number that lacks its zeros got through a spreadsheet, or is from before
        /// 1970.
        init?(_ field: String) {
            let marks: Set<Character> = ["=", "\"", "'", "[", "]"]
            var rest = field.trimmed[...].drop { marks.contains($0) }
            while let last = rest.last, marks.contains(last) || last.isWhitespace {
                rest.removeLast()
            }
            let plain = String(rest.trimmingPrefix(/(?i)isbn(-?1[03])?:?\s*/))
            guard !plain.isEmpty else { return nil }
            let zeros = String(repeating: "0", count: max(0, 10 - plain.utf8.count))
            if let isbn = (try? ISBN(plain)) ?? (zeros.count < 3 ? try? ISBN(zeros + plain) : nil) {
                (number, isNumber, text) = (isbn.digits, true, nil)
                return
            }
            let parts = plain.matches(of: /[0-9][0-9 \-–]{8,16}[0-9Xx]/)
            let found = parts.lazy.compactMap { try? ISBN(String($0.output)) }.first
            number = found?.digits ?? String(rest)
            isNumber = found != nil
            text = found == nil ? nil : String(rest)
        }
    }
}

/// A reason why a text is not an ISBN.
package enum ISBNError: Error, Hashable, Sendable {
    case notADigit(Character)

    /// An ISBN has 10 or 13 digits.
    case wrongLength(Int)

    case wrongCheckDigit(ISBN.CheckDigit)
}
