import Foundation
import Platform

extension UIApplication {
    /// Opens the desktop's window for one that became visible.
    func add(_ window: UIWindow) {
        let title = window.title ?? window.rootViewController?.title ?? name
        do throws(HostError) {
            let hostWindow = try host.makeWindow(
                WindowDescription(title: title, size: window.bounds.size))
            let stage = WindowStage(window: window, application: self, hostWindow: hostWindow)
            window.stage = stage
            windows.append(window)
            windows.sort { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
            window.adopt(size: hostWindow.size, scale: hostWindow.scale)
            host.requestFrame()
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
        if keyWindow === window { setKeyWindow(windows.last) }
    }

    func setKeyWindow(_ window: UIWindow?) {
        let old = keyWindow
        guard old !== window else { return }
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
    }

    /// Handles that the desktop activated or deactivated a window.
    func window(_ window: UIWindow, didBecomeActive isActive: Bool) {
        if isActive {
            setKeyWindow(window)
            if lifeState == .inactive { enter(.active) }
        } else if keyWindow === window, lifeState == .active {
            keys.cancelAll(in: window)
            enter(.inactive)
        }
    }

    /// Stops the program after its last window was closed.
    func windowWasClosed() {
        if windows.isEmpty { host.stop(with: 0) }
    }
}
