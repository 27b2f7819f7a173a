import ConstraintSolver

/// A row that is not in a solver yet: `sum - constant R 0`, or `sum + constant R 0` where the relation is mirrored.
nonisolated struct RowDraft {
    var sum: LinearSum
    var relation: Relation

    var isMirrored: Bool

    /// The relation's constant.
    var constant: Double
    var strength: Strength

    /// The row's constant but for that of the sum.
    var offset: Double { isMirrored ? constant : -constant }

    /// Whether a row of the other draft becomes one of this by other numbers alone.
    func hasShape(of other: RowDraft) -> Bool {
        relation == other.relation && sum.hasTerms(of: other.sum)
    }
}
