/// The active constraints that speak of an item, or of something in it, and are kept by a view above.
///
/// That view keeps them, and takes them out of here before it lets them go; see ``LayoutNode/endConstraints(in:)``.
nonisolated struct ConstraintUses {
    private var places = ConstraintPlaces()

    /// The constraints, in no order.
    var all: [NSLayoutConstraint] { places.constraints }

    mutating func append(_ constraint: NSLayoutConstraint) {
        places.append(.passUnretained(constraint))
    }

    /// Takes out a constraint; nothing happens if it is not here.
    mutating func remove(_ constraint: NSLayoutConstraint) {
        places.removeSwapping(.passUnretained(constraint))
    }

    mutating func removeAll() { places.removeAll() }
}
