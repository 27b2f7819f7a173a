import Synchronization

/// Somebody's wish to hear of notifications. It ends when this object is invalidated or let go of.
///
/// Thread-safe.
public final class NotificationObservation: Sendable {
    private let end: Mutex<(@Sendable () -> Void)?>

    init(end: @escaping @Sendable () -> Void) {
        self.end = Mutex(end)
    }

    deinit { invalidate() }

    /// Ends the observation. Harmless when it has ended.
    public func invalidate() {
        let end = self.end.withLock { end in
            defer { end = nil }
            return end
        }
        end?()
    }
}
