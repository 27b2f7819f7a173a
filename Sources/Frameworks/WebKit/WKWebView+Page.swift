import CoreGraphics
import Foundation
import FoundationNetworking
import UIKit
package import WebHosting

/// What happens in the page.
extension WKWebView: WebPageClient {
    package func pageDidDraw(_ page: WebPage) {
        contentView.show(page.image)
        edgeView.backgroundColor = page.cornerColor.map {
            UIColor(red: $0[0], green: $0[1], blue: $0[2], alpha: 1)
        }
    }

    package func page(_ page: WebPage, didChange property: WebPageProperty) {
        if property == .themeColor { updateThemeColor() } else { synchronize() }
    }

    // MARK: Loading

    package func page(_ page: WebPage, didReach step: WebPageStep) {
        switch step {
        case .started:
            if state.isUnderWay { state.current = nil }
            state.isUnderWay = true
            state.isCommitted = false
            synchronize()
            navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        case .redirected:
            synchronize()
            navigationDelegate?.webView(
                self, didReceiveServerRedirectForProvisionalNavigation: navigation)
        case .committed:
            state.isCommitted = true
            synchronize()
            navigationDelegate?.webView(self, didCommit: navigation)
        case .finished:
            // A failure is reported as finished too.
            guard state.isUnderWay else { return synchronize() }
            state.isUnderWay = false
            if estimatedProgress != 1 { estimatedProgress = 1 }
            synchronize()
            navigationDelegate?.webView(self, didFinish: navigation)
        }
    }

    /// The navigation that goes on; those that the page begins get an identity here.
    private var navigation: WKNavigation {
        if let current = state.current { return current }
        let navigation = WKNavigation()
        state.current = navigation
        return navigation
    }

    package func page(
        _ page: WebPage, didFailAt step: WebPageStep, url: String, domain: String, code: Int,
        message: String
    ) {
        fail(LoadErrors.error(domain: domain, code: code, message: message, url: url))
    }

    private func fail(_ error: any Error) {
        let isCommitted = state.isCommitted
        state.isUnderWay = false
        synchronize()
        if isCommitted {
            navigationDelegate?.webView(self, didFail: navigation, withError: error)
        } else {
            navigationDelegate?.webView(
                self, didFailProvisionalNavigation: navigation, withError: error)
        }
    }

    package func page(_ page: WebPage, didRefuseCertificateOf url: String, errors: Int) {
        let host = URL(string: url)?.host ?? ""
        var info: [String: Any] = [
            NSLocalizedDescriptionKey:
                "The certificate of “\(host)” is not valid, so that another server could stand in for it."
        ]
        info[NSURLErrorFailingURLErrorKey] = URL(string: url)
        fail(URLError(.serverCertificateUntrusted, userInfo: info))
    }

    package func page(_ page: WebPage, didLoseProcess reason: Int) {
        contentView.show(nil)
        contentView.show([], zoom: 1)
        edgeView.backgroundColor = nil
        if state.isUnderWay {
            fail(WKError(.webContentProcessTerminated, "The page's process has ended."))
        }
        navigationDelegate?.webViewWebContentProcessDidTerminate(self)
    }

    // MARK: Policies

    package func page(
        _ page: WebPage, decide navigation: WebNavigation, _ question: WebQuestion<WebPolicy>
    ) {
        if let response = navigation.response {
            decide(response, of: navigation, question)
        } else {
            decide(navigation, question)
        }
    }

    private func decide(_ navigation: WebNavigation, _ question: WebQuestion<WebPolicy>) {
        let action = action(for: navigation)
        state.lastAction = action
        state.downloadsResponse = false
        guard let navigationDelegate else { return question.answer(.allow) }
        navigationDelegate.webView(
            self, decidePolicyFor: action,
            preferences: configuration.defaultWebpagePreferences.copied()
        ) { [weak self] policy, preferences in
            guard let self else { return question.answer(policy.engine) }
            let runsScripts =
                configuration.preferences.javaScriptEnabled && preferences.allowsContentJavaScript
            page?.set("enable-javascript-markup", runsScripts)
            question.answer(policy.engine)
        }
    }

