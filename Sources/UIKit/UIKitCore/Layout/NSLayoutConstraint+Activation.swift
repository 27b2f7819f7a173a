import CoreGraphics

// An active constraint is kept by its owner, the closest view that holds all of its items, and known to the nodes of
// those items that are not the owner itself. Whatever leaves the owner takes its constraints with it.

extension NSLayoutConstraint {
    /// Calls `body` with the nodes of the views and guides that the constraint speaks of.
    func forEachNode(_ body: (LayoutNode) -> Void) {
        if let first { body(first) }
        if let second { body(second) }
        guard let distances else { return }
        if let start = distances.first { body(start.node) }
        if let start = distances.second { body(start.node) }
    }

    /// Activates the constraint in the closest view that holds its items.
    func enterClosestAncestor() {
        guard let first, let firstView = first.holder else {
            preconditionFailure(
                """
                \(self) cannot be activated: its first item is gone or is a guide of no view. Add the guide to a \
                view, and keep the views.
                """)
        }
        guard secondAttribute == .notAnAttribute || secondItem != nil else {
            preconditionFailure(
                "\(self) cannot be activated: its second item is gone. Keep the views that it is about."
            )
        }
        var ancestor = firstView
        forEachNode { node in
            guard let view = node.holder, let common = ancestor.closestCommonAncestor(with: view)
            else { refuseWithoutAncestor(first, node) }
            ancestor = common
        }
        enter(ancestor)
    }

    private func refuseWithoutAncestor(_ first: LayoutNode, _ other: LayoutNode) -> Never {
        preconditionFailure(
            """
            \(self) cannot be activated: \(Self.name(of: first.item)) and \(Self.name(of: other.item)) have no \
            common ancestor. Add both to one view tree first.
            """)
    }

    /// Makes `owner` keep the constraint.
    func enter(_ owner: UIView) {
        let ownerNode = owner.layoutParticipant
        forEachNode { node in
            guard let participant = node.participant else { return }
            participant.wasReferenced()
            participant.forEachNode(below: owner) { $0.uses.append(self) }
        }
        ownerNode.stored.append(self)
        self.ownerNode = ownerNode
        ownerNode.constraintWasAdded(self)
    }

    /// Makes the owner forget the constraint.
    func leaveOwner() {
        guard let ownerNode, let owner = ownerNode.holder else { return }
        ownerNode.constraintWillBeRemoved(self)
        ownerNode.stored.remove(self)
        forEachNode { node in
            node.participant?.forEachNode(below: owner) { $0.removeUse(self) }
        }
        self.ownerNode = nil
    }
}

extension LayoutNode {
    /// Calls `body` with this node and those of the views that the item lies in, up to the owner but without it.
    fileprivate func forEachNode(below owner: UIView, _ body: (LayoutNode) -> Void) {
        if isOfGuide { body(self) }
        var view = view
        while view !== owner, let superview = view.superview {
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
