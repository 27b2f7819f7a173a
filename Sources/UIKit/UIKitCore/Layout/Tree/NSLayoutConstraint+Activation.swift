import CoreGraphics

// An active constraint is kept by its owner, the closest view that holds all of its items, and known to the nodes of
// those items that are not the owner itself. Whatever leaves the owner takes its constraints with it.

extension NSLayoutConstraint {
    /// Calls `body` with the nodes of the views and guides that the constraint speaks of.
    @inline(__always)
    nonisolated func forEachNode(_ body: (LayoutNode) -> Void) {
        if let first = terms.first { body(first) }
        if let second = terms.second { body(second) }
        if let distances = extras?.distances {
            if let start = distances.first { body(start.node) }
            if let start = distances.second { body(start.node) }
        }
    }

    /// Activates the constraint in the closest view that holds its items.
    func enterClosestAncestor() {
        if !enterDirectly() { enterAnyAncestor() }
    }

    /// Activates the constraint if it is about one view, about siblings, or about a view and its superview, as nearly all are.
    ///
    /// It looks at the views without keeping them, which saves most of the time.
    private func enterDirectly() -> Bool {
        guard extras?.distances == nil, let first = terms.first, !first.isOfGuide,
            first.holderLink != nil
        else { return false }
        guard let second = terms.second else {
            guard terms.form.secondAttribute == .notAnAttribute else { return false }
            first.wasReferenced()
            enter(first)
            return true
        }
        guard !second.isOfGuide, second.holderLink != nil else { return false }
        let owner: LayoutNode
        if first == second || second.isRightIn(first) {
            owner = first
        } else if first.isRightIn(second) {
            owner = second
        } else if let above = first.superviewLink,
            above.toOpaque() == second.superviewLink?.toOpaque()
        {
            owner = above.withGuaranteed { $0.layoutParticipant }
        } else {
            return false
        }
        first.wasReferenced()
        second.wasReferenced()
        if first != owner { first.state.uses.append(self) }
        if second != owner { second.state.uses.append(self) }
        enter(owner)
        return true
    }

    private func enterAnyAncestor() {
        guard let first = terms.first, var ancestor = first.holder else {
            preconditionFailure(
                """
                \(self) cannot be activated: its first item is gone or is a guide of no view. Add the guide to a \
                view, and keep the views.
                """)
        }
        precondition(
            terms.form.secondAttribute == .notAnAttribute || terms.second?.item != nil,
            "\(self) cannot be activated: its second item is gone. Keep the views that it is about."
        )
        forEachNode { node in
            guard let view = node.holder, let common = ancestor.closestCommonAncestor(with: view)
            else { refuseWithoutAncestor(first, node) }
            ancestor = common
        }
        enterOwner(ancestor)
    }

    private func refuseWithoutAncestor(_ first: LayoutNode, _ other: LayoutNode) -> Never {
        preconditionFailure(
            """
            \(self) cannot be activated: \(Self.name(of: first.item)) and \(Self.name(of: other.item)) have no \
            common ancestor. Add both to one view tree first.
            """)
    }

    /// Makes `owner` keep the constraint, and all nodes know it.
    func enterOwner(_ owner: UIView) {
        let ownerNode = owner.layoutParticipant
        ownerNode.state.stored.hasDeepOnes = true
        forEachNode { note($0, below: ownerNode) }
        enter(ownerNode)
    }

    private func enter(_ owner: LayoutNode) {
        owner.state.stored.append(self)
        ownerNode = owner
        owner.constraintWasAdded(self)
    }

    /// Makes the nodes below the owner know that the constraint speaks of them, or of something in them.
    private func note(_ node: LayoutNode, below owner: LayoutNode) {
        guard let participant = node.isOfGuide ? node.participant : node else { return }
        participant.wasReferenced()
        if participant != owner {
            participant.forEachNode(below: owner) { $0.state.uses.append(self) }
        }
    }

    /// Makes the owner forget the constraint.
    func leaveOwner() {
        guard let ownerNode, ownerNode.holder != nil else { return }
        ownerNode.constraintWillBeRemoved(self)
        ownerNode.state.stored.remove(self)
        forEachNode { node in
            node.participant?.forEachNode(below: ownerNode) { $0.state.uses.remove(self) }
        }
        self.ownerNode = nil
    }
}

extension LayoutNode {
    /// Calls `body` with this node and those of the views that the item lies in, up to the owner but without it.
    @inline(__always)
    fileprivate func forEachNode(below owner: LayoutNode, _ body: (LayoutNode) -> Void) {
        if isOfGuide { body(self) }
        var view = view
        while view.layoutNode != owner, let superview = view.superview {
            body(view.layoutParticipant)
            view = superview
        }
    }
}

extension UIView {
    /// The closest view that is or holds both this view and `other`; `nil` when they are in different trees.
    final func closestCommonAncestor(with other: UIView) -> UIView? {
        if self === other || other.superview === self { return self }
        if let superview, superview === other || superview === other.superview { return superview }
        var mine = depth
        var others = other.depth
        var left: UIView? = self
        var right: UIView? = other
        while mine > others {
            left = left?.superview
            mine -= 1
        }
        while others > mine {
            right = right?.superview
            others -= 1
        }
        while let one = left, let two = right {
            if one === two { return one }
            left = one.superview
            right = two.superview
        }
        return nil
    }

    /// How many views this one lies in.
    private final var depth: Int {
        var depth = 0
        var view = superview
        while let current = view {
            depth += 1
            view = current.superview
        }
        return depth
    }
}
