public import FoundationNetworking

/// An object that decides about a web view's navigations, and is notified of them.
///
/// A navigation calls `decidePolicyFor`, `didStartProvisionalNavigation`, `decidePolicyFor` with
/// the response, `didCommit` and `didFinish`, in this order, or ends with a failure.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
    /// Called before a navigation. The default asks the method that returns its answer.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)

    /// Called before a navigation, with settings that the app may change. The default asks the
    /// method without settings.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler:
            @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)

    /// Called before a navigation. The default allows it.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy

    /// Called with the head of a response. The default asks the method that returns its answer.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)

    /// Called with the head of a response. The default allows what the engine can show.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy

    /// Called when a navigation begins.
    func webView(
        _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)

    /// Called when a server redirects.
    func webView(
        _ webView: WKWebView,
        didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)

    /// Called when a navigation fails before anything arrived.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error)

    /// Called when content begins to arrive.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)

    /// Called when all is loaded.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)

    /// Called when a navigation fails after content has arrived.
    func webView(
        _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)

    /// Called when a server asks for a password. The default rejects: the page shows the server's
    /// answer without a login.
    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)

    /// Called when the page's process has ended. The view is blank until it is loaded again.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)

    /// Called when a navigation becomes a download.
    func webView(
        _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)

    /// Called when a response becomes a download.
    func webView(
        _ webView: WKWebView, navigationResponse: WKNavigationResponse,
        didBecome download: WKDownload)
}
