public import Foundation

extension NotificationCenter {
    /// Returns the notifications that are posted from now on, as a sequence.
    ///
    ///     for await _ in NotificationCenter.default.notifications(named: .modelDidChange) {
    ///         reload()
    ///     }
    ///
    /// Each iterator observes from its creation until it, or the task that awaits it, ends.
    /// Notifications that are posted in between are kept for it.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The poster of the notifications, or `nil` for all posters.
    public func notifications(
        named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
    ) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// The notifications of one name, one after the other.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        // Sendable: constants, and centers may be used on any thread.
        private let center: NotificationCenter
        private let name: Notification.Name
        private weak var object: (any AnyObject & Sendable)?
        private let hasObject: Bool

        fileprivate init(
            center: NotificationCenter, name: Notification.Name,
            object: (any AnyObject & Sendable)?
        ) {
            self.center = center
            self.name = name
            self.object = object
            hasObject = object != nil
        }

        public func makeAsyncIterator() -> Iterator {
            // Without its poster the sequence has ended.
            guard object != nil || !hasObject else {
                return Iterator(posted: AsyncStream { $0.finish() }.makeAsyncIterator())
            }
            let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
            let token = center.addObserver(forName: name, object: object, queue: nil) {
                continuation.yield(Posted(notification: $0))
            }
            let observation = Observation(center: center, token: token)
            continuation.onTermination = { _ in observation.end() }
            return Iterator(posted: stream.makeAsyncIterator())
        }

        /// An observation of a center, which waits for notifications.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var posted: AsyncStream<Posted>.Iterator

            public mutating func next() async -> Notification? {
                await posted.next()?.notification
            }

            public mutating func next(
                isolation actor: isolated (any Actor)?
            ) async -> Notification? {
                await posted.next(isolation: actor)?.notification
            }
        }
    }
}

/// A notification on the way from its poster to a task.
private struct Posted: @unchecked Sendable {
    // Sendable as far as on other platforms: a notification is passed on, never changed.
    let notification: Notification
}

/// A block that observes a center.
private struct Observation: @unchecked Sendable {
    // Sendable: constants, of which `token` is only passed on.
    let center: NotificationCenter
    let token: any NSObjectProtocol

    func end() { center.removeObserver(token as Any) }
}
