import Foundation

/// The lock that must be held during every use of Pango.
///
/// Pango's fonts and layouts share caches without locking. A single lock suffices, because text is
/// measured and drawn almost always on the main actor. The lock is recursive.
enum TextLock {
    private static let lock = NSRecursiveLock()

    static func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    /// Acquires the lock, for initialisers, whose stored properties a closure cannot set.
    static func enter() { lock.lock() }

    static func leave() { lock.unlock() }
}
