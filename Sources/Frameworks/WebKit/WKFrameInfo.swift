public import Foundation
public import FoundationNetworking

/// A frame of a page at some time.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject, NSCopying {
    /// `true` for the page itself.
    public let isMainFrame: Bool
    /// The request that the frame showed.
    public let request: URLRequest
    /// The origin of its content.
    public let securityOrigin: WKSecurityOrigin
    /// The view of the page.
    open private(set) weak var webView: WKWebView?

    init(isMainFrame: Bool, request: URLRequest, webView: WKWebView?) {
        self.isMainFrame = isMainFrame
        self.request = request
        self.webView = webView
        securityOrigin = WKSecurityOrigin(request.url)
        super.init()
    }

    nonisolated deinit {}

    /// Returns the frame itself, which does not change.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A server, as scripts may read each other's data.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
    /// The scheme.
    public let `protocol`: String
    /// The server's name.
    public let host: String
    /// The port; 0 for that of the scheme.
    public let port: Int

    init(_ url: URL?) {
        self.protocol = url?.scheme ?? ""
        host = url?.host ?? ""
        port = url?.port ?? 0
        super.init()
    }

    nonisolated deinit {}
}
