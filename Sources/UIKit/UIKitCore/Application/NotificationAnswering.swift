package import Platform

/// The part of the application that handles the user's answers to desktop notifications.
package protocol NotificationAnswering: AnyObject {
    /// Handles an answer to the notification of an id.
    func notification(_ id: String, wasAnsweredWith answer: NotificationAnswer)
}

extension UIApplication {
    /// Requests that the desktop bring the app's window to the front.
    package func comeToFront() { (keyWindow ?? windows.last)?.stage?.activate() }

    /// The number next to the app's icon in docks that show one; 0, the default, for none.
    public var applicationIconBadgeNumber: Int {
        get { host.badgeCount }
        set { host.badgeCount = max(0, newValue) }
    }
}
