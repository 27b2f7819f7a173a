package import ScannerCore
public import UIKit

/// Scanner: reads codes with the camera, in pictures and on the screen, and makes them.
public final class ScannerApp: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    /// The action of the app in the help of its program.
    public static let summary: LocalizedText = .localized("reads and makes QR codes")

    /// The size in points of a window that a script or a picture is made for.
    public static let usualSize = CGSize(width: 375, height: 667)

    /// The size of the first window on a desktop.
    public static let desktopSize = CGSize(width: 1000, height: 720)

    private let size: CGSize
    private let style: UIUserInterfaceStyle?
    private let services: ScannerServices

    /// Creates the app.
    ///
    /// - Parameters:
    ///   - size: The window's size in points.
    ///   - style: Light or dark; by default the desktop's.
    ///   - keepsCodes: `true` for the user's own history; otherwise nothing is kept.
    public convenience init(
        size: CGSize = ScannerApp.usualSize, style: UIUserInterfaceStyle? = nil,
        keepsCodes: Bool = false
    ) {
        self.init(
            size: size, style: style,
            services: ScannerServices(history: keepsCodes ? .user() : ScanHistory()))
    }

    /// Creates the app with services of the caller's.
    package init(
        size: CGSize = ScannerApp.usualSize, style: UIUserInterfaceStyle? = nil,
        services: ScannerServices
    ) {
        self.size = size
        self.style = style
        self.services = services
        super.init()
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        if let style { window.overrideUserInterfaceStyle = style }
        window.rootViewController = RootController(services: services)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// What the app's screens stand on.
package struct ScannerServices {
    /// The codes of the user.
    package let history: ScanHistory

    let network: any NetworkJoining
    let screen: any ScreenPicking

    package init(
        history: ScanHistory, network: any NetworkJoining = NetworkManager(),
        screen: any ScreenPicking = ScreenshotPortal()
    ) {
        self.history = history
        self.network = network
        self.screen = screen
    }
}
