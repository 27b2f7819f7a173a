public import Foundation

/// The sound of a notification, which the desktop chooses and plays.
public final class UNNotificationSound: NSObject, Sendable {
    private override init() { super.init() }

    /// The desktop's sound for messages.
    public static let `default` = UNNotificationSound()
}
