public import Foundation

extension UIApplication {
    /// Posted when the app becomes active on another day than before.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")

    /// Posted where the user took a picture of the screen. A desktop does not report it.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")

    /// Posted where a phone's status bar has another frame. A desktop has none.
    public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")

    /// Posted before a phone's status bar has another frame. A desktop has none.
    public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")

    /// Posts ``significantTimeChangeNotification`` if the app was active on another day last.
    func postDayChange(now: Date = Date()) {
        defer { lastActivation = now }
        guard let lastActivation, !Calendar.current.isDate(lastActivation, inSameDayAs: now)
        else { return }
        NotificationCenter.default.post(
            name: Self.significantTimeChangeNotification, object: self)
    }
}
