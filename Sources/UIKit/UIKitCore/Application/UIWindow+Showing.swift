import CoreGraphics
import Foundation
package import Platform

extension UIWindow {
    // MARK: Visibility

    func enterScreen() {
        guard let application = UIApplication.current else { return }
        installRootView()
        application.add(self)
        for controller in rootViewController?.uncoveredControllers ?? [] {
            controller.setAppearing(true, animated: false)
        }
        NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
    }

    func leaveScreen() {
        guard let application = UIApplication.current else { return }
        application.cancelTouches(in: self)
        for controller in rootViewController?.presentationChain.reversed() ?? [] {
            controller.transition?.finish()
            controller.setAppearing(false, animated: false)
        }
        stage?.close()
        stage = nil
        application.remove(self)
        NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
    }

    /// Adopts a new size or density of the desktop's window.
    func adopt(size: CGSize, scale: CGFloat) {
        if contentScaleFactor != scale {
            contentScaleFactor = scale
            for subview in subviews { subview.adoptScaleInSubtree(of: self) }
        }
        frame = CGRect(origin: .zero, size: size)
        setNeedsLayout()
    }

    /// The desktop's window, while this one is visible.
    package var hostWindow: (any HostWindow)? { stage?.hostWindow }

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
        guard let view = rootViewController?.view, view.superview !== self else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    func layOutControllers() {
        guard let view = rootViewController?.viewIfLoaded, view.superview === self else { return }
        if view.frame != bounds { view.frame = bounds }
    }

    // MARK: The first responder

    func setFirstResponder(_ responder: UIResponder?) {
        firstResponder = responder
        stage?.updateTextCaret()
    }
}

extension UIView {
    fileprivate func adoptScaleInSubtree(of window: UIWindow) {
        adoptScale(of: window)
        for subview in subviews { subview.adoptScaleInSubtree(of: window) }
    }
}
