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
        return node.withView { view in
            let insets = view.alignmentRectInsets
            return LayoutOwner(
                node: node, place: place, isRightToLeft: node.state.attachment.isRightToLeft,
                hasContent: view.guideOfContent != nil, originX: Double(insets.left),
                originY: Double(insets.top))
        }
    }

    /// Adds the row of a constraint as ``draft(_:keptBy:)`` says it; `nil` when that is to be asked.
    func addPlainRow(of constraint: NSLayoutConstraint, keptBy owner: LayoutOwner) -> LoweredRow? {
        let form = constraint.terms.form
        guard constraint.extras == nil || constraint.extras?.distances == nil,
            let first = constraint.terms.first
        else { return nil }
        let second = constraint.terms.second
        let isOfOne = first == second
        var terms = TermList()
        var offset = 0.0
        guard add(first, form.firstAttribute, 1, owner, isOfOne, to: &terms, &offset) else {
            return nil
        }
        if form.secondAttribute != .notAnAttribute {
            guard let second,
                add(
                    second, form.secondAttribute, -form.multiplier, owner, isOfOne, to: &terms,
                    &offset)
            else { return nil }
        }
        let isFlipped =
            owner.isRightToLeft
            && (form.firstAttribute.isDirectional || form.secondAttribute.isDirectional)
        let constant = Double(constraint.constant)
        let row = terms.addRow(
            to: &solver, Relation(isFlipped ? form.relation.mirrored : form.relation),
            constant: isFlipped ? offset + constant : offset - constant,
            strength: Strength(constraint.priority.rawValue))
        return LoweredRow(
            offset: offset, row: row, engineNumber: number, isMirrored: isFlipped)
    }

    /// Says a side of the owner, of something right in it, or a length, `factor` times.
    ///
    /// - Parameter isOfOne: Whether the constraint relates an item with itself, which sees itself from outside.
    /// - Returns: `false` for anything else.
    @inline(__always)
    private func add(
        _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
        _ owner: LayoutOwner, _ isOfOne: Bool, to terms: inout TermList, _ offset: inout Double
    ) -> Bool {
        let side = LayoutSide(attribute, isRightToLeft: owner.isRightToLeft)
        guard side.isPlain else { return false }
        let isHorizontal = side.axis == .horizontal
        let place: LayoutPlace
        if node == owner.node {
            guard side.isLength || isOfOne || !owner.hasContent else { return false }
            place = owner.place
            if !side.isLength { offset += factor * (isHorizontal ? owner.originX : owner.originY) }
        } else {
            guard node.isLive, !node.isOfGuide, side.isLength || node.isRightIn(owner.node) else {
                return false
            }
            place = self.place(of: node)
            if !side.isLength { terms.add(isHorizontal ? place.x : place.y, factor) }
        }
        let share = factor * side.share
        if share != 0 { terms.add(isHorizontal ? place.width : place.height, share) }
        return true
    }
}
