public import Dispatch

/// How a notification reaches the delegates of a ``Multicaster``.
public enum Delivery: Sendable {
    /// On the notifier's own thread, before the call returns.
    case immediate

    /// Later, on a queue. On a serial queue, notifications arrive in the order in which they were
    /// sent.
    case queue(DispatchQueue)
}
