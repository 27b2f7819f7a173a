import Synchronization

/// An observation of notifications. It ends when it is invalidated or released.
///
/// Thread-safe.
public final class NotificationObservation: Sendable {
    private let end: Mutex<(@Sendable () -> Void)?>

    init(end: @escaping @Sendable () -> Void) {
        self.end = Mutex(end)
    }

    deinit { invalidate() }

    /// Ends the observation. Does nothing if it has ended.
    public func invalidate() {
        let end = self.end.withLock { end in
            defer { end = nil }
            return end
        }
        end?()
    }
}
