/// One linear relation in a ``Solver``: `Σ coefficient · variable + constant  R  0`.
///
/// It belongs to the solver that it was added to. Its index is reused after ``Solver/remove(_:)``.
public struct Row: Hashable, BitwiseCopyable, Sendable {
    /// The row's index in its solver.
    package let index: Int32

    init(_ index: Int32) { self.index = index }
}

/// The relation of a row's left side to zero.
public enum Relation: Int8, Hashable, BitwiseCopyable, Sendable {
    /// The sum is at most zero.
    case lessThanOrEqual = -1

    /// The sum is zero.
    case equal = 0

    /// The sum is at least zero.
    case greaterThanOrEqual = 1
}
