import Synchronization

/// A reference-counted handle to an object, which one thread at a time may use.
///
///     let first = SmartReference(File("a.txt")) { $0.close() }
///     let second = first.another()
///     first.referenceCount  // 2
///     second.withExclusiveAccess { $0.write("text") }
///
/// When the last reference is released, the object is passed to the closure given at creation.
///
/// Thread-safe: only one thread is inside ``withExclusiveAccess(_:)`` at a time. Do not call it
/// inside itself.
public final class SmartReference<Subject>: Sendable {
    /// The state that all references to one object share.
    private final class Shared: Sendable {
        let subject: Mutex<Subject>
        let count = Mutex(0)
        let whenReleased: @Sendable (inout Subject) -> Void

        init(
            _ subject: sending Subject, _ whenReleased: @escaping @Sendable (inout Subject) -> Void
        ) {
            self.subject = Mutex(subject)
            self.whenReleased = whenReleased
        }
    }

    private let shared: Shared

    /// Creates the first reference to `subject`, to which there must be no other.
    ///
    /// - Parameters:
    ///   - subject: An object or a value.
    ///   - whenReleased: Called with it when the last reference is released, on the thread that
    ///     released it.
    public convenience init(
        _ subject: sending Subject,
        whenReleased: @escaping @Sendable (inout Subject) -> Void = { _ in }
    ) {
        self.init(Shared(subject, whenReleased))
    }

    private init(_ shared: Shared) {
        self.shared = shared
        shared.count.withLock { $0 += 1 }
    }

    deinit {
        let isLast = shared.count.withLock { count in
            count -= 1
            return count == 0
        }
        if isLast { shared.subject.withLock { shared.whenReleased(&$0) } }
    }

    /// Returns another reference to the same object.
    public func another() -> SmartReference {
        SmartReference(shared)
    }

    /// The number of references to the object.
    public var referenceCount: Int { shared.count.withLock { $0 } }

    /// Calls `body` with exclusive access to the object, after waiting for other callers.
    ///
    /// - Parameter body: Receives the object. It must not store it, or use this reference.
    public func withExclusiveAccess<Result, Failure: Error>(
        _ body: (inout Subject) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try shared.subject.withLock { (subject) throws(Failure) in try body(&subject) }
    }
}
