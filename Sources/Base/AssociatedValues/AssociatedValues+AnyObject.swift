import Synchronization

extension AssociatedValues {
    /// Returns the values of any object, which are stored in a side table.
    ///
    /// Without the Objective-C runtime, the deallocation of an arbitrary object cannot be observed.
    /// The values of a deallocated object are released later, when the values of others are
    /// accessed; for values that must be released with their host, make the host an
    /// ``AssociatedValueHost``.
    public static func of(_ object: AnyObject) -> AssociatedValues {
        if let host = object as? any AssociatedValueHost { return host.associatedValues }
        hasTable.store(true, ordering: .relaxed)
        let (values, orphans) = table.withLock { $0.values(of: object) }
        withExtendedLifetime(orphans) {}
        return values
    }

    /// Returns the values of any object, or `nil` if none was ever set. Safe in the object's
    /// `deinit`.
    public static func existing(for object: AnyObject) -> AssociatedValues? {
        if let host = object as? any AssociatedValueHost { return host.associatedValues }
        return table.withLock { $0.existingValues(of: object) }
    }

    /// Releases the values of an object that is being deallocated, and does not store them itself.
    ///
    /// Call it in the `deinit` of a class. Costs a comparison while no object has values in the
    /// side table.
    public static func releaseValues(of object: AnyObject) {
        guard hasTable.load(ordering: .relaxed) else { return }
        let values = table.withLock { $0.removeValues(of: ObjectIdentifier(object)) }
        withExtendedLifetime(values) {}
    }

    /// Releases the values of all deallocated objects.
    public static func releaseOrphans() {
        let orphans = table.withLock { $0.removeOrphans() }
        withExtendedLifetime(orphans) {}
    }

    private static let table = Mutex(HostTable())

    /// `true` once an object had values in the table.
    private static let hasTable = Atomic(false)
}

/// The values of objects that do not store them themselves.
private struct HostTable {
    /// The values of an object, which is only compared by identity.
    private struct Entry: @unchecked Sendable {
        /// `nil` from the beginning of the object's `deinit` on.
        weak let host: AnyObject?

        /// Keeps the object's address from being used again while the entry exists.
        unowned let address: AnyObject

        let values: AssociatedValues
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// The number of entries at which orphans are removed. It grows with the table, so that the
    /// amortised cost of each entry is small.
    private var sweepCount = 16

    /// Returns the values of `object`, and removed orphans for the caller to release.
    mutating func values(of object: AnyObject) -> (AssociatedValues, orphans: [AssociatedValues]) {
        let id = ObjectIdentifier(object)
        if let entry = entries[id] { return (entry.values, []) }
        var orphans: [AssociatedValues] = []
        if entries.count >= sweepCount {
            orphans += removeOrphans()
            sweepCount = max(16, entries.count * 2)
        }
        let values = AssociatedValues()
        entries[id] = Entry(host: object, address: object, values: values)
        return (values, orphans)
    }

    func existingValues(of object: AnyObject) -> AssociatedValues? {
        entries[ObjectIdentifier(object)]?.values
    }

    mutating func removeValues(of id: ObjectIdentifier) -> AssociatedValues? {
        entries.removeValue(forKey: id)?.values
    }

    mutating func removeOrphans() -> [AssociatedValues] {
        let orphans = entries.filter { $0.value.host == nil }
        for id in orphans.keys { entries[id] = nil }
        return orphans.values.map(\.values)
    }
}
