public import Foundation
import Platform

extension UIApplication {
    /// The name of an option of ``open(_:options:completionHandler:)``.
    public nonisolated struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// Apple's name of the option.
        public let rawValue: String

        /// Creates the option with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// `true` to open only links that an app has claimed; no desktop has such links, so none is
        /// opened.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Opens an address with the program that the desktop has for it. Without a display the address
    /// is only recorded.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: How the address is opened.
    ///   - completion: Receives `true` if a program was found.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        if options[.universalLinksOnly] as? Bool == true {
            schedule(after: 0) { completion?(false) }
            return
        }
        host.open(url.absoluteString) { [weak self] isOpened in
            self?.makeCurrent()
            completion?(isOpened)
        }
    }

    /// The address of the app's page in the system's settings. A desktop has no such page, so
    /// ``canOpenURL(_:)`` is `false` for it, and opening it reports `false`.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// Returns `true` if the desktop has a program for the address.
    public func canOpenURL(_ url: URL) -> Bool {
        url.scheme.map { host.canOpen(scheme: $0.lowercased()) } ?? false
    }

    /// `true` to prevent the screen from turning off while it is not touched; `false` by default.
    public var isIdleTimerDisabled: Bool {
        get { host.keepsScreenOn }
        set { host.keepsScreenOn = newValue }
    }
}
