public import Foundation

/// A button of a notification.
public final class UNNotificationAction: NSObject, Sendable {
    /// The name that the response states.
    public let identifier: String

    /// The title of the button.
    public let title: String

    /// How the action is performed.
    public let options: UNNotificationActionOptions

    /// Creates an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = []
    ) {
        self.identifier = identifier
        self.title = title
        self.options = options
        super.init()
    }
}

/// How an action of a notification is performed.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Only after the device is unlocked, which it always is on a desktop.
    public static let authenticationRequired = Self(rawValue: 1)

    /// The action deletes something.
    public static let destructive = Self(rawValue: 2)

    /// The app's window comes to the front.
    public static let foreground = Self(rawValue: 4)
}

/// The actions of one kind of notification.
public final class UNNotificationCategory: NSObject, Sendable {
    /// The name that contents refer to.
    public let identifier: String

    /// The buttons, in their order.
    public let actions: [UNNotificationAction]

    /// The events that are reported.
    public let options: UNNotificationCategoryOptions

    /// Creates a category.
    ///
    /// - Parameters:
    ///   - identifier: The name that contents refer to.
    ///   - actions: The buttons.
    ///   - intentIdentifiers: The names of intents, which a desktop does not know.
    ///   - options: What is reported.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.options = options
        super.init()
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationCategory)?.identifier == identifier
    }

    public override var hash: Int { identifier.hashValue }
}

/// The events of a category's notifications that are reported.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The delegate also receives the response ``UNNotificationDismissActionIdentifier``.
    public static let customDismissAction = Self(rawValue: 1)
}
