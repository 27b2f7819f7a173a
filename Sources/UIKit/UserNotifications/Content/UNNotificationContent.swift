public import Foundation

/// The texts of a notification and how it is shown.
///
/// `@unchecked Sendable`: it does not change after its creation, except for
/// ``UNMutableNotificationContent``, of which a request and a notification keep a copy.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// Everything that a content states.
    struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var targetContentIdentifier: String?
        var attachments: [UNNotificationAttachment] = []
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
    }

    var values: Values

    /// Creates a content without texts.
    public override init() {
        values = Values()
        super.init()
    }

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    nonisolated deinit {}

    /// The first line.
    open var title: String { values.title }

    /// The line below the title.
    open var subtitle: String { values.subtitle }

    /// The text below both.
    open var body: String { values.body }

    /// The number shown next to the app's icon; 0 removes it, `nil` leaves it as it is.
    open var badge: NSNumber? { values.badge }

    /// The sound; `nil` for none.
    open var sound: UNNotificationSound? { values.sound }

    /// The app's own values.
    open var userInfo: [AnyHashable: Any] { values.userInfo }

    /// The category, whose actions become buttons; see
    /// ``UNUserNotificationCenter/setNotificationCategories(_:)``.
    open var categoryIdentifier: String { values.categoryIdentifier }

    /// The name of the group to which the notification belongs, for the app's own use.
    open var threadIdentifier: String { values.threadIdentifier }

    /// The name of the scene that an answer is meant for, for the app's own use.
    open var targetContentIdentifier: String? { values.targetContentIdentifier }

    /// The pictures, of which the first is shown.
    open var attachments: [UNNotificationAttachment] { values.attachments }

    /// How much the notification may disturb.
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }

    /// How important the notification is among those of the app, from 0 to 1, for the app's own
    /// use.
    open var relevanceScore: Double { values.relevanceScore }

    // MARK: Copying

    /// Returns a content that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }

    /// Returns a ``UNMutableNotificationContent``.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }
}

/// A content to fill in.
///
///     let content = UNMutableNotificationContent()
///     content.title = "Meeting"
///     content.body = "In ten minutes"
///     content.sound = .default
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    nonisolated deinit {}

    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }

    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }

    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }

    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }

    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }

    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }

    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }

    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }

    open override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }

    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }

    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }

    open override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }
}

/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// Listed without being announced.
    case passive
    /// Announced: the default.
    case active
    /// Announced, also while the user wants few of them.
    case timeSensitive
    /// Announced always, and shown until it is answered.
    case critical
}
