import Foundation
import Testing
import UIKitTesting

@testable import WebKit

extension WebViewTests {
    @Suite("Content", .serialized)
    @MainActor
    struct Content {
        @MainActor
        private final class Handler: NSObject, WKScriptMessageHandler,
            WKScriptMessageHandlerWithReply
        {
            var bodies: [String] = []

            func userContentController(
                _ userContentController: WKUserContentController,
                didReceive message: WKScriptMessage
            ) { bodies.append("\(message.name): \(message.body)") }

            func userContentController(
                _ userContentController: WKUserContentController,
                didReceive message: WKScriptMessage,
                replyHandler: @escaping @MainActor (Any?, String?) -> Void
            ) {
                if let number = message.body as? Int {
                    replyHandler(number * 2, nil)
                } else {
                    replyHandler(nil, "no number")
                }
            }
        }

        @Test("Scripts: run at the start, in worlds, and their messages are answered")
        func scripts() {
            let configuration = WKWebViewConfiguration()
            let (controller, handler) = (configuration.userContentController, Handler())
            controller.addUserScript(
                WKUserScript(
                    source: "window.injected = document.readyState",
                    injectionTime: .atDocumentStart, forMainFrameOnly: true))
            controller.add(handler, name: "app")
            controller.addScriptMessageHandler(handler, contentWorld: .page, name: "twice")
            let (app, view) = WebTesting.app(configuration: configuration)
            app.show("<script>webkit.messageHandlers.app.postMessage('hello')</script>", in: view)
            #expect(handler.bodies == ["app: hello"])
            #expect(app.value(of: "injected", in: view) == "loading")
            var replies: [String] = []
            for argument in [21, "x"] as [Any] {
                view.callAsyncJavaScript(
                    """
                    try { return await webkit.messageHandlers.twice.postMessage(n) }
                    catch (error) { return String(error) }
                    """, arguments: ["n": argument], in: nil, in: .page
                ) { replies.append((try? $0.get()).map { "\($0)" } ?? "failed") }
                app.settle()
            }
            #expect(replies.first == "42" && replies.last?.contains("no number") == true)
            var seen: Any?
            view.evaluateJavaScript("typeof injected", in: nil, in: .world(name: "mine")) {
                seen = try? $0.get()
            }
            app.settle()
            #expect(seen as? String == "undefined")
            controller.removeScriptMessageHandler(forName: "app")
            #expect(app.value(of: "typeof webkit.messageHandlers.app", in: view) == "undefined")
        }

        @MainActor private final class Scheme: NSObject, WKURLSchemeHandler {
            var requests: [String] = []

            func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
                let request = urlSchemeTask.request
                let body = request.httpBody.map { String(decoding: $0, as: UTF8.self) } ?? ""
                requests.append("\(request.httpMethod ?? "") \(request.url?.path ?? "") \(body)")
                guard let url = request.url else { return }
                if url.path == "/gone" {
                    return urlSchemeTask.didFailWithError(URLError(.fileDoesNotExist))
                }
                let isStyle = url.path.hasSuffix(".css")
                let text =
                    isStyle
                    ? "p { color: rgb(1, 2, 3) }"
                    : "<link rel=stylesheet href=style.css><title>Own</title><p id=p>x"
                urlSchemeTask.didReceive(
                    URLResponse(
                        url: url, mimeType: isStyle ? "text/css" : "text/html",
                        expectedContentLength: text.utf8.count, textEncodingName: "utf-8"))
                urlSchemeTask.didReceive(Data(text.utf8))
                urlSchemeTask.didFinish()
            }

            func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
        }

