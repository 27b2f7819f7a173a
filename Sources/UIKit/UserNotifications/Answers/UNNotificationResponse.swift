public import Foundation

/// The user's answer to a notification.
public final class UNNotificationResponse: NSObject, Sendable {
    /// The identifier of the action; ``UNNotificationDefaultActionIdentifier`` for a click on the
    /// notification, ``UNNotificationDismissActionIdentifier`` when it was closed.
    public let actionIdentifier: String

    /// The notification.
    public let notification: UNNotification

    init(_ actionIdentifier: String, _ notification: UNNotification) {
        self.actionIdentifier = actionIdentifier
        self.notification = notification
        super.init()
    }
}

/// The user opened the app by the notification.
public let UNNotificationDefaultActionIdentifier =
    "com.apple.UNNotificationDefaultActionIdentifier"

/// The user closed the notification.
public let UNNotificationDismissActionIdentifier =
    "com.apple.UNNotificationDismissActionIdentifier"
