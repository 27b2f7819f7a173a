public import Foundation
import Synchronization
import UIKitCore

/// The place where an app requests notifications, which the desktop shows outside of the app's
/// windows.
///
///     let center = UNUserNotificationCenter.current()
///     try await center.requestAuthorization(options: [.alert, .sound])
///     try await center.add(
///         UNNotificationRequest(
///             identifier: "tea", content: content,
///             trigger: UNTimeIntervalNotificationTrigger(timeInterval: 180, repeats: false)))
///
/// Its methods may be called on any thread; handlers are called on the main one. Requests live as
/// long as the app runs: a desktop keeps none for an app that does not. A notification that arrives
/// while the app is active is shown as the ``delegate`` says.
public final class UNUserNotificationCenter: NSObject, Sendable {
    private struct WeakDelegate: @unchecked Sendable {
        weak var object: (any UNUserNotificationCenterDelegate)?
    }

    private static let shared = UNUserNotificationCenter()

    private let weakDelegate = Mutex(WeakDelegate())

    private override init() { super.init() }

    /// The app's center.
    public class func current() -> UNUserNotificationCenter { shared }

    /// The delegate, which is not retained.
    public var delegate: (any UNUserNotificationCenterDelegate)? {
        get { weakDelegate.withLock { $0 }.object }
        set {
            let new = WeakDelegate(object: newValue)
            weakDelegate.withLock { $0 = new }
        }
    }

    /// `false`: a desktop shows texts and buttons, no views of the app.
    public var supportsContentExtensions: Bool { false }

    // MARK: Authorization

    /// Asks for the right to send notifications. A desktop asks no one: it is granted where
    /// notifications are shown.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        perform { $0.authorize(options) { completionHandler($0, nil) } }
    }

    /// Asks for the right to send notifications.
    ///
    /// - Returns: `true` if the desktop shows notifications.
    @discardableResult
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestAuthorization(options: options) { isGranted, _ in
                continuation.resume(returning: isGranted)
            }
        }
    }

    /// Reads what is allowed.
    public func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
    ) {
        perform { completionHandler($0.settings) }
    }

    /// Returns what is allowed.
    public func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { continuation in
            getNotificationSettings { continuation.resume(returning: $0) }
        }
    }

    // MARK: Requests

    /// Requests a notification, in place of one of its identifier.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - completionHandler: Receives a ``UNError`` if the request is refused, else `nil`.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        perform { schedule in
            do throws(UNError) {
                try schedule.add(request)
                completionHandler?(nil)
            } catch {
                completionHandler?(error)
            }
        }
    }

    /// Requests a notification, in place of one of its identifier.
    ///
    /// - Throws: A ``UNError`` if the request is refused.
    public func add(_ request: UNNotificationRequest) async throws {
        try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
            add(request) { error in
                if let error { ended.resume(throwing: error) } else { ended.resume() }
            }
        }
    }

    /// Reads the requests that wait for their trigger.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        perform { completionHandler($0.pending) }
    }

    /// Returns the requests that wait for their trigger, in the order of their addition.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await withCheckedContinuation { continuation in
            getPendingNotificationRequests { continuation.resume(returning: $0) }
        }
    }

    /// Removes requests that wait for their trigger.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        perform { $0.removePending(Set(identifiers)) }
    }

    /// Removes all requests that wait for their trigger.
    public func removeAllPendingNotificationRequests() {
        perform { schedule in schedule.removePending(Set(schedule.pending.map(\.identifier))) }
    }

    // MARK: Delivered notifications

    /// Reads the notifications that were shown and not answered.
    public func getDeliveredNotifications(
        completionHandler: @escaping @Sendable ([UNNotification]) -> Void
    ) {
        perform { completionHandler($0.delivered) }
    }

    /// Returns the notifications that were shown and not answered, oldest first.
    public func deliveredNotifications() async -> [UNNotification] {
        await withCheckedContinuation { continuation in
            getDeliveredNotifications { continuation.resume(returning: $0) }
        }
    }

    /// Removes notifications that were shown.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        perform { $0.removeDelivered(Set(identifiers)) }
    }

    /// Removes all notifications that were shown.
    public func removeAllDeliveredNotifications() {
        perform { schedule in
            schedule.removeDelivered(Set(schedule.delivered.map(\.request.identifier)))
        }
    }

    // MARK: Categories and badge

    /// Sets the kinds of notifications, with their buttons.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        perform { $0.categories = categories }
    }

    /// Reads the kinds of notifications.
    public func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        perform { completionHandler($0.categories) }
    }

    /// Returns the kinds of notifications.
    public func notificationCategories() async -> Set<UNNotificationCategory> {
        await withCheckedContinuation { continuation in
            getNotificationCategories { continuation.resume(returning: $0) }
        }
    }

    /// Shows a number next to the app's icon; 0 removes it.
    public func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        perform { schedule in
            schedule.application?.applicationIconBadgeNumber = newBadgeCount
            completionHandler?(nil)
        }
    }

    /// Shows a number next to the app's icon; 0 removes it.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {
        await withCheckedContinuation { (ended: CheckedContinuation<Void, Never>) in
            setBadgeCount(newBadgeCount) { _ in ended.resume() }
        }
    }

    /// Performs `body` soon on the main thread, with the current application's schedule.
    private func perform(_ body: @escaping @MainActor (NotificationSchedule) -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { body(.current) } }
    }
}