        @Test("Scheme: the app loads pages, their parts and their requests")
        func scheme() throws {
            let (configuration, handler) = (WKWebViewConfiguration(), Scheme())
            configuration.setURLSchemeHandler(handler, forURLScheme: "own")
            let (app, view) = WebTesting.app(configuration: configuration)
            let delegate = Recorder()
            view.navigationDelegate = delegate
            view.load(URLRequest(url: try #require(URL(string: "own://host/page"))))
            app.settle()
            #expect(view.title == "Own")
            #expect(app.value(of: "getComputedStyle(p).color", in: view) == "rgb(1, 2, 3)")
            view.callAsyncJavaScript(
                "await fetch('/data', { method: 'POST', body: 'xyz' }); return 1", in: nil,
                in: .page)
            app.settle()
            #expect(handler.requests.last == "POST /data xyz")
            view.load(URLRequest(url: try #require(URL(string: "own://host/gone"))))
            app.settle()
            #expect(delegate.calls.last == "fail to begin")
        }

        @MainActor private final class Dialogs: NSObject, WKUIDelegate {
            var texts: [String] = []
            var open: (@MainActor () -> Void)?
            var child: WKWebView?

            func webView(
                _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
                initiatedByFrame frame: WKFrameInfo,
                completionHandler: @escaping @MainActor () -> Void
            ) {
                texts.append(message)
                open = completionHandler
            }

            func webView(
                _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
                initiatedByFrame frame: WKFrameInfo,
                completionHandler: @escaping @MainActor (Bool) -> Void
            ) { completionHandler(true) }

            func webView(
                _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
                defaultText: String?, initiatedByFrame frame: WKFrameInfo,
                completionHandler: @escaping @MainActor (String?) -> Void
            ) { completionHandler((defaultText ?? "") + "!") }

            func webView(
                _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
                for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
            ) -> WKWebView? {
                child = WKWebView(frame: webView.bounds, configuration: configuration)
                return child
            }

            func webViewDidClose(_ webView: WKWebView) { texts.append("closed") }
        }

        @Test("Dialogs: are answered now or later, and the page waits for it")
        func dialogs() {
            let (app, view) = WebTesting.app()
            let delegate = Dialogs()
            view.uiDelegate = delegate
            app.show("<p>x", in: view)
            view.evaluateJavaScript("alert('a'); document.title = confirm('b') + prompt('c', 'd')")
            app.settle()
            #expect(delegate.texts == ["a"] && view.title == "")
            delegate.open?()
            app.settle()
            #expect(view.title == "trued!")
        }

        @Test("Windows: a page opens one by the app, and closes it")
        func windows() {
            let configuration = WKWebViewConfiguration()
            configuration.preferences.javaScriptCanOpenWindowsAutomatically = true
            let (app, view) = WebTesting.app(configuration: configuration)
            let delegate = Dialogs()
            view.uiDelegate = delegate
            app.show("<p>x", in: view)
            view.evaluateJavaScript(
                "window.child = open('about:blank'); child.document.title = 'child'; null")
            app.settle()
            #expect(delegate.child?.title == "child")
            delegate.child?.uiDelegate = delegate
            view.evaluateJavaScript("child.close(); null")
            app.settle()
            #expect(delegate.texts == ["closed"])
        }

        @Test("Find, zoom, dark mode, snapshot")
        func looks() throws {
            let (app, view) = WebTesting.app()
            app.show(
                """
                <style>body { margin: 0; background: #0f0 }
                @media (prefers-color-scheme: dark) { body { background: #00f } }</style>
                one two one
                """, in: view)
            var found: [Bool] = []
            for text in ["one", "three"] {
                view.find(text) { found.append($0.matchFound) }
                app.settle()
            }
            #expect(found == [true, false])
            view.pageZoom = 2
            app.settle()
            #expect(app.value(of: "innerWidth", in: view) == "160")
            #expect(app.snapshot().color(x: 300, y: 200) == [0, 255, 0])
            var image: UIImage?
            view.takeSnapshot(with: nil) { made, _ in image = made }
            app.settle()
            #expect(image?.size == CGSize(width: 320, height: 240))
            app.setAppearance(.dark)
            #expect(app.snapshot().color(x: 300, y: 200) == [0, 0, 255])
            app.setAppearance(.light)
        }

        @Test("PDF: a page's text stays text")
        func pdf() throws {
            let (app, view) = WebTesting.app()
            app.show("<p>Words of the page", in: view)
            var data: Data?
            view.createPDF { data = try? $0.get() }
            app.settle()
            #expect(try #require(data).starts(with: Data("%PDF".utf8)))
        }

        @Test("Rules: compiled from Apple's JSON, they block what pages load; errors are reported")
        func rules() throws {
            let configuration = WKWebViewConfiguration()
            configuration.setURLSchemeHandler(Scheme(), forURLScheme: "own")
            let (app, view) = WebTesting.app(configuration: configuration)
            let store = try #require(WKContentRuleListStore.default())
            var lists: [WKContentRuleList] = []
            var errors: [any Error] = []
            for json in [
                #"[{"trigger": {"url-filter": "style"}, "action": {"type": "block"}}]"#, "nonsense",
            ] {
                store.compileContentRuleList(forIdentifier: "r", encodedContentRuleList: json) {
                    if let list = $0 { lists.append(list) }
                    if let error = $1 { errors.append(error) }
                }
                app.settle()
            }
            #expect(lists.count == 1 && errors.count == 1)
            #expect("\(errors)".contains("“r” cannot be compiled"))
            view.configuration.userContentController.add(try #require(lists.first))
            view.load(URLRequest(url: try #require(URL(string: "own://host/page"))))
            app.settle()
            #expect(app.value(of: "getComputedStyle(p).color", in: view) != "rgb(1, 2, 3)")
        }

        @Test("Choices: a select's are UIKit's sheet")
        func choices() throws {
            let (app, view) = WebTesting.app()
            app.show(
                """
                <body style="margin:0"><select id=s style="width:200px;height:60px">
                <option>red<option>green<option>blue</select>
                """, in: view)
            app.mouse.click(at: CGPoint(x: 100, y: 30))
            app.settle()
            try app.finger.tap(on: "green")
            app.settle()
            #expect(app.value(of: "s.value", in: view) == "green")
        }

        @Test("Nib: a web view of a file is one, with its flags")
        func nib() throws {
            let nib = UINib(
                data: Data(
                    """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                    <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
                    <wkWebView contentMode="scaleToFill" fixedFrame="YES" id="w"
                        allowsBackForwardNavigationGestures="YES">
                    <rect key="frame" x="10" y="20" width="180" height="70"/>
                    <wkWebViewConfiguration key="configuration">
                    <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
                    <wkPreferences key="preferences"/></wkWebViewConfiguration></wkWebView>
                    </subviews></view></objects></document>
                    """.utf8), bundle: nil)
            let made = nib.instantiate(withOwner: nil, options: nil)
            let root = try #require(made.first as? UIView)
            let view = try #require(root.subviews.first as? WKWebView)
            #expect(view.frame == CGRect(x: 10, y: 20, width: 180, height: 70))
            #expect(view.allowsBackForwardNavigationGestures)
            let controller = UIViewController()
            controller.view.addSubview(root)
            let app = HeadlessApp(
                size: CGSize(width: 320, height: 240), rootViewController: controller)
            app.show("<title>Nib</title>", in: view)
            #expect(view.title == "Nib")
        }

        @Test("Security: the notice names Debian 12 alone")
        func notice() {
            let debian = "ID=debian\nVERSION_ID=\"12\""
            let text = SecurityNotice.text(osRelease: debian, version: [2, 50, 6])
            #expect(text?.contains("trusted content only") == true)
            #expect(text?.contains("2.50.6") == true)
            let next = debian.replacingOccurrences(of: "12", with: "13")
            #expect(SecurityNotice.text(osRelease: next, version: [2, 50, 6]) == nil)
        }
    }
}
