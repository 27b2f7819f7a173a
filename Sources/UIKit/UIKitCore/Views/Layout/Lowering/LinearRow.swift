import ConstraintSolver
import CoreGraphics

/// A relation in the solver's terms, the second of the three forms that a constraint takes:
///
///     Σ coefficient · variable + constant  R  0
///
/// The relation `first R multiplier · second + c` becomes `first - multiplier · second - c R 0`. In
/// a right-to-left owner a directional relation is mirrored, because it runs leftwards: `c` changes
/// its sign, and `<=` becomes `>=`.
///
/// Nearly all rows have at most four terms, which are stored in place; unused ones have the
/// coefficient 0.
nonisolated struct LinearRow {
    private var first: Term
    private var second: Term
    private var third: Term
    private var fourth: Term
    private var others: [Term] = []

    /// The part of the row's constant that comes from the items: insets, baselines and the like.
    private(set) var offset = 0.0

    /// The constant of the stated relation.
    var statedConstant = 0.0

    /// `true` if the row's constant and relation are the opposite of the stated ones.
    var isMirrored = false

    var relation = Relation.equal
    var strength = Strength.required

    /// The number that decides among equal strengths: a row with a smaller one gives way first.
    var tie: Int32 = 0

    /// Creates the row `0 == 0`.
    ///
    /// - Parameter variable: Any variable of the engine, which fills the places of unused terms.
    @inline(__always)
    init(unused variable: Variable) {
        let unused = Term(variable, 0)
        (first, second, third, fourth) = (unused, unused, unused, unused)
    }
}

nonisolated extension LinearRow {
    /// The row's constant.
    @inline(__always)
    var constant: Double { isMirrored ? offset + statedConstant : offset - statedConstant }

    /// Adds a number to the left side.
    @inline(__always)
    mutating func add(_ number: Double) { offset += number }

    /// Adds a multiple of a variable to the left side. The solver adds up terms of the same
    /// variable.
    @inline(__always)
    mutating func add(_ variable: Variable, _ coefficient: Double) {
        guard coefficient != 0 else { return }
        let term = Term(variable, coefficient)
        if first.coefficient == 0 {
            first = term
        } else if second.coefficient == 0 {
            second = term
        } else if third.coefficient == 0 {
            third = term
        } else if fourth.coefficient == 0 {
            fourth = term
        } else {
            others.append(term)
        }
    }

    /// The terms, in the order in which they were added.
    private var terms: [Term] {
        [first, second, third, fourth].filter { $0.coefficient != 0 } + others
    }

    /// The variables of the terms.
    var variables: [Variable] { terms.map(\.variable) }

    /// `true` if changing constants and strength turns another row into this one.
    func hasShape(of other: LinearRow) -> Bool {
        relation == other.relation && first == other.first && second == other.second
            && third == other.third && fourth == other.fourth && others == other.others
    }

    /// Adds the row to a solver.
    @inline(__always)
    func add(to solver: inout Solver) -> Row {
        if second.coefficient == 0 {
            return solver.add(
                first, relation, constant: constant, strength: strength, tie: tie)
        }
        if third.coefficient == 0 {
            return solver.add(
                first, second, relation, constant: constant, strength: strength, tie: tie)
        }
        if fourth.coefficient == 0 {
            return solver.add(
                first, second, third, relation, constant: constant, strength: strength, tie: tie)
        }
        if others.isEmpty {
            return solver.add(
                first, second, third, fourth, relation, constant: constant, strength: strength,
                tie: tie)
        }
        return solver.add(terms, relation, constant: constant, strength: strength, tie: tie)
    }
}
