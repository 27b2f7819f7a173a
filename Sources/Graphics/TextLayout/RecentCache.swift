import Foundation

/// Remembers the values that were used last.
///
/// Two generations make it cheap: values used since the last turn, and those used in the turn before. A turn
/// ends when the young ones weigh as much as `capacity`; what only the old ones hold is then forgotten. So it holds
/// less than two capacities and a value, and never forgets what was used within the last capacity.
///
/// Proof of `@unchecked Sendable`: everything that changes is touched inside the lock only.
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
    /// - Parameter capacity: In whatever unit values are weighed.
    init(capacity: Int) {
        self.capacity = capacity
    }

    /// What the remembered values weigh together.
    var weight: Int {
        lock.withLock { youngWeight + old.values.reduce(0) { $0 + $1.weight } }
    }

    /// The value remembered for `key`, or else a new one.
    ///
    /// Two threads that ask for the same new key at once may both make it; one of the values stays.
    ///
    /// - Parameter weight: How much of the capacity a new value takes. One that takes all is not remembered.
    func value(for key: Key, weight: Int = 1, make: () -> Value) -> Value {
        // What is forgotten is freed outside of the lock, because freeing it may take others.
        let recalled = lock.withLock { recall(key) }
        if let recalled {
            withExtendedLifetime(recalled.forgotten) {}
            return recalled.value
        }
        let entry = Entry(value: make(), weight: weight)
        guard weight < capacity else { return entry.value }
        let forgotten = lock.withLock { remember(entry, for: key) }
        withExtendedLifetime(forgotten) {}
        return entry.value
    }

    /// The value remembered for `key`, which makes it young, and the generation that ends thereby.
    private func recall(_ key: Key) -> (value: Value, forgotten: [Key: Entry])? {
        if let entry = young[key] { return (entry.value, [:]) }
        guard let entry = old.removeValue(forKey: key) else { return nil }
        return (entry.value, remember(entry, for: key))
    }

    /// Adds a young entry.
    ///
    /// - Returns: The generation that ends with it.
    private func remember(_ entry: Entry, for key: Key) -> [Key: Entry] {
        youngWeight += entry.weight - (young.updateValue(entry, forKey: key)?.weight ?? 0)
        guard youngWeight >= capacity else { return [:] }
        let forgotten = old
        old = young
        young = [:]
        youngWeight = 0
        return forgotten
    }
}
