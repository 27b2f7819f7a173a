/// A view that can be the title bar of its window: it leaves room for the desktop's buttons.
package protocol TitleBarSharing: UIView {
    /// Called after `UIWindow.sharedTitleBar` changed.
    func sharedTitleBarDidChange()
}

extension UIWindow {
    /// Notifies the views that can be the title bar.
    func tellOfTitleBar() { Self.tellOfTitleBar(self) }

    private static func tellOfTitleBar(_ view: UIView) {
        (view as? any TitleBarSharing)?.sharedTitleBarDidChange()
        for subview in view.subviews { tellOfTitleBar(subview) }
    }

    /// The controller whose view covers the window.
    var controllerInFront: UIViewController? {
        var controller = rootViewController
        while let presented = controller?.presentedViewController,
            presented.presentationController?.shouldRemovePresentersView == true
        {
            controller = presented
        }
        return controller
    }
}
