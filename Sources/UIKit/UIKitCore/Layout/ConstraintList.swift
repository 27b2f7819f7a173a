/// The constraints that a view keeps, in the order of their activation.
///
/// Each constraint knows its place, so that taking one out does not search; the gap is closed when half of the places
/// are gaps.
nonisolated struct ConstraintList {
    private var entries = InPlaceList<NSLayoutConstraint>()

    /// How many constraints there are.
    private(set) var count = 0

    /// The constraints without gaps.
    var all: [NSLayoutConstraint] { entries.all }

    /// How many places there are, gaps included.
    var placeCount: Int { entries.count }

    /// The constraint at a place; `nil` for a gap.
    subscript(place: Int) -> NSLayoutConstraint? { entries[place] }

    @MainActor
    mutating func append(_ constraint: NSLayoutConstraint) {
        constraint.places.inOwner = Int32(entries.count)
        entries.append(constraint)
        count += 1
    }

    /// Takes out a constraint of this list.
    @MainActor
    mutating func remove(_ constraint: NSLayoutConstraint) {
        entries[Int(constraint.places.inOwner)] = nil
        count -= 1
        if count * 2 < entries.count { closeGaps() }
    }

    @MainActor
    private mutating func closeGaps() {
        entries.closeGaps()
        for index in 0..<entries.count { entries[index]?.places.inOwner = Int32(index) }
    }
}

/// Where an active constraint is.
struct ConstraintPlaces {
    /// Its index in its owner's ``ConstraintList``.
    var inOwner: Int32 = -1

    /// Its row in an engine, which may be gone; see ``LayoutEngine/row(of:)``.
    var lowered: LoweredRow?
}
