public import ConstraintSolver

/// A number that a layout has to find: one of the four of a box, counted through the whole layout.
public typealias LayoutQuantity = Int32

/// A multiple of one quantity.
public struct LayoutTerm: Sendable {
    /// Which quantity.
    public var quantity: LayoutQuantity

    /// How many times.
    public var coefficient: Double
}

/// One linear relation of a layout: `Σ coefficient · quantity + constant  R  0`.
///
/// It lies flat in memory, so that what is measured is the solver and not the reading of the
/// workload.
public struct LayoutRelation: Sendable {
    /// How many times the terms' quantities count; only the first ``count`` of them do.
    let coefficients: InlineArray<4, Double>

    /// What is added to the terms, in points.
    public var constant: Double

    /// The terms' quantities; only the first ``count`` of them count.
    let quantities: InlineArray<4, LayoutQuantity>

    /// What it gives way to: nothing, unless said otherwise.
    public var strength: Strength = .required

    /// Among relations of the same strength, the one with the greater number is kept.
    public var tie: Int32 = 0

    private let termCount: Int8

    /// How the sum compares to 0.
    public let relation: Relation

    /// How many terms there are, from 1 to 4.
    public var count: Int { Int(termCount) }

    /// The terms; only the first ``count`` of them count.
    public var terms: InlineArray<4, LayoutTerm> {
        InlineArray { LayoutTerm(quantity: quantities[$0], coefficient: coefficients[$0]) }
    }

    /// - Precondition: `expression` has 1 to 4 terms.
    init(_ expression: LayoutExpression, _ relation: Relation) {
        precondition(
            (1...4).contains(expression.terms.count),
            "A layout's relation has \(expression.terms.count) terms. It has room for 1 to 4.")
        let terms = expression.terms
        quantities = InlineArray { $0 < terms.count ? terms[$0].quantity : 0 }
        coefficients = InlineArray { $0 < terms.count ? terms[$0].coefficient : 0 }
        termCount = Int8(terms.count)
        self.relation = relation
        constant = expression.constant
    }
}
