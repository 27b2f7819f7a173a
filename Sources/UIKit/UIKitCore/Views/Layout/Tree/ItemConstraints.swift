/// The active constraints that concern one view or guide: the only record of which constraints
/// there are.
///
/// A constraint is *owned* by the closest view that contains all of its items, which retains it.
/// The nodes of its items, and of the views between them and the owner, have it among their
/// *references*, unretained. Both lists change only in `NSLayoutConstraint+Ownership.swift`, and
/// always together: a constraint is in the references of a node exactly while its owner owns it.
///
/// Owned constraints are in the order of their activation. Each knows its slot, so removing one
/// does not search; empty slots are removed when half of all are empty.
///
/// Constraints are retained by hand, because an array of objects is retained whenever it is read.
/// An item has one such value, which is never copied, and ``releaseOwned()`` is called before it
/// ends.
nonisolated struct ItemConstraints {
    private var ownedSlots = ConstraintSlots()
    private var referenceSlots = ConstraintSlots()

    /// The number of owned constraints.
    private(set) var ownedCount = 0

    /// `true` if an owned constraint may reference a guide, or a view deeper than the subviews.
    var ownsDeepOnes = false
}

// MARK: - Owned constraints

nonisolated extension ItemConstraints {
    /// The owned constraints, in the order of their activation.
    var owned: [NSLayoutConstraint] { ownedSlots.constraints }

    /// The number of slots for owned constraints, empty ones included.
    var ownedSlotCount: Int { ownedSlots.count }

    /// The owned constraint in a slot; `nil` for an empty slot.
    func owned(at slot: Int) -> Unmanaged<NSLayoutConstraint>? { ownedSlots[slot] }

    /// Adds and retains a constraint that no item owns.
    @MainActor @inline(__always)
    mutating func own(_ constraint: NSLayoutConstraint) {
        constraint.slotInOwner = Int32(ownedSlots.count)
        ownedSlots.append(.passRetained(constraint))
        ownedCount += 1
    }

    /// Removes and releases an owned constraint.
    @MainActor
    mutating func disown(_ constraint: NSLayoutConstraint) {
        ownedSlots[Int(constraint.slotInOwner)] = nil
        ownedCount -= 1
        if ownedCount * 2 < ownedSlots.count { compactOwned() }
        Unmanaged.passUnretained(constraint).release()
    }

    /// Removes and releases all owned constraints.
    mutating func releaseOwned() {
        for slot in 0..<ownedSlots.count {
            guard let link = ownedSlots[slot] else { continue }
            ownedSlots[slot] = nil
            link.release()
        }
        ownedSlots.removeAll()
        ownedCount = 0
    }

    @MainActor
    private mutating func compactOwned() {
        ownedSlots.compact()
        for slot in 0..<ownedSlots.count {
            ownedSlots[slot]?.withGuaranteed { $0.slotInOwner = Int32(slot) }
        }
    }
}

// MARK: - References

nonisolated extension ItemConstraints {
    /// The constraints that reference the item, or something in it, and have an owner above; in no
    /// order.
    var references: [NSLayoutConstraint] { referenceSlots.constraints }

    mutating func addReference(_ constraint: NSLayoutConstraint) {
        referenceSlots.append(.passUnretained(constraint))
    }

    /// Removes a reference; does nothing if it is not here.
    mutating func removeReference(_ constraint: NSLayoutConstraint) {
        referenceSlots.removeSwapping(.passUnretained(constraint))
    }

    mutating func removeAllReferences() { referenceSlots.removeAll() }
}
