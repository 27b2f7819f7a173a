package import TextReading

/// Degrees with minutes and seconds: `31°14′23″N`, `N 31 14.38`, `东经121度29分59秒`.
package enum DegreesMinutesSeconds {
    /// Returns the degrees in a text; `nil` when it is no such text, as a plain number.
    package static func degrees(_ text: some StringProtocol) -> Double? {
        var rest = text.trimmingPrefix(while: \.isWhitespace)
        var sign = 1.0
        var hasMark = false
        for (direction, itsSign) in directions {
            if rest.lowercased().hasPrefix(direction) {
                rest = rest.dropFirst(direction.count)
                (sign, hasMark) = (itsSign, true)
                break
            }
        }
        if !hasMark {
            if rest.hasPrefix("-") {
                rest = rest.dropFirst()
                sign = -1
            }
            for (direction, itsSign) in directions
            where rest.lowercased().hasSuffix(direction) {
                rest = rest.dropLast(direction.count)
                (sign, hasMark) = (itsSign * sign, true)
                break
            }
        }
        let numbers = rest.split { $0.isWhitespace || marks.contains($0) }
        guard hasMark || rest.contains(where: marks.contains), (1...3).contains(numbers.count)
        else { return nil }
        var degrees = 0.0
        for (index, text) in numbers.enumerated() {
            guard let number = decimal(text), number >= 0, index == 0 || number < 60 else {
                return nil
            }
            // Only the last one has decimals.
            guard index + 1 == numbers.count || number == number.rounded() else { return nil }
            degrees += number / [1, 60, 3_600][index]
        }
        return sign * degrees
    }

    /// Returns a number, which may begin with zeros: `09`.
    private static func decimal(_ text: some StringProtocol) -> Double? {
        guard text.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }) else { return nil }
        let digits = text.drop { $0 == "0" }
        return JSONNumber.decimal(
            digits.first?.isNumber == true ? String(digits) : "0" + String(digits))
    }

    private static let marks: Set<Character> = [
        "°", "º", "˚", "′", "'", "’", "″", "\"", "”", "度", "分", "秒", ":",
    ]

    private static let directions: [(String, Double)] = [
        ("北纬", 1), ("北緯", 1), ("南纬", -1), ("南緯", -1), ("东经", 1), ("東經", 1), ("西经", -1),
        ("西經", -1), ("n", 1), ("s", -1), ("e", 1), ("w", -1), ("北", 1), ("南", -1), ("东", 1),
        ("東", 1), ("西", -1),
    ]
}

extension CSVRowReader.Field {
    /// The field's number, or its degrees with minutes and seconds; `nil` when it is neither.
    package var degrees: Double? { number ?? DegreesMinutesSeconds.degrees(text) }
}
