/// Slots for constraints, which the user of the list retains or knows to be retained.
///
/// The first slots are stored in place, so that a short list, as nearly all are, allocates nothing.
/// A constraint can be removed without moving the others: it leaves an empty slot.
nonisolated struct ConstraintSlots {
    typealias Link = Unmanaged<NSLayoutConstraint>

    // Neither `InlineArray` nor a generic type, which are copied and destroyed by looking up a type
    // at run time.
    private var first: (Link?, Link?, Link?, Link?, Link?, Link?) = (nil, nil, nil, nil, nil, nil)
    private var rest: [Link?] = []
    private static var firstCount: Int { 6 }

    /// The number of slots, empty ones included.
    private(set) var count = 0

    /// The constraint in a slot; `nil` for an empty one.
    subscript(slot: Int) -> Link? {
        @inline(__always) get {
            guard slot < Self.firstCount else { return rest[slot - Self.firstCount] }
            precondition(slot >= 0)
            return withUnsafeBytes(of: first) { $0.assumingMemoryBound(to: Link?.self)[slot] }
        }
        @inline(__always) set {
            guard slot < Self.firstCount else {
                rest[slot - Self.firstCount] = newValue
                return
            }
            precondition(slot >= 0)
            // A tuple has no subscript, and a switch over its elements takes five times as long.
            withUnsafeMutableBytes(of: &first) {
                $0.assumingMemoryBound(to: Link?.self)[slot] = newValue
            }
        }
    }

    /// The constraints, without empty slots.
    var constraints: [NSLayoutConstraint] {
        (0..<count).compactMap { self[$0]?.takeUnretainedValue() }
    }

    @inline(__always)
    mutating func append(_ link: Link) {
        if count < Self.firstCount { self[count] = link } else { appendToRest(link) }
        count += 1
    }

    @inline(never)
    private mutating func appendToRest(_ link: Link) {
        if rest.isEmpty { rest.reserveCapacity(Self.usualRestCount) }
        rest.append(link)
    }

    /// The capacity reserved after the first slots: as much as fits the sizes that are allocated
    /// quickly.
    private static var usualRestCount: Int { 10 }

    /// Removes a constraint by moving the last one into its slot; does nothing if it is not here.
    mutating func removeSwapping(_ link: Link) {
        var slot = count - 1
        while slot >= 0, self[slot]?.toOpaque() != link.toOpaque() { slot -= 1 }
        guard slot >= 0 else { return }
        self[slot] = self[count - 1]
        count -= 1
        if count >= Self.firstCount { rest.removeLast() }
    }

    /// Removes all constraints.
    mutating func removeAll() {
        count = 0
        if !rest.isEmpty { rest = [] }
    }

    /// Removes the empty slots.
    mutating func compact() {
        var compacted = ConstraintSlots()
        for slot in 0..<count {
            if let link = self[slot] { compacted.append(link) }
        }
        self = compacted
    }
}
