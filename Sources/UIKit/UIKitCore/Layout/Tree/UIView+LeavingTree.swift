extension UIView {
    /// The view came into a superview: what it had as the topmost view of a tree ends.
    final func joinTree() {
        if let node = layoutNode, let engine = node.state.ownEngine {
            node.state.ownEngine = nil
            engine.end()
        }
        markWayAfterMove()
    }

    /// The view is about to leave its superview: the engine forgets it and everything in it.
    final func leaveTree() {
        leaveConstraintsOfAncestors()
        leaveRowsOfAncestors()
        forEachNodeInTree { node in
            node.forgetMove()
            node.engine?.removeAllRows(of: node)
        }
        forEachNodeInTree { $0.engine?.detach($0) }
        restoreMarks()
    }

    /// Drops the rows of arranging views above that mention this view or something in it.
    private func leaveRowsOfAncestors() {
        var ancestor = superview
        while let view = ancestor {
            view.layoutNode?.dropRows { $0.holder?.isDescendant(of: self) ?? true }
            ancestor = view.superview
        }
    }

    /// Deactivates the constraints between this view or something in it and anything outside: those whose owner does not
    /// leave as well.
    private func leaveConstraintsOfAncestors() {
        Self.departures += 1
        let departure = Self.departures
        forEachNodeInTree { $0.state.departure = departure }
        forEachNodeInTree { node in
            for constraint in node.state.uses.all
            where constraint.ownerNode?.state.departure != departure {
                constraint.leaveOwner()
            }
        }
    }

    /// How often a view left its superview, counted from the start of the program.
    private static var departures = 0

    /// Marks the ways in this tree, which is one by itself now, to what the engine forgot.
    private func restoreMarks() {
        for subview in storedSubviews {
            subview.restoreMarks()
            if !subview.layoutMarks.isDisjoint(with: [.keepsNews, .descendantKeepsNews]) {
                layoutMarks.insert(.descendantKeepsNews)
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
        // By index, because a list that is walked through is kept, and counted, with what is in it.
        for index in 0..<storedSubviews.count where index < storedSubviews.count {
            storedSubviews[index].forEachNodeInTree(body)
        }
    }
}

extension LayoutNode {
    /// Takes the item off the list of its superview.
    fileprivate func forgetMove() {
        guard state.isMoved else { return }
        view.superview?.layoutNode?.remove(movedItem: self)
    }

    /// Drops the rows that mention an item for whose node `isLeaving` holds.
    func dropRows(where isLeaving: (LayoutNode) -> Bool) {
        guard !state.rows.isEmpty else { return }
        let kept = state.rows.filter { row in
            ![row.terms.first, row.terms.second].contains { $0.map(isLeaving) ?? false }
        }
        guard kept.count < state.rows.count else { return }
        state.rows = kept
        view.layoutRowsDidChange()
    }
}
