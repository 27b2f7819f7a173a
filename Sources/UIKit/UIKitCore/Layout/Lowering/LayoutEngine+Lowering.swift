import ConstraintSolver
import CoreGraphics

// A relation `first R multiplier · second + constant` between places in the owner's coordinates becomes the row
// `first - multiplier · second - constant R 0`.
//
// In a right-to-left owner, leading and trailing are right and left, distances run the other way, and so the constant
// changes its sign and `<=` becomes `>=`.

extension LayoutEngine {
    /// Adds the row of a constraint that the view of `owner` keeps.
    func lower(_ constraint: NSLayoutConstraint, keptBy owner: LayoutOwner) {
        if !addPlainRow(of: constraint, keptBy: owner) {
            constraint.loweredRow = draft(constraint, keptBy: owner.node).map(add)
        }
    }

    /// Adds the rows that a view keeps besides constraints.
    func lowerRows(of owner: LayoutNode) {
        removeRows(of: owner)
        owner.state.loweredRows = owner.state.rows.compactMap { row in
            draft(row, keptBy: owner).map(add)
        }
    }

    /// Makes the row of a constraint anew, because something else than its constant changed.
    func lowerAgain(_ constraint: NSLayoutConstraint) {
        guard let owner = constraint.ownerNode, row(of: constraint) != nil else { return }
        removeRow(of: constraint)
        lower(constraint, keptBy: self.owner(owner))
        noteChange()
    }

    /// What the row of a constraint says; `nil` when one of its items is gone.
    @inline(__always)
    func draft(_ constraint: NSLayoutConstraint, keptBy owner: LayoutNode) -> RowDraft? {
        draft(
            constraint.terms.first, constraint.terms.second, constraint.extras?.distances,
            constraint.terms.form, constraint.constant, constraint.priority, in: owner)
    }

    /// What a row says that a view keeps besides constraints; `nil` when one of its items is gone.
    func draft(_ row: LayoutRow, keptBy owner: LayoutNode) -> RowDraft? {
        draft(
            row.terms.first, row.terms.second, nil, row.terms.form, row.constant, row.priority,
            in: owner)
    }

    /// Adds a row.
    @inline(__always)
    func add(_ draft: RowDraft) -> LoweredRow {
        let row = draft.sum.addRow(
            to: &solver, draft.relation, offset: draft.offset,
            strength: draft.strength)
        return LoweredRow(
            offset: draft.sum.constant, row: row, engineNumber: number, isMirrored: draft.isMirrored
        )
    }

    @inline(__always)
    private func draft(
        _ first: LayoutNode?, _ second: LayoutNode?, _ distances: LayoutDistances?,
        _ form: LayoutForm, _ constant: CGFloat, _ priority: UILayoutPriority,
        in owner: LayoutNode
    ) -> RowDraft? {
        guard let first, first.holderLink != nil, owner.isLive else { return nil }
        _ = place(of: owner)
        var sum = LinearSum()
        add(first, form.firstAttribute, 1, distances?.first, owner, other: second, to: &sum)
        if form.secondAttribute != .notAnAttribute {
            guard let second, second.holderLink != nil else { return nil }
            add(
                second, form.secondAttribute, -form.multiplier, distances?.second, owner,
                other: first, to: &sum)
        }
        let isDirectional =
            form.firstAttribute.isDirectional && distances?.first == nil
            || form.secondAttribute.isDirectional && distances?.second == nil
        let isFlipped = owner.attachment.isRightToLeft && isDirectional
        return RowDraft(
            sum: sum, relation: Relation(isFlipped ? form.relation.mirrored : form.relation),
            isMirrored: isFlipped, constant: Double(constant),
            strength: Strength(priority.rawValue))
    }

    /// Adds a side of a relation, `factor` times.
    private func add(
        _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
        _ start: LayoutDistanceStart?, _ owner: LayoutNode, other: LayoutNode?,
        to sum: inout LinearSum
    ) {
        let isRightToLeft = owner.attachment.isRightToLeft
        let end = LayoutSide(attribute, isRightToLeft: isRightToLeft)
        guard let start else { return addSide(node, end, factor, owner, other, to: &sum) }
        let direction = isRightToLeft && attribute.isDirectional ? -factor : factor
        addSide(node, end, direction, owner, other, to: &sum)
        let beginning = LayoutSide(start.attribute, isRightToLeft: isRightToLeft)
        addSide(start.node, beginning, -direction, owner, other, to: &sum)
    }

    private func addSide(
        _ node: LayoutNode, _ side: LayoutSide, _ factor: Double, _ owner: LayoutNode,
        _ other: LayoutNode?, to sum: inout LinearSum
    ) {
        if side.isPlain, side.isLength || node.isRightIn(owner), !node.isOfGuide {
            add(side, of: place(of: node), factor, to: &sum)
        } else if node.isOfGuide {
            if let guide = node.guide { addSide(of: guide, side, factor, owner, to: &sum) }
        } else if let view = node.holder {
            let isSeenFromWithin = !side.isLength && node == owner && other != node
            if isSeenFromWithin, let content = view.guideOfContent {
                addSide(of: content, side, factor, owner, to: &sum)
            } else {
                addSide(of: view, node, side, factor, owner, to: &sum)
            }
        }
    }

    /// Adds a side of an item that lies right in the owner, or a length.
    @inline(__always)
    private func add(
        _ side: LayoutSide, of place: LayoutPlace, _ factor: Double, to sum: inout LinearSum
    ) {
        let isHorizontal = side.axis == .horizontal
        if !side.isLength { sum.add(isHorizontal ? place.x : place.y, factor) }
        if side.share != 0 {
            sum.add(isHorizontal ? place.width : place.height, factor * side.share)
        }
    }

