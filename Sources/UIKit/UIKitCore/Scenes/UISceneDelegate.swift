/// An object that is notified of the life of a scene.
///
/// Swift on Linux calls a class's optional methods only if the class that *states* the conformance
/// implements them.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
    /// Called when the scene is connected. Create the windows here.
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
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}

    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window of the scene.
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// `nil`. The application retains a visible window.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
