import CoreGraphics
import Foundation
package import Platform

extension UIWindow {
    // MARK: Visibility

    func enterScreen() {
        let application = UIApplication.shared
        requestsOfLooks = AppearanceRules.requests
        installRootView()
        application.add(self)
        for controller in rootViewController?.uncoveredControllers ?? [] {
            controller.setAppearing(true, animated: false)
        }
        NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
    }

    func leaveScreen() {
        let application = UIApplication.shared
        application.cancelTouches(in: self)
        for controller in rootViewController?.presentationChain.reversed() ?? [] {
            controller.transition?.finishAtOnce()
            controller.setAppearing(false, animated: false)
        }
        let stage = stage
        stage?.remove(self)
        self.stage = nil
        application.remove(self, from: stage)
        NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
    }

    /// Adopts a new size or density of the desktop's window.
    ///
    /// - Parameter size: The new size; `nil` for a window that keeps its frame.
    func adopt(size: CGSize?, scale: CGFloat) {
        if contentScaleFactor != scale {
            contentScaleFactor = scale
            for subview in subviews { subview.adoptScaleInSubtree(of: self) }
        }
        if let size { frame = CGRect(origin: .zero, size: size) }
        updateTraitsOfSize()
        setNeedsLayout()
    }

    /// The screen's traits, with a compact horizontal size class where the scene is narrow.
    var traitsOfSize: UITraitCollection {
        screen.traits(ofWidth: (stage?.base ?? self).bounds.width)
    }

    /// Adopts the traits of the window's size.
    func updateTraitsOfSize() {
        screen.predictedTraits = traitsOfSize
        updateTraits()
    }

    /// The desktop's window, while this one is visible.
    package var hostWindow: (any HostWindow)? { stage?.hostWindow }

    /// Adopts the looks that were set after the window became visible, in the same turn.
    func adoptLateLooks() {
        guard let requests = requestsOfLooks else { return }
        requestsOfLooks = nil
        if requests != AppearanceRules.requests { AppearanceRules.applyInTree(of: self) }
    }

    /// Performs pending layout in the window.
    package func layOutIfNeeded() { layoutIfNeeded() }

    // MARK: Controllers

    func replaceRoot(_ old: UIViewController?) {
        let isOnScreen = !isHidden
        if let old {
            old.dismissAllPresented()
            if isOnScreen { old.beginAppearanceTransition(false, animated: false) }
            old.viewIfLoaded?.removeFromSuperview()
            if isOnScreen { old.endAppearanceTransition() }
            old.rootOfWindow = nil
        }
        rootViewController?.rootOfWindow = self
        guard isOnScreen else { return }
        if let new = rootViewController {
            new.beginAppearanceTransition(true, animated: false)
            installRootView()
            new.endAppearanceTransition()
        }
        stage?.updateTitle()
    }

    func installRootView() {
        guard let root = rootViewController, !root.isViewCovered, let view = root.view,
            view.superview !== self
        else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    func layOutControllers() {
        inputPanel?.placeAtBottom(of: self)
        guard let view = rootViewController?.viewIfLoaded, view.superview === self else { return }
        if view.frame != bounds { view.frame = bounds }
    }

    // MARK: Focus and the first responder

    /// The window's keyboard focus.
    package final var focusSystem: UIFocusSystem {
        if let storedFocusSystem { return storedFocusSystem }
        let made = UIFocusSystem(window: self)
        storedFocusSystem = made
        return made
    }

    func setFirstResponder(_ responder: UIResponder?) {
        let old = firstResponder
        firstResponder = responder
        if old !== responder {
            (old as? any KeyboardEditing)?.editingDidEnd()
            old?.notifyTextObservers()
        }
        guard firstResponder === responder else { return }
        responder?.notifyTextObservers()
        focusSystem.firstResponderDidChange(to: responder)
        stage?.updateTextCaret()
        showInputViews()
    }
}

extension UIView {
    fileprivate func adoptScaleInSubtree(of window: UIWindow) {
        adoptScale(of: window)
        for subview in subviews { subview.adoptScaleInSubtree(of: window) }
    }
}
