public import Foundation
public import FoundationGaps

/// The persistent part of a scene: its role, its configuration, and what it showed.
///
/// The session of a window that is open when the app ends is used again at the next launch, with
/// the same ``persistentIdentifier``.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
    /// The purpose of a scene.
    public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A window of the app.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene, while it is connected.
    public internal(set) weak var scene: UIScene?

    /// The purpose of the scene.
    public let role: Role

    /// The configuration that the application delegate chose.
    public internal(set) var configuration: UISceneConfiguration

    /// A name of the session, the same at the next launch.
    public let persistentIdentifier: String

    /// Values that the app keeps with the session: texts, numbers, dates, data, URLs, and arrays
    /// and dictionaries of these.
    public var userInfo: [String: Any]?

    /// The activity of the scene when the app ended; see
    /// `UISceneDelegate.stateRestorationActivity(for:)`.
    public internal(set) var stateRestorationActivity: NSUserActivity?

    /// The size to which the user brought the scene's window.
    var place: WindowPlace?

    init(role: Role) {
        self.role = role
        persistentIdentifier = UUID().uuidString
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }

    /// The session of a scene of the last launch.
    init(_ saved: SavedScenes.Session) {
        role = Role(rawValue: saved.role)
        persistentIdentifier = saved.identifier
        configuration = UISceneConfiguration(name: saved.configuration, sessionRole: role)
        userInfo = saved.userInfo?.mapValues(\.value)
        stateRestorationActivity = saved.activity?.activity
        place = saved.place
        super.init()
    }

    nonisolated deinit {}
}

/// The classes with which a scene is made.
///
/// Its properties come from the entry of the same name in the scene manifest of the app's
/// `Info.plist`, if there is one. Without it, set ``delegateClass`` in
/// `application(_:configurationForConnecting:options:)`.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
    /// The name of the configuration.
    public let name: String?

    /// The purpose of the scene.
    public let role: UISceneSession.Role

    /// The class of the scene's delegate, a subclass of `UIResponder` with an `init()`.
    public var delegateClass: AnyClass?

    /// The storyboard whose initial controller the scene's window shows.
    public var storyboard: UIStoryboard?

    /// Creates a configuration: that of the scene manifest with the name and role, or an empty one.
    public convenience init(name: String?, sessionRole: UISceneSession.Role) {
        let info = UIApplication.current?.info ?? .main
        let entry = info.scenes.first { $0.role == sessionRole.rawValue && $0.name == name }
        self.init(name: name, sessionRole: sessionRole, entry: entry)
    }

    /// Creates the configuration of an entry in the scene manifest.
    init(name: String?, sessionRole: UISceneSession.Role, entry: AppInfo.Scene?) {
        self.name = name
        role = sessionRole
        delegateClass = entry?.delegateClass.flatMap { NSClassFromString($0) }
        let file = entry?.storyboard.flatMap { name in
            Bundle.main.nibFile(name, "storyboard").map { _ in name }
        }
        storyboard = file.map { UIStoryboard(name: $0, bundle: nil) }
        super.init()
    }

    nonisolated deinit {}
}

/// A URL that the app is asked to open.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL

    /// How the URL is opened.
    public let options = UIScene.OpenURLOptions()

    init(url: URL) {
        self.url = url
        super.init()
    }

    nonisolated deinit {}
}

extension UIScene {
    /// How a URL is opened that the app is asked to open.
    @preconcurrency @MainActor
    public final class OpenURLOptions: NSObject {
        /// The identifier of the app that asks. `nil`: a desktop does not say.
        public var sourceApplication: String? { nil }

        /// What the app that asks adds. `nil`: a desktop passes the URL alone.
        public var annotation: Any? { nil }

        /// `true`: files are opened where they are, not as copies.
        public var openInPlace: Bool { true }

        nonisolated deinit {}
    }

    /// How ``open(_:options:completionHandler:)`` opens a URL.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// `true` to open only links that an app has claimed; see
        /// ``UIApplication/OpenExternalURLOptionsKey/universalLinksOnly``. `false` by default.
        open var universalLinksOnly = false

        nonisolated deinit {}
    }

    /// Opens an address with the program that the desktop has for it.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: How the address is opened.
    ///   - completion: Receives `true` if a program was found.
    public func open(
        _ url: URL, options: OpenExternalURLOptions?,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(
            url, options: options?.universalLinksOnly == true ? [.universalLinksOnly: true] : [:],
            completionHandler: completion)
    }
}
