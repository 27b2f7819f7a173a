public import Foundation

/// The orientation of a device. On a desktop it follows the shape of the window.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
    case faceUp
    case faceDown

    /// `true` if the device is upright, or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// `true` if the device lies on its left or right side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// `true` if the screen points up or down.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// `true` if a screen can have this orientation: it is not flat, and known.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
    /// The orientation that fits the key window: portrait if it is at least as high as it is wide.
    public var orientation: UIDeviceOrientation {
        switch UIApplication.shared.statusBarOrientation {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        // A device is turned the other way than its content.
        case .landscapeRight: .landscapeLeft
        case .landscapeLeft: .landscapeRight
        case .unknown: .unknown
        }
    }

    /// `true` between ``beginGeneratingDeviceOrientationNotifications()`` and its end.
    public var isGeneratingDeviceOrientationNotifications: Bool { orientationObserverCount > 0 }

    /// Begins to post ``orientationDidChangeNotification``. Calls nest.
    public func beginGeneratingDeviceOrientationNotifications() { orientationObserverCount += 1 }

    /// Ends what one call of ``beginGeneratingDeviceOrientationNotifications()`` began.
    public func endGeneratingDeviceOrientationNotifications() {
        orientationObserverCount = max(0, orientationObserverCount - 1)
    }

    /// Posted, if asked for, after the key window became higher than wide or wider than high; the
    /// object is the device.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    func orientationDidChange() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }

    /// A name of this user of the app, made at the first call and kept in the user's defaults.
    public var identifierForVendor: UUID? {
        let key = "UIDeviceIdentifierForVendor"
        if let text = UserDefaults.standard.string(forKey: key), let id = UUID(uuidString: text) {
            return id
        }
        let id = UUID()
        UserDefaults.standard.set(id.uuidString, forKey: key)
        return id
    }
}
