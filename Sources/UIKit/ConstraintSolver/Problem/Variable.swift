/// An unknown number in a ``Solver``.
///
/// ``Solver/makeVariable(minimum:)`` makes one. It belongs to the solver that made it. Its index is
/// reused after ``Solver/removeVariable(_:)``.
public struct Variable: Hashable, BitwiseCopyable, Sendable {
    /// The variable's index in its solver.
    package let index: Int32

    init(_ index: Int32) { self.index = index }
}

/// A multiple of a variable, the building block of a relation.
public struct Term: Hashable, BitwiseCopyable, Sendable {
    /// The variable.
    public var variable: Variable

    /// The factor of the variable. Terms with coefficient 0 are ignored.
    public var coefficient: Double

    /// A multiple of a variable, by default 1.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }

    /// A multiple of a variable.
    public init(variable: Variable, coefficient: Double) {
        self.init(variable, coefficient)
    }
}
