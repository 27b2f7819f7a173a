import Foundation
import Platform

extension UIApplication {
    /// Opens the desktop's window for one that became visible.
    func add(_ window: UIWindow) {
        let wasActive = lifeState == .active
        do throws(HostError) {
            let hostWindow = try host.makeWindow(hostDescription(of: window))
            let stage = WindowStage(window: window, application: self, hostWindow: hostWindow)
            window.stage = stage
            windows.append(window)
            windows.sort { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
            window.adopt(size: hostWindow.size, scale: hostWindow.scale)
            host.requestFrame()
            // The window had no client when it was activated.
            if wasActive, hostWindow.isActive { self.window(window, didBecomeActive: true) }
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

    /// Removes a window that is not visible any more.
    func remove(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        if keyWindow === window { setKeyWindow(windows.last(where: \.canBecomeKey)) }
    }

    func setKeyWindow(_ window: UIWindow?) {
        let old = keyWindow
        guard old !== window, window?.canBecomeKey != false else { return }
        keyWindow = window
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

    /// Handles that the desktop activated or deactivated a window.
    func window(_ window: UIWindow, didBecomeActive isActive: Bool) {
        if isActive {
            setKeyWindow(window)
            if lifeState == .inactive { enter(.active) }
        } else if keyWindow === window, lifeState == .active {
            keys.cancelAll(in: window)
            keepScenesSoon()
            enter(.inactive)
        }
    }

    /// Hides a window that the user closed. Its scene goes with its last window, and the program
    /// with the last window of all, whose scene comes back at the next launch.
    func close(_ window: UIWindow) {
        if windows == [window] { endScenes() }
        window.isHidden = true
        if !windows.isEmpty { scenesHaveEnded = false }
        if let scene = window.windowScene, !scenesHaveEnded, scene.windows.allSatisfy(\.isHidden) {
            discard(scene)
        }
        stopIfWindowless()
    }

    /// Stops the program after its last window was closed.
    func stopIfWindowless() {
        if windows.isEmpty { host.stop(with: 0) }
    }
}
