import ConstraintSolver

/// A sum of multiples of variables and a constant, on its way into the solver.
nonisolated struct LinearSum {
    private(set) var constant = 0.0
    private var terms = TermList()

    /// The terms after the first four, which hardly any sum has.
    private var more: [Term] = []

    /// Adds a number.
    mutating func add(_ number: Double) { constant += number }

    /// Adds a multiple of a variable. The solver adds up those of the same variable.
    mutating func add(_ variable: Variable, _ coefficient: Double) {
        if !terms.add(variable, coefficient) { more.append(Term(variable, coefficient)) }
    }

    /// The variables that are in the sum, each as often as it was added.
    var variables: [Variable] { allTerms.map(\.variable) }

    private var allTerms: [Term] {
        [terms.first, terms.second, terms.third, terms.fourth].compactMap(\.self) + more
    }

    /// Whether another sum has the same multiples of the same variables.
    func hasTerms(of other: LinearSum) -> Bool { terms == other.terms && more == other.more }

    /// Adds the row `self + offset R 0` to a solver.
    func addRow(
        to solver: inout Solver, _ relation: Relation, offset: Double, strength: Strength
    ) -> Row {
        let constant = constant + offset
        guard !more.isEmpty else {
            return terms.addRow(to: &solver, relation, constant: constant, strength: strength)
        }
        return solver.add(allTerms, relation, constant: constant, strength: strength)
    }
}
