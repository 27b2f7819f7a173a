import ConstraintSolver

/// A constraint's row in a solver, and how the constraint's constant enters it.
nonisolated struct LoweredRow {
    let row: Row

    /// The number of the engine whose solver has the row.
    let engineNumber: Int32

    /// What the row's constant is besides the constraint's: insets, offsets of text and the like.
    let offset: Double

    /// What the constraint's constant counts in the row: -1, or 1 where the constraint is mirrored.
    let sign: Double
}
