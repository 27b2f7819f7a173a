import Foundation

/// Remembers the values that were used last.
///
/// Two generations make it cheap: values used since the last turn, and those used in the turn before. A turn ends when
/// the young ones are `capacity`; what the old ones still hold is then forgotten. So it never holds more than twice
/// the capacity, and never forgets any of the last `capacity` values.
///
/// Proof of `@unchecked Sendable`: the dictionaries are touched inside the lock only.
final class RecentCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private let capacity: Int
    private let lock = NSLock()
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// How many values are remembered.
    var count: Int { lock.withLock { young.count + old.count } }

    /// The value remembered for `key`, or else a new one.
    ///
    /// Two threads that ask for the same new key at once may both make it; one of the values stays.
    func value(for key: Key, make: () -> Value) -> Value {
        if let value = lock.withLock({ recall(key) }) { return value }
        let value = make()
        // The forgotten generation is freed after the lock is: freeing takes other locks.
        let forgotten = lock.withLock { remember(value, for: key) }
        withExtendedLifetime(forgotten) {}
        return value
    }

    private func recall(_ key: Key) -> Value? {
        if let value = young[key] { return value }
        guard let value = old.removeValue(forKey: key) else { return nil }
        young[key] = value
        return value
    }

    private func remember(_ value: Value, for key: Key) -> [Key: Value] {
        young[key] = value
        guard young.count >= capacity else { return [:] }
        let forgotten = old
        old = young
        young = [:]
        return forgotten
    }
}
