public import UIKit

/// The gallery: a list of everything that UIKit shows, each on a page of its own,
/// in one window or several.
public final class GalleryApp: UIResponder, UIApplicationDelegate {
    /// The window's size in points, unless the user requests another.
    public static let usualSize = CGSize(width: 375, height: 667)

    let size: CGSize
    let style: UIUserInterfaceStyle?
    let page: GalleryPage?

    /// Creates the app.
    ///
    /// - Parameters:
    ///   - size: The window's size in points.
    ///   - style: Light or dark; by default the desktop's.
    ///   - page: The page that the first window opens with, or `nil` for the list.
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
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(
            name: "Gallery", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = GallerySceneDelegate.self
        return configuration
    }
}
