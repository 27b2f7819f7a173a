public import Foundation
public import FoundationNetworking
import WebHosting

/// Cookies, caches and other data of pages.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    /// `true` if the data outlive the program.
    public let isPersistent: Bool

    /// The cookies.
    public private(set) lazy var httpCookieStore = WKHTTPCookieStore(store: self)

    private var existingSession: WebSession?

    private init(isPersistent: Bool) {
        self.isPersistent = isPersistent
        super.init()
    }

    nonisolated deinit {}

    private static let shared = WKWebsiteDataStore(isPersistent: true)

    /// The store of the app, in its folder for caches. In tests without a display it keeps its data
    /// in memory.
    open class func `default`() -> WKWebsiteDataStore { shared }

    /// Returns a new store in memory.
    open class func nonPersistent() -> WKWebsiteDataStore {
        WKWebsiteDataStore(isPersistent: false)
    }

    /// The session in the engine, which has to have started.
    var session: WebSession {
        if let existingSession { return existingSession }
        let session = WebSession(folder: isPersistent ? Self.folder : nil)
        existingSession = session
        return session
    }

    private static var folder: String? {
        guard !WebEngine.isForTests,
            let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        else { return nil }
        let folder = caches.appendingPathComponent(
            "\(ProcessInfo.processInfo.processName)/WebKit")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }

    // MARK: Removing

    private static let types: [(name: String, bit: Int)] = [
        (WKWebsiteDataTypeMemoryCache, 1 << 0), (WKWebsiteDataTypeDiskCache, 1 << 1),
        (WKWebsiteDataTypeSessionStorage, 1 << 3), (WKWebsiteDataTypeLocalStorage, 1 << 4),
        (WKWebsiteDataTypeIndexedDBDatabases, 1 << 5), (WKWebsiteDataTypeCookies, 1 << 6),
        (WKWebsiteDataTypeServiceWorkerRegistrations, 1 << 9),
    ]

    /// All kinds of data.
    open class func allWebsiteDataTypes() -> Set<String> { Set(types.map(\.name)) }

    /// Removes data that changed after a date.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping @MainActor () -> Void
    ) {
        guard (try? WebEngine.start()) != nil else { return completionHandler() }
        let bits = Self.types.filter { dataTypes.contains($0.name) }.reduce(0) { $0 | $1.bit }
        let age = Date().timeIntervalSince(date)
        // The engine counts back from now; what is older than ten years is everything.
        session.clear(types: bits, since: age > 315_360_000 ? 0 : max(age, 1), completionHandler)
    }

    /// Removes data that changed after a date.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        await withCheckedContinuation { continuation in
            removeData(ofTypes: dataTypes, modifiedSince: date) { continuation.resume() }
        }
    }
}

/// What is cached in memory.
nonisolated public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// What is cached in files.
nonisolated public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Cookies.
nonisolated public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Data of scripts' `sessionStorage`.
nonisolated public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// Data of scripts' `localStorage`.
nonisolated public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Databases of scripts.
nonisolated public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// Workers that pages registered.
nonisolated public let WKWebsiteDataTypeServiceWorkerRegistrations =
    "WKWebsiteDataTypeServiceWorkerRegistrations"

/// The cookies of a store.
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
    private weak var store: WKWebsiteDataStore?

    init(store: WKWebsiteDataStore) {
        self.store = store
        super.init()
    }

    nonisolated deinit {}

    /// Calls `completionHandler` later with all cookies.
    open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
        guard let store, (try? WebEngine.start()) != nil else { return completionHandler([]) }
        store.session.cookies { completionHandler($0.compactMap(HTTPCookie.init(_:))) }
    }

    /// Returns all cookies.
    open func allCookies() async -> [HTTPCookie] {
        await withCheckedContinuation { continuation in
            getAllCookies { continuation.resume(returning: $0) }
        }
    }

    /// Adds or replaces a cookie.
    open func setCookie(
        _ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil
    ) {
        set(cookie, deletes: false, completionHandler)
    }

    /// Adds or replaces a cookie.
    open func setCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { continuation in
            setCookie(cookie) { continuation.resume() }
        }
    }

    /// Removes a cookie.
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
        set(cookie, deletes: true, completionHandler)
    }

    private func set(
        _ cookie: HTTPCookie, deletes: Bool, _ completion: (@MainActor () -> Void)?
    ) {
        guard let store, (try? WebEngine.start()) != nil else { return completion?() ?? () }
        let made = WebSession.Cookie(
            name: cookie.name, value: cookie.value, domain: cookie.domain, path: cookie.path,
            expires: cookie.expiresDate, isSecure: cookie.isSecure, isHTTPOnly: cookie.isHTTPOnly)
        store.session.set(made, deletes: deletes) { completion?() }
    }
}

extension HTTPCookie {
    fileprivate convenience init?(_ cookie: WebSession.Cookie) {
        var properties: [HTTPCookiePropertyKey: Any] = [
            .name: cookie.name, .value: cookie.value, .domain: cookie.domain, .path: cookie.path,
        ]
        if let expires = cookie.expires { properties[.expires] = expires }
        if cookie.isSecure { properties[.secure] = "TRUE" }
        if cookie.isHTTPOnly { properties[HTTPCookiePropertyKey("HttpOnly")] = "TRUE" }
        self.init(properties: properties)
    }
}
