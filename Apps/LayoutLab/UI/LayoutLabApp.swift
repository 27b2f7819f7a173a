public import UIKit

/// Layout Lab: a list of layouts, each on a page to look at and to play with.
public final class LayoutLabApp: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    /// The action of the app in the help of its program.
    public static let summary: LocalizedText = .localized(
        "shows layouts, each on a page to play with")

    /// The size in points of a window that a script or a picture is made for.
    public static let usualSize = CGSize(width: 375, height: 667)

    /// The size of the first window on a desktop: with the list next to the page.
    public static let desktopSize = CGSize(width: 1000, height: 720)

    private let size: CGSize
    private let style: UIUserInterfaceStyle?
    private let makeController: () -> LabController

    /// Creates the app.
    ///
    /// - Parameters:
    ///   - size: The window's size in points.
    ///   - style: Light or dark; by default the desktop's.
    ///   - page: The page that is open at first, or `nil` for the list.
    ///   - direction: The side that lines begin on.
    public init(
        size: CGSize = LayoutLabApp.usualSize, style: UIUserInterfaceStyle? = nil,
        page: Page? = nil,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        self.size = size
        self.style = style
        makeController = {
            LabController(page: page, direction: direction)
        }
        super.init()
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        if let style { window.overrideUserInterfaceStyle = style }
        window.rootViewController = makeController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
