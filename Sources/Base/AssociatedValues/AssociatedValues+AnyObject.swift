import Synchronization

extension AssociatedValues {
    /// The values of any object, kept in a table beside it.
    ///
    /// Without the Objective-C runtime, nobody says when an object of any class goes. The values of one that has gone
    /// are released soon after, as others are asked for; for values that must go with their host, the host is an
    /// ``AssociatedValueHost``.
    public static func of(_ object: AnyObject) -> AssociatedValues {
        if let host = object as? any AssociatedValueHost { return host.associatedValues }
        let (values, orphans) = table.withLock { $0.values(of: object) }
        withExtendedLifetime(orphans) {}
        return values
    }

    /// Releases the values of all objects that have gone.
    public static func releaseOrphans() {
        let orphans = table.withLock { $0.removeOrphans() }
        withExtendedLifetime(orphans) {}
    }

    private static let table = Mutex(HostTable())
}

/// The values of objects that do not keep them themselves.
private struct HostTable {
    /// An object's values. The object is only compared.
    private struct Entry: @unchecked Sendable {
        weak let host: AnyObject?
        let values: AssociatedValues
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// The number of entries at which orphans are looked for. It grows with the table, so that looking costs little
    /// for each entry.
    private var sweepCount = 16

    /// The values of `object`, and what was swept out on the way, for the caller to release.
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