    private func decide(
        _ response: WebNavigation.Response, of navigation: WebNavigation,
        _ question: WebQuestion<WebPolicy>
    ) {
        let url = URL(string: response.url) ?? URL(fileURLWithPath: "/")
        let head =
            HTTPURLResponse.made(url: url, response)
            ?? URLResponse(
                url: url, mimeType: response.mimeType,
                expectedContentLength: Int(response.length), textEncodingName: nil)
        let made = WKNavigationResponse(
            isForMainFrame: response.isForMainFrame, response: head,
            canShowMIMEType: response.canBeShown)
        state.lastResponse = made
        state.downloadsResponse = true
        guard let navigationDelegate else {
            return question.answer(response.canBeShown ? .allow : .cancel)
        }
        navigationDelegate.webView(self, decidePolicyFor: made) { question.answer($0.engine) }
    }

    private func action(for navigation: WebNavigation) -> WKNavigationAction {
        var request = URLRequest(url: URL(string: navigation.url) ?? URL(fileURLWithPath: "/"))
        request.httpMethod = navigation.method
        let isNew = navigation.opensWindow
        let isNamed = navigation.frameName?.isEmpty == false
        return WKNavigationAction(
            sourceFrame: mainFrame,
            targetFrame: isNew
                ? nil : WKFrameInfo(isMainFrame: !isNamed, request: request, webView: self),
            type: WKNavigationType(engine: navigation.type), request: request,
            modifierFlags: UIKeyModifierFlags(gdk: navigation.modifiers),
            button: navigation.button == 0
                ? [] : UIEvent.ButtonMask.button(navigation.button))
    }

    // MARK: Windows

    package func page(_ page: WebPage, open navigation: WebNavigation) -> WebPage? {
        guard let uiDelegate else { return nil }
        let configuration = configuration.copied()
        configuration.opener = page
        let opened = uiDelegate.webView(
            self, createWebViewWith: configuration, for: action(for: navigation),
            windowFeatures: WKWindowFeatures())
        precondition(
            opened == nil || opened?.configuration.opener === page,
            "webView(_:createWebViewWith:…) has to make the view with the configuration it receives."
        )
        return opened?.page
    }

    package func pageDidClose(_ page: WebPage) { uiDelegate?.webViewDidClose(self) }

    // MARK: Dialogs

    package func page(
        _ page: WebPage, show dialog: WebDialog, _ question: WebQuestion<WebDialogAnswer>
    ) {
        guard let uiDelegate else {
            // Without a delegate a page may be left.
            return question.answer(WebDialogAnswer(isConfirmed: dialog.kind == .leave))
        }
        switch dialog.kind {
        case .alert:
            uiDelegate.webView(
                self, runJavaScriptAlertPanelWithMessage: dialog.text, initiatedByFrame: mainFrame
            ) { question.answer(WebDialogAnswer(isConfirmed: true)) }
        case .confirm, .leave:
            uiDelegate.webView(
                self, runJavaScriptConfirmPanelWithMessage: dialog.text,
                initiatedByFrame: mainFrame
            ) { question.answer(WebDialogAnswer(isConfirmed: $0)) }
        case .prompt:
            uiDelegate.webView(
                self, runJavaScriptTextInputPanelWithPrompt: dialog.text,
                defaultText: dialog.initialText, initiatedByFrame: mainFrame
            ) { question.answer(WebDialogAnswer(isConfirmed: $0 != nil, text: $0)) }
        }
    }

