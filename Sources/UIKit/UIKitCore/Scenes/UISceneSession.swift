public import Foundation

/// The persistent part of a scene: its role and configuration.
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

    /// A name of the session.
    public let persistentIdentifier = UUID().uuidString

    /// Values that the app keeps with the session.
    public var userInfo: [String: Any]?

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }

    nonisolated deinit {}
}

/// The classes with which a scene is made.
///
/// There is no `Info.plist`: set ``delegateClass`` in
/// `application(_:configurationForConnecting:options:)`.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
    /// The name of the configuration.
    public let name: String?

    /// The purpose of the scene.
    public let role: UISceneSession.Role

    /// The class of the scene's delegate, a subclass of `UIResponder` with an `init()`.
    public var delegateClass: AnyClass?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }

    nonisolated deinit {}
}

/// A URL that the app is asked to open.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL

    init(url: URL) {
        self.url = url
        super.init()
    }

    nonisolated deinit {}
}
