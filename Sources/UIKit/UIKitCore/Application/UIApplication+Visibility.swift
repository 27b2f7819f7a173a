import Platform

// An app is in the background while all of its windows are minimised or the session is locked, and
// a scene while its window is minimised. An app is suspended while the machine sleeps.
extension UIApplication {
    /// Adopts the state that follows from the windows and the session.
    func updateVisibility() {
        let isSeen = windows.isEmpty || windows.contains { $0.stage?.isMinimized != true }
        if session == .usable, isSeen {
            enterForeground()
            return updateScenes(in: lifeState)
        }
        enterBackground()
        if session == .asleep { suspend() }
    }

    /// Goes to the background, step by step.
    package func enterBackground() {
        if lifeState == .suspended { enter(.background) }
        if lifeState == .active {
            if let keyWindow { keys.cancelAll(in: keyWindow) }
            enter(.inactive)
        }
        if lifeState == .inactive { enter(.background) }
    }

    /// Comes back from the background, to be active if one of the windows is.
    package func enterForeground() {
        if lifeState == .suspended { enter(.background) }
        guard lifeState == .background else { return }
        enter(.inactive)
        if windows.contains(where: { $0.stage?.hostWindow.isActive == true }) { enter(.active) }
    }

    /// Stops in the background until the app is woken up.
    package func suspend() {
        if lifeState == .background { enter(.suspended) }
    }
}
