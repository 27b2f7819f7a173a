import ConstraintSolver

/// A constraint's row in a solver, and how the constraint's constant enters it.
nonisolated struct LoweredRow {
    let row: Row

    /// What the row's constant is besides the constraint's: insets, offsets of text and the like.
    let offset: Double

    /// What the constraint's constant counts in the row: -1, or 1 where the constraint is mirrored.
    let sign: Double

    /// The number of the engine whose solver has the row.
    let engineNumber: Int32
}

/// What a constraint or a layout row says, ready to be lowered.
struct LayoutRelation {
    var first: LayoutNode
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: LayoutNode?
    var secondAttribute: NSLayoutConstraint.Attribute
    var multiplier: Double
    var constant: Double
    var priority: Float
    var distances: LayoutDistances?
}

extension LayoutRelation {
    /// What a constraint says; `nil` when one of its items is gone.
    init?(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.first, first.holder != nil else { return nil }
        let second = constraint.second
        if constraint.secondAttribute != .notAnAttribute, second?.holder == nil { return nil }
        self.first = first
        firstAttribute = constraint.firstAttribute
        relation = constraint.relation
        self.second = second
        secondAttribute = constraint.secondAttribute
        multiplier = Double(constraint.multiplier)
        constant = Double(constraint.constant)
        priority = constraint.priority.rawValue
        distances = constraint.distances
    }

    /// What a layout row says; `nil` when one of its items is gone.
    init?(_ row: LayoutRow) {
        guard row.first.holder != nil else { return nil }
        if let second = row.second, second.holder == nil { return nil }
        first = row.first
        firstAttribute = row.firstAttribute
        relation = row.relation
        second = row.second
        secondAttribute = row.secondAttribute
        multiplier = Double(row.multiplier)
        constant = Double(row.constant)
        priority = row.priority.rawValue
    }

    /// Whether the relation speaks of the side that text starts or ends on, as a place.
    var isDirectional: Bool {
        firstAttribute.isDirectional && distances?.first == nil
            || secondAttribute.isDirectional && distances?.second == nil
    }
}
