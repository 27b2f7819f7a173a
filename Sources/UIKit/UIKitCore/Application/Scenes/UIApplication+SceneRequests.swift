public import Foundation
public import FoundationGaps

extension UIApplication {
    /// Shows a scene: that of a session, or else a new one in a window of its own. Done soon after
    /// the call.
    ///
    /// - Parameters:
    ///   - session: The session of a connected scene, whose window comes to the front; `nil` for a
    ///     new scene.
    ///   - userActivity: What the scene shows. A new scene has it among its connection options; a
    ///     connected one gets `scene(_:continue:)`, or without a delegate of its own the
    ///     application's delegate `application(_:continue:restorationHandler:)`.
    ///   - options: The scene that asks.
    ///   - errorHandler: Receives a ``UISceneError`` if no scene is shown.
    public final func requestSceneSessionActivation(
        _ session: UISceneSession?, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        schedule(after: 0) { [weak self] in
            guard let self else { return }
            do throws(UISceneError) {
                try self.activate(session, userActivity)
            } catch {
                errorHandler?(error)
            }
        }
    }

    /// Shows a scene as described by a request; see
    /// ``requestSceneSessionActivation(_:userActivity:options:errorHandler:)``.
    public final func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        requestSceneSessionActivation(
            request.session, userActivity: request.userActivity, options: request.options,
            errorHandler: errorHandler)
    }

    /// Closes the windows of a scene and forgets its session, soon after the call. Closing the last
    /// one ends the program.
    ///
    /// - Parameters:
    ///   - sceneSession: The session of a connected scene.
    ///   - options: How the windows disappear on a pad.
    ///   - errorHandler: Receives a ``UISceneError`` if the session was closed before.
    public final func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        schedule(after: 0) { [weak self] in
            guard let self else { return }
            guard let scene = self.scenes.first(where: { $0.session === sceneSession }) else {
                errorHandler?(UISceneError(.requestDenied))
                return
            }
            for window in scene.windows { window.isHidden = true }
            self.discard(scene)
            self.stopIfWindowless()
        }
    }

    private func activate(
        _ session: UISceneSession?, _ activity: NSUserActivity?
    ) throws(UISceneError) {
        guard supportsMultipleScenes else { throw UISceneError(.multipleScenesNotSupported) }
        guard let session else {
            let options = UIScene.ConnectionOptions(userActivities: activity.map { [$0] } ?? [])
            guard connect(UISceneSession(role: .windowApplication), options) != nil else {
                throw UISceneError(.multipleScenesNotSupported)
            }
            keepScenesSoon()
            return
        }
        guard let scene = scenes.first(where: { $0.session === session }) else {
            throw UISceneError(.requestDenied)
        }
        if let activity { pass(activity, to: scene) }
        if let window = scene.keyWindow ?? scene.windows.first(where: { !$0.isHidden }) {
            window.makeKey()
            window.stage?.activate()
        }
    }

    /// Lets the scene's delegate continue an activity; the application's, for a scene without one.
    private func pass(_ activity: NSUserActivity, to scene: UIScene) {
        if let delegate = scene.delegate { return delegate.scene(scene, continue: activity) }
        _ = delegate?.application(self, continue: activity) { restoring in
            for object in restoring ?? [] { object.restoreUserActivityState(activity) }
        }
    }
}

/// A request to show a scene.
public struct UISceneSessionActivationRequest {
    /// The session of the scene; `nil` for a new one.
    public let session: UISceneSession?

    /// The purpose of a new scene.
    public let role: UISceneSession.Role

    /// The activity that the scene shows.
    public var userActivity: NSUserActivity?

    /// The scene that asks.
    public var options: UIScene.ActivationRequestOptions?

    /// A request for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        session = nil
        self.role = role
        self.userActivity = userActivity
        self.options = options
    }

    /// A request for the scene of a session.
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.session = session
        role = session.role
        self.userActivity = userActivity
        self.options = options
    }
}

/// The options of a request to close a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    nonisolated deinit {}
}

/// The options of a request to close a scene with windows.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// The reason for the closing, by which a pad chooses the animation.
    public nonisolated enum WindowDismissalAnimation: Int, Hashable, Sendable {
        case standard = 1
        case commit
        case decline
    }

    /// The reason for the closing. The desktop animates all of them the same.
    open var windowDismissalAnimation = WindowDismissalAnimation.standard

    nonisolated deinit {}
}
