// The system as text.

extension Solver {
    /// The rows as text, one a line, the strongest first, then in the order of adding if no rows
    /// were removed:
    ///
    ///     title.left - icon.right - 8 = 0
    ///     title.width - 120 <= 0 @250
    ///
    /// A row that does not hold ends with its violation, and a broken one is marked.
    ///
    /// - Parameter name: The name of a variable.
    public func describe(naming name: (Variable) -> String) -> String {
        (0..<Int32(store.rows.count))
            .filter { store.rows[$0].isAlive }
            .sorted { (store.rows[$0].strength, $1) > (store.rows[$1].strength, $0) }
            .map { line(of: $0, name) }
            .joined(separator: "\n")
    }

    private func line(of row: Int32, _ name: (Variable) -> String) -> String {
        let record = store.rows[row]
        var text = ""
        var activity = record.constant
        for index in record.terms {
            let term = store.terms[index]
            let size = abs(term.coefficient)
            let factor = size == 1 ? "" : "\(number(size))·"
            text += sign(of: term.coefficient, isFirst: text.isEmpty)
            text += factor + name(Variable(term.variable))
            activity += term.coefficient * store.values[term.variable]
        }
        if record.constant != 0 || text.isEmpty {
            text += sign(of: record.constant, isFirst: text.isEmpty) + number(abs(record.constant))
        }
        switch record.relation {
        case .lessThanOrEqual: text += " <= 0"
        case .equal: text += " = 0"
        case .greaterThanOrEqual: text += " >= 0"
        }
        if record.strength == .belowRequired {
            text += " @below required"
        } else if record.strength != .required {
            text += " @\(number(Double(record.strength.priority)))"
        }
        let violation = record.violation(of: activity)
        if violation > 1e-6 { text += "  (off by \(number(violation)))" }
        if record.isBroken { text += "  (broken)" }
        return text
    }

    private func sign(of number: Double, isFirst: Bool) -> String {
        if isFirst { return number < 0 ? "-" : "" }
        return number < 0 ? " - " : " + "
    }

    /// A number rounded to millionths, without a fraction if it is whole.
    private func number(_ value: Double) -> String {
        guard abs(value) < 1e12 else { return "\(value)" }
        let millionths = Int64(value * 1e6 + (value < 0 ? -0.5 : 0.5))
        return millionths % 1_000_000 == 0
            ? "\(millionths / 1_000_000)" : "\(Double(millionths) / 1e6)"
    }
}
