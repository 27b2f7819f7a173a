import ConstraintSolver

/// A sum of multiples of variables and a constant, on its way into the solver.
///
/// Nearly all sums have four terms at most, which are kept in place.
struct LinearSum {
    private(set) var constant = 0.0
    private var count = 0
    private var first: Term?
    private var second: Term?
    private var third: Term?
    private var fourth: Term?
    private var more: [Term] = []

    /// Adds a number.
    mutating func add(_ number: Double) { constant += number }

    /// Adds a multiple of a variable.
    mutating func add(_ variable: Variable, _ coefficient: Double) {
        if first?.variable == variable {
            first?.coefficient += coefficient
        } else if second?.variable == variable {
            second?.coefficient += coefficient
        } else if third?.variable == variable {
            third?.coefficient += coefficient
        } else {
            append(Term(variable, coefficient))
        }
    }

    private mutating func append(_ term: Term) {
        switch count {
        case 0: first = term
        case 1: second = term
        case 2: third = term
        case 3: fourth = term
        default: more.append(term)
        }
        count += 1
    }

    /// Adds the row `self + offset R 0` to a solver.
    func addRow(
        to solver: inout Solver, _ relation: Relation, offset: Double, strength: Strength
    ) -> Row {
        let number = constant + offset
        if let first, let second {
            guard let third else {
                return solver.add(first, second, relation, constant: number, strength: strength)
            }
            guard let fourth else {
                return solver.add(
                    first, second, third, relation, constant: number, strength: strength)
            }
            guard !more.isEmpty else {
                return solver.add(
                    first, second, third, fourth, relation, constant: number, strength: strength)
            }
            return solver.add(
                [first, second, third, fourth] + more, relation, constant: number,
                strength: strength)
        }
        guard let first else {
            return solver.add([], relation, constant: number, strength: strength)
        }
        return solver.add(first, relation, constant: number, strength: strength)
    }
}
