import Synchronization

/// Counts events from any thread.
public final class SharedCounter: Sendable {
    private let count = Mutex(0)

    public init() {}

    public var value: Int { count.withLock { $0 } }

    public func add() { count.withLock { $0 += 1 } }
}
