import ConstraintSolver
import CoreGraphics

/// A constraint's row in a solver, and how the constraint's constant enters it.
nonisolated struct LoweredRow {
    // The largest first, so that it takes as little of a constraint's memory as it can.

    /// What the row's constant is besides the constraint's: insets, offsets of text and the like.
    let offset: Double

    let row: Row

    /// The number of the engine whose solver has the row.
    let engineNumber: Int32

    /// Whether the constraint is mirrored, so that its constant counts once and not minus once.
    let isMirrored: Bool

    /// The row's constant for a constant of the constraint.
    func number(_ constant: CGFloat) -> Double {
        isMirrored ? offset + Double(constant) : offset - Double(constant)
    }
}
