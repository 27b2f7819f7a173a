import Synchronization

/// Values that are associated with one object, beside its own properties.
///
/// Thread-safe: values may be set, read and removed on any thread.
public final class AssociatedValues: Sendable {
    /// A value as it is kept. Values are `Sendable`, because ``AssociatedKey`` takes no others.
    private enum Kept: @unchecked Sendable {
        case strong(Any)
        case weak(WeakReference)
    }

    private struct WeakReference {
        weak var object: AnyObject?
    }

    private let kept = Mutex<[Int: Kept]>([:])

    /// Creates an object without values.
    public init() {}

    /// The value under `key`, or `nil` when none is set; set it to `nil` to remove it.
    public subscript<Value>(key: AssociatedKey<Value>) -> Value? {
        get {
            kept.withLock { $0[key.id] }.flatMap { value(of: $0) }
        }
        set {
            let new = newValue.map { keep($0, key.policy) }
            // The old value may be an object whose deinit comes back here: release it outside of the lock.
            let old = kept.withLock { kept in
                defer { kept[key.id] = new }
                return kept[key.id]
            }
            withExtendedLifetime(old) {}
        }
    }

    private func keep<Value>(_ value: Value, _ policy: AssociatedKey<Value>.Policy) -> Kept {
        switch policy {
        case .strong: .strong(value)
        case .weak: .weak(WeakReference(object: value as AnyObject))
        case .copy(let copy): .strong(copy(value))
        }
    }

    private func value<Value>(of kept: Kept) -> Value? {
        switch kept {
        case .strong(let value): value as? Value
        case .weak(let reference): reference.object as? Value
        }
    }

    /// The value under `key`, made and set if there was none.
    ///
    /// When two threads ask at once, both may call `make`, and both get the value of the first.
    public func value<Value>(
        for key: AssociatedKey<Value>, orMake make: () throws -> Value
    ) rethrows -> Value {
        if let value = self[key] { return value }
        let made = try make()
        let new = keep(made, key.policy)
        let winner = kept.withLock { kept in
            let winner = kept[key.id] ?? new
            kept[key.id] = winner
            return winner
        }
        return value(of: winner) ?? made
    }

    /// Removes all values, also those that somebody else has set. Remove your own by setting them to `nil`.
    public func removeAll() {
        let old = kept.withLock { kept in
            defer { kept = [:] }
            return kept
        }
        withExtendedLifetime(old) {}
    }
}
