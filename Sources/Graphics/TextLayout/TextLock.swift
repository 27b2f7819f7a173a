import Foundation

/// The lock that everything in this module holds while it touches Pango.
///
/// Pango's fonts and layouts share caches without locks of their own. One lock for all is enough, because
/// text is measured and drawn on the main actor nearly always. A thread may enter it again.
enum TextLock {
    private static let lock = NSRecursiveLock()

    static func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    /// For initialisers, whose stored properties a closure cannot set.
    static func enter() { lock.lock() }

    static func leave() { lock.unlock() }
}
