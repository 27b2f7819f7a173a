extension UIApplication {
    /// Closes the key window for the user.
    func closeKeyWindow() {
        guard let window = keyWindow, mayClose(window) else { return }
        close(window)
    }

    /// Ends the program for the user.
    func quit() {
        guard let window = keyWindow ?? windows.last else { return host.stop(with: 0) }
        guard windows.allSatisfy(\.contentMayClose) else { return }
        if saveDocuments(in: window, orAskBefore: { [host] in host.stop(with: 0) }) {
            host.stop(with: 0)
        }
    }

    /// Returns `true` if the user may close a window. If not, its content was notified of the
    /// attempt, or the user was asked, and the window closes after the answer.
    func mayClose(_ window: UIWindow) -> Bool {
        guard (window.stage?.windows ?? [window]).allSatisfy(\.contentMayClose) else {
            return false
        }
        guard isInLastStage(window) else { return true }
        return saveDocuments(
            in: window,
            orAskBefore: { [weak self, weak window] in
                if let window { self?.close(window) }
            })
    }

    private func saveDocuments(
        in window: UIWindow, orAskBefore end: @escaping () -> Void
    ) -> Bool { systemPanels?.saveDocuments(in: window, orAskBefore: end) ?? true }
}

extension UIWindow {
    /// `true` if the presented controllers permit that the user closes the window, asked from the
    /// front to the back until one does not.
    fileprivate var contentMayClose: Bool {
        var presented: [UIViewController] = []
        while let next = (presented.last ?? rootViewController)?.presentedViewController {
            presented.append(next)
        }
        return presented.reversed().allSatisfy {
            $0.presentationController?.userMayCloseWindow() ?? true
        }
    }
}
