import Foundation
import Platform

// The user's activity in a window is saved a few seconds after input, when the app stops being
// active, when a window is closed, and at the end.
extension UIApplication {
    /// The seconds after the user's input, or the launch, until the windows are kept.
    private static let keepingDelay = 2.0

    /// Keeps what the windows show.
    func keepScenes() {
        guard let sceneStore, !scenesHaveEnded else { return }
        keepingTimer?.cancel()
        keepingTimer = nil
        var saved = SavedScenes()
        // The session of the front window comes last.
        let front = keyWindow?.windowScene
        let ordered = scenes.filter { $0 !== front } + scenes.filter { $0 === front }
        for scene in ordered.suffix(SavedScenes.maximumCount) {
            saved.sessions.append(describe(scene, sceneStore))
        }
        if let stage = storedImplicitScene?.stage {
            savedWindowPlace = stage.place
        }
        saved.window = savedWindowPlace
        sceneStore.write(saved)
    }

    /// Keeps what the windows show in a few seconds, unless that is already planned.
    func keepScenesSoon() {
        guard sceneStore != nil, keepingTimer == nil, !scenesHaveEnded else { return }
        keepingTimer = schedule(after: Self.keepingDelay) { [weak self] in
            self?.keepingTimer = nil
            self?.keepScenes()
        }
    }

    /// Notes in the file that the windows of the last launch are being restored: if the app crashes
    /// over them, the next launch does without.
    func noteOpening(_ saved: SavedScenes?) {
        guard let sceneStore, var saved else { return }
        saved.isOpening = true
        sceneStore.write(saved)
        keepScenesSoon()
    }

    private func describe(_ scene: UIWindowScene, _ store: SceneStore) -> SavedScenes.Session {
        let session = scene.session
        if let stage = scene.stage { session.place = stage.place }
        scene.saveUserActivity()
        for window in scene.windows {
            for controller in window.rootViewController?.uncoveredControllers ?? [] {
                controller.saveUserActivity()
            }
        }
        let activity = scene.delegate?.stateRestorationActivity(for: scene)
        activity?.saveIfNeeded()
        session.stateRestorationActivity = activity
        var saved = SavedScenes.Session(
            identifier: session.persistentIdentifier, configuration: session.configuration.name,
            role: session.role.rawValue, place: session.place)
        saved.activity = activity.flatMap { SavedScenes.Activity($0) }
        saved.userInfo = session.userInfo.flatMap { KeptValue.entries($0) }
        let isLost = activity != nil && saved.activity == nil
        if isLost || (session.userInfo != nil && saved.userInfo == nil) {
            store.tell(
                """
                What the window “\(scene.title ?? "")” shows is not kept: an entry of its \
                activity’s userInfo is no text, number, date, data, URL, array or dictionary.
                """)
        }
        return saved
    }

    // MARK: Places

    /// The description of the desktop's window for one that becomes visible: in the size of the
    /// last launch, if the app asks for the same one as then.
    func hostDescription(of window: UIWindow) -> WindowDescription {
        let requested = window.bounds.size
        var description = WindowDescription(title: title(of: window), size: requested)
        description.hasMenu = hasOwnMenu
        description.canShareTitleBar = window.rootViewController?.canShareTitleBar == true
        if requested == screen.bounds.size, let usual = host.usualWindowSize {
            description.size = usual
        }
        if let place = keptPlace(of: window), place.applies(toRequested: requested) {
            description.size = place.size(on: screen.bounds.size)
            description.isMaximized = place.isMaximized
        }
        return description
    }

    private func keptPlace(of window: UIWindow) -> WindowPlace? {
        let isFirst = !windows.contains { $0.windowScene === window.windowScene }
        guard isFirst else { return nil }
        guard let scene = window.windowScene, scene !== storedImplicitScene else {
            return savedWindowPlace
        }
        return scene.session.place
    }

    /// The text in the title bar of a window.
    func title(of window: UIWindow) -> String {
        let sceneTitle = window.windowScene?.title.flatMap { $0.isEmpty ? nil : $0 }
        return window.title ?? sceneTitle ?? window.rootViewController?.title ?? name
    }
}
