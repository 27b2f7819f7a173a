import UIKit

/// One window of the gallery: it opens with the page of its activity, or with the list.
final class GallerySceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The activity of showing a page, whose name is the entry ``pageKey``.
    private static let activityType = "org.touchstone.gallery.page"
    private static let pageKey = "page"

    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene,
            let app = UIApplication.shared.delegate as? GalleryApp
        else { return }
        let activity =
            connectionOptions.userActivities.first ?? session.stateRestorationActivity
        let name = activity.map { Self.pageName(of: $0) } ?? app.page
        let page = name.flatMap { name in GalleryPage.all.first { $0.name == name } }
        let window = UIWindow(windowScene: scene)
        window.frame.size = app.size
        if let style = app.style { window.overrideUserInterfaceStyle = style }
        window.rootViewController = GalleryController(page: page)
        window.makeKeyAndVisible()
        self.window = window
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        Self.activity(showing: (window?.rootViewController as? GalleryController)?.page)
    }

    // MARK: Activities

    /// Opens another window with a page.
    static func openWindow(page: GalleryPage, from scene: UIScene?) {
        let options = UIScene.ActivationRequestOptions()
        options.requestingScene = scene
        UIApplication.shared.requestSceneSessionActivation(
            nil, userActivity: activity(showing: page), options: options)
    }

    private static func activity(showing page: GalleryPage?) -> NSUserActivity {
        let activity = NSUserActivity(activityType: activityType)
        activity.title = page?.title
        if let page { activity.addUserInfoEntries(from: [pageKey: page.name]) }
        return activity
    }

    private static func pageName(of activity: NSUserActivity) -> String? {
        activity.userInfo?[pageKey] as? String
    }
}
