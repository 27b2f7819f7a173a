public import Foundation

extension UIApplication {
    /// Posted when the system runs out of memory, after the delegate and the view controllers were
    /// told. The object is the application.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Tells the delegate, the view controllers and observers that memory is low.
    package func receiveMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        for window in windows {
            for controller in window.rootViewController?.presentationChain ?? [] {
                controller.forEachDescendant { $0.didReceiveMemoryWarning() }
            }
        }
        NotificationCenter.default.post(
            name: Self.didReceiveMemoryWarningNotification, object: self)
    }
}

extension UIViewController {
    /// Calls `body` with this controller and all that it contains.
    fileprivate func forEachDescendant(_ body: (UIViewController) -> Void) {
        body(self)
        for child in children { child.forEachDescendant(body) }
    }
}
