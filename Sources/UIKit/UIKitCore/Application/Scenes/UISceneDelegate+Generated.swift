// Written by Scripts/delegate-table.

public import FoundationGaps

extension UISceneDelegate {
    /// Does nothing by default.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}

    /// Does nothing by default.
    public func sceneDidDisconnect(_ scene: UIScene) {}

    /// Does nothing by default.
    public func sceneDidBecomeActive(_ scene: UIScene) {}

    /// Does nothing by default.
    public func sceneWillResignActive(_ scene: UIScene) {}

    /// Does nothing by default.
    public func sceneWillEnterForeground(_ scene: UIScene) {}

    /// Does nothing by default.
    public func sceneDidEnterBackground(_ scene: UIScene) {}

    /// Returns `nil` by default.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

    /// Does nothing by default.
    public func scene(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) {}

    /// Does nothing by default.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}
