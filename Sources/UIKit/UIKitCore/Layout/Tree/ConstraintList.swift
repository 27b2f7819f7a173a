/// The constraints that a view keeps, in the order of their activation.
///
/// Each constraint knows its place, so that taking one out does not search; the gap is closed when half of the places
/// are gaps.
///
/// The list keeps each constraint by hand, because an array of objects is counted whenever it is looked at. There is
/// one list for each view, never copied, and its ``removeAll()`` is called before it ends.
nonisolated struct ConstraintList {
    private var places = ConstraintPlaces()

    /// How many constraints there are.
    private(set) var count = 0

    /// Whether one of the constraints was added that speaks of something deeper than the view's subviews, or of a guide.
    var hasDeepOnes = false

    /// The constraints without gaps.
    var all: [NSLayoutConstraint] { places.constraints }

    /// How many places there are, gaps included.
    var placeCount: Int { places.count }

    /// The constraint at a place; `nil` for a gap.
    subscript(place: Int) -> Unmanaged<NSLayoutConstraint>? { places[place] }

    @MainActor @inline(__always)
    mutating func append(_ constraint: NSLayoutConstraint) {
        constraint.placeInOwner = Int32(places.count)
        places.append(.passRetained(constraint))
        count += 1
    }

    /// Takes out a constraint of this list.
    @MainActor
    mutating func remove(_ constraint: NSLayoutConstraint) {
        places[Int(constraint.placeInOwner)] = nil
        count -= 1
        if count * 2 < places.count { closeGaps() }
        Unmanaged.passUnretained(constraint).release()
    }

    /// Lets all constraints go.
    mutating func removeAll() {
        for place in 0..<places.count {
            guard let link = places[place] else { continue }
            places[place] = nil
            link.release()
        }
        places.removeAll()
        count = 0
    }

    @MainActor
    private mutating func closeGaps() {
        places.closeGaps()
        for place in 0..<places.count {
            places[place]?.withGuaranteed { $0.placeInOwner = Int32(place) }
        }
    }
}
