import CoreGraphics

// Activating a constraint makes the closest view that contains its items own it, and makes the
// nodes of those items, and of the views between them and the owner, reference it. Deactivating it,
// the departure of an item and the end of the owner undo both. This file has all changes of
// `ItemConstraints`; whatever leaves an owner leaves its constraints too.

// MARK: - Activation

extension NSLayoutConstraint {
    /// Activates the constraint in the closest view that contains its items.
    func activateInClosestOwner() {
        if !activateNearby() { activateInCommonAncestor() }
    }

    /// Activates the constraint if it references one view, siblings, or a view and its superview,
    /// as nearly all do.
    ///
    /// It reads the views without retaining them, which saves most of the time.
    private func activateNearby() -> Bool {
        guard starts == nil, let first = stated.first, !first.isGuide,
            first.holderLink != nil
        else { return false }
        guard let second = stated.second else {
            guard stated.secondAttribute == .notAnAttribute else { return false }
            first.assignOrderIfNeeded()
            becomeOwned(by: first)
            return true
        }
        guard !second.isGuide, second.holderLink != nil else { return false }
        let owner: LayoutNode
        if first == second || second.isDirectSubview(of: first) {
            owner = first
        } else if first.isDirectSubview(of: second) {
            owner = second
        } else if let superview = first.superviewLink,
            superview.toOpaque() == second.superviewLink?.toOpaque()
        {
            owner = superview.withGuaranteed { $0.ensuredLayoutNode }
        } else {
            return false
        }
        first.assignOrderIfNeeded()
        second.assignOrderIfNeeded()
        if first != owner { first.state.constraints.addReference(self) }
        if second != owner { second.state.constraints.addReference(self) }
        becomeOwned(by: owner)
        return true
    }

    private func activateInCommonAncestor() {
        guard let first = stated.first, var ancestor = first.holder else {
            fatalError(
                """
                \(self) cannot be activated: its first item is gone or is a guide of no view. Add the guide to a \
                view, and keep the views.
                """)
        }
        requires(
            stated.secondAttribute == .notAnAttribute || stated.second?.item != nil,
            "\(self) cannot be activated: its second item is gone. Keep the views that it references."
        )
        forEachNode { node in
            guard let view = node.holder, let common = ancestor.closestCommonAncestor(with: view)
            else { refuseWithoutAncestor(first, node) }
            ancestor = common
        }
        activate(in: ancestor)
    }

    private func refuseWithoutAncestor(_ first: LayoutNode, _ other: LayoutNode) -> Never {
        fatalError(
            """
            \(self) cannot be activated: \(Self.name(of: first.item)) and \(Self.name(of: other.item)) have no \
            common ancestor. Add both to one view tree first.
            """)
    }

    /// Activates the constraint with `owner` as its owner, which contains all items.
    func activate(in owner: UIView) {
        let ownerNode = owner.ensuredLayoutNode
        ownerNode.state.constraints.ownsDeepOnes = true
        forEachNode { node in
            guard let node = node.isGuide ? node.representative : node else { return }
            node.assignOrderIfNeeded()
            guard node != ownerNode else { return }
            node.forEachNode(below: ownerNode) { $0.state.constraints.addReference(self) }
        }
        becomeOwned(by: ownerNode)
    }

    private func becomeOwned(by owner: LayoutNode) {
        owner.state.constraints.own(self)
        ownerNode = owner
        owner.constraintWasAdded(self)
    }
}

// MARK: - Deactivation

extension NSLayoutConstraint {
    /// Deactivates the constraint, if it is active.
    func removeFromOwner() {
        guard let ownerNode, ownerNode.holder != nil else { return }
        ownerNode.constraintWillBeRemoved(self)
        ownerNode.state.constraints.disown(self)
        forEachNode { node in
            node.representative?.forEachNode(below: ownerNode) {
                $0.state.constraints.removeReference(self)
            }
        }
        self.ownerNode = nil
    }
}

extension UIView {
    /// Deactivates the constraints between this view or something in it and anything outside, when
    /// the view is about to leave its superview: those whose owner does not leave as well.
    final func deactivateConstraintsOfAncestors() {
        Self.departures += 1
        let departure = Self.departures
        forEachNodeInTree { $0.state.departure = departure }
        forEachNodeInTree { node in
            for constraint in node.state.constraints.references
            where constraint.ownerNode?.state.departure != departure {
                constraint.removeFromOwner()
            }
        }
    }

    /// The number of times that a view left its superview since the program started.
    private static var departures = 0
}

nonisolated extension LayoutNode {
    /// Releases the constraints that `view` owns, which is in its `deinit`, and removes the
    /// references to them.
    func releaseConstraints(ownedBy view: UIView) {
        guard state.constraints.ownedCount > 0 else { return }
        // The view has no superview any more, so its subviews are referenced by these constraints
        // alone.
        view.forEachSubviewUnretained { $0.layoutNode?.state.constraints.removeAllReferences() }
        if state.constraints.ownsDeepOnes {
            forEachOwnedConstraint { constraint in
                constraint.forEachNode { $0.removeReferences(to: constraint, below: self) }
            }
        }
        state.constraints.releaseOwned()
    }

    /// Removes the references of this item, and of the views between it and the owner, to a
    /// constraint.
    private func removeReferences(to constraint: NSLayoutConstraint, below owner: LayoutNode) {
        guard isLive else { return }
        if isGuide { state.constraints.removeReference(constraint) }
        var link = holderLink
        while let view = link, view.toOpaque() != owner.holderLink?.toOpaque() {
            link = view.withGuaranteed {
                $0.layoutNode?.state.constraints.removeReference(constraint)
                return $0.superviewLink
            }
        }
    }
}

// MARK: - Walks

nonisolated extension LayoutNode {
    /// Calls `body` with each constraint that the view owns.
    ///
    /// It reads one slot after another, because a list that is retained for a walk retains each of
    /// its constraints.
    @inline(__always)
    func forEachOwnedConstraint(_ body: (NSLayoutConstraint) -> Void) {
        for slot in 0..<state.constraints.ownedSlotCount {
            state.constraints.owned(at: slot)?.withGuaranteed(body)
        }
    }
}

extension LayoutNode {
    /// Calls `body` with each active constraint that references the item, and those that the view
    /// owns.
    func forEachConstraint(_ body: (NSLayoutConstraint) -> Void) {
        forEachOwnedConstraint(body)
        state.constraints.references.forEach(body)
    }

    /// Calls `body` with this node and those of the views that contain the item, up to the owner
    /// but without it.
    @inline(__always)
    fileprivate func forEachNode(below owner: LayoutNode, _ body: (LayoutNode) -> Void) {
        if isGuide { body(self) }
        var view = view
        while view.layoutNode != owner, let superview = view.superview {
            body(view.ensuredLayoutNode)
            view = superview
        }
    }
}
