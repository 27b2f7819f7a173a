import AssociatedValues
import Foundation
public import FoundationGaps

private nonisolated(unsafe) var activityKey: UInt8 = 0

extension UIResponder {
    /// The user's activity in this responder; `nil` by default.
    ///
    /// An activity that needs to be saved is updated by ``updateUserActivityState(_:)`` before the
    /// scene is asked for its activity.
    public var userActivity: NSUserActivity? {
        get { objc_getAssociatedObject(self, &activityKey) as? NSUserActivity }
        set {
            objc_setAssociatedObject(self, &activityKey, newValue, .OBJC_ASSOCIATION_RETAIN)
        }
    }

    /// Updates the responder's activity, if it needs to be saved.
    final func saveUserActivity() {
        guard let activity = userActivity, activity.needsSave else { return }
        activity.saveIfNeeded()
        activity.needsSave = false
        updateUserActivityState(activity)
    }
}

/// An object that shows again what an activity describes: a responder.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
    /// Continues an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
