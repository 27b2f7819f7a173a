import BookshelfLists
import UIKit

/// The verdict on a number as an ISBN, in words, with the calculation of its check digit.
struct ISBNExplanation {
    let isRight: Bool
    let text: String

    init(_ number: String) {
        do throws(ISBNError) {
            let check = try ISBN.CheckDigit(number)
            isRight = check.isRight
            text = Self.text(of: check)
        } catch {
            isRight = false
            switch error {
            case .notADigit(let character):
                text = String(
                    localized: "“\(String(character))” does not belong into an ISBN.",
                    bundle: .module)
            case .wrongLength(let count):
                text = String(
                    localized: "An ISBN has 10 or 13 digits. This one has \(count) so far.",
                    bundle: .module)
            case .wrongCheckDigit(let check): text = Self.text(of: check)
            }
        }
    }

    private static func text(of check: ISBN.CheckDigit) -> String {
        let sum =
            check.steps.map { "\($0.digit)×\($0.weight)" }.joined(separator: " + ")
            + " = \(check.sum)"
        let expected = String(check.expected)
        if check.isRight {
            return String(
                localized:
                    "\(sum). With \(expected) the sum is a multiple of \(check.modulus): the number is right.",
                bundle: .module)
        }
        return String(
            localized:
                "\(sum). Only with \(expected) at its end would the sum be a multiple of \(check.modulus). Is a digit wrong, or are two swapped?",
            bundle: .module)
    }
}
