import ConstraintSolver

/// A sum of multiples of a layout's quantities, and a number: one side of a relation.
///
///     title.left == avatar.right + 12
public struct LayoutExpression: Sendable {
    /// The multiples, at most one for each quantity, in the order in which they were written.
    public private(set) var terms: [LayoutTerm]

    /// The constant, in points.
    public private(set) var constant: Double

    /// One quantity alone.
    init(of quantity: LayoutQuantity) {
        terms = [LayoutTerm(quantity: quantity, coefficient: 1)]
        constant = 0
    }

    /// A number alone, in points.
    public init(_ constant: Double) {
        terms = []
        self.constant = constant
    }

    /// The sum of two expressions.
    public static func + (left: Self, right: Self) -> Self {
        left.adding(right, times: 1)
    }

    /// The difference of two expressions.
    public static func - (left: Self, right: Self) -> Self {
        left.adding(right, times: -1)
    }

    /// An expression moved by some points.
    public static func + (left: Self, right: Double) -> Self { left + Self(right) }

    /// An expression moved back by some points.
    public static func - (left: Self, right: Double) -> Self { left - Self(right) }

    /// A multiple of an expression.
    public static func * (factor: Double, expression: Self) -> Self {
        Self(0).adding(expression, times: factor)
    }

    private func adding(_ other: Self, times factor: Double) -> Self {
        var sum = self
        sum.constant += other.constant * factor
        for term in other.terms {
            if let index = sum.terms.firstIndex(where: { $0.quantity == term.quantity }) {
                sum.terms[index].coefficient += term.coefficient * factor
            } else {
                sum.terms.append(
                    LayoutTerm(quantity: term.quantity, coefficient: term.coefficient * factor))
            }
        }
        sum.terms.removeAll { $0.coefficient == 0 }
        return sum
    }
}

extension LayoutExpression {
    /// Both sides are equal.
    public static func == (left: Self, right: Self) -> LayoutRelation {
        LayoutRelation(left - right, .equal)
    }

    /// The left side is at most the right.
    public static func <= (left: Self, right: Self) -> LayoutRelation {
        LayoutRelation(left - right, .lessThanOrEqual)
    }

    /// The left side is at least the right.
    public static func >= (left: Self, right: Self) -> LayoutRelation {
        LayoutRelation(left - right, .greaterThanOrEqual)
    }

    /// The expression is this number of points.
    public static func == (left: Self, right: Double) -> LayoutRelation { left == Self(right) }

    /// The expression is at most this number of points.
    public static func <= (left: Self, right: Double) -> LayoutRelation { left <= Self(right) }

    /// The expression is at least this number of points.
    public static func >= (left: Self, right: Double) -> LayoutRelation { left >= Self(right) }
}
