public import Foundation

/// One instance of an app's user interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The activity of a scene.
    public nonisolated enum ActivationState: Int, Hashable, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive
        case background
    }

    /// What a scene is connected with.
    @preconcurrency @MainActor
    public final class ConnectionOptions: NSObject {
        /// The URLs to open.
        public let urlContexts: Set<UIOpenURLContext>

        init(urlContexts: Set<UIOpenURLContext> = []) {
            self.urlContexts = urlContexts
            super.init()
        }

        nonisolated deinit {}
    }

    /// The persistent part of the scene.
    public final let session: UISceneSession

    /// The object that is notified of the scene's life; the scene retains it.
    open var delegate: (any UISceneDelegate)?

    /// The activity of the scene.
    public final private(set) var activationState = ActivationState.unattached

    /// The text that distinguishes the scene from others of the app.
    open var title: String! = ""

    init(session: UISceneSession) {
        self.session = session
        super.init()
        session.scene = self
    }

    nonisolated deinit {}

    /// The application.
    open override var next: UIResponder? { UIApplication.current }

    // Notifications; the object is the scene.
    public nonisolated static let willConnectNotification = Notification.Name(
        "UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name(
        "UISceneDidDisconnectNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    public nonisolated static let didActivateNotification = Notification.Name(
        "UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")

    // MARK: Life

    final func connect() {
        delegate?.scene(self, willConnectTo: session, options: ConnectionOptions())
        post(Self.willConnectNotification)
    }

    /// Follows the application to another state, and notifies the delegate.
    final func follow(_ state: ApplicationLifeState) {
        switch (activationState, state) {
        case (.unattached, .inactive), (.background, .inactive):
            delegate?.sceneWillEnterForeground(self)
            post(Self.willEnterForegroundNotification)
            activationState = .foregroundInactive
        case (.foregroundInactive, .active):
            activationState = .foregroundActive
            delegate?.sceneDidBecomeActive(self)
            post(Self.didActivateNotification)
        case (.foregroundActive, .inactive):
            delegate?.sceneWillResignActive(self)
            post(Self.willDeactivateNotification)
            activationState = .foregroundInactive
        case (.foregroundInactive, .background):
            activationState = .background
            delegate?.sceneDidEnterBackground(self)
            post(Self.didEnterBackgroundNotification)
        case (.foregroundInactive, .notRunning), (.background, .notRunning):
            activationState = .unattached
            delegate?.sceneDidDisconnect(self)
            post(Self.didDisconnectNotification)
        default: break
        }
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
