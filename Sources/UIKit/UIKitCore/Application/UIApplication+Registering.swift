public import Foundation

/// The reason why a desktop cannot do what an app on a phone can.
public nonisolated struct UnavailableOnDesktop: LocalizedError, Hashable, Sendable {
    /// What is not available.
    public enum Feature: Hashable, Sendable {
        case remoteNotifications, alternateIcons
    }

    /// What is not available.
    public let feature: Feature

    /// A description of the problem, and a remedy.
    public var errorDescription: String? {
        switch feature {
        case .remoteNotifications:
            """
            A Linux desktop has no service for remote notifications. Keep a connection of your \
            own while the app runs, and show local notifications.
            """
        case .alternateIcons:
            """
            The icon of a desktop app is that of its desktop entry, and the app cannot change it \
            while it runs. supportsAlternateIcons is false.
            """
        }
    }
}

// What needs a phone's services fails as on a device without them.
extension UIApplication {
    /// Requests remote notifications, which no desktop has: soon after the call, the delegate gets
    /// `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.
    public func registerForRemoteNotifications() {
        schedule(after: 0) { [weak self] in
            guard let self else { return }
            delegate?.application(
                self,
                didFailToRegisterForRemoteNotificationsWithError: UnavailableOnDesktop(
                    feature: .remoteNotifications))
        }
    }

    /// Ends remote notifications, of which there are none.
    public func unregisterForRemoteNotifications() {}

    /// `false`: see ``registerForRemoteNotifications()``.
    public var isRegisteredForRemoteNotifications: Bool { false }

    // MARK: Icons

    /// `false`: the icon is that of the app's desktop entry.
    public var supportsAlternateIcons: Bool { false }

    /// `nil`: the app shows its primary icon.
    public var alternateIconName: String? { nil }

    /// Requests another icon, which fails with an error; `nil`, the primary icon, succeeds.
    public func setAlternateIconName(
        _ alternateIconName: String?,
        completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        let error = alternateIconName.map { _ in UnavailableOnDesktop(feature: .alternateIcons) }
        schedule(after: 0) { completionHandler?(error) }
    }

    /// Requests another icon; throws unless it is the primary one.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        if alternateIconName != nil { throw UnavailableOnDesktop(feature: .alternateIcons) }
    }
}

nonisolated extension UIApplication.LaunchOptionsKey {
    /// The URL that the app was launched to open.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")

    /// The app that asked for the launch.
    public static let sourceApplication = Self(
        rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")

    /// The remote notification for which the app was launched; none on a desktop.
    public static let remoteNotification = Self(
        rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")

    /// The activities for which the app was launched.
    public static let userActivityDictionary = Self(
        rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")

    /// The type of the activity for which the app was launched.
    public static let userActivityType = Self(
        rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")

    /// The quick action for which the app was launched.
    public static let shortcutItem = Self(
        rawValue: "UIApplicationLaunchOptionsShortcutItemKey")

    /// The change of location for which the app was launched; none on a desktop.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
}

extension UIApplication {
    /// The name of an option with which the app is asked to open a URL.
    public nonisolated struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the option.
        public let rawValue: String

        /// Creates the option with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The app that asked.
        public static let sourceApplication = Self(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")

        /// Data of the app that asked.
        public static let annotation = Self(
            rawValue: "UIApplicationOpenURLOptionsAnnotationKey")

        /// `true` if the file has to be copied before it is used.
        public static let openInPlace = Self(
            rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// The address of the notifications' page in the system's settings; see
    /// ``openSettingsURLString``.
    public nonisolated static let openNotificationSettingsURLString =
        "app-settings:notifications"
}
