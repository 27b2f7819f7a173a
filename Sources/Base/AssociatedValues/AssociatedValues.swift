import Synchronization

/// Values associated with one object, in addition to its own properties.
///
/// Thread-safe: values may be set, read and removed on any thread.
public final class AssociatedValues: Sendable {
    /// A stored value. Values are `Sendable`, because ``AssociatedKey`` requires it; callers of
    /// `objc_setAssociatedObject` promise the same, as with Objective-C.
    enum StoredValue: @unchecked Sendable {
        case strong(Any)
        case weak(WeakReference)
    }

    struct WeakReference {
        weak var object: AnyObject?
    }

    private let storage = Mutex<[Int: StoredValue]>([:])

    /// Creates an empty set of values.
    public init() {}

    /// The value for `key`, or `nil` when none is set; set it to `nil` to remove it.
    public subscript<Value>(key: AssociatedKey<Value>) -> Value? {
        get { storedValue(key.id).flatMap { value(of: $0) } }
        set { setStoredValue(newValue.map { store($0, key.policy) }, key.id) }
    }

    /// The value under a key's number.
    func storedValue(_ id: Int) -> StoredValue? { storage.withLock { $0[id] } }

    /// Sets or removes the value under a key's number.
    func setStoredValue(_ new: StoredValue?, _ id: Int) {
        // The old value may be an object whose deinit accesses this object: release it outside of
        // the lock.
        let old = storage.withLock { storage in
            defer { storage[id] = new }
            return storage[id]
        }
        withExtendedLifetime(old) {}
    }

    private func store<Value>(_ value: Value, _ policy: AssociatedKey<Value>.Policy) -> StoredValue
    {
        switch policy {
        case .strong: .strong(value)
        case .weak: .weak(WeakReference(object: value as AnyObject))
        case .copy(let copy): .strong(copy(value))
        }
    }

    func value<Value>(of storage: StoredValue) -> Value? {
        switch storage {
        case .strong(let value): value as? Value
        // A missing object must not become an optional inside of `Any`.
        case .weak(let reference): reference.object.flatMap { $0 as? Value }
        }
    }

    /// Returns the value for `key`, creating and setting it if there is none.
    ///
    /// When two threads call this simultaneously, both may call `make`; both get the value of the
    /// first.
    public func value<Value>(
        for key: AssociatedKey<Value>, orMake make: () throws -> Value
    ) rethrows -> Value {
        if let value = self[key] { return value }
        let made = try make()
        let new = store(made, key.policy)
        let winner = storage.withLock { storage in
            let winner = storage[key.id] ?? new
            storage[key.id] = winner
            return winner
        }
        return value(of: winner) ?? made
    }

    /// Removes all values, including those set by other code. To remove a single value, set it to
    /// `nil`.
    public func removeAll() {
        let old = storage.withLock { storage in
            defer { storage = [:] }
            return storage
        }
        withExtendedLifetime(old) {}
    }
}
