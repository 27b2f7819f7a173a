import ConstraintSolver

/// A constraint's row in a solver, and how the constraint's constant enters it.
struct LoweredRow {
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
    var firstItem: AnyObject
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var secondItem: AnyObject?
    var secondAttribute: NSLayoutConstraint.Attribute
    var multiplier: Double
    var constant: Double
    var priority: Float
    var distances: LayoutDistances?
}

extension LayoutRelation {
    /// What a constraint says; `nil` when one of its items is gone.
    init?(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem else { return nil }
        let second = constraint.secondItem
        if second == nil && constraint.secondAttribute != .notAnAttribute { return nil }
        firstItem = first
        firstAttribute = constraint.firstAttribute
        relation = constraint.relation
        secondItem = second
        secondAttribute = constraint.secondAttribute
        multiplier = Double(constraint.multiplier)
        constant = Double(constraint.constant)
        priority = constraint.priority.rawValue
        distances = constraint.distances
    }

    /// What a layout row says; `nil` when one of its items is gone.
    init?(_ row: LayoutRow) {
        guard let first = row.firstItem else { return nil }
        if row.secondItem == nil && row.secondAttribute != .notAnAttribute { return nil }
        firstItem = first
        firstAttribute = row.firstAttribute
        relation = row.relation
        secondItem = row.secondItem
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
