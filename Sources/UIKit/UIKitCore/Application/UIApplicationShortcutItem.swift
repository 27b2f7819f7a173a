public import Foundation

/// The picture of a quick action.
public nonisolated final class UIApplicationShortcutIcon: NSObject {
    /// The pictures that the system has. Raw values are Apple's.
    public enum IconType: Int, Hashable, Sendable {
        case compose = 0
        case play
        case pause
        case add
        case location
        case search
        case share
        case prohibit
        case contact
        case home
        case markLocation
        case favorite
        case love
        case cloud
        case invitation
        case confirmation
        case mail
        case message
        case date
        case time
        case capturePhoto
        case captureVideo
        case task
        case taskCompleted
        case alarm
        case bookmark
        case shuffle
        case audio
        case update
    }

    private enum Source: Hashable {
        case type(IconType)
        case image(String)
        case symbol(String)
    }

    private let source: Source

    /// A picture of the system.
    public init(type: IconType) { source = .type(type) }

    /// An image of the app, drawn in one colour.
    public init(templateImageName: String) { source = .image(templateImageName) }

    /// A symbol.
    public init(systemImageName: String) { source = .symbol(systemImageName) }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon)?.source == source
    }

    public override var hash: Int { source.hashValue }
}

/// A quick action: an entry in the menu of the app's icon.
///
/// Those of `Info.plist` are the actions of the app's desktop entry; each starts the app, whose
/// delegate performs it. An immutable value; see ``UIMutableApplicationShortcutItem``.
open nonisolated class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
    fileprivate struct Content {
        var type: String
        var title: String
        var subtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: any NSSecureCoding]?
        var target: Any?
    }

    fileprivate final var content: Content

    /// Creates an action with a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - type: A name by which the delegate knows what to do.
    ///   - localizedTitle: The text of the entry.
    ///   - localizedSubtitle: A second line; desktops show none.
    ///   - icon: The picture of the entry.
    ///   - userInfo: Values for the delegate.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?,
        icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
    ) {
        content = Content(
            type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon,
            userInfo: userInfo)
    }

    fileprivate init(_ content: Content) { self.content = content }

    /// A name by which the delegate knows what to do.
    open var type: String { content.type }

    /// The text of the entry.
    open var localizedTitle: String { content.title }

    /// A second line; desktops show none.
    open var localizedSubtitle: String? { content.subtitle }

    /// The picture of the entry.
    open var icon: UIApplicationShortcutIcon? { content.icon }

    /// Values for the delegate.
    open var userInfo: [String: any NSSecureCoding]? { content.userInfo }

    /// The identifier of the scene that is to perform the action.
    open var targetContentIdentifier: Any? { content.target }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIApplicationShortcutItem else { return false }
        return type == other.type && localizedTitle == other.localizedTitle
            && localizedSubtitle == other.localizedSubtitle && icon == other.icon
    }

    open override var hash: Int { type.hashValue }

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(content) }

    /// Returns a ``UIMutableApplicationShortcutItem``.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        UIMutableApplicationShortcutItem(content)
    }
}

/// A quick action that can be changed.
open nonisolated class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    open override var type: String {
        get { content.type }
        set { content.type = newValue }
    }

    open override var localizedTitle: String {
        get { content.title }
        set { content.title = newValue }
    }

    open override var localizedSubtitle: String? {
        get { content.subtitle }
        set { content.subtitle = newValue }
    }

    open override var icon: UIApplicationShortcutIcon? {
        get { content.icon }
        set { content.icon = newValue }
    }

    open override var userInfo: [String: any NSSecureCoding]? {
        get { content.userInfo }
        set { content.userInfo = newValue }
    }

    open override var targetContentIdentifier: Any? {
        get { content.target }
        set { content.target = newValue }
    }
}

extension UIApplication {
    /// The variable of the environment with the type of the quick action that starts the app. The
    /// actions of desktop entries set it.
    nonisolated static let shortcutVariable = "TOUCHSTONE_SHORTCUT"

    /// The quick actions of `Info.plist`.
    final var staticShortcutItems: [UIApplicationShortcutItem] {
        info.shortcuts.map { entry in
            UIApplicationShortcutItem(
                type: entry.type, localizedTitle: entry.title, localizedSubtitle: entry.subtitle,
                icon: entry.icon.map(UIApplicationShortcutIcon.init(templateImageName:))
                    ?? entry.symbol.map(UIApplicationShortcutIcon.init(systemImageName:)))
        }
    }

    /// Returns the quick action with a type: one of `Info.plist`, or of ``shortcutItems``.
    package final func shortcutItem(ofType type: String) -> UIApplicationShortcutItem? {
        (staticShortcutItems + (shortcutItems ?? [])).first { $0.type == type }
    }

    /// Lets the delegate of a scene, or that of an app without scenes, perform a quick action.
    package final func perform(
        _ item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void = { _ in }
    ) {
        for scene in scenes {
            guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { continue }
            return delegate.windowScene(
                scene, performActionFor: item, completionHandler: completionHandler)
        }
        delegate?.application(
            self, performActionFor: item, completionHandler: completionHandler)
    }
}
