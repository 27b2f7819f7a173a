public import Foundation

/// The name of a notification, with the type of its payload.
///
/// Declare one for each kind of notification:
///
///     extension NotificationKey where Payload == Int {
///         static let scoreDidChange = NotificationKey("scoreDidChange")
///     }
///
///     let observation = center.observe(.scoreDidChange, object: game) { print($0.payload) }
///     center.post(.scoreDidChange, object: game, payload: 3)  // prints 3
///     observation.invalidate()
public struct NotificationKey<Payload: Sendable>: Hashable, Sendable {
    /// The name of the notification for untyped observers.
    public let name: Notification.Name

    /// Creates a key.
    public init(_ name: String) {
        self.name = Notification.Name(name)
    }

    /// Creates a key for a notification that already has a name.
    public init(_ name: Notification.Name) {
        self.name = name
    }
}

/// A notification with its payload.
public struct TypedNotification<Payload: Sendable> {
    /// The poster, or `nil` if there is none.
    public let object: AnyObject?

    /// The payload.
    public let payload: Payload
}

extension TypedNotification {
    /// The key of the payload in a notification's `userInfo`.
    static var payloadKey: String { "payload" }

    /// Creates the typed form of `notification`, or `nil` if its payload is not a `Payload`. A
    /// notification without payload has the payload `()`.
    init?(_ notification: Notification) {
        let payload = notification.userInfo?[Self.payloadKey] ?? ()
        guard let payload = payload as? Payload else { return nil }
        self.payload = payload
        object = notification.object.map { $0 as AnyObject }
    }
}
