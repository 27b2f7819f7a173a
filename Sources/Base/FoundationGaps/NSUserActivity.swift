public import Foundation

/// A description of what the user is doing, with which an app can show the same screen again.
///
/// UIKit keeps one for each window and returns it to the app at the next launch; see
/// `UISceneDelegate.stateRestorationActivity(for:)`. No other device and no search of the desktop
/// receives activities here: the `isEligibleFor…` properties only keep their values.
///
///     let activity = NSUserActivity(activityType: "org.example.reader.reading")
///     activity.title = "Chapter 3"
///     activity.addUserInfoEntries(from: ["chapter": 3])
open class NSUserActivity: NSObject {
    /// The kind of the activity, in reverse domain name notation.
    public let activityType: String

    /// A name of the activity for the user.
    open var title: String?

    /// The values with which the app continues: texts, numbers, dates, data, URLs, and arrays and
    /// dictionaries of these, all with texts as keys.
    open var userInfo: [AnyHashable: Any]?

    /// The keys of ``userInfo`` that the app needs; `nil` for all. Others are not kept.
    open var requiredUserInfoKeys: Set<String>?

    /// `true` to have ``userInfo`` updated by the delegate or the responder that owns the activity
    /// before it is kept.
    open var needsSave = false

    /// A page on the web that shows the same.
    open var webpageURL: URL?

    /// The page from which the user came.
    open var referrerURL: URL?

    /// The time after which the activity is of no use any more.
    open var expirationDate: Date?

    /// Words that describe the activity.
    open var keywords: Set<String> = []

    /// A name of the content, by which a window is chosen to show it.
    open var targetContentIdentifier: String?

    /// A name of the activity that is unique in the app.
    open var persistentIdentifier: String?

    /// `true` (the default) if other devices may continue the activity.
    open var isEligibleForHandoff = true

    /// `true` if the activity may be found on this device; `false` by default.
    open var isEligibleForSearch = false

    /// `true` if the activity may be found by everybody; `false` by default.
    open var isEligibleForPublicIndexing = false

    /// `true` if the activity may be suggested; `false` by default.
    open var isEligibleForPrediction = false

    /// The object that updates the activity.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Creates an activity.
    ///
    /// - Precondition: The type is not empty.
    public init(activityType: String) {
        precondition(
            !activityType.isEmpty,
            "An activity needs a type. Name it like “org.example.reader.reading”.")
        self.activityType = activityType
        super.init()
    }

    /// Adds entries to ``userInfo``, replacing those of the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Announces that the user is doing this now: an activity that ``needsSave`` is updated by its
    /// delegate.
    open func becomeCurrent() { saveIfNeeded() }

    /// Announces that the user is not doing this any more.
    open func resignCurrent() { saveIfNeeded() }

    /// Ends the use of the activity: the delegate is not called any more.
    open func invalidate() { delegate = nil }

    /// Lets the delegate update the activity, if it ``needsSave``.
    package func saveIfNeeded() {
        guard needsSave, let delegate else { return }
        needsSave = false
        delegate.userActivityWillSave(self)
    }
}

/// An object that updates an activity.
public protocol NSUserActivityDelegate: AnyObject {
    /// Called before an activity is kept that needs to be saved. Update its `userInfo` here.
    func userActivityWillSave(_ userActivity: NSUserActivity)

    /// Called on another device's request to continue; no such request arrives on a desktop.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of an activity that shows a page of the web, its `webpageURL`.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
