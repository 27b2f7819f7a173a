import Foundation

extension UIApplication {
    /// The scenes that are connected: one for each window that the user works in. An app whose
    /// delegate names no class for their delegates has one, to which all of its windows belong.
    public final var connectedScenes: Set<UIScene> { Set(allScenes) }

    /// The sessions of the app's scenes.
    public final var openSessions: Set<UISceneSession> { Set(allScenes.map(\.session)) }

    private var allScenes: [UIWindowScene] {
        if scenes.isEmpty, hasConnectedScenes { return [implicitScene] }
        return scenesWithImplicit.filter { $0 !== storedImplicitScene || !$0.windows.isEmpty }
    }

    private var scenesWithImplicit: [UIWindowScene] {
        scenes + [storedImplicitScene].compactMap(\.self)
    }

    /// The scene of the windows that belong to no other. It has no delegate: the application's is
    /// notified.
    final var implicitScene: UIWindowScene {
        if let storedImplicitScene { return storedImplicitScene }
        let scene = UIWindowScene(session: UISceneSession(role: .windowApplication))
        storedImplicitScene = scene
        scene.connect(UIScene.ConnectionOptions())
        updateScenes(in: lifeState)
        return scene
    }

    /// `true` if the app has scenes, of which the user may open several, unless its `Info.plist`
    /// says otherwise.
    public final var supportsMultipleScenes: Bool {
        !scenes.isEmpty && info.supportsMultipleScenes != false
    }

    // MARK: Connecting

    /// Connects the scenes of the last launch, or else one, if the delegate configures a delegate
    /// for it.
    func connectScenes(of saved: SavedScenes?, shortcut: UIApplicationShortcutItem? = nil) {
        defer { hasConnectedScenes = true }
        let old = saved?.sessions.map { UISceneSession($0) } ?? []
        if !old.isEmpty { noteOpening(saved) }
        let sessions = old.isEmpty ? [UISceneSession(role: .windowApplication)] : old
        for session in sessions {
            let isFirst = session === sessions.first
            let options = UIScene.ConnectionOptions(shortcutItem: isFirst ? shortcut : nil)
            guard connect(session, options) != nil else { return }
        }
    }

    /// Connects a scene for a session; `nil` if the delegate configures no delegate for it.
    ///
    /// - Precondition: The class of the scene's delegate is a `UIResponder`.
    func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UIScene? {
        guard
            let configuration = delegate?.application(
                self, configurationForConnecting: session, options: options),
            let delegateClass = configuration.delegateClass ?? namedDelegate(of: configuration)
        else { return nil }
        session.configuration = configuration
        guard let responder = delegateClass as? UIResponder.Type,
            let sceneDelegate = makeInstance(of: responder) as? any UISceneDelegate
        else {
            fatalError(
                """
                \(delegateClass) cannot be the delegate of a scene. Write “class \(delegateClass): \
                UIResponder, UIWindowSceneDelegate”.
                """)
        }
        let scene = UIWindowScene(session: session)
        scene.delegate = sceneDelegate
        scenes.append(scene)
        let root = storyboard(of: configuration)?.instantiateInitialViewController()
        let window = root.map { _ in UIWindow(windowScene: scene) }
        window?.rootViewController = root
        (sceneDelegate as? any UIWindowSceneDelegate)?.window = window
        scene.connect(options)
        // A delegate without the property has no window to return; another one shows its own.
        let kept = (sceneDelegate as? any UIWindowSceneDelegate)?.window
        if let window, window.windowScene === scene, kept == nil || kept === window {
            window.makeKeyAndVisible()
        }
        updateScenes(in: lifeState)
        return scene
    }

    /// The class `SceneDelegate` of the app, as Xcode's templates call it, for a configuration with
    /// a name and without a class in an app whose `Info.plist` names none.
    private func namedDelegate(of configuration: UISceneConfiguration) -> AnyClass? {
        guard configuration.name != nil, let module = Bundle.main.moduleName else { return nil }
        return NSClassFromString("\(module).SceneDelegate")
    }

