import ConstraintSolver
import CoreGraphics

// The operands that are not an edge, a centre or a length of the owner or of its direct subviews:
// layout guides, margins, baselines, views deeper in the owner, and the content of a scroll view.

extension LayoutEngine {
    /// Adds an attribute of an item that has to be resolved to positions of views first.
    @inline(never)
    func addResolved(
        _ geometry: AttributeGeometry, of node: LayoutNode, _ factor: Double, other: LayoutNode?,
        in scope: LoweringScope, to row: inout LinearRow
    ) {
        if geometry.baseline != nil { hasBaselines = true }
        if node.isGuide {
            if let guide = node.guide { add(geometry, of: guide, factor, in: scope, to: &row) }
        } else if let view = node.holder {
            let isSeenFromWithin = geometry.isOfContent && node == scope.node && other != node
            if isSeenFromWithin, let content = view.guideOfContent {
                add(geometry, of: content, factor, in: scope, to: &row)
            } else {
                add(geometry, of: view, node, factor, in: scope, to: &row)
            }
        }
    }

    /// Adds an attribute of a guide.
    private func add(
        _ geometry: AttributeGeometry, of guide: UILayoutGuide, _ factor: Double,
        in scope: LoweringScope, to row: inout LinearRow
    ) {
        guard let view = guide.owningView else { return }
        if let edges = guide.edges(in: view) {
            if !isMeasuring { view.noteLoweredSafeArea() }
            if view === scope.node.view, !geometry.isLength {
                // In the owner's own coordinates its edges move when its content is scrolled.
                let origin = view.bounds.origin
                row.add(factor * Double(geometry.axis == .horizontal ? origin.x : origin.y))
            }
            return add(edges, of: view, geometry, factor, in: scope, to: &row)
        }
        let place = place(of: guide.ensuredLayoutNode)
        let isHorizontal = geometry.axis == .horizontal
        if !geometry.isLength {
            row.add(isHorizontal ? place.x : place.y, factor)
            addOrigin(of: view, isHorizontal, factor, in: scope, to: &row)
        }
        addLength(of: place, geometry, factor, to: &row)
    }

    /// Adds an attribute of a view.
    private func add(
        _ geometry: AttributeGeometry, of view: UIView, _ node: LayoutNode, _ factor: Double,
        in scope: LoweringScope, to row: inout LinearRow
    ) {
        if geometry.isMargin {
            if !isMeasuring { view.noteLoweredSafeArea() }
            return add(.margins(of: view), of: view, geometry, factor, in: scope, to: &row)
        }
        var geometry = geometry
        let place = place(of: node)
        let isHorizontal = geometry.axis == .horizontal
        if !geometry.isLength {
            if let baseline = geometry.baseline {
                let other =
                    baseline == .first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
                if other !== view, other.isDescendant(of: view) {
                    return add(
                        geometry, of: other, other.ensuredLayoutNode, factor, in: scope, to: &row)
                }
                let position = view.position(of: baseline)
                geometry.share = Double(position.share)
                row.add(factor * Double(position.offset))
            }
            if node == scope.node {
                row.add(factor * view.alignmentOrigin(isHorizontal))
            } else {
                row.add(isHorizontal ? place.x : place.y, factor)
                if let superview = view.superview {
                    addOrigin(of: superview, isHorizontal, factor, in: scope, to: &row)
                }
            }
        }
        addLength(of: place, geometry, factor, to: &row)
    }

    /// Adds an attribute of a guide whose edges follow those of its view.
    private func add(
        _ edges: LayoutGuideEdges, of view: UIView, _ geometry: AttributeGeometry,
        _ factor: Double, in scope: LoweringScope, to row: inout LinearRow
    ) {
        let place = place(of: view.ensuredLayoutNode)
        let isHorizontal = geometry.axis == .horizontal
        let near = isHorizontal ? edges.left : edges.top
        let far = isHorizontal ? edges.right : edges.bottom
        let outset = Double(isHorizontal ? view.alignmentOutset.width : view.alignmentOutset.height)
        // The edges are shares of the frame, whose length is that of the alignment rectangle and
        // the outset.
        func add(_ edge: LayoutGuideEdges.Edge, _ factor: Double) {
            row.add(factor * (Double(edge.offset) + Double(edge.share) * outset))
            row.add(isHorizontal ? place.width : place.height, factor * Double(edge.share))
        }
        if geometry.isLength {
            add(far, factor)
            add(near, -factor)
        } else {
            addFrameOrigin(of: view, isHorizontal, factor, in: scope, to: &row)
            if geometry.share != 1 { add(near, factor * (1 - geometry.share)) }
            if geometry.share != 0 { add(far, factor * geometry.share) }
        }
    }

    // MARK: Origins

    /// Adds the origin of the coordinates of `view`, seen from the owner.
    private func addOrigin(
        of view: UIView, _ isHorizontal: Bool, _ factor: Double, in scope: LoweringScope,
        to row: inout LinearRow
    ) {
        var current: UIView? = view
        let top = scope.node.holder
        while let view = current, view !== top {
            let place = place(of: view.ensuredLayoutNode)
            row.add(isHorizontal ? place.x : place.y, factor)
            let scrolled = isHorizontal ? view.bounds.origin.x : view.bounds.origin.y
            row.add(-factor * (view.alignmentOrigin(isHorizontal) + Double(scrolled)))
            current = view.superview
        }
    }

    /// Adds the origin of the frame of `view`, seen from the owner.
    private func addFrameOrigin(
        of view: UIView, _ isHorizontal: Bool, _ factor: Double, in scope: LoweringScope,
        to row: inout LinearRow
    ) {
        guard view !== scope.node.view else { return }
        let place = place(of: view.ensuredLayoutNode)
        row.add(isHorizontal ? place.x : place.y, factor)
        row.add(-factor * view.alignmentOrigin(isHorizontal))
        if let superview = view.superview {
            addOrigin(of: superview, isHorizontal, factor, in: scope, to: &row)
        }
    }
}

// MARK: - Offsets

extension UIView {
    /// The origin of the alignment rectangle in the frame.
    fileprivate func alignmentOrigin(_ isHorizontal: Bool) -> Double {
        let insets = alignmentRectInsets
        return Double(isHorizontal ? insets.left : insets.top)
    }

    /// The size of the frame less that of the alignment rectangle.
    fileprivate var alignmentOutset: CGSize {
        let insets = alignmentRectInsets
        return CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
    }
}
