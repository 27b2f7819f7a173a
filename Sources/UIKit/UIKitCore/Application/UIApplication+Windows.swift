import Foundation
import Platform

extension UIApplication {
    /// Puts a window that became visible over the others of its scene, in whose window of the
    /// desktop it is shown; the first one of a scene opens that.
    func add(_ window: UIWindow) {
        if window.windowScene == nil { window.windowScene = implicitScene }
        let shown = window.windowScene?.windows.first { $0 !== window && $0.stage != nil }
        // Windows of unit tests without an app know nothing of each other.
        if let stage = shown?.stage, !isStandIn {
            window.stage = stage
            windows.append(window)
            stage.add(window)
            sortWindows()
            let base = stage.base?.bounds.size ?? .zero
            let fills = window.bounds.size == base || window.bounds.size == screen.bounds.size
            window.adopt(size: fills ? base : nil, scale: stage.hostWindow.scale)
        } else {
            open(window)
        }
    }

    private func open(_ window: UIWindow) {
        let wasRunning = lifeState == .active || lifeState == .background
        do throws(HostError) {
            let hostWindow = try host.makeWindow(hostDescription(of: window))
            let stage = WindowStage(window: window, application: self, hostWindow: hostWindow)
            window.stage = stage
            windows.append(window)
            sortWindows()
            window.adopt(size: hostWindow.size, scale: hostWindow.scale)
            host.requestFrame()
            // The window had no client when it was activated.
            if wasRunning, hostWindow.isActive { self.window(window, didBecomeActive: true) }
        } catch {
            fail(error)
        }
    }

    /// Cancels the touches in a window; within an event, directly after it.
    func cancelTouches(in window: UIWindow) {
        for ending in touches.endings(in: window, at: host.now) {
            receive(.pointer(ending), in: window)
        }
    }

    /// Puts a visible window in front of the others of its level.
    func bringToFront(_ window: UIWindow) {
        guard windows.contains(window) else { return }
        windows.removeAll { $0 === window }
        windows.append(window)
        sortWindows()
    }

    private func sortWindows() {
        let levels = windows.enumerated().sorted {
            ($0.element.windowLevel.rawValue, $0.offset)
                < ($1.element.windowLevel.rawValue, $1.offset)
        }
        windows = levels.map(\.element)
        for window in windows where window.stage?.base === window {
            window.stage?.arrange(windows)
        }
    }

    /// Removes a window that is not visible any more. Of the others, preferably in its scene, the
    /// one that was key last becomes key again, and without one the front-most.
    func remove(_ window: UIWindow, from stage: WindowStage?) {
        windows.removeAll { $0 === window }
        guard keyWindow === window else { return }
        let able = windows.filter(\.canBecomeKey)
        let near = able.filter { $0.stage === stage }
        setKeyWindow((near.isEmpty ? able : near).max { $0.keyTurn < $1.keyTurn })
    }

    func setKeyWindow(_ window: UIWindow?) {
        let old = keyWindow
        guard old !== window, window?.canBecomeKey != false else { return }
        keyWindow = window
        keyTurns += 1
        window?.keyTurn = keyTurns
        if let old {
            old.resignKey()
            old.stage?.updateTextCaret()
            NotificationCenter.default.post(
                name: UIWindow.didResignKeyNotification, object: old)
        }
        if let window {
            window.becomeKey()
            window.stage?.updateTextCaret()
            NotificationCenter.default.post(
                name: UIWindow.didBecomeKeyNotification, object: window)
        }
        updateScenes(in: lifeState)
    }

    /// Handles that the desktop activated or deactivated the window of a scene.
    func window(_ window: UIWindow, didBecomeActive isActive: Bool) {
        if isActive {
            setKeyWindow(window.stage?.keyWindow ?? window)
            if lifeState == .background { updateVisibility() }
            if lifeState == .inactive { enter(.active) }
        } else if let keyWindow, keyWindow.stage === window.stage, lifeState == .active {
            keys.cancelAll(in: keyWindow)
            keepScenesSoon()
            enter(.inactive)
        }
    }

    /// Hides the windows of a scene that the user closed. The program ends with its last scene,
    /// which comes back at the next launch.
    func close(_ window: UIWindow) {
        if isInLastStage(window) { endScenes() }
        for window in (window.stage?.windows ?? [window]).reversed() { window.isHidden = true }
        if !windows.isEmpty { scenesHaveEnded = false }
        if let scene = window.windowScene, scene !== storedImplicitScene, !scenesHaveEnded,
            scene.windows.allSatisfy(\.isHidden)
        {
            discard(scene)
        }
        stopIfWindowless()
    }

    /// `true` if all visible windows belong to the scene of this one.
    func isInLastStage(_ window: UIWindow) -> Bool {
        windows.allSatisfy { $0.stage === window.stage }
    }

    /// Stops the program after its last window was closed.
    func stopIfWindowless() {
        if windows.isEmpty { host.stop(with: 0) }
    }
}
