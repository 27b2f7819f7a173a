public import UIKit

/// The gallery: a list of everything that UIKit shows, each on a page of its own,
/// in one window or several.
public final class GalleryApp: UIResponder, UIApplicationDelegate {
    /// The action of the app in the help of its program.
    public static let summary: LocalizedText = .localized(
        "shows every control and list of UIKit, each on a page")

    /// The size in points of a window that a script or a picture is made for.
    public static let usualSize = CGSize(width: 375, height: 667)

    /// The size of the first window on a desktop: with a page's controls in sight.
    public static let desktopSize = CGSize(width: 800, height: 720)

    let size: CGSize
    let style: UIUserInterfaceStyle?
    let page: String?

    /// Creates the app.
    ///
    /// - Parameters:
    ///   - size: The window's size in points.
    ///   - style: Light or dark; by default the desktop's.
    ///   - page: The name of the page that the first window opens with, or `nil` for the list.
    public init(
        size: CGSize = GalleryApp.usualSize, style: UIUserInterfaceStyle? = nil,
        page: String? = nil
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

    /// Adds a menu of the pages to the main menu, with a part for each group.
    public override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system == .main else { return }
        let sections = GalleryPage.Section.allCases.map { section in
            UIMenu(
                title: section.title,
                children: GalleryPage.all.filter { $0.section == section }.map { page in
                    UIAction(title: page.title) { _ in
                        let root = UIApplication.shared.keyWindow?.rootViewController
                        (root as? GalleryController)?.open(page)
                    }
                })
        }
        let menu = UIMenu(
            title: String(localized: "Go to Page", bundle: .module), children: sections)
        builder.insertSibling(menu, afterMenu: .view)
    }
}
