public import UIKit

/// The gallery: a list of everything that UIKit shows, each on a page of its own.
public final class GalleryApp: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    /// The window's size in points, unless the user requests another.
    public static let usualSize = CGSize(width: 375, height: 667)

    private let size: CGSize
    private let style: UIUserInterfaceStyle?
    private let page: GalleryPage?

    /// Creates the app.
    ///
    /// - Parameters:
    ///   - size: The window's size in points.
    ///   - style: Light or dark; by default the desktop's.
    ///   - page: The page that is open at first, or `nil` for the list.
    public init(
        size: CGSize = GalleryApp.usualSize, style: UIUserInterfaceStyle? = nil,
        page: GalleryPage? = nil
    ) {
        self.size = size
        self.style = style
        self.page = page
        super.init()
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        if let style { window.overrideUserInterfaceStyle = style }
        window.rootViewController = GalleryController(page: page)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
