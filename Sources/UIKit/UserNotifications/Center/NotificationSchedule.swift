import Foundation
import Platform
import UIKitCore

/// The notifications of one application: those that wait, and those that were shown.
@MainActor
final class NotificationSchedule: NotificationAnswering {
    /// A request and the time of its delivery.
    private struct Entry {
        let request: UNNotificationRequest
        var date: Date
    }

    /// The longest time until the calendar is read again, in seconds: the clock may have been set,
    /// or the machine slept.
    private static let longestWait: TimeInterval = 3600

    /// The schedule of the current application.
    static var current: NotificationSchedule {
        let application = UIApplication.shared
        if let schedule = application.notificationAnswering as? NotificationSchedule {
            return schedule
        }
        let schedule = NotificationSchedule(application)
        application.notificationAnswering = schedule
        return schedule
    }

    private(set) weak var application: UIApplication?

    var categories: Set<UNNotificationCategory> = []

    /// The notifications that were shown and not answered, oldest first.
    private(set) var delivered: [UNNotification] = []

    private var entries: [Entry] = []
    private var timer: (any HostTimer)?
    private var status = UNAuthorizationStatus.notDetermined
    private var options: UNAuthorizationOptions = []

    private init(_ application: UIApplication) { self.application = application }

    private var center: UNUserNotificationCenter { .current() }

    // MARK: Authorization

    var settings: UNNotificationSettings { UNNotificationSettings(status, options) }

    func authorize(
        _ options: UNAuthorizationOptions, _ completion: @escaping @MainActor (Bool) -> Void
    ) {
        self.options.formUnion(options)
        application?.host.findNotificationService { [weak self] isThere in
            self?.application?.makeCurrent()
            self?.status = isThere ? .authorized : .denied
            completion(isThere)
        }
    }

    // MARK: Requests

    /// The requests that wait, in the order of their addition.
    var pending: [UNNotificationRequest] { entries.map(\.request) }

    func add(_ request: UNNotificationRequest) throws(UNError) {
        guard status == .authorized else {
            throw UNError(
                .notificationsNotAllowed,
                status == .denied
                    ? "The desktop shows no notifications."
                    : "Notifications were not allowed yet: call requestAuthorization(options:) first."
            )
        }
        let content = request.content
        if (content.title + content.subtitle + content.body).isEmpty, content.badge == nil,
            content.sound == nil
        {
            throw UNError(
                .notificationInvalidNoContent,
                "The notification \"\(request.identifier)\" has neither text, badge nor sound.")
        }
        removePending([request.identifier])
        guard let trigger = request.trigger else {
            deliver(request)
            return
        }
        guard let date = trigger.date(after: Date()) else {
            throw UNError(
                .notificationInvalidNoDate,
                "The date of the notification \"\(request.identifier)\" never comes.")
        }
        entries.append(Entry(request: request, date: date))
        wait()
    }

    func removePending(_ identifiers: Set<String>) {
        entries.removeAll { identifiers.contains($0.request.identifier) }
        wait()
    }

    /// Waits for the next date.
    private func wait() {
        timer?.cancel()
        timer = nil
        guard let next = entries.map(\.date).min() else { return }
        let seconds = min(max(next.timeIntervalSinceNow, 0), Self.longestWait)
        timer = application?.schedule(after: seconds) { [weak self] in self?.deliverDue() }
    }

    private func deliverDue() {
        // A virtual clock may end a few nanoseconds early.
        let now = Date() + 0.001
        let due = entries.filter { $0.date <= now }.sorted { $0.date < $1.date }
        entries = entries.compactMap { entry in
            guard entry.date <= now else { return entry }
            guard let trigger = entry.request.trigger, trigger.repeats,
                let date = trigger.date(after: max(entry.date, Date()))
            else { return nil }
            return Entry(request: entry.request, date: date)
        }
        for entry in due { deliver(entry.request) }
        wait()
    }

    // MARK: Delivering

    private func deliver(_ request: UNNotificationRequest) {
        let notification = UNNotification(request, Date())
        guard application?.applicationState == .active else {
            show(notification, [.badge, .sound, .banner, .list])
            return
        }
        guard let delegate = center.delegate else { return }
        delegate.userNotificationCenter(center, willPresent: notification) { [weak self] options in
            // Handlers may be called on any thread.
            DispatchQueue.main.async {
                MainActor.assumeIsolated { self?.show(notification, options) }
            }
        }
    }

    private func show(
        _ notification: UNNotification, _ options: UNNotificationPresentationOptions
    ) {
        let content = notification.request.content
        if options.contains(.badge), let badge = content.badge {
            application?.applicationIconBadgeNumber = badge.intValue
        }
        guard !options.isDisjoint(with: [.alert, .banner, .list]),
            !(content.title + content.subtitle + content.body).isEmpty
        else { return }
        let identifier = notification.request.identifier
        delivered.removeAll { $0.request.identifier == identifier }
        delivered.append(notification)
        let texts = [content.title, content.subtitle, content.body].filter { !$0.isEmpty }
        application?.host.show(
            DesktopNotification(
                id: identifier, title: texts[0],
                body: texts.dropFirst().joined(separator: "\n"),
                actions: category(of: notification)?.actions.map {
                    DesktopNotification.Action(id: $0.identifier, title: $0.title)
                } ?? [],
                urgency: urgency(of: content, options),
                playsSound: options.contains(.sound) && content.sound != nil,
                picture: content.attachments.first?.url.path))
    }

    private func category(of notification: UNNotification) -> UNNotificationCategory? {
        let identifier = notification.request.content.categoryIdentifier
        return categories.first { $0.identifier == identifier }
    }

    private func urgency(
        of content: UNNotificationContent, _ options: UNNotificationPresentationOptions
    ) -> DesktopNotification.Urgency {
        guard !options.isDisjoint(with: [.alert, .banner]) else { return .low }
        switch content.interruptionLevel {
        case .passive: return .low
        case .active, .timeSensitive: return .normal
        case .critical: return .critical
        }
    }

    func removeDelivered(_ identifiers: Set<String>) {
        for notification in delivered {
            let identifier = notification.request.identifier
            if identifiers.contains(identifier) {
                application?.host.withdrawNotification(identifier)
            }
        }
        delivered.removeAll { identifiers.contains($0.request.identifier) }
    }

    // MARK: Answers

    func notification(_ id: String, wasAnsweredWith answer: NotificationAnswer) {
        guard let index = delivered.firstIndex(where: { $0.request.identifier == id }) else {
            return
        }
        let notification = delivered.remove(at: index)
        let category = category(of: notification)
        let action: String
        var comesToFront = false
        switch answer {
        case .opened:
            action = UNNotificationDefaultActionIdentifier
            comesToFront = true
        case .action(let identifier):
            action = identifier
            comesToFront =
                category?.actions.first { $0.identifier == identifier }?
                .options.contains(.foreground) ?? false
        case .dismissed:
            guard category?.options.contains(.customDismissAction) == true else { return }
            action = UNNotificationDismissActionIdentifier
        }
        if comesToFront { application?.comeToFront() }
        center.delegate?.userNotificationCenter(
            center, didReceive: UNNotificationResponse(action, notification),
            withCompletionHandler: {})
    }
}
