public import ConstraintSolver

/// An unknown of a layout: one of the four quantities of a box, numbered through the layout.
public typealias LayoutQuantity = Int32

/// A multiple of one quantity.
public struct LayoutTerm: Sendable {
    /// The quantity.
    public var quantity: LayoutQuantity

    /// Its coefficient.
    public var coefficient: Double
}

/// One linear relation of a layout: `Σ coefficient · quantity + constant  R  0`.
///
/// Stored without indirection, so that measurements are of the solver and not of reading the
/// workload.
public struct LayoutRelation: Sendable {
    /// The coefficients of the terms; only the first ``count`` are used.
    let coefficients: InlineArray<4, Double>

    /// The constant, in points.
    public var constant: Double

    /// The quantities of the terms; only the first ``count`` are used.
    let quantities: InlineArray<4, LayoutQuantity>

    /// The strength, required by default.
    public var strength: Strength = .required

    /// Among relations of the same strength, the one with the greater number is kept.
    public var tie: Int32 = 0

    private let termCount: Int8

    /// The relation of the sum to 0.
    public let relation: Relation

    /// The number of terms, from 1 to 4.
    public var count: Int { Int(termCount) }

    /// The terms; only the first ``count`` are used.
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
