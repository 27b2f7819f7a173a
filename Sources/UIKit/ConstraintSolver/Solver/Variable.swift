/// A number that a ``Solver`` finds.
///
/// ``Solver/makeVariable(minimum:)`` makes one. It belongs to the solver that made it, and its name is used again after
/// ``Solver/removeVariable(_:)``.
public struct Variable: Hashable, BitwiseCopyable, Sendable {
    /// The variable's place in its solver's pools.
    package let index: Int32

    init(_ index: Int32) { self.index = index }
}

/// A multiple of a variable, the building block of a relation.
public struct Term: Hashable, BitwiseCopyable, Sendable {
    /// The variable.
    public var variable: Variable

    /// How many times the variable counts. A term of coefficient 0 is left out.
    public var coefficient: Double

    /// A multiple of a variable: once, unless said otherwise.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }

    /// A multiple of a variable.
    public init(variable: Variable, coefficient: Double) {
        self.init(variable, coefficient)
    }
}