    /// The storyboard of a configuration. Without a scene manifest, a configuration that names no
    /// class for its delegate has the main one.
    private func storyboard(of configuration: UISceneConfiguration) -> UIStoryboard? {
        if let storyboard = configuration.storyboard { return storyboard }
        return info.scenes.isEmpty && configuration.delegateClass == nil ? mainStoryboard() : nil
    }

    /// Creates the window of the main storyboard, hidden, and gives it to the delegate before the
    /// app launches. Only for an app whose `Info.plist` names a storyboard and has no scene
    /// manifest.
    func loadMainStoryboard() -> UIWindow? {
        guard info.scenes.isEmpty, info.mainStoryboard != nil,
            let window = storyboardWindow(mainStoryboard())
        else { return nil }
        delegate?.window = window
        return window
    }

    /// Shows the window of the main storyboard in an app without scenes, unless the delegate has
    /// replaced it with its own.
    func showMainStoryboard(_ loaded: UIWindow?) {
        guard scenes.isEmpty else {
            // A scene's delegate has its own window.
            if let loaded, delegate?.window === loaded { delegate?.window = nil }
            return
        }
        if let loaded, delegate?.window === loaded { return loaded.makeKeyAndVisible() }
        guard windows.isEmpty, let window = loaded ?? storyboardWindow(mainStoryboard())
        else { return }
        if loaded == nil { delegate?.window = window }
        window.makeKeyAndVisible()
    }

    /// The storyboard that the app's `Info.plist` names, else `Main.storyboard`; `nil` for an app
    /// without one.
    private func mainStoryboard() -> UIStoryboard? {
        let name = info.mainStoryboard ?? "Main"
        guard Bundle.main.nibFile(name, "storyboard") != nil else { return nil }
        return UIStoryboard(name: name, bundle: nil)
    }

    /// A hidden window with the initial scene of a storyboard; `nil` where there is none.
    private func storyboardWindow(_ storyboard: UIStoryboard?) -> UIWindow? {
        guard let root = storyboard?.instantiateInitialViewController() else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        return window
    }

    // MARK: Life

    /// Brings the scenes to the states that follow from the application's and from the key window:
    /// first those that leave the foreground or stop being active, then the others.
    func updateScenes(in state: ApplicationLifeState) {
        guard !scenesHaveEnded || state == .notRunning else { return }
        let targets = scenesWithImplicit.filter { !$0.isConnecting }.map {
            ($0, targetState(of: $0, in: state))
        }
        for (scene, target) in targets where target != .foregroundActive { scene.move(to: target) }
        for (scene, target) in targets where target == .foregroundActive { scene.move(to: target) }
    }

    private func targetState(
        of scene: UIWindowScene, in state: ApplicationLifeState
    ) -> UIScene.ActivationState {
        switch state {
        case .notRunning: .unattached
        case .inactive where scene.stage?.isMinimized == true,
            .active where scene.stage?.isMinimized == true:
            .background
        case .inactive: .foregroundInactive
        case .active:
            scene === keyWindow?.windowScene || scenes.isEmpty
                ? .foregroundActive : .foregroundInactive
        case .background, .suspended: .background
        }
    }

    /// Sends all scenes to the background and keeps what they show, at the end of the program.
    func endScenes() {
        guard !scenesHaveEnded, lifeState != .suspended, lifeState != .notRunning else { return }
        for scene in scenesWithImplicit where scene.activationState == .foregroundActive {
            scene.move(to: .foregroundInactive)
        }
        keepScenes()
        scenesHaveEnded = true
        for scene in scenesWithImplicit { scene.move(to: .background) }
    }

    /// Disconnects a scene and forgets its session, after its windows were closed.
    func discard(_ scene: UIWindowScene) {
        let session = scene.session
        scene.move(to: .foregroundInactive)
        scenes.removeAll { $0 === scene }
        scene.move(to: .unattached)
        keepScenes()
        schedule(after: 0) { [weak self] in
            guard let self else { return }
            self.delegate?.application(self, didDiscardSceneSessions: [session])
        }
    }
}
