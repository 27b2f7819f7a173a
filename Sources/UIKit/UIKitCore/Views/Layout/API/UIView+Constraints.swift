extension UIView {
    /// The active constraints that this view owns, in the order in which they were activated.
    ///
    /// A constraint is owned by the closest view that contains its items: one between siblings by
    /// their superview, one that fixes a size by the view itself.
    public final var constraints: [NSLayoutConstraint] { layoutNode?.state.constraints.owned ?? [] }

    /// Activates a constraint with this view as its owner.
    ///
    /// - Precondition: Its items are this view or in it.
    public final func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.owner !== self else { return }
        constraint.forEachNode { node in
            requires(
                node.holder?.isDescendant(of: self) ?? false,
                """
                \(constraint) cannot be added to \(NSLayoutConstraint.name(of: self)): \
                \(NSLayoutConstraint.name(of: node.item)) does not lie in it. Activate the constraint instead.
                """)
        }
        constraint.removeFromOwner()
        constraint.activate(in: self)
    }

    /// Activates constraints with this view as their owner, in their order.
    public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that this view owns; does nothing for others.
    public final func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.owner === self { constraint.removeFromOwner() }
    }

    /// Deactivates those of `constraints` that this view owns.
    public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }
}
