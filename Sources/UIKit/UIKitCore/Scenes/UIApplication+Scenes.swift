import Foundation

extension UIApplication {
    /// The scenes that are connected: one, for apps whose delegate names a class for its delegate.
    public final var connectedScenes: Set<UIScene> {
        scene.map { [$0] } ?? []
    }

    /// The sessions of ``connectedScenes``.
    public final var openSessions: Set<UISceneSession> {
        scene.map { [$0.session] } ?? []
    }

    /// Connects the first scene, if the delegate configures one with a delegate.
    ///
    /// - Precondition: The class of the scene's delegate is a `UIResponder`.
    func connectScene() {
        let session = UISceneSession(role: .windowApplication)
        guard
            let configuration = delegate?.application(
                self, configurationForConnecting: session, options: UIScene.ConnectionOptions()),
            let delegateClass = configuration.delegateClass ?? Self.namedDelegate(of: configuration)
        else { return }
        session.configuration = configuration
        guard let responder = delegateClass as? UIResponder.Type,
            let sceneDelegate = makeInstance(of: responder) as? any UISceneDelegate
        else {
            preconditionFailure(
                """
                \(delegateClass) cannot be the delegate of a scene. Write “class \(delegateClass): \
                UIResponder, UIWindowSceneDelegate”.
                """)
        }
        let scene = UIWindowScene(session: session)
        scene.delegate = sceneDelegate
        self.scene = scene
        (sceneDelegate as? any UIWindowSceneDelegate)?.window = Self.mainStoryboardWindow()
        scene.connect()
    }

    /// The class `SceneDelegate` of the app, which Xcode's templates name in `Info.plist`, for a
    /// configuration with a name and without a class.
    private static func namedDelegate(of configuration: UISceneConfiguration) -> AnyClass? {
        guard configuration.name != nil, let module = Bundle.main.moduleName else { return nil }
        return NSClassFromString("\(module).SceneDelegate")
    }

    /// Shows the initial scene of the app's `Main.storyboard`, for an app without scenes that has
    /// no window of its own.
    func showMainStoryboard() {
        guard scene == nil, windows.isEmpty, let window = Self.mainStoryboardWindow() else {
            return
        }
        delegate?.window = window
    }

    /// A visible window with the initial scene of the app's `Main.storyboard`; `nil` for an app
    /// without one.
    private static func mainStoryboardWindow() -> UIWindow? {
        guard Bundle.main.nibFile("Main", "storyboard") != nil,
            let root = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }
}
