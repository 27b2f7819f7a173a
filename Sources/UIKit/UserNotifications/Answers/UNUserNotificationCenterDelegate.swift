import Foundation

/// The object that decides on notifications while the app is in front, and handles the user's
/// answers. All methods are optional; of the two forms of a method, implement one.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// Asks how a notification is shown that arrives while the app is active. It is not shown if
    /// no form of the method is implemented.
    @MainActor
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void)

    /// The asynchronous form.
    @MainActor
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions

    /// Handles the user's answer.
    @MainActor
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)

    /// The asynchronous form.
    @MainActor
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async
}

extension UNUserNotificationCenterDelegate {
    /// Asks the asynchronous form.
    @MainActor
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        Task {
            completionHandler(await userNotificationCenter(center, willPresent: notification))
        }
    }

    /// None: the notification is not shown.
    @MainActor
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    /// Asks the asynchronous form.
    @MainActor
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        Task {
            await userNotificationCenter(center, didReceive: response)
            completionHandler()
        }
    }

    @MainActor
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
}

/// How a notification is shown while the app is active.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The number next to the app's icon is changed.
    public static let badge = Self(rawValue: 1)

    /// Its sound is played.
    public static let sound = Self(rawValue: 2)

    /// As ``banner`` and ``list``.
    public static let alert = Self(rawValue: 4)

    /// It is listed, without being announced.
    public static let list = Self(rawValue: 8)

    /// It is announced.
    public static let banner = Self(rawValue: 16)
}
