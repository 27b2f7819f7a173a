import Foundation
import FoundationGaps

/// The windows of an app, as they are kept between two launches.
struct SavedScenes: Codable, Sendable {
    /// The form of the file that this version writes and reads.
    static let version = 1

    /// The greatest number of sessions that are restored.
    static let maximumCount = 32

    var version = Self.version

    /// `true` while the app restores its windows. If it is still `true` at the next launch, the app
    /// crashed over it.
    var isOpening = false

    /// The sessions, that of the front window last.
    var sessions: [Session] = []

    /// The place of the first window that belongs to no scene.
    var window: WindowPlace?

    /// The session of one scene.
    struct Session: Codable, Sendable {
        var identifier: String
        var configuration: String?
        var role: String
        var place: WindowPlace?
        var activity: Activity?
        var userInfo: [String: KeptValue]?
    }

    /// The user's activity in a window.
    struct Activity: Codable, Sendable {
        var type: String
        var title: String?
        var userInfo: [String: KeptValue]?
        var requiredKeys: Set<String>?
        var page: URL?
        var target: String?
        var identifier: String?

        /// Returns `nil` for an activity with values that cannot be kept.
        init?(_ activity: NSUserActivity) {
            type = activity.activityType
            title = activity.title
            requiredKeys = activity.requiredUserInfoKeys
            page = activity.webpageURL
            target = activity.targetContentIdentifier
            identifier = activity.persistentIdentifier
            if let userInfo = activity.userInfo {
                let wanted = userInfo.filter { key, _ in
                    requiredKeys.map { ($0 as Set<AnyHashable>).contains(key) } ?? true
                }
                guard let entries = KeptValue.entries(wanted) else { return nil }
                self.userInfo = entries
            }
        }

        /// The activity as the app knows it.
        var activity: NSUserActivity {
            let activity = NSUserActivity(activityType: type)
            activity.title = title
            activity.userInfo = userInfo?.mapValues(\.value)
            activity.requiredUserInfoKeys = requiredKeys
            activity.webpageURL = page
            activity.targetContentIdentifier = target
            activity.persistentIdentifier = identifier
            return activity
        }
    }

    /// The reason why the file cannot be used; `nil` if it can.
    var defect: String? {
        if version != Self.version { return "the file has format \(version)" }
        if sessions.count > Self.maximumCount { return "it lists \(sessions.count) windows" }
        if Set(sessions.map(\.identifier)).count != sessions.count {
            return "two windows have the same name"
        }
        for session in sessions {
            if session.identifier.isEmpty || session.identifier.utf8.count > 100 {
                return "a window has the name “\(session.identifier.prefix(100))”"
            }
            if session.activity?.type.isEmpty == true { return "an activity has no type" }
        }
        let places = sessions.map(\.place) + [window]
        if places.contains(where: { $0?.isValid == false }) {
            return "a window has an impossible size"
        }
        return nil
    }
}
