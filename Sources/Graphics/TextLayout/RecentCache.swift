import Foundation

/// A cache of recently used values.
///
/// Least-recently-used eviction is approximated by two generations: values used since the last
/// rotation, and those used in the period before. When the young generation's weight reaches
/// `capacity`, the old one is evicted and the young one becomes old. So the cache holds less than
/// two capacities and a value, and never evicts a value used within the last capacity.
///
/// Proof of `@unchecked Sendable`: all mutable state is accessed inside the lock only.
final class RecentCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private struct Entry {
        let value: Value
        let weight: Int
    }

    private let capacity: Int
    private let lock = NSLock()
    private var young: [Key: Entry] = [:]
    private var old: [Key: Entry] = [:]
    private var youngWeight = 0

    /// Creates an empty cache.
    ///
    /// - Parameter capacity: The capacity in the unit of the values' weights.
    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The total weight of the cached values.
    var weight: Int {
        lock.withLock { youngWeight + old.values.reduce(0) { $0 + $1.weight } }
    }

    /// Evicts all values.
    func removeAll() {
        let evicted = lock.withLock {
            defer { (young, old, youngWeight) = ([:], [:], 0) }
            return (young, old)
        }
        withExtendedLifetime(evicted) {}
    }

    /// Returns the cached value for `key`, or creates it.
    ///
    /// Two threads that request the same new key at once may both create it; one of the values is
    /// kept.
    ///
    /// - Parameter weight: The share of the capacity that a new value occupies. A value that needs
    ///   the whole capacity is not cached.
    func value(for key: Key, weight: Int = 1, make: () -> Value) -> Value {
        // Evicted values are released outside of the lock, because releasing them may take other
        // locks.
        let cached = lock.withLock { lookUp(key) }
        if let cached {
            withExtendedLifetime(cached.evicted) {}
            return cached.value
        }
        let entry = Entry(value: make(), weight: weight)
        guard weight < capacity else { return entry.value }
        let evicted = lock.withLock { insert(entry, for: key) }
        withExtendedLifetime(evicted) {}
        return entry.value
    }

    /// Returns the cached value for `key`, making it young, and the generation that this evicts.
    private func lookUp(_ key: Key) -> (value: Value, evicted: [Key: Entry])? {
        if let entry = young[key] { return (entry.value, [:]) }
        guard let entry = old.removeValue(forKey: key) else { return nil }
        return (entry.value, insert(entry, for: key))
    }

    /// Inserts a young entry.
    ///
    /// - Returns: The generation that this evicts.
    private func insert(_ entry: Entry, for key: Key) -> [Key: Entry] {
        youngWeight += entry.weight - (young.updateValue(entry, forKey: key)?.weight ?? 0)
        guard youngWeight >= capacity else { return [:] }
        let evicted = old
        old = young
        young = [:]
        youngWeight = 0
        return evicted
    }
}
