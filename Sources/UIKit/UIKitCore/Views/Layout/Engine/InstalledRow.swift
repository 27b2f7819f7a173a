import ConstraintSolver
import CoreGraphics

/// A row in an engine's solver, the third of the three forms that a constraint takes.
///
/// It names the row when its numbers change, when it is removed, and when the solver reports a
/// conflict.
nonisolated struct InstalledRow {
    // The largest field first, to take as little of a constraint's memory as possible.

    /// The part of the row's constant that comes from the items; see ``LinearRow/offset``.
    let offset: Double

    let row: Row

    /// The number of the engine whose solver has the row.
    let engineNumber: Int32

    /// `true` if the row's constant and relation are the opposite of the stated ones; see
    /// ``LinearRow/isMirrored``.
    let isMirrored: Bool

    /// The row's constant for a constant of the relation.
    func constant(for stated: CGFloat) -> Double {
        isMirrored ? offset + Double(stated) : offset - Double(stated)
    }
}
