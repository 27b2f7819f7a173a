import ConstraintSolver

/// A sum of multiples of variables and a constant, on its way into the solver.
///
/// Nearly all sums have three terms at most, which are kept in place.
nonisolated struct LinearSum {
    private(set) var constant = 0.0
    private var first: Term?
    private var second: Term?
    private var third: Term?
    private var more: [Term] = []

    /// Adds a number.
    mutating func add(_ number: Double) { constant += number }

    /// Adds a multiple of a variable. The solver adds up those of the same variable.
    mutating func add(_ variable: Variable, _ coefficient: Double) {
        let term = Term(variable, coefficient)
        if first == nil {
            first = term
        } else if second == nil {
            second = term
        } else if third == nil {
            third = term
        } else {
            more.append(term)
        }
    }

    /// Whether another sum has the same multiples of the same variables.
    func hasTerms(of other: LinearSum) -> Bool {
        first == other.first && second == other.second && third == other.third
            && more == other.more
    }

    /// Adds the row `self + offset R 0` to a solver.
    func addRow(
        to solver: inout Solver, _ relation: Relation, offset: Double, strength: Strength
    ) -> Row {
        let number = constant + offset
        guard let first else {
            return solver.add([], relation, constant: number, strength: strength)
        }
        guard let second else {
            return solver.add(first, relation, constant: number, strength: strength)
        }
        guard let third else {
            return solver.add(first, second, relation, constant: number, strength: strength)
        }
        if more.isEmpty {
            return solver.add(first, second, third, relation, constant: number, strength: strength)
        }
        return solver.add(
            [first, second, third] + more, relation, constant: number, strength: strength)
    }
}
