/// A message that the desktop shows outside of the app's windows.
public struct DesktopNotification: Hashable, Sendable {
    /// A button of a notification.
    public struct Action: Hashable, Sendable {
        public var id: String
        public var title: String

        public init(id: String, title: String) {
            self.id = id
            self.title = title
        }
    }

    /// How much a notification may disturb.
    public enum Urgency: Int, Hashable, Sendable { case low, normal, critical }

    /// The name of the notification in this program. One with the name of another replaces it.
    public var id: String

    public var title: String

    /// The text below the title, without markup.
    public var body: String

    /// The buttons, in their order.
    public var actions: [Action]

    public var urgency: Urgency

    /// `true` if a sound may be played.
    public var playsSound: Bool

    /// The path of a picture file; `nil` for none.
    public var picture: String?

    public init(
        id: String, title: String, body: String, actions: [Action] = [],
        urgency: Urgency = .normal, playsSound: Bool = false, picture: String? = nil
    ) {
        self.id = id
        self.title = title
        self.body = body
        self.actions = actions
        self.urgency = urgency
        self.playsSound = playsSound
        self.picture = picture
    }
}

/// The user's answer to a notification.
public enum NotificationAnswer: Hashable, Sendable {
    /// The notification itself was clicked.
    case opened

    /// The button of this id was pressed.
    case action(String)

    /// The notification was closed.
    case dismissed
}
