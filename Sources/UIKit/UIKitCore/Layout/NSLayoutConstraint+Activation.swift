import CoreGraphics

// An active constraint is kept by its owner, the closest view that holds all of its items, and known to the nodes of
// those items that are not the owner itself. Whatever leaves the owner takes its constraints with it.

extension NSLayoutConstraint {
    /// Calls `body` with the views and guides that the constraint speaks of.
    func forEachItem(_ body: (AnyObject) -> Void) {
        if let firstItem { body(firstItem) }
        if let secondItem { body(secondItem) }
        guard let distances else { return }
        if let item = distances.first?.item { body(item) }
        if let item = distances.second?.item { body(item) }
    }

    /// Activates the constraint in the closest view that holds its items.
    func enterClosestAncestor() {
        guard let first = firstItem, let firstView = LayoutItem.view(of: first) else {
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
        forEachItem { item in
            guard let view = LayoutItem.view(of: item),
                let common = ancestor.closestCommonAncestor(with: view)
            else { refuseWithoutAncestor(first, item) }
            ancestor = common
        }
        enter(ancestor)
    }

    private func refuseWithoutAncestor(_ first: AnyObject, _ other: AnyObject) -> Never {
        preconditionFailure(
            """
            \(self) cannot be activated: \(Self.name(of: first)) and \(Self.name(of: other)) have no common ancestor. \
            Add both to one view tree first.
            """)
    }

    /// Makes `owner` keep the constraint.
    func enter(_ owner: UIView) {
        let node = owner.layoutParticipant
        forEachNode(below: owner) { $0.uses.append(self) }
        forEachItem { LayoutItem.node(of: $0)?.wasReferenced() }
        node.stored.append(self)
        self.owner = owner
        node.constraintWasAdded(self)
    }

    /// Makes the owner forget the constraint.
    func leaveOwner() {
        guard let owner else { return }
        owner.layoutNode?.constraintWillBeRemoved(self)
        owner.layoutNode?.stored.remove(self)
        forEachNode(below: owner) { $0.removeUse(self) }
        self.owner = nil
    }

    /// Calls `body` with the nodes of the items and of the views that they lie in, up to the owner but without it.
    private func forEachNode(below owner: UIView, _ body: (LayoutNode) -> Void) {
        forEachItem { item in
            guard let node = LayoutItem.node(of: item) else { return }
            if node.guide != nil { body(node) }
            var view = node.view
            while view !== owner, let superview = view.superview {
                body(view.layoutParticipant)
                view = superview
            }
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
