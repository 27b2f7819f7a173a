public import Foundation

/// The name of a notification, with the type of what comes with it.
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
    /// The name under which everybody else knows the notification.
    public let name: Notification.Name

    /// Creates a key.
    public init(_ name: String) {
        self.name = Notification.Name(name)
    }

    /// Creates a key for a notification that has a name already.
    public init(_ name: Notification.Name) {
        self.name = name
    }
}

/// A notification, with what comes with it.
public struct TypedNotification<Payload: Sendable> {
    /// Who posted it, or `nil` when nobody in particular did.
    public let object: AnyObject?

    /// What comes with it.
    public let payload: Payload
}

extension TypedNotification {
    /// Where the payload is in a notification's `userInfo`.
    static var payloadKey: String { "payload" }

    /// The typed form of `notification`, or `nil` when it does not bring a `Payload`. What brings nothing brings
    /// `()`.
    init?(_ notification: Notification) {
        let payload = notification.userInfo?[Self.payloadKey] ?? ()
        guard let payload = payload as? Payload else { return nil }
        self.payload = payload
        object = notification.object.map { $0 as AnyObject }
    }
}
