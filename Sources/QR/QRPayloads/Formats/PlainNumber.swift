/// Numbers without exponents, as in URIs.
enum PlainNumber {
    /// Returns the shortest decimal number that parses to `value`, or the nearest one with
    /// `decimals` digits after the point.
    ///
    /// - Parameter value: A finite number.
    static func text(_ value: Double, decimals: Int? = nil) -> String {
        if let decimals { return rounded(value, decimals: decimals) }
        let parts = value.magnitude.description.lowercased().split(separator: "e")
        let mantissa = parts[0].split(separator: ".").map(String.init)
        let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        let fraction = mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1] : ""
        return place(mantissa[0] + fraction, point: mantissa[0].count + exponent, of: value)
    }

    private static func rounded(_ value: Double, decimals: Int) -> String {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        let whole = (value.magnitude * scale).rounded()
        guard whole < 9e15 else { return text(value) }
        let digits = String(Int(whole))
        let padding = String(repeating: "0", count: max(decimals + 1 - digits.count, 0))
        return place(padding + digits, point: (padding + digits).count - decimals, of: value)
    }

    /// Returns `digits` with a decimal point after the first `point` of them, without trailing
    /// zeros.
    private static func place(_ digits: String, point: Int, of value: Double) -> String {
        let before = String(repeating: "0", count: max(1 - point, 0))
        let after = String(repeating: "0", count: max(point - digits.count, 0))
        let all = before + digits + after
        let split = all.index(all.startIndex, offsetBy: max(point, 1))
        var whole = String(all[..<split].drop { $0 == "0" })
        var fraction = all[split...]
        while fraction.last == "0" { fraction.removeLast() }
        if whole.isEmpty { whole = "0" }
        let text = fraction.isEmpty ? whole : "\(whole).\(fraction)"
        return value < 0 && text != "0" ? "-\(text)" : text
    }

    /// Parses a number; `nil` for anything but digits with a sign and a point.
    static func value(_ text: some StringProtocol) -> Double? {
        guard text.utf8.allSatisfy({ "+-.0123456789".utf8.contains($0) }) else { return nil }
        return Double(text)
    }
}
