import Foundation
import Platform
import Testing
import UIKit
import UIKitTesting
import UserNotifications

/// A delegate that shows what arrives in front, and records answers.
private final class Recorder: UNUserNotificationCenterDelegate {
    var presentation: UNNotificationPresentationOptions = [.banner, .sound, .badge]
    var presented: [String] = []
    var answers: [[String]] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        presented.append(notification.request.identifier)
        completionHandler(presentation)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        answers.append([response.notification.request.identifier, response.actionIdentifier])
    }
}

/// A service of an app that is not bound to the main actor, as many are written.
private nonisolated final class NotificationService: NSObject, UNUserNotificationCenterDelegate {
    func schedule() {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        center.requestAuthorization(options: [.alert, .badge]) { isGranted, _ in
            guard isGranted else { return }
            let content = UNMutableNotificationContent()
            content.title = "Tea"
            center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
        }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { .list }
}

@Suite("User notifications", .serialized)
struct UserNotificationTests {
    private let app = HeadlessApp(
        size: CGSize(width: 320, height: 480), rootViewController: UIViewController())
    private let center = UNUserNotificationCenter.current()
    private let recorder = Recorder()

    /// Makes the app the current one again, which another test may have replaced since `init`.
    private func begin() {
        app.settle()
        center.delegate = recorder
    }

    private func authorize() {
        begin()
        center.requestAuthorization(options: [.alert, .sound, .badge]) { _, _ in }
        app.settle()
    }

    private func content(_ title: String) -> UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        content.title = title
        content.subtitle = "Kitchen"
        content.body = "It has <b>drawn</b>."
        return content
    }

    private func add(
        _ identifier: String, _ content: UNNotificationContent? = nil,
        _ trigger: UNNotificationTrigger? = nil
    ) -> UNError.Code? {
        let error = Box<UNError.Code?>(nil)
        center.add(
            UNNotificationRequest(
                identifier: identifier, content: content ?? self.content("Tea"), trigger: trigger)
        ) { failure in
            MainActor.assumeIsolated { error.value = (failure as? UNError)?.code }
        }
        app.settle()
        return error.value
    }

    @Test("Notifications: one without a trigger is shown at once, with the texts in two lines")
    func atOnce() {
        authorize()
        #expect(add("tea") == nil)
        #expect(recorder.presented == ["tea"])
        #expect(
            app.host.notifications == [
                DesktopNotification(
                    id: "tea", title: "Tea", body: "Kitchen\nIt has <b>drawn</b>.")
            ])
    }

    @Test("Notifications: are refused before the app has asked, and where the desktop has none")
    func refused() {
        begin()
        #expect(add("tea") == .notificationsNotAllowed)
        app.host.showsNotifications = false
        authorize()
        #expect(add("tea") == .notificationsNotAllowed)
        #expect(app.host.notifications.isEmpty)
    }

    @Test("Notifications: an empty one and one whose date has passed are refused")
    func badRequests() {
        authorize()
        #expect(add("empty", UNNotificationContent()) == .notificationInvalidNoContent)
        let past = UNCalendarNotificationTrigger(
            dateMatching: DateComponents(year: 1999), repeats: false)
        #expect(past.nextTriggerDate() == nil)
        #expect(add("past", nil, past) == .notificationInvalidNoDate)
    }

    @Test("Notifications: one with a time interval waits for it, and can be replaced and removed")
    func interval() {
        authorize()
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 30, repeats: false)
        #expect(add("tea", content("Green tea"), trigger) == nil)
        #expect(add("tea", content("Black tea"), trigger) == nil)
        #expect(add("cake", nil, trigger) == nil)
        center.removePendingNotificationRequests(withIdentifiers: ["cake"])
        let pending = Box<[String]>([])
        center.getPendingNotificationRequests { requests in
            MainActor.assumeIsolated { pending.value = requests.map(\.identifier) }
        }
        app.settle()
        #expect(pending.value == ["tea"])
        app.advance(by: 29)
        #expect(app.host.notifications.isEmpty)
        app.advance(by: 2)
        #expect(app.host.notifications.map(\.title) == ["Black tea"])
        app.advance(by: 100)
        #expect(recorder.presented == ["tea"])
    }

    @Test("Notifications: a trigger that repeats delivers again, in place of the last one")
    func repeating() {
        authorize()
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
        #expect(add("tea", nil, trigger) == nil)
        app.advance(by: 181)
        #expect(recorder.presented == ["tea", "tea", "tea"])
        #expect(app.host.notifications.count == 1)
        center.removeAllPendingNotificationRequests()
        app.advance(by: 100)
        #expect(recorder.presented.count == 3)
    }

    @Test("Notifications: a calendar's time of day comes each day, also after the clock was read")
    func calendar() throws {
        authorize()
        let date = Date() + 5400
        var components = Calendar.current.dateComponents([.hour, .minute, .second], from: date)
        components.calendar = .current
        let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
        #expect(add("tea", nil, trigger) == nil)
        app.advance(by: 5390)
        #expect(recorder.presented == [])
        app.advance(by: 11)
        #expect(recorder.presented == ["tea"])
        app.advance(by: 86_400)
        #expect(recorder.presented == ["tea", "tea"])
    }

    @Test("Notifications: in front the delegate decides; without one nothing is shown")
    func inFront() {
        authorize()
        let content = content("Tea")
        content.sound = .default
        content.badge = 3
        recorder.presentation = []
        _ = add("a", content)
        #expect(app.host.notifications.isEmpty && app.host.badgeCount == 0)
        recorder.presentation = [.list]
        _ = add("b", content)
        #expect(app.host.notifications.map(\.urgency) == [.low])
        #expect(app.host.notifications.map(\.playsSound) == [false])
        recorder.presentation = [.banner, .sound, .badge]
        _ = add("c", content)
        #expect(app.host.notifications.last?.urgency == .normal)
        #expect(app.host.notifications.last?.playsSound == true)
        #expect(app.host.badgeCount == 3)
        center.delegate = nil
        _ = add("d", content)
        #expect(app.host.notifications.map(\.id) == ["b", "c"])
    }

    @Test("Notifications: while another program is in front they are shown without a question")
    func inBackground() throws {
        authorize()
        try #require(app.host.windows.first).deactivate()
        app.settle()
        #expect(UIApplication.shared.applicationState != .active)
        _ = add("tea")
        #expect(recorder.presented == [])
        #expect(app.host.notifications.map(\.id) == ["tea"])
        app.host.answerNotification("tea")
        app.settle()
        #expect(UIApplication.shared.applicationState == .active)
        #expect(recorder.answers == [["tea", UNNotificationDefaultActionIdentifier]])
    }

    @Test("Notifications: buttons of the category are reported, and closing if it asks for that")
    func actions() {
        authorize()
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "drink",
                actions: [
                    UNNotificationAction(identifier: "more", title: "More"),
                    UNNotificationAction(identifier: "show", title: "Show", options: .foreground),
                ], intentIdentifiers: [], options: .customDismissAction)
        ])
        let content = content("Tea")
        content.categoryIdentifier = "drink"
        _ = add("a", content)
        _ = add("b", content)
        _ = add("c")
        #expect(app.host.notifications[0].actions.map(\.title) == ["More", "Show"])
        app.host.answerNotification("a", with: .action("more"))
        app.host.answerNotification("b", with: .dismissed)
        app.host.answerNotification("c", with: .dismissed)
        app.settle()
        #expect(
            recorder.answers == [["a", "more"], ["b", UNNotificationDismissActionIdentifier]])
    }

    @Test("Notifications: delivered ones are listed until they are answered or removed")
    func delivered() {
        authorize()
        for name in ["a", "b", "c"] { _ = add(name) }
        app.host.answerNotification("a")
        center.removeDeliveredNotifications(withIdentifiers: ["b"])
        let delivered = Box<[String]>([])
        center.getDeliveredNotifications { notifications in
            MainActor.assumeIsolated { delivered.value = notifications.map(\.request.identifier) }
        }
        app.settle()
        #expect(delivered.value == ["c"])
        #expect(app.host.notifications.map(\.id) == ["c"])
    }

    @Test("Notifications: a service that is not bound to the main actor sends and decides")
    func service() {
        begin()
        let service = NotificationService()
        service.schedule()
        app.settle()
        #expect(app.host.notifications.map(\.title) == ["Tea"])
        withExtendedLifetime(service) {}
    }

    @Test("Notifications: a request keeps the content that it was made with")
    func copied() {
        let content = content("Tea")
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.title = "Cake"
        #expect(request.content.title == "Tea")
        #expect((content.copy() as? UNNotificationContent)?.title == "Cake")
        #expect((request.content.mutableCopy() as? UNMutableNotificationContent)?.title == "Tea")
    }

    @Test("Notifications: an attachment is a picture's file that can be read")
    func attachments() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = folder.appendingPathComponent("cup.png")
        let text = folder.appendingPathComponent("cup.txt")
        func code(_ url: URL) -> UNError.Code? {
            do {
                _ = try UNNotificationAttachment(identifier: "", url: url)
                return nil
            } catch { return (error as? UNError)?.code }
        }
        #expect(code(picture) == .attachmentInvalidURL)
        try Data("x".utf8).write(to: text)
        #expect(code(text) == .attachmentUnrecognizedType)
        try Data("x".utf8).write(to: picture)
        let attachment = try UNNotificationAttachment(identifier: "cup", url: picture)
        authorize()
        let content = content("Tea")
        content.attachments = [attachment]
        _ = add("tea", content)
        #expect(app.host.notifications.first?.picture == picture.path)
    }
}

/// A value that handlers change.
private final class Box<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}
