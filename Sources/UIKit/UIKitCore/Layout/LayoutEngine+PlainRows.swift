import ConstraintSolver
import CoreGraphics

// Nearly all constraints are about edges, middles and lengths of a view and of what lies right in it. Their rows have four
// terms at most and are made here, at a fraction of what the general way costs (`LayoutEngine+Lowering.swift`).

/// What the rows of the constraints that a view keeps have in common.
struct LayoutOwner {
    let node: LayoutNode
    let place: LayoutPlace
    let isRightToLeft: Bool

    /// Whether what lies in the view lies in a content of its own, as in a scroll view.
    let hasContent: Bool

    /// Where the alignment rectangle starts in the view's own coordinates.
    let originX: Double
    let originY: Double
}

extension LayoutEngine {
    /// What the constraints of a live node's view have in common.
    func owner(_ node: LayoutNode) -> LayoutOwner {
        let place = place(of: node)
        let view = node.view
        let insets = view.alignmentRectInsets
        return LayoutOwner(
            node: node, place: place, isRightToLeft: node.state.attachment.isRightToLeft,
            hasContent: view.guideOfContent != nil, originX: Double(insets.left),
            originY: Double(insets.top))
    }

    /// Adds the row of a constraint as ``draft(_:keptBy:)`` says it; `nil` when that is to be asked.
    func addPlainRow(of constraint: NSLayoutConstraint, keptBy owner: LayoutOwner) -> LoweredRow? {
        let form = constraint.terms.form
        guard constraint.terms.distances == nil, let first = constraint.terms.first else {
            return nil
        }
        let other = constraint.terms.second
        var one = PlainSide(nowhere: owner.place.x)
        var two = one
        guard
            add(first, form.firstAttribute, 1, owner, isSeenFromWithin: other != first, to: &one)
        else { return nil }
        if form.secondAttribute != .notAnAttribute {
            guard let other,
                add(
                    other, form.secondAttribute, -form.multiplier, owner,
                    isSeenFromWithin: other != first, to: &two)
            else { return nil }
        }
        let isFlipped =
            owner.isRightToLeft
            && (form.firstAttribute.isDirectional || form.secondAttribute.isDirectional)
        let sign = isFlipped ? 1.0 : -1.0
        let offset = one.offset + two.offset
        let row = addRow(
            one, two, Relation(isFlipped ? form.relation.mirrored : form.relation),
            constant: offset + sign * Double(constraint.constant),
            strength: Strength(constraint.priority.rawValue))
        return LoweredRow(row: row, engineNumber: number, offset: offset, sign: sign)
    }

    /// Says a side of the owner, of something right in it, or a length, `factor` times.
    ///
    /// - Returns: `false` for anything else.
    @inline(__always)
    private func add(
        _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
        _ owner: LayoutOwner, isSeenFromWithin: Bool, to sum: inout PlainSide
    ) -> Bool {
        let side = LayoutSide(attribute, isRightToLeft: owner.isRightToLeft)
        guard side.isPlain else { return false }
        let isHorizontal = side.axis == .horizontal
        if node == owner.node {
            sum.length = Term(
                isHorizontal ? owner.place.width : owner.place.height, factor * side.share)
            guard !side.isLength else { return true }
            sum.offset = factor * (isHorizontal ? owner.originX : owner.originY)
            return !isSeenFromWithin || !owner.hasContent
        }
        guard node.isLive, !node.isOfGuide, side.isLength || node.isRightIn(owner.node) else {
            return false
        }
        let place = self.place(of: node)
        sum.length = Term(isHorizontal ? place.width : place.height, factor * side.share)
        if !side.isLength { sum.start = Term(isHorizontal ? place.x : place.y, factor) }
        return true
    }

    /// Adds the row `one + two + constant R 0`.
    private func addRow(
        _ one: PlainSide, _ two: PlainSide, _ relation: Relation, constant: Double,
        strength: Strength
    ) -> Row {
        let (a, b, c, d) = (one.start, one.length, two.start, two.length)
        func has(_ term: Term) -> Bool { term.coefficient != 0 }
        switch (has(a), has(b), has(c), has(d)) {
        case (true, true, true, true):
            return solver.add(a, b, c, d, relation, constant: constant, strength: strength)
        case (true, true, true, false):
            return solver.add(a, b, c, relation, constant: constant, strength: strength)
        case (true, true, false, true):
            return solver.add(a, b, d, relation, constant: constant, strength: strength)
        case (true, false, true, true):
            return solver.add(a, c, d, relation, constant: constant, strength: strength)
        case (false, true, true, true):
            return solver.add(b, c, d, relation, constant: constant, strength: strength)
        case (true, true, false, false):
            return solver.add(a, b, relation, constant: constant, strength: strength)
        case (true, false, true, false):
            return solver.add(a, c, relation, constant: constant, strength: strength)
        case (true, false, false, true):
            return solver.add(a, d, relation, constant: constant, strength: strength)
        case (false, true, true, false):
            return solver.add(b, c, relation, constant: constant, strength: strength)
        case (false, true, false, true):
            return solver.add(b, d, relation, constant: constant, strength: strength)
        case (false, false, true, true):
            return solver.add(c, d, relation, constant: constant, strength: strength)
        case (true, false, false, false):
            return solver.add(a, relation, constant: constant, strength: strength)
        case (false, true, false, false):
            return solver.add(b, relation, constant: constant, strength: strength)
        case (false, false, true, false):
            return solver.add(c, relation, constant: constant, strength: strength)
        case (false, false, false, true):
            return solver.add(d, relation, constant: constant, strength: strength)
        case (false, false, false, false):
            return solver.add([], relation, constant: constant, strength: strength)
        }
    }
}

/// A side as a sum: where an item starts, a share of how long it is, and a number. What is missing counts zero times.
private nonisolated struct PlainSide {
    var start: Term
    var length: Term
    var offset = 0.0

    /// Nothing yet. The variable may be any.
    init(nowhere variable: Variable) {
        start = Term(variable, 0)
        length = Term(variable, 0)
    }
}
