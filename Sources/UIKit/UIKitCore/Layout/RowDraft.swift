import ConstraintSolver

/// A row that is not in a solver yet: `sum + sign · constant R 0`.
nonisolated struct RowDraft {
    var sum: LinearSum
    var relation: Relation

    /// What the relation's constant counts: -1, or 1 where it is mirrored.
    var sign: Double

    /// The relation's constant.
    var constant: Double
    var strength: Strength

    /// Whether a row of the other draft becomes one of this by other numbers alone.
    func hasShape(of other: RowDraft) -> Bool {
        relation == other.relation && sum.hasTerms(of: other.sum)
    }
}
