public import Foundation

/// A namespace of scripts: those of different worlds see the same page, and not each other's
/// variables.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
    /// The world's name; `nil` for those of the page and of apps.
    public let name: String?

    /// The name in the engine; `nil` for the page's world.
    let engineName: String?

    private init(name: String?, engineName: String?) {
        self.name = name
        self.engineName = engineName
        super.init()
    }

    nonisolated deinit {}

    /// The world of the page's own scripts.
    public static let page = WKContentWorld(name: nil, engineName: nil)

    /// The world of the app's scripts.
    public static let defaultClient = WKContentWorld(name: nil, engineName: "touchstone-client")

    private static var named: [String: WKContentWorld] = [:]

    /// Returns the world of a name, which stays the same one.
    open class func world(name: String) -> WKContentWorld {
        if let world = named[name] { return world }
        let world = WKContentWorld(name: name, engineName: "client:" + name)
        named[name] = world
        return world
    }

    /// The world of a name in the engine.
    static func world(engineName: String?) -> WKContentWorld {
        guard let engineName else { return .page }
        if engineName == defaultClient.engineName { return .defaultClient }
        return world(name: String(engineName.dropFirst("client:".count)))
    }
}
