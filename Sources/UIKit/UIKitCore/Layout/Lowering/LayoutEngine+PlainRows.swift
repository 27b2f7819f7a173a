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

    /// Adds the row of a constraint as ``draft(_:keptBy:)`` says it.
    ///
    /// - Returns: `false`, with nothing done, when that is to be asked.
    func addPlainRow(of constraint: NSLayoutConstraint, keptBy owner: LayoutOwner) -> Bool {
        let form = constraint.terms.form
        guard constraint.extras?.distances == nil, let firstNode = constraint.terms.first,
            case let secondNode = constraint.terms.second,
            case let isOfOne = firstNode == secondNode,
            let first = side(firstNode, form.firstAttribute, 1, owner, isOfOne)
        else { return false }
        var second = PlainSide(
            start: Term(owner.place.x, 0), length: Term(owner.place.width, 0), offset: 0)
        if form.secondAttribute != .notAnAttribute {
            guard let secondNode,
                let side = side(
                    secondNode, form.secondAttribute, -form.multiplier, owner, isOfOne)
            else { return false }
            second = side
        }
        let isFlipped =
            owner.isRightToLeft
            && (form.firstAttribute.isDirectional || form.secondAttribute.isDirectional)
        let offset = first.offset + second.offset
        let constant = Double(constraint.constant)
        let row = solver.addRow(
            first.start, first.length, second.start, second.length,
            Relation(isFlipped ? form.relation.mirrored : form.relation),
            constant: isFlipped ? offset + constant : offset - constant,
            strength: Strength(constraint.priority.rawValue))
        constraint.loweredRow = LoweredRow(
            offset: offset, row: row, engineNumber: number, isMirrored: isFlipped)
        return true
    }

    /// A side of the owner, of something right in it, or a length, `factor` times.
    ///
    /// - Parameter isOfOne: Whether the constraint relates an item with itself, which sees itself from outside.
    /// - Returns: `nil` for anything else.
    @inline(__always)
    private func side(
        _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
        _ owner: LayoutOwner, _ isOfOne: Bool
    ) -> PlainSide? {
        let side = LayoutSide(attribute, isRightToLeft: owner.isRightToLeft)
        guard side.isPlain else { return nil }
        let isHorizontal = side.axis == .horizontal
        if node == owner.node {
            guard side.isLength || isOfOne || !owner.hasContent else { return nil }
            let place = owner.place
            let origin = isHorizontal ? owner.originX : owner.originY
            return PlainSide(
                start: Term(place.x, 0),
                length: Term(isHorizontal ? place.width : place.height, factor * side.share),
                offset: side.isLength ? 0 : factor * origin)
        }
        guard node.isLive, !node.isOfGuide, side.isLength || node.isRightIn(owner.node) else {
            return nil
        }
        let place = place(of: node)
        return PlainSide(
            start: Term(isHorizontal ? place.x : place.y, side.isLength ? 0 : factor),
            length: Term(isHorizontal ? place.width : place.height, factor * side.share),
            offset: 0)
    }
}

/// What a side of a constraint adds to its row. A term of coefficient 0 is none: an optional one takes longer to make and
/// to ask.
private nonisolated struct PlainSide {
    let start: Term
    let length: Term
    let offset: Double
}

nonisolated extension Solver {
    /// Adds the row `a + b + c + d + constant R 0` without the terms of coefficient 0.
    @inline(__always)
    fileprivate mutating func addRow(
        _ a: Term, _ b: Term, _ c: Term, _ d: Term, _ relation: Relation, constant: Double,
        strength: Strength
    ) -> Row {
        var (first, second, third) = (a, b, c)
        var count = 4
        // The later terms move up where one is none, from the last to the first.
        if d.coefficient == 0 { count -= 1 }
        if c.coefficient == 0 {
            third = d
            count -= 1
        }
        if b.coefficient == 0 {
            (second, third) = (third, d)
            count -= 1
        }
        if a.coefficient == 0 {
            (first, second, third) = (second, third, d)
            count -= 1
        }
        return switch count {
        case 0: add([], relation, constant: constant, strength: strength)
        case 1: add(first, relation, constant: constant, strength: strength)
        case 2: add(first, second, relation, constant: constant, strength: strength)
        case 3: add(first, second, third, relation, constant: constant, strength: strength)
        default: add(a, b, c, d, relation, constant: constant, strength: strength)
        }
    }
}
