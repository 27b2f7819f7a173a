import Foundation
import PlanBoardCore
import UIKit
import UserNotifications

/// Shows reminders of cards on the desktop while another program is in front.
final class CardNotifications: NSObject, UNUserNotificationCenterDelegate {
    private static let category = "card"
    private static let doneAction = "done"

    /// Called with a card whose notification was clicked.
    var didOpen: (Card.ID) -> Void = { _ in }

    /// Called with a card that is to be marked as done.
    var didFinish: (Card.ID) -> Void = { _ in }

    private let center = UNUserNotificationCenter.current()

    override init() {
        super.init()
        center.delegate = self
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: Self.category,
                actions: [
                    UNNotificationAction(
                        identifier: Self.doneAction,
                        title: String(localized: "Done", bundle: .module))
                ], intentIdentifiers: [])
        ])
    }

    /// Shows the reminder of a card. A desktop without notifications shows none; the card is then
    /// marked as overdue on its board.
    func show(_ card: Card) {
        let content = UNMutableNotificationContent()
        content.title = CardMetrics.shownTitle(of: card)
        content.body = card.due.map(CardMark.dayAndTimeText) ?? ""
        content.sound = .default
        content.categoryIdentifier = Self.category
        let request = UNNotificationRequest(
            identifier: card.id.uuidString, content: content, trigger: nil)
        center.requestAuthorization(options: [.alert, .sound]) { [center] isGranted, _ in
            if isGranted { center.add(request) }
        }
    }

    /// The window came to the front between the reminder and its arrival: it is shown all the same.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner, .sound] }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        guard let id = UUID(uuidString: response.notification.request.identifier) else { return }
        if response.actionIdentifier == Self.doneAction { didFinish(id) } else { didOpen(id) }
    }
}
