public import Foundation

extension NotificationCenter {
    /// Posts a notification. Its observers are told before this returns, on this thread.
    ///
    /// Those who observe the name without its type find the payload in `userInfo`, under `"payload"`.
    ///
    /// - Parameters:
    ///   - key: What has happened.
    ///   - object: To whom it has happened, if to somebody.
    ///   - payload: What comes with it.
    public func post<Payload>(
        _ key: NotificationKey<Payload>, object: AnyObject? = nil, payload: Payload
    ) {
        post(
            name: key.name, object: object,
            userInfo: [TypedNotification<Payload>.payloadKey: payload])
    }

    /// Posts a notification with which nothing comes.
    public func post(_ key: NotificationKey<Void>, object: AnyObject? = nil) {
        post(key, object: object, payload: ())
    }

    /// Calls `handler` for each notification, on the thread that posts it, until the observation is ended or let go
    /// of.
    ///
    /// Observers are told in the order in which they began. A notification that was posted under the same name with a
    /// payload of another type is not for them.
    ///
    /// - Parameters:
    ///   - key: What to hear of.
    ///   - object: Whose notifications to hear of, or `nil` for everybody's. It is not kept alive.
    ///   - handler: Gets the notification.
    /// - Returns: What ends the observation.
    public func observe<Payload>(
        _ key: NotificationKey<Payload>, object: AnyObject? = nil,
        using handler: @escaping @Sendable (TypedNotification<Payload>) -> Void
    ) -> NotificationObservation {
        NotificationRegistry.of(self).add(name: key.name, object: object) { notification in
            if let typed = TypedNotification<Payload>(notification) { handler(typed) }
        }
    }

    /// Calls `handler` for each notification on the main actor: before posting returns, when it is posted there, and
    /// soon after otherwise.
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

    /// Calls `handler` for every notification, whatever its name, in the order of all observers.
    ///
    /// - Parameters:
    ///   - object: Whose notifications to hear of, or `nil` for everybody's. It is not kept alive.
    ///   - handler: Gets the notification.
    /// - Returns: What ends the observation.
    public func observeAll(
        object: AnyObject? = nil, using handler: @escaping @Sendable (Notification) -> Void
    ) -> NotificationObservation {
        NotificationRegistry.of(self).add(name: nil, object: object, handler)
    }

    /// What comes with each notification from now on, as a sequence.
    ///
    ///     for await score in center.payloads(of: .scoreDidChange, object: game) { print(score) }
    ///
    /// The sequence has no end. The observation ends when the task is cancelled or the sequence is let go of.
    ///
    /// - Parameters:
    ///   - key: What to hear of.
    ///   - object: Whose notifications to hear of, or `nil` for everybody's. It is not kept alive.
    ///   - bufferingPolicy: What to keep for an iterator that is slower than the notifications; everything, if
    ///     nothing
    ///     else is said.
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