    private func addSide(
        of guide: UILayoutGuide, _ side: LayoutSide, _ factor: Double, _ owner: LayoutNode,
        to sum: inout LinearSum
    ) {
        guard let view = guide.owningView else { return }
        if let edges = guide.edges(in: view) {
            return addEdges(edges, of: view, side, factor, owner, to: &sum)
        }
        let place = place(of: guide.layoutParticipant)
        let isHorizontal = side.axis == .horizontal
        if !side.isLength {
            sum.add(isHorizontal ? place.x : place.y, factor)
            addOrigin(of: view, isHorizontal, factor, owner, to: &sum)
        }
        if side.share != 0 {
            sum.add(isHorizontal ? place.width : place.height, factor * side.share)
        }
    }

    /// Adds a side of a view's alignment rectangle.
    private func addSide(
        of view: UIView, _ node: LayoutNode, _ side: LayoutSide, _ factor: Double,
        _ owner: LayoutNode, to sum: inout LinearSum
    ) {
        if side.isMargin {
            return addEdges(.margins(of: view), of: view, side, factor, owner, to: &sum)
        }
        let place = place(of: node)
        let isHorizontal = side.axis == .horizontal
        if !side.isLength {
            if let baseline = side.baseline {
                let other =
                    baseline == .first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
                if other !== view, other.isDescendant(of: view) {
                    return addSide(
                        of: other, other.layoutParticipant, side, factor, owner, to: &sum)
                }
                sum.add(factor * Double(view.offset(of: baseline)))
            }
            if node == owner {
                sum.add(factor * view.alignmentOrigin(isHorizontal))
            } else {
                sum.add(isHorizontal ? place.x : place.y, factor)
                if let superview = view.superview {
                    addOrigin(of: superview, isHorizontal, factor, owner, to: &sum)
                }
            }
        }
        if side.share != 0 {
            sum.add(isHorizontal ? place.width : place.height, factor * side.share)
        }
    }

    /// Adds where the coordinates of `view` start in those of the owner.
    private func addOrigin(
        of view: UIView, _ isHorizontal: Bool, _ factor: Double, _ owner: LayoutNode,
        to sum: inout LinearSum
    ) {
        var current: UIView? = view
        let top = owner.holder
        while let view = current, view !== top {
            let place = place(of: view.layoutParticipant)
            sum.add(isHorizontal ? place.x : place.y, factor)
            let scrolled = isHorizontal ? view.bounds.origin.x : view.bounds.origin.y
            sum.add(-factor * (view.alignmentOrigin(isHorizontal) + Double(scrolled)))
            current = view.superview
        }
    }

    /// Adds a side of a guide that follows its view.
    private func addEdges(
        _ edges: LayoutGuideEdges, of view: UIView, _ side: LayoutSide, _ factor: Double,
        _ owner: LayoutNode, to sum: inout LinearSum
    ) {
        let place = place(of: view.layoutParticipant)
        let isHorizontal = side.axis == .horizontal
        let near = isHorizontal ? edges.left : edges.top
        let far = isHorizontal ? edges.right : edges.bottom
        let length = Double(isHorizontal ? view.alignmentOutset.width : view.alignmentOutset.height)
        // The edges are shares of the frame, whose length is that of the alignment rectangle and the outset.
        func add(_ edge: LayoutGuideEdges.Edge, _ factor: Double) {
            sum.add(factor * (Double(edge.offset) + Double(edge.share) * length))
            if edge.share != 0 {
                sum.add(isHorizontal ? place.width : place.height, factor * Double(edge.share))
            }
        }
        if !side.isLength { addOrigin(ofFrameOf: view, isHorizontal, factor, owner, to: &sum) }
        if side.isLength {
            add(far, factor)
            add(near, -factor)
        } else {
            if side.share != 1 { add(near, factor * (1 - side.share)) }
            if side.share != 0 { add(far, factor * side.share) }
        }
    }

    /// Adds where the frame of `view` starts in the owner's coordinates.
    private func addOrigin(
        ofFrameOf view: UIView, _ isHorizontal: Bool, _ factor: Double, _ owner: LayoutNode,
        to sum: inout LinearSum
    ) {
        guard view !== owner.view else { return }
        let place = place(of: view.layoutParticipant)
        sum.add(isHorizontal ? place.x : place.y, factor)
        sum.add(-factor * view.alignmentOrigin(isHorizontal))
        if let superview = view.superview {
            addOrigin(of: superview, isHorizontal, factor, owner, to: &sum)
        }
    }
}

extension Relation {
    init(_ relation: NSLayoutConstraint.Relation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}

// MARK: - Offsets

extension UIView {
    /// How far a baseline lies below the start of its side.
    fileprivate func offset(of baseline: LayoutSide.Baseline) -> CGFloat {
        switch baseline {
        case .first: firstBaselineOffsetFromTop
        case .last: -lastBaselineOffsetFromBottom
        }
    }

    /// Where the alignment rectangle starts in the frame.
    fileprivate func alignmentOrigin(_ isHorizontal: Bool) -> Double {
        let insets = alignmentRectInsets
        return Double(isHorizontal ? insets.left : insets.top)
    }

    /// How much larger the frame is than the alignment rectangle.
    fileprivate var alignmentOutset: CGSize {
        let insets = alignmentRectInsets
        return CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
    }
}
