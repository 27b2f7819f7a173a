import Foundation

/// Numbers as JSON writes them, which `strtod` alone would not refuse enough of.
enum JSONNumber {
    /// The number that a text is, to the last bit, or `nil` when it is none.
    ///
    /// Up to fifteen digits without an exponent are divided by a power of ten: both are exact, so that the quotient is the nearest double
    /// (W. D. Clinger, “How to Read Floating Point Numbers Accurately”, PLDI 1990).
    static func value(_ text: [UInt8]) -> Double? {
        var index = 0
        var digits = 0
        var decimals = 0
        var mantissa: UInt64 = 0

        func isDigit(_ index: Int) -> Bool {
            index < text.count && text[index] &- UInt8(ascii: "0") < 10
        }
        func readDigits() -> Bool {
            let start = index
            while isDigit(index) {
                mantissa = mantissa &* 10 &+ UInt64(text[index] &- UInt8(ascii: "0"))
                index += 1
            }
            digits += index - start
            return index > start
        }

        let isNegative = text.first == UInt8(ascii: "-")
        if isNegative { index = 1 }
        if isDigit(index), text[index] == UInt8(ascii: "0"), isDigit(index + 1) { return nil }
        guard readDigits() else { return nil }
        if index < text.count, text[index] == UInt8(ascii: ".") {
            index += 1
            let start = index
            guard readDigits() else { return nil }
            decimals = index - start
        }
        if index == text.count, digits <= 15 {
            let size = Double(mantissa) / powersOfTen[decimals]
            return isNegative ? -size : size
        }
        if index < text.count {
            guard text[index] | 0x20 == UInt8(ascii: "e") else { return nil }
            index += 1
            if index < text.count,
                text[index] == UInt8(ascii: "+") || text[index] == UInt8(ascii: "-")
            {
                index += 1
            }
            guard readDigits(), index == text.count else { return nil }
        }
        return Double(String(decoding: text, as: UTF8.self))
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}
