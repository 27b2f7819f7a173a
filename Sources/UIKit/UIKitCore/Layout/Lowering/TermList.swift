import ConstraintSolver

/// Up to four multiples of variables on their way into the solver: as many as a constraint has that is about a view and
/// what lies right in it.
nonisolated struct TermList: Equatable {
    private(set) var first: Term?
    private(set) var second: Term?
    private(set) var third: Term?
    private(set) var fourth: Term?

    /// Adds a multiple of a variable.
    ///
    /// - Returns: Whether there was room.
    @inline(__always)
    @discardableResult
    mutating func add(_ variable: Variable, _ coefficient: Double) -> Bool {
        let term = Term(variable, coefficient)
        if first == nil {
            first = term
        } else if second == nil {
            second = term
        } else if third == nil {
            third = term
        } else if fourth == nil {
            fourth = term
        } else {
            return false
        }
        return true
    }

    /// Adds the row `self + constant R 0` to a solver.
    @inline(__always)
    func addRow(
        to solver: inout Solver, _ relation: Relation, constant: Double, strength: Strength
    ) -> Row {
        guard let first else {
            return solver.add([], relation, constant: constant, strength: strength)
        }
        guard let second else {
            return solver.add(first, relation, constant: constant, strength: strength)
        }
        guard let third else {
            return solver.add(first, second, relation, constant: constant, strength: strength)
        }
        guard let fourth else {
            return solver.add(
                first, second, third, relation, constant: constant, strength: strength)
        }
        return solver.add(
            first, second, third, fourth, relation, constant: constant, strength: strength)
    }
}
