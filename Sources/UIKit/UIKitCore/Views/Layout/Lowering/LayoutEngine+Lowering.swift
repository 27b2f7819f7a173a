import ConstraintSolver
import CoreGraphics

// A relation becomes one row over the variables of its items, written in the coordinates of the
// view that owns it. Each of the two operands adds its terms and its offset:
//
// 1. an edge, a centre or a length of the owner, or of a view that is a direct subview of it: at
//    most two terms. Nearly all operands are of this kind;
// 2. anything else (guides, margins, baselines, deeper views, the content of a scroll view) is
//    resolved to positions of views, to which the origins of the views in between are added
//    (`LayoutEngine+Operands.swift`).
//
// In a right-to-left owner, leading and trailing are right and left and distances run the other
// way, so a directional row is mirrored; see `LinearRow`.

extension LayoutEngine {
    /// Lowers the relation of a constraint.
    ///
    /// - Returns: The row; `nil` if one of the items is gone.
    @inline(__always)
    func lower(_ constraint: NSLayoutConstraint, in scope: LoweringScope) -> LinearRow? {
        lower(constraint.relationInForce, from: constraint.starts, in: scope)
    }

    /// Lowers a relation.
    ///
    /// - Parameter starts: The starts of the operands that are distances.
    /// - Returns: The row; `nil` if one of the items is gone.
    @inline(__always)
    func lower(
        _ relation: LayoutRelation, from starts: DistanceStarts? = nil, in scope: LoweringScope
    ) -> LinearRow? {
        var row = LinearRow(unused: scope.place.x)
        return lower(relation, from: starts, in: scope, to: &row) ? row : nil
    }

    /// Lowers a relation to a row without terms, which is faster than returning an optional one.
    ///
    /// - Returns: `false` if one of the items is gone.
    @inline(__always)
    func lower(
        _ relation: LayoutRelation, from starts: DistanceStarts?, in scope: LoweringScope,
        to row: inout LinearRow
    ) -> Bool {
        guard let first = relation.first, first.holderLink != nil, scope.node.isLive else {
            return false
        }
        let second = relation.second
        add(
            first, relation.firstAttribute, 1, from: starts?.first, other: second,
            in: scope, to: &row)
        if relation.secondAttribute != .notAnAttribute {
            guard let second, second.holderLink != nil else { return false }
            add(
                second, relation.secondAttribute, -relation.multiplier,
                from: starts?.second, other: first, in: scope, to: &row)
        }
        row.isMirrored = scope.isRightToLeft && relation.isDirectional(from: starts)
        row.relation = Relation(
            row.isMirrored ? relation.relation.mirrored : relation.relation)
        row.statedConstant = Double(relation.constant)
        row.strength = Strength(relation.priority.rawValue)
        // Of equal preferences, that of the item referenced first gives way.
        if relation.priority != .required { row.tie = first.state.order }
        return true
    }

    /// Adds an operand, multiplied by `factor`.
    ///
    /// - Parameters:
    ///   - start: The attribute from which a distance is measured; `nil` for an attribute by
    ///     itself.
    ///   - other: The item of the other operand. An item that is related to itself is seen from
    ///     outside.
    @inline(__always)
    private func add(
        _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
        from start: LayoutOperand?, other: LayoutNode?, in scope: LoweringScope,
        to row: inout LinearRow
    ) {
        guard let start else {
            let geometry = AttributeGeometry(attribute, isRightToLeft: scope.isRightToLeft)
            return add(geometry, of: node, factor, other: other, in: scope, to: &row)
        }
        addDistance(
            from: start, to: LayoutOperand(node: node, attribute: attribute), factor, other: other,
            in: scope, to: &row)
    }

    /// Adds the distance between two attributes.
    @inline(never)
    private func addDistance(
        from start: LayoutOperand, to end: LayoutOperand, _ factor: Double, other: LayoutNode?,
        in scope: LoweringScope, to row: inout LinearRow
    ) {
        let isMirrored = scope.isRightToLeft && end.attribute.isDirectional
        let direction = isMirrored ? -factor : factor
        for (operand, factor) in [(end, direction), (start, -direction)] {
            let geometry = AttributeGeometry(
                operand.attribute, isRightToLeft: scope.isRightToLeft)
            add(geometry, of: operand.node, factor, other: other, in: scope, to: &row)
        }
    }

    /// Adds an attribute of an item.
    @inline(__always)
    private func add(
        _ geometry: AttributeGeometry, of node: LayoutNode, _ factor: Double, other: LayoutNode?,
        in scope: LoweringScope, to row: inout LinearRow
    ) {
        let isHorizontal = geometry.axis == .horizontal
        if geometry.isPlain {
            if node == scope.node {
                if !geometry.isOfContent || node == other || !scope.hasContent {
                    if !geometry.isLength {
                        row.add(factor * (isHorizontal ? scope.originX : scope.originY))
                    }
                    return addLength(of: scope.place, geometry, factor, to: &row)
                }
            } else if !node.isGuide, geometry.isLength || node.isDirectSubview(of: scope.node) {
                let place = place(of: node)
                if !geometry.isLength { row.add(isHorizontal ? place.x : place.y, factor) }
                return addLength(of: place, geometry, factor, to: &row)
            }
        }
        addResolved(geometry, of: node, factor, other: other, in: scope, to: &row)
    }

    /// Adds the attribute's share of the length of an item.
    @inline(__always)
    func addLength(
        of place: LayoutPlace, _ geometry: AttributeGeometry, _ factor: Double,
        to row: inout LinearRow
    ) {
        row.add(
            geometry.axis == .horizontal ? place.width : place.height, factor * geometry.share)
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
