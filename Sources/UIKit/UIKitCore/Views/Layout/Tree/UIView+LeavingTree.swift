extension UIView {
    /// Ends the engine that the view had as a topmost view, because it came into a superview.
    final func joinTree() {
        if let node = layoutNode, let engine = node.state.ownEngine {
            node.state.ownEngine = nil
            engine.end()
        }
        markPathAfterMove()
    }

    /// Removes the view and everything in it from the engine, because it is about to leave its
    /// superview.
    final func leaveTree() {
        deactivateConstraintsOfAncestors()
        removeImplicitRelationsOfAncestors()
        forEachNodeInTree { node in
            node.removeFromMovedItems()
            node.engine?.removeAllRows(of: node)
        }
        forEachNodeInTree { $0.engine?.detach($0) }
        restoreMarks()
    }

    /// Removes the implicit relations of views above that reference this view or something in it.
    private func removeImplicitRelationsOfAncestors() {
        var ancestor = superview
        while let view = ancestor {
            view.layoutNode?.removeImplicitRelations {
                $0.holder?.isDescendant(of: self) ?? true
            }
            ancestor = view.superview
        }
    }

    /// Marks the paths in this tree, which is one of its own now, to what the engine removed.
    private func restoreMarks() {
        for subview in storedSubviews {
            subview.restoreMarks()
            if !subview.layoutMarks.isDisjoint(with: [
                .hasPendingRelations, .descendantHasPendingRelations,
            ]) {
                layoutMarks.insert(.descendantHasPendingRelations)
            }
        }
    }

    /// Calls `body` with the nodes of this view, of its guides, and of everything in it.
    final func forEachNodeInTree(_ body: (LayoutNode) -> Void) {
        if let layoutNode {
            for guide in layoutNode.state.guides {
                if let node = guide.layoutNode { body(node) }
            }
            body(layoutNode)
        }
        // By index, because iterating a list retains it, and each element.
        for index in 0..<storedSubviews.count where index < storedSubviews.count {
            storedSubviews[index].forEachNodeInTree(body)
        }
    }
}

extension LayoutNode {
    /// Removes the item from its superview's list of items that moved.
    fileprivate func removeFromMovedItems() {
        guard state.isMoved else { return }
        view.superview?.layoutNode?.remove(movedItem: self)
    }

    /// Removes the implicit relations of the view that reference an item whose node satisfies
    /// `isLeaving`.
    func removeImplicitRelations(where isLeaving: (LayoutNode) -> Bool) {
        guard !state.implicitRelations.isEmpty else { return }
        let remaining = state.implicitRelations.filter { implicit in
            ![implicit.relation.first, implicit.relation.second].contains {
                $0.map(isLeaving) ?? false
            }
        }
        guard remaining.count < state.implicitRelations.count else { return }
        state.implicitRelations = remaining
        view.implicitRelationsDidChange()
    }
}
