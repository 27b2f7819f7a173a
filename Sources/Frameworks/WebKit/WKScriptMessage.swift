public import Foundation
import WebHosting

/// A message that a script sends by `webkit.messageHandlers.<name>.postMessage(body)`.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// A number, text, list, dictionary, or `NSNull`.
    public let body: Any
    /// The view of the page.
    open private(set) weak var webView: WKWebView?
    /// The frame that sends it. The engine does not tell frames apart: always the main one.
    public let frameInfo: WKFrameInfo
    /// The handler's name.
    public let name: String
    /// The world of the script.
    public let world: WKContentWorld

    init(body: Any, name: String, world: WKContentWorld, webView: WKWebView) {
        self.body = body
        self.name = name
        self.world = world
        self.webView = webView
        frameInfo = webView.mainFrame
        super.init()
    }

    nonisolated deinit {}
}

/// An object that receives the messages of scripts.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
    /// Called for each message.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// An object that answers the messages of scripts: `postMessage` resolves to the answer.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: AnyObject {
    /// Called for each message.
    ///
    /// - Parameter replyHandler: Receives the answer, in the forms of ``WKScriptMessage/body``, or
    ///   the text of an error. Call it once, now or later.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor (Any?, String?) -> Void)
}
