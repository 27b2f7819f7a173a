public import Foundation
import WebHosting

/// The settings with which a web view is made. A view copies them: later changes have no effect.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, NSCopying {
    /// Scripts and rules, shared with copies.
    open var userContentController = WKUserContentController()
    /// Cookies and other data, shared with copies.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// The engine's options, shared with copies.
    open var preferences = WKPreferences()
    /// Settings of pages.
    open var defaultWebpagePreferences = WKWebpagePreferences()
    /// Has no effect: each site has processes of its own.
    open var processPool = WKProcessPool()
    /// Text that is appended to the engine's user agent. It has no effect here.
    open var applicationNameForUserAgent: String?
    /// `true` to keep pages invisible until all of them is read. It has no effect here.
    open var suppressesIncrementalRendering = false
    /// `true`, the default here, for videos within their page.
    open var allowsInlineMediaPlayback = true
    /// The kinds of media that only play after the user's action.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []

    /// The page that opens a window with this configuration.
    var opener: WebPage?

    private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

    public override init() { super.init() }

    nonisolated deinit {}

    /// Returns a configuration with the same settings.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { Copied(value: copied()) }.value
    }

    private struct Copied: @unchecked Sendable { let value: WKWebViewConfiguration }

    func copied() -> WKWebViewConfiguration {
        let copy = WKWebViewConfiguration()
        copy.userContentController = userContentController
        copy.websiteDataStore = websiteDataStore
        copy.preferences = preferences
        copy.defaultWebpagePreferences = defaultWebpagePreferences
        copy.processPool = processPool
        copy.applicationNameForUserAgent = applicationNameForUserAgent
        copy.suppressesIncrementalRendering = suppressesIncrementalRendering
        copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
        copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
        copy.schemeHandlers = schemeHandlers
        copy.opener = opener
        return copy
    }

    // MARK: Schemes

    /// Loads addresses of a scheme from the app.
    ///
    /// - Precondition: The scheme is valid, not one of the engine's own, and has no handler yet.
    open func setURLSchemeHandler(
        _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
    ) {
        let scheme = urlScheme.lowercased()
        precondition(
            !WKWebView.handlesURLScheme(scheme),
            "“\(urlScheme)” is a scheme of the engine's own. Choose another one for the app.")
        precondition(
            scheme.wholeMatch(of: /[a-z][a-z0-9+.-]*/) != nil,
            "“\(urlScheme)” is no scheme: it begins with a letter, and has letters, digits, +, - and ."
        )
        precondition(
            schemeHandlers[scheme] == nil, "“\(urlScheme)” has a handler already.")
        schemeHandlers[scheme] = urlSchemeHandler
    }

    /// Returns the handler of a scheme.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        schemeHandlers[urlScheme.lowercased()]
    }

    var schemes: [String] { Array(schemeHandlers.keys) }
}

/// Kinds of media.
nonisolated public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Media that are heard.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Media that are seen.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// Both.
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// Options of the engine.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    /// The smallest size of text in points; 0 by default.
    open var minimumFontSize: CGFloat = 0
    /// `true` if scripts may open windows without the user's action; `false` by default.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// `false` to run no scripts of pages.
    open var javaScriptEnabled = true
    /// `true` if videos may fill the screen. It has no effect here.
    open var isElementFullscreenEnabled = false

    public override init() { super.init() }

    nonisolated deinit {}
}

/// Settings of a page.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// The kind of page that a server is asked for.
    public nonisolated enum ContentMode: Int, Hashable, Sendable {
        case recommended = 0
        case mobile, desktop
    }

    /// `false` to run no scripts of the page.
    open var allowsContentJavaScript = true
    /// The kind of page. It has no effect here.
    open var preferredContentMode = ContentMode.recommended

    public override init() { super.init() }

    /// Returns preferences that a delegate may change for one navigation.
    func copied() -> WKWebpagePreferences {
        let copy = WKWebpagePreferences()
        copy.allowsContentJavaScript = allowsContentJavaScript
        copy.preferredContentMode = preferredContentMode
        return copy
    }

    nonisolated deinit {}
}

/// A group of processes. It has no effect here.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
    public override init() { super.init() }

    nonisolated deinit {}
}
