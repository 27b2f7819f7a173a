public import Foundation
import FoundationGaps

extension NotificationCenter {
    /// Posts a notification. Its observers are notified synchronously, on this thread.
    ///
    /// Untyped observers of the name find the payload in `userInfo`, under `"payload"`.
    ///
    /// - Parameters:
    ///   - key: The notification's key.
    ///   - object: The poster, or `nil` for none.
    ///   - payload: The notification's payload.
    public func post<Payload>(
        _ key: NotificationKey<Payload>, object: AnyObject? = nil, payload: Payload
    ) {
        post(
            name: key.name, object: object,
            userInfo: [TypedNotification<Payload>.payloadKey: payload])
    }

    /// Posts a notification without a payload.
    public func post(_ key: NotificationKey<Void>, object: AnyObject? = nil) {
        post(key, object: object, payload: ())
    }

    /// Calls `handler` for each notification, on the thread that posts it, until the observation is
    /// invalidated or released.
    ///
    /// Observers are notified in the order of their registration. Notifications under the same name
    /// with a payload of another type are ignored.
    ///
    /// - Parameters:
    ///   - key: The key of the notifications to observe.
    ///   - object: The poster of the notifications to observe, or `nil` for all posters. It is not
    ///     retained.
    ///   - handler: Called with each notification.
    /// - Returns: The observation, which ends when it is invalidated or released.
    public func observe<Payload>(
        _ key: NotificationKey<Payload>, object: AnyObject? = nil,
        using handler: @escaping @Sendable (TypedNotification<Payload>) -> Void
    ) -> NotificationObservation {
        NotificationRegistry.of(self).add(name: key.name, object: object) { notification in
            if let typed = TypedNotification<Payload>(notification) { handler(typed) }
        }
    }

    /// Calls `handler` for each notification on the main actor: synchronously if it is posted
    /// there, otherwise soon after.
    public func observeOnMainActor<Payload>(
        _ key: NotificationKey<Payload>, object: AnyObject? = nil,
        using handler: @escaping @MainActor (Payload) -> Void
    ) -> NotificationObservation {
        observe(key, object: object) { notification in
            let payload = notification.payload
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { handler(payload) }
            } else {
                DispatchQueue.main.async { handler(payload) }
            }
        }
    }

    /// Calls `handler` for every notification with any name, in the common order of all observers.
    ///
    /// - Parameters:
    ///   - object: The poster of the notifications to observe, or `nil` for all posters. It is not
    ///     retained.
    ///   - handler: Called with each notification.
    /// - Returns: The observation, which ends when it is invalidated or released.
    public func observeAll(
        object: AnyObject? = nil, using handler: @escaping @Sendable (Notification) -> Void
    ) -> NotificationObservation {
        NotificationRegistry.of(self).add(name: nil, object: object, handler)
    }

    /// Returns the payloads of subsequent notifications as a sequence.
    ///
    ///     for await score in center.payloads(of: .scoreDidChange, object: game) { print(score) }
    ///
    /// The sequence is infinite. The observation ends when the task is cancelled or the sequence is
    /// released.
    ///
    /// - Parameters:
    ///   - key: The key of the notifications to observe.
    ///   - object: The poster of the notifications to observe, or `nil` for all posters. It is not
    ///     retained.
    ///   - bufferingPolicy: The buffering for an iterator that is slower than the notifications;
    ///     unbounded by default.
    public func payloads<Payload>(
        of key: NotificationKey<Payload>, object: AnyObject? = nil,
        bufferingPolicy: AsyncStream<Payload>.Continuation.BufferingPolicy = .unbounded
    ) -> AsyncStream<Payload> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Payload.self, bufferingPolicy: bufferingPolicy)
        let observation = observe(key, object: object) { continuation.yield($0.payload) }
        continuation.onTermination = { _ in observation.invalidate() }
        return stream
    }
}
