extension UIView {
    /// The active constraints that this view keeps, in the order in which they were activated.
    ///
    /// A constraint is kept by the closest view that holds its items: one between siblings by their superview, one that
    /// fixes a size by the view itself.
    public final var constraints: [NSLayoutConstraint] { layoutNode?.state.stored.all ?? [] }

    /// Activates a constraint and keeps it here.
    ///
    /// - Precondition: Its items are this view or lie in it.
    public final func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.owner !== self else { return }
        constraint.forEachNode { node in
            precondition(
                node.holder?.isDescendant(of: self) ?? false,
                """
                \(constraint) cannot be added to \(NSLayoutConstraint.name(of: self)): \
                \(NSLayoutConstraint.name(of: node.item)) does not lie in it. Activate the constraint instead.
                """)
        }
        constraint.leaveOwner()
        constraint.enterOwner(self)
    }

    /// Activates constraints and keeps them here, in their order.
    public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that this view keeps; others stay as they are.
    public final func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.owner === self { constraint.leaveOwner() }
    }

    /// Deactivates those of `constraints` that this view keeps.
    public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }
}
