public import FoundationGaps

/// An object that is notified of the life of a scene.
///
/// Swift on Linux calls a class's optional methods only if the class that *states* the conformance
/// implements them.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
    /// Called when the scene is connected. Create the windows here.
    ///
    /// The session of a scene of the last launch has its `stateRestorationActivity`; a scene that
    /// was requested with an activity has it among the options.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)

    /// Called after the scene was closed.
    func sceneDidDisconnect(_ scene: UIScene)

    /// Called when the scene starts to receive events.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Called before the scene stops receiving events.
    func sceneWillResignActive(_ scene: UIScene)

    /// Called before the scene comes on screen.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Called after the scene left the screen.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Returns the activity with which the scene can show the same after the next launch; `nil` by
    /// default.
    ///
    /// Called when the scene enters the background, and in a window of the desktop from time to
    /// time while the user works in it, so that a crash loses little.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    /// Called with the activity of the last launch once the scene has its windows, for what can be
    /// restored only then, such as a selection.
    func scene(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)

    /// Called when a connected scene is requested with an activity: show its contents.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window of the scene.
    var window: UIWindow? { get set }

    /// Called after the size or the traits of the scene changed.
    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)

    /// Performs a quick action. Call the handler at the end, with `true` on success. Does nothing
    /// by default.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// `nil`. The application retains a visible window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
