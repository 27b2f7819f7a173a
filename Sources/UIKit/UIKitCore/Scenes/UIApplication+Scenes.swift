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
            let delegateClass = configuration.delegateClass
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
        scene.connect()
    }
}
