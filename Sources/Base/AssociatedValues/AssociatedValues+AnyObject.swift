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
        let (values, orphans) = table.withLock { $0.values(of: object) }
        withExtendedLifetime(orphans) {}
        return values
    }

    /// Releases the values of all deallocated objects.
    public static func releaseOrphans() {
        let orphans = table.withLock { $0.removeOrphans() }
        withExtendedLifetime(orphans) {}
    }

    private static let table = Mutex(HostTable())
}

/// The values of objects that do not store them themselves.
private struct HostTable {
    /// The values of an object, which is only compared by identity.
    private struct Entry: @unchecked Sendable {
        weak let host: AnyObject?
        let values: AssociatedValues
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// The number of entries at which orphans are removed. It grows with the table, so that the
    /// amortised cost of each entry is small.
    private var sweepCount = 16

    /// Returns the values of `object`, and removed orphans for the caller to release.
    mutating func values(of object: AnyObject) -> (AssociatedValues, orphans: [AssociatedValues]) {
        let id = ObjectIdentifier(object)
        if let entry = entries[id], entry.host === object { return (entry.values, []) }
        var orphans = entries.removeValue(forKey: id).map { [$0.values] } ?? []
        if entries.count >= sweepCount {
            orphans += removeOrphans()
            sweepCount = max(16, entries.count * 2)
        }
        let values = AssociatedValues()
        entries[id] = Entry(host: object, values: values)
        return (values, orphans)
    }

    mutating func removeOrphans() -> [AssociatedValues] {
        let orphans = entries.filter { $0.value.host == nil }
        for id in orphans.keys { entries[id] = nil }
        return orphans.values.map(\.values)
    }
}
