import Foundation
import Synchronization

/// Recursive locks by address, created when needed and released after their last use.
final class LockTable: Sendable {
    /// The locks of `objc_sync_enter` and of `os_unfair_lock_lock`.
    static let shared = LockTable()

    /// A lock with what the table knows about it.
    private final class Entry {
        let lock = NSRecursiveLock()
        /// The threads that hold or await the lock.
        var users = 0
        /// How often the holder has entered.
        var depth = 0
        var owner: pthread_t?
    }

    private let entries = Mutex<[UInt: Entry]>([:])

    /// Enters the lock of an address, and waits for it if `waits`.
    func enter(_ address: UInt, waits: Bool = true) -> Bool {
        let lock: NSRecursiveLock? = entries.withLock { entries in
            let entry = entries[address] ?? Entry()
            if !waits, let owner = entry.owner, pthread_equal(owner, pthread_self()) == 0 {
                return nil
            }
            entry.users += 1
            entries[address] = entry
            return entry.lock
        }
        guard let lock else { return false }
        lock.lock()
        entries.withLock { entries in
            entries[address]?.depth += 1
            entries[address]?.owner = pthread_self()
        }
        return true
    }

    /// Leaves the lock of an address; `false` if this thread does not hold it.
    func exit(_ address: UInt) -> Bool {
        let lock: NSRecursiveLock? = entries.withLock { entries in
            guard let entry = entries[address], let owner = entry.owner,
                pthread_equal(owner, pthread_self()) != 0
            else { return nil }
            entry.depth -= 1
            entry.users -= 1
            if entry.depth == 0 { entry.owner = nil }
            if entry.users == 0 { entries[address] = nil }
            return entry.lock
        }
        lock?.unlock()
        return lock != nil
    }

    /// Returns `true` if this thread holds the lock of an address.
    func isHeld(_ address: UInt) -> Bool {
        entries.withLock { entries in
            entries[address]?.owner.map { pthread_equal($0, pthread_self()) != 0 } ?? false
        }
    }
}
