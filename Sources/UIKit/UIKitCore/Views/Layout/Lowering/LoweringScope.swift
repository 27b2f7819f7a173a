import ConstraintSolver
import CoreGraphics

/// The owner of relations, with the values that lowering any of them needs.
///
/// Rows are written in the owner's coordinates. Relations with the same owner are lowered in one
/// scope.
struct LoweringScope {
    /// The node of the view that owns the relations.
    let node: LayoutNode
    let place: LayoutPlace

    /// `true` if leading is right and trailing is left.
    let isRightToLeft: Bool

    /// The origin of the owner's alignment rectangle, in the owner's own coordinates.
    let originX: Double
    let originY: Double

    /// `true` if the owner's subviews lie in a content of its own, as in a scroll view.
    ///
    /// Asked only where an edge of the owner is an operand, because a scroll view creates the guide
    /// of its content then.
    @inline(__always)
    var hasContent: Bool { node.withView { $0.guideOfContent != nil } }
}

extension LayoutEngine {
    /// The scope of the relations that a live node's view owns.
    func scope(of node: LayoutNode) -> LoweringScope {
        let place = place(of: node)
        return node.withView { view in
            let insets = view.alignmentRectInsets
            return LoweringScope(
                node: node, place: place, isRightToLeft: node.state.engineRecord.isRightToLeft,
                originX: Double(insets.left), originY: Double(insets.top))
        }
    }
}
