public import Foundation

/// An object that shows what pages ask the user, and opens their windows.
///
/// Without a method, dialogs are answered at once as if they were cancelled, and no window opens.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {
    /// Called when a page opens a window.
    ///
    /// - Returns: A web view that was made with `configuration`; `nil`, the default, for none.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?

    /// Called when a page closes its window.
    func webViewDidClose(_ webView: WKWebView)

    /// Called for `alert()`.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void)

    /// Called for `confirm()`, and before a page with changes is left.
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor (Bool) -> Void)

    /// Called for `prompt()`.
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
        defaultText: String?, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor (String?) -> Void)
}

/// What a page asks of the window that it opens. The engine does not report it: all are `nil`.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
    /// The left edge.
    public let x: NSNumber? = nil
    /// The top edge.
    public let y: NSNumber? = nil
    /// The width.
    public let width: NSNumber? = nil
    /// The height.
    public let height: NSNumber? = nil

    override init() { super.init() }

    nonisolated deinit {}
}