    package func page(
        _ page: WebPage, logIn login: WebLogin,
        _ question: WebQuestion<(user: String, password: String)?>
    ) {
        guard let navigationDelegate else { return question.answer(nil) }
        let space = URLProtectionSpace(
            host: login.host, port: login.port, protocol: login.isProxy ? nil : "http",
            realm: login.realm,
            authenticationMethod: login.scheme == 3
                ? NSURLAuthenticationMethodHTTPDigest : NSURLAuthenticationMethodHTTPBasic)
        let challenge = URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: nil,
            previousFailureCount: login.isRetry ? 1 : 0, failureResponse: nil, error: nil,
            sender: ChallengeSender())
        navigationDelegate.webView(self, didReceive: challenge) { disposition, credential in
            guard disposition == .useCredential, let user = credential?.user else {
                return question.answer(nil)
            }
            question.answer((user, credential?.password ?? ""))
        }
    }

    package func page(
        _ page: WebPage, asksFor permission: String, _ question: WebQuestion<Bool>
    ) {
        // Places, cameras and notifications have no way to ask the user here.
        question.answer(false)
    }

    // MARK: Scripts and schemes

    package func page(
        _ page: WebPage, didPost json: String, to name: String, in world: String?,
        _ question: WebQuestion<Result<String, WebScriptError>>?
    ) {
        if scrollView.receive(json, name: name) { return }
        configuration.userContentController.receive(
            json, name: name, world: world, in: self, question)
    }

    package func page(
        _ page: WebPage, load request: WebSchemeRequest, _ answer: WebSchemeAnswer
    ) {
        guard let url = URL(string: request.url),
            let handler = configuration.urlSchemeHandler(forURLScheme: url.scheme ?? "")
        else { return answer.fail("No handler of the app loads “\(request.url)”.") }
        handler.webView(self, start: SchemeTask(request, url: url, answer))
    }

    // MARK: Downloads

    package func page(_ page: WebPage, didBegin download: WebDownload) {
        let made = WKDownload(download, webView: self)
        if let index = startedDownloads.firstIndex(where: { $0.url == download.url }) {
            startedDownloads.remove(at: index).completion(made)
        } else if state.downloadsResponse, let response = state.lastResponse {
            navigationDelegate?.webView(self, navigationResponse: response, didBecome: made)
        } else if let action = state.lastAction {
            navigationDelegate?.webView(self, navigationAction: action, didBecome: made)
        }
    }

    package func page(_ page: WebPage, didRead elements: [WebElement]) {
        contentView.show(elements, zoom: pageZoom)
    }

    package func page(_ page: WebPage, didFind count: Int) {
        guard let find else { return }
        self.find = nil
        find.completion(WKFindResult(matchFound: count > 0))
    }
}

/// A sender of challenges that are answered by a closure.
private final class ChallengeSender: NSObject, URLAuthenticationChallengeSender, @unchecked Sendable
{
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
    func cancel(_ challenge: URLAuthenticationChallenge) {}
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}

extension HTTPURLResponse {
    fileprivate static func made(url: URL, _ response: WebNavigation.Response) -> HTTPURLResponse? {
        guard response.status > 0, let scheme = url.scheme, scheme.hasPrefix("http") else {
            return nil
        }
        var fields: [String: String] = [:]
        if let type = response.mimeType { fields["Content-Type"] = type }
        if response.length > 0 { fields["Content-Length"] = "\(response.length)" }
        return HTTPURLResponse(
            url: url, statusCode: response.status, httpVersion: "HTTP/1.1", headerFields: fields)
    }
}

extension WKNavigationActionPolicy {
    fileprivate var engine: WebPolicy {
        switch self {
        case .cancel: .cancel
        case .allow: .allow
        case .download: .download
        }
    }
}

extension WKNavigationResponsePolicy {
    fileprivate var engine: WebPolicy {
        switch self {
        case .cancel: .cancel
        case .allow: .allow
        case .download: .download
        }
    }
}

extension WKNavigationType {
    fileprivate init(engine: Int) { self = WKNavigationType(rawValue: engine) ?? .other }
}

extension UIKeyModifierFlags {
    /// The modifiers of GDK's bits.
    fileprivate init(gdk: Int) {
        self = []
        if gdk & 1 != 0 { insert(.shift) }
        if gdk & 4 != 0 { insert(.control) }
        if gdk & 8 != 0 { insert(.alternate) }
    }
}
