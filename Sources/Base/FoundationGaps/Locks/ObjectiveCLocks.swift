// The locks that Swift code takes over from Objective-C and from Darwin.

/// Waits until no other thread holds the lock of `obj`, and holds it: what `@synchronized` does.
/// A thread may enter several times.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    _ = LockTable.shared.enter(UInt(bitPattern: ObjectIdentifier(obj as AnyObject)))
    return 0
}

/// Leaves the lock of `obj`.
///
/// - Returns: 0, or -1 if this thread does not hold it.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    LockTable.shared.exit(UInt(bitPattern: ObjectIdentifier(obj as AnyObject))) ? 0 : -1
}

/// A lock that lies where the program puts it: its address is what counts.
public struct os_unfair_lock_s: Sendable {
    private var reserved: UInt32 = 0

    public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until no thread holds the lock, and holds it.
///
/// - Precondition: This thread does not hold it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    let address = UInt(bitPattern: lock)
    precondition(
        !LockTable.shared.isHeld(address),
        "An os_unfair_lock was locked twice by one thread. Use NSRecursiveLock instead.")
    _ = LockTable.shared.enter(address)
}

/// Holds the lock if no thread does; `false` otherwise.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    let address = UInt(bitPattern: lock)
    return !LockTable.shared.isHeld(address) && LockTable.shared.enter(address, waits: false)
}

/// Releases the lock.
///
/// - Precondition: This thread holds it.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    precondition(
        LockTable.shared.exit(UInt(bitPattern: lock)),
        "An os_unfair_lock was unlocked by a thread that does not hold it.")
}
