public import Foundation
public import FoundationGaps

/// One instance of an app's user interface.
///
/// A scene is `foregroundActive` while one of its windows is the key window of the active app, and
/// `foregroundInactive` while another window is.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The activity of a scene.
    public nonisolated enum ActivationState: Int, Hashable, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive
        case background
    }

    /// The persistent part of the scene.
    public final let session: UISceneSession

    /// The object that is notified of the scene's life; the scene retains it.
    open var delegate: (any UISceneDelegate)?

    /// The activity of the scene.
    public final private(set) var activationState = ActivationState.unattached

    /// The text that distinguishes the scene from others of the app, for the title bars of windows
    /// without a title of their own.
    open var title: String! = "" { didSet { if title != oldValue { titleDidChange() } } }

    /// `true` from the connection of the scene until its delegate has created the windows.
    final private(set) var isConnecting = false

    init(session: UISceneSession) {
        self.session = session
        super.init()
        session.scene = self
    }

    nonisolated deinit {}

    /// The application.
    open override var next: UIResponder? { UIApplication.current }

    /// Called after ``title`` changed.
    func titleDidChange() {}

    // MARK: Life

    /// Lets the delegate create the windows and restore what they showed.
    final func connect(_ options: ConnectionOptions) {
        isConnecting = true
        delegate?.scene(self, willConnectTo: session, options: options)
        post(Self.willConnectNotification)
        if let activity = session.stateRestorationActivity {
            delegate?.scene(self, restoreInteractionStateWith: activity)
        }
        isConnecting = false
    }

    /// Goes to another state step by step, and notifies the delegate of each.
    final func move(to target: ActivationState) {
        while activationState != target { step(toward: target) }
    }

    private func step(toward target: ActivationState) {
        switch activationState {
        case .unattached, .background:
            guard target != .unattached else { return disconnect() }
            delegate?.sceneWillEnterForeground(self)
            post(Self.willEnterForegroundNotification)
            activationState = .foregroundInactive
        case .foregroundInactive:
            switch target {
            case .foregroundActive:
                activationState = .foregroundActive
                delegate?.sceneDidBecomeActive(self)
                post(Self.didActivateNotification)
            case .background:
                activationState = .background
                delegate?.sceneDidEnterBackground(self)
                post(Self.didEnterBackgroundNotification)
            default: disconnect()
            }
        case .foregroundActive:
            delegate?.sceneWillResignActive(self)
            post(Self.willDeactivateNotification)
            activationState = .foregroundInactive
        }
    }

    private func disconnect() {
        activationState = .unattached
        delegate?.sceneDidDisconnect(self)
        post(Self.didDisconnectNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}

extension UIScene {
    /// The requests with which a scene is connected.
    @preconcurrency @MainActor
    public final class ConnectionOptions: NSObject {
        /// The URLs to open.
        public let urlContexts: Set<UIOpenURLContext>

        /// The activities to continue, as passed to
        /// ``UIApplication/requestSceneSessionActivation(_:userActivity:options:errorHandler:)``.
        public let userActivities: Set<NSUserActivity>

        /// The quick action for which the app is launched.
        public let shortcutItem: UIApplicationShortcutItem?

        init(
            urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
            shortcutItem: UIApplicationShortcutItem? = nil
        ) {
            self.urlContexts = urlContexts
            self.userActivities = userActivities
            self.shortcutItem = shortcutItem
            super.init()
        }

        nonisolated deinit {}
    }

    /// The options of a request to show a scene.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene that asks; `nil` by default.
        open var requestingScene: UIScene?

        nonisolated deinit {}
    }

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
}
