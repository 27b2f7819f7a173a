public import Foundation

/// The permissions that the user has given an app's notifications.
public final class UNNotificationSettings: NSObject, Sendable {
    /// If the app may send notifications.
    public let authorizationStatus: UNAuthorizationStatus

    /// If notifications are shown on the screen.
    public let alertSetting: UNNotificationSetting

    /// If a number is shown next to the app's icon.
    public let badgeSetting: UNNotificationSetting

    /// If sounds are played.
    public let soundSetting: UNNotificationSetting

    /// If they are listed after they were announced.
    public let notificationCenterSetting: UNNotificationSetting

    init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
        func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
            !options.contains(option) ? .notSupported : status == .authorized ? .enabled : .disabled
        }
        authorizationStatus = status
        alertSetting = setting(.alert)
        badgeSetting = setting(.badge)
        soundSetting = setting(.sound)
        notificationCenterSetting = setting(.alert)
        super.init()
    }
}

/// If an app may send notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The app has not asked yet.
    case notDetermined
    /// It may not: the desktop shows none.
    case denied
    /// It may.
    case authorized
    /// It may, quietly; no desktop answers this.
    case provisional
    /// It may for some time; no desktop answers this.
    case ephemeral
}

/// If one kind of attention is allowed.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// The kinds of notification that an app asks for.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Show a number next to the app's icon.
    public static let badge = Self(rawValue: 1)

    /// Play sounds.
    public static let sound = Self(rawValue: 2)

    /// Be shown on the screen.
    public static let alert = Self(rawValue: 4)

    /// Play sounds also while the device is silent.
    public static let criticalAlert = Self(rawValue: 16)

    /// Have a button for the app's own settings.
    public static let providesAppNotificationSettings = Self(rawValue: 32)

    /// Be delivered quietly, without asking the user.
    public static let provisional = Self(rawValue: 64)
}
