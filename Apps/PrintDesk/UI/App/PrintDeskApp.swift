package import PrintDeskServices
public import UIKit

/// Print Desk: opens one window with the services and the jobs.
public final class PrintDeskApp: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    /// The action of the app in the help of its program.
    public static let summary: LocalizedText = .localized(
        "prints and copies, with a preview of each page")

    /// The size in points of a window that a script or a picture is made for.
    public static let usualSize = CGSize(width: 375, height: 667)

    /// The size of the first window on a desktop: with room for a whole page.
    public static let desktopSize = CGSize(width: 1000, height: 720)

    private let size: CGSize
    private let style: UIUserInterfaceStyle?
    private let factory: ServiceFactory

    /// Creates the app.
    ///
    /// - Parameters:
    ///   - size: The window's size in points.
    ///   - style: Light or dark; by default the desktop's.
    ///   - keepsJobs: `true` for the user's own jobs; otherwise nothing is kept.
    public convenience init(
        size: CGSize = PrintDeskApp.usualSize, style: UIUserInterfaceStyle? = nil,
        keepsJobs: Bool = false
    ) {
        self.init(size: size, style: style, factory: keepsJobs ? .shared : .forgetful())
    }

    /// Creates the app with services of the caller's.
    package init(
        size: CGSize = PrintDeskApp.usualSize, style: UIUserInterfaceStyle? = nil,
        factory: ServiceFactory
    ) {
        self.size = size
        self.style = style
        self.factory = factory
        super.init()
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        if let style { window.overrideUserInterfaceStyle = style }
        window.rootViewController = DeskController(factory: factory)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    /// Asks for news of the jobs in queues, after a launch and whenever the user comes back.
    public func applicationDidBecomeActive(_ application: UIApplication) {
        factory.jobs.followNow()
    }
}
