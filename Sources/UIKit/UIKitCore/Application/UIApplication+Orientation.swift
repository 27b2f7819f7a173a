public import Foundation

extension UIApplication {
    /// Posted before the key window becomes higher than wide or wider than high. The object is the
    /// application, and the information holds the new orientation.
    public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")

    /// Posted after the key window became higher than wide or wider than high. The object is the
    /// application, and the information holds the old orientation.
    public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")

    /// The key of an orientation's raw value in the information of
    /// ``didChangeStatusBarOrientationNotification``.
    public nonisolated static let statusBarOrientationUserInfoKey =
        "UIApplicationStatusBarOrientationUserInfoKey"

    func orientationWillChange(to new: UIInterfaceOrientation) {
        NotificationCenter.default.post(
            name: Self.willChangeStatusBarOrientationNotification, object: self,
            userInfo: [Self.statusBarOrientationUserInfoKey: new.rawValue])
    }

    func orientationDidChange(from old: UIInterfaceOrientation) {
        NotificationCenter.default.post(
            name: Self.didChangeStatusBarOrientationNotification, object: self,
            userInfo: [Self.statusBarOrientationUserInfoKey: old.rawValue])
    }
}
