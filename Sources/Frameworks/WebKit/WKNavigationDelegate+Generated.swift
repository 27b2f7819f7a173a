// Written by Scripts/delegate-table.

public import FoundationNetworking

extension WKNavigationDelegate {
    /// Asks the method that returns its answer.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) { Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) } }

    /// Asks the method without settings.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        preferences: WKWebpagePreferences,
        decisionHandler:
            @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
        self.webView(webView, decidePolicyFor: navigationAction) {
            decisionHandler($0, preferences)
        }
    }

    /// Returns `.allow` by default.
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction)
        async -> WKNavigationActionPolicy
    { .allow }

    /// Asks the method that returns its answer.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) { Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse)) } }

    /// Returns `navigationResponse.canShowMIMEType ? .allow : .cancel` by default.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy { navigationResponse.canShowMIMEType ? .allow : .cancel }

    /// Does nothing by default.
    public func webView(
        _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
    ) {}

    /// Does nothing by default.
    public func webView(
        _ webView: WKWebView,
        didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {}

    /// Does nothing by default.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {}

    /// Does nothing by default.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}

    /// Does nothing by default.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}

    /// Does nothing by default.
    public func webView(
        _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
    ) {}

    /// Rejects: no user is logged in.
    public func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { completionHandler(.performDefaultHandling, nil) }

    /// Does nothing by default.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}

    /// Does nothing by default.
    public func webView(
        _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
    ) {}

    /// Does nothing by default.
    public func webView(
        _ webView: WKWebView, navigationResponse: WKNavigationResponse,
        didBecome download: WKDownload
    ) {}
}
