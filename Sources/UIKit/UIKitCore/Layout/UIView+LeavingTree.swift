extension UIView {
    /// Deactivates the constraints between this view or something in it and anything outside, which end when the view
    /// leaves its superview.
    final func leaveConstraintsOfAncestors() {
        forEachNodeInTree { node in
            for constraint in node.uses
            where constraint.owner.map({ !$0.isDescendant(of: self) }) ?? true {
                constraint.leaveOwner()
            }
        }
    }

    /// Calls `body` with the nodes of this view, of its guides, and of everything in it.
    final func forEachNodeInTree(_ body: (LayoutNode) -> Void) {
        if let layoutNode {
            body(layoutNode)
            for guide in layoutNode.guides {
                if let node = guide.layoutNode { body(node) }
            }
        }
        for subview in subviews { subview.forEachNodeInTree(body) }
    }
}
