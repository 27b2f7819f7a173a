public import Foundation

/// The reason why a notification was refused.
public struct UNError: Error, LocalizedError, CustomNSError, Sendable {
    /// The kind of the reason, with Apple's number.
    public enum Code: Int, Sendable {
        /// The desktop shows no notifications.
        case notificationsNotAllowed = 1
        /// An attachment's file cannot be read.
        case attachmentInvalidURL = 100
        /// An attachment is not a picture.
        case attachmentUnrecognizedType = 101
        /// The trigger's date never comes.
        case notificationInvalidNoDate = 1400
        /// The content has neither texts, nor a badge, nor a sound.
        case notificationInvalidNoContent = 1401
    }

    /// The kind of the reason.
    public let code: Code

    /// The reason in words.
    public let errorDescription: String?

    init(_ code: Code, _ description: String) {
        self.code = code
        errorDescription = description
    }

    public static let errorDomain = "UNErrorDomain"

    public var errorCode: Int { code.rawValue }

    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
    public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
}
