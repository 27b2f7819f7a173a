public import Foundation
import Platform

/// The user's preferences for access, and news for assistive technology.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// `true` while a screen reader reads the app. Always `false`: none can read it yet.
    public static var isVoiceOverRunning: Bool { false }

    /// `true` while switches operate the app. Always `false`: none can yet.
    public static var isSwitchControlRunning: Bool { false }

    /// `true` if the user prefers less motion: the desktop's animations are off.
    public static var isReduceMotionEnabled: Bool { UIApplication.shared.host.reducesMotion }

    /// Posts news for assistive technology.
    ///
    /// A screen reader speaks a text, or the label of an element. None can read the app yet, so a
    /// text is only recorded, and ``announcementDidFinishNotification`` reports an announcement as
    /// not spoken.
    ///
    /// - Parameters:
    ///   - notification: The kind of news.
    ///   - argument: A text, or an object that has an accessibility label.
    public static func post(notification: Notification, argument: Any?) {
        guard let text = spokenText(argument) else { return }
        let application = UIApplication.shared
        application.announcements.append(text)
        guard notification == .announcement else { return }
        application.schedule(after: 0) {
            NotificationCenter.default.post(
                name: announcementDidFinishNotification, object: nil,
                userInfo: [
                    announcementStringValueUserInfoKey: text,
                    announcementWasSuccessfulUserInfoKey: isVoiceOverRunning,
                ])
        }
    }

    private static func spokenText(_ argument: Any?) -> String? {
        switch argument {
        case let text as String: text
        case let text as NSAttributedString: text.string
        case let responder as UIResponder: responder.accessibilityLabel
        default: nil
        }
    }
}

extension UIAccessibility {
    /// The kind of news.
    public nonisolated struct Notification: RawRepresentable, Hashable, Sendable {
        /// Apple’s number of the kind.
        public let rawValue: UInt32

        /// Creates the kind with a number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A part of the screen changed; the argument is the element to continue with, or a text.
        public static let layoutChanged = Notification(rawValue: 1001)

        /// Most of the screen changed; the argument is the element to continue with, or a text.
        public static let screenChanged = Notification(rawValue: 1000)

        /// The text of the argument is spoken.
        public static let announcement = Notification(rawValue: 1008)

        /// The content scrolled; the argument is a text such as “Page 2 of 5”.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    // Names and keys of `NotificationCenter`.
    /// Posted after `isVoiceOverRunning` changed; not on a desktop, where it is `false`.
    public nonisolated static let voiceOverStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")

    /// Posted after `isSwitchControlRunning` changed; not on a desktop, where it is `false`.
    public nonisolated static let switchControlStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")

    /// Posted after `isDarkerSystemColorsEnabled` changed.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")

    /// Posted after `isReduceMotionEnabled` changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// Posted after an announcement was spoken, or was not.
    public nonisolated static let announcementDidFinishNotification =
        Foundation.Notification.Name("UIAccessibilityAnnouncementDidFinishNotification")

    /// The key of the announced text in the notification’s information.
    public nonisolated static let announcementStringValueUserInfoKey =
        "UIAccessibilityAnnouncementKeyStringValue"

    /// The key of `true` for an announcement that was spoken, as an `NSNumber`.
    public nonisolated static let announcementWasSuccessfulUserInfoKey =
        "UIAccessibilityAnnouncementKeyWasSuccessful"
}
