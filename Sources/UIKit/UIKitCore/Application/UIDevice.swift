public import Foundation

/// The computer that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The computer.
    public static let current = UIDevice()

    private override init() {}

    /// The number of open calls of ``beginGeneratingDeviceOrientationNotifications()``.
    final var orientationObserverCount = 0

    /// `true` to read the battery, as ``batteryLevel`` and ``batteryState`` do.
    open var isBatteryMonitoringEnabled = false

    /// The computer's name in the network.
    open var name: String { ProcessInfo.processInfo.hostName }

    /// The kind of computer: "Desktop".
    open var model: String { "Desktop" }

    /// The kind of computer, for the user.
    open var localizedModel: String { model }

    /// The name of the operating system: "Linux".
    open var systemName: String { "Linux" }

    /// The version of the kernel, as in "6.12.3".
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    /// The kind of device for which the user interface is designed: that of the screen's traits.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        UIScreen.main.traitCollection.userInterfaceIdiom
    }

    /// `true`: other programs run at the same time.
    open var isMultitaskingSupported: Bool { true }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the kind of device for which the user interface is designed; the old name of
/// ``UIDevice/userInterfaceIdiom``.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}
