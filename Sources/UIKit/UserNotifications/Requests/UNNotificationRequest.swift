public import Foundation

/// A content, and the condition under which it is delivered.
public final class UNNotificationRequest: NSObject, Sendable {
    /// The name of the request. One of the same name replaces it.
    public let identifier: String

    /// The content.
    public let content: UNNotificationContent

    /// The condition; `nil` to deliver the notification at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - identifier: The name, which replaces and removes the notification later.
    ///   - content: The content, of which a copy is kept.
    ///   - trigger: The condition; `nil` for at once.
    public init(
        identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
    ) {
        self.identifier = identifier
        self.content = UNNotificationContent(content.values)
        self.trigger = trigger
        super.init()
    }
}

/// A notification that was delivered.
public final class UNNotification: NSObject, Sendable {
    /// The time of the delivery.
    public let date: Date

    /// The request.
    public let request: UNNotificationRequest

    init(_ request: UNNotificationRequest, _ date: Date) {
        self.request = request
        self.date = date
        super.init()
    }
}
