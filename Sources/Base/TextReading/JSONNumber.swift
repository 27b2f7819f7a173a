import Foundation

/// A number in JSON syntax: `-12.5e3`.
package struct JSONNumber {
    /// The digits without the decimal point, valid if their count in ``digits`` fits.
    private var mantissa: UInt64 = 0
    private var digits = 0
    private var decimals = 0
    private var isNegative = false
    private var hasExponent = false

    /// The end of the number.
    private(set) var end: Int

    /// Parses a number from `start`; `nil` when there is none.
    @inline(__always)
    init?(_ text: borrowing some NumberText & ~Copyable, at start: Int) {
        end = start
        if text[byteAt: end] == UInt8(ascii: "-") {
            isNegative = true
            end += 1
        }
        let whole = end
        readDigits(text)
        guard end > whole else { return nil }
        if end > whole + 1, text[byteAt: whole] == UInt8(ascii: "0") { return nil }
        if text[byteAt: end] == UInt8(ascii: ".") {
            end += 1
            let fraction = end
            readDigits(text)
            decimals = end - fraction
            guard decimals > 0 else { return nil }
        }
        digits = end - whole
        guard text[byteAt: end] | 0x20 == UInt8(ascii: "e") else { return }
        hasExponent = true
        end += 1
        let sign = text[byteAt: end]
        if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { end += 1 }
        let exponent = end
        readDigits(text)
        guard end > exponent else { return nil }
    }

    @inline(__always)
    private mutating func readDigits(_ text: borrowing some NumberText & ~Copyable) {
        while true {
            let digit = text[byteAt: end] &- UInt8(ascii: "0")
            guard digit < 10 else { return }
            mantissa = mantissa &* 10 &+ UInt64(digit)
            end += 1
        }
    }

    /// Returns the nearest double, exact to the last bit.
    ///
    /// - Parameter text: The text that the number was parsed from, at `start`.
    @inline(__always)
    func value(_ text: borrowing some NumberText & ~Copyable, at start: Int) -> Double {
        guard !hasExponent, digits <= 19 else { return rareValue(text, at: start) }
        // Both are exact, so that the quotient is the nearest double: W. D. Clinger, “How to Read
        // Floating Point Numbers Accurately”, PLDI 1990.
        let size =
            mantissa < 1 << 53
            ? Double(mantissa) / Self.powersOfTen[decimals]
            : DecimalFraction.quotient(mantissa, powerOfTen: decimals)
        return isNegative ? -size : size
    }

    @inline(never)
    private func rareValue(
        _ text: borrowing some NumberText & ~Copyable, at start: Int
    ) -> Double {
        var bytes: [UInt8] = []
        for index in start..<end { bytes.append(text[byteAt: index]) }
        return Double(String(decoding: bytes, as: UTF8.self)) ?? .nan
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
        1e17,
        1e18, 1e19,
    ]
}

extension JSONNumber {
    /// Returns `true` for a byte that occurs in numbers.
    package static func has(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "+") || byte | 0x20 == UInt8(ascii: "e")
    }

    /// Returns the number of a text, exact to the last bit, or `nil` for an invalid one.
    package static func value(_ text: [UInt8]) -> Double? {
        guard let number = JSONNumber(text, at: 0), number.end == text.count else { return nil }
        return number.value(text, at: 0)
    }

    /// Returns the number of a text in decimal notation, which may begin with a plus sign or a
    /// point, unlike JSON's; `nil` for others, such as `0x1F`.
    package static func decimal(_ text: some StringProtocol) -> Double? {
        text.utf8.allSatisfy(has) ? Double(text) : nil
    }
}

/// A source of bytes for parsing numbers.
protocol NumberText: ~Copyable {
    /// The byte at an index; 0 after the last.
    subscript(byteAt index: Int) -> UInt8 { get }
}

extension Array: NumberText where Element == UInt8 {
    subscript(byteAt index: Int) -> UInt8 { index < count ? self[index] : 0 }
}

extension ByteBlock: NumberText {
    @inline(__always)
    subscript(byteAt index: Int) -> UInt8 { self[index] }

    /// Returns the number at an index, and its end; `nil` when there is none.
    package func number(at index: Int) -> (value: Double, end: Int)? {
        guard let number = JSONNumber(self, at: index) else { return nil }
        return (number.value(self, at: index), number.end)
    }
}

/// Quotients of integers by powers of ten, rounded to the nearest double with integer arithmetic
/// only.
private enum DecimalFraction {
    /// - Parameters:
    ///   - dividend: Not 0.
    ///   - powerOfTen: From 0 to 19.
    static func quotient(_ dividend: UInt64, powerOfTen: Int) -> Double {
        // 1. Shift both so that their highest bits are set; then the quotient of the dividend and
        //    64 zeros, or 63, has 64 bits.
        let power = powersOfTen[powerOfTen]
        let shifts = (dividend: dividend.leadingZeroBitCount, divisor: power.leadingZeroBitCount)
        let (shifted, divisor) = (dividend << shifts.dividend, power << shifts.divisor)
        let isLess = shifted < divisor
        let (quotient, remainder) = divisor.dividingFullWidth(
            isLess ? (shifted, 0) : (shifted >> 1, shifted << 63))
        // 2. Keep 53 bits and round by the other 11 and the remainder: up from the middle, and from
        //    the middle to the even.
        var significand = quotient >> 11
        let rest = quotient & 0x7FF
        let isAboveMiddle = rest > 0x400 || (rest == 0x400 && remainder > 0)
        if isAboveMiddle || (rest == 0x400 && significand & 1 == 1) { significand += 1 }
        // 3. Undo the shifts.
        let exponent = 11 + shifts.divisor - shifts.dividend - (isLess ? 64 : 63)
        return scalbn(Double(significand), exponent)
    }

    private static let powersOfTen: [UInt64] = (0...19).reduce(into: [1]) { powers, exponent in
        if exponent > 0 { powers.append(powers[exponent - 1] * 10) }
    }
}
