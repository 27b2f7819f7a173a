extension Calculator {
    /// The same calculator with an enumeration: its raw values are the signs, so that
    /// `Operator(rawValue:)` is the factory, and the compiler knows that no operator is forgotten.
    enum Operator: String, CaseIterable, Sendable {
        case add = "+"
        case subtract = "-"
        case multiply = "*"
        case divide = "/"

        /// The result of the operator between `a` and `b`.
        func callAsFunction(_ a: Double, _ b: Double) throws(DivisionByZero) -> Double {
            switch self {
            case .add: return a + b
            case .subtract: return a - b
            case .multiply: return a * b
            case .divide:
                guard b != 0 else { throw DivisionByZero(dividend: a) }
                return a / b
            }
        }
    }

    /// There is no quotient: the divisor is zero.
    struct DivisionByZero: Error, Hashable {
        let dividend: Double
    }
}
