import Foundation
import Testing
import UIKitTesting
import WebKit

extension WebViewTests {
    /// What users of web views report, as tests of ours.
    @Suite("Situations", .serialized)
    @MainActor
    struct Situations {
        private func server() -> PlainServer {
            PlainServer { path, request in
                let type = path.hasSuffix(".css") ? "text/css" : "text/html"
                let cookie =
                    request.split(separator: "\r\n").first { $0.hasPrefix("Cookie:") } ?? ""
                let body =
                    type == "text/css"
                    ? "p { color: rgb(1, 2, 3) }" : "<title>\(path)</title><p id=p>\(cookie)"
                return (["HTTP/1.1 200 OK", "Content-Type: \(type)"], body)
            }
        }

        @MainActor private final class Target: NSObject, WKScriptMessageHandler, WKUIDelegate {
            var bodies: [String] = []
            func userContentController(
                _ userContentController: WKUserContentController,
                didReceive message: WKScriptMessage
            ) { bodies.append("\(message.body)") }

            func webView(
                _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
                for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
            ) -> WKWebView? {
                bodies.append(navigationAction.targetFrame == nil ? "no frame" : "frame")
                webView.load(navigationAction.request)
                return nil
            }
        }

        @Test("Handler: is released once it is removed, and the view with it")
        func handlerIsReleased() {
            weak var weakHandler: Target?
            weak var weakView: WKWebView?
            autoreleasepool {
                let configuration = WKWebViewConfiguration()
                let (app, view) = WebTesting.app(configuration: configuration)
                let handler = Target()
                (weakHandler, weakView) = (handler, view)
                view.configuration.userContentController.add(handler, name: "app")
                app.show("<script>webkit.messageHandlers.app.postMessage(1)</script>", in: view)
                #expect(handler.bodies == ["1"])
                view.configuration.userContentController.removeScriptMessageHandler(forName: "app")
                view.removeFromSuperview()
                app.settle()
            }
            #expect(weakHandler == nil && weakView == nil)
        }

        @Test("Observed view: goes while it loads, and nothing is called later")
        func goesWhileLoading() throws {
            let controller = UIViewController()
            let app = HeadlessApp(
                size: CGSize(width: 320, height: 240), rootViewController: controller)
            let delegate = Recorder()
            var changes = 0
            var observation: NSKeyValueObservation?
            weak var weakView: WKWebView?
            autoreleasepool {
                let view = WKWebView(frame: controller.view.bounds)
                controller.view.addSubview(view)
                view.navigationDelegate = delegate
                observation = view.observe(\.estimatedProgress) { _, _ in changes += 1 }
                view.load(URLRequest(url: server().url("/page")))
                view.removeFromSuperview()
                weakView = view
            }
            #expect(weakView == nil)
            let before = (delegate.calls, changes)
            app.settle()
            #expect(delegate.calls == before.0 && changes == before.1)
            observation?.invalidate()
        }

        @Test("Names: the address is observed as URL")
        func names() {
            final class Observer: UIViewController {
                var values: [String] = []
                override func observeValue(
                    forKeyPath keyPath: String?, of object: Any?,
                    change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
                ) { values.append("\(keyPath ?? "") \((object as? WKWebView)?.url?.path ?? "")") }
            }
            let (app, view) = WebTesting.app()
            let observer = Observer()
            view.addObserver(observer, forKeyPath: "URL", options: .new, context: nil)
            view.load(URLRequest(url: server().url("/a")))
            app.settle()
            #expect(observer.values.last == "URL /a" && observer.values.count == 1)
            view.removeObserver(observer, forKeyPath: "URL")
        }

        @Test("New windows: a link with target=_blank opens in the same view if the app says so")
        func blank() {
            let (app, view) = WebTesting.app()
            let (server, delegate) = (server(), Target())
            let page = "<a id=a target=_blank href='\(server.url("/new"))'>x</a>"
            app.show(page, in: view)
            _ = app.value(of: "a.click()", in: view)
            app.settle()
            #expect(view.url?.absoluteString == "test://page/")
            view.uiDelegate = delegate
            _ = app.value(of: "a.click()", in: view)
            app.settle()
            #expect(view.title == "/new" && delegate.bodies == ["no frame"])
        }

        @Test("Results: a type that does not cross is an error with its own code, undefined is nil")
        func results() {
            let (app, view) = WebTesting.app()
            app.show("<p>x", in: view)
            var code: Int?
            view.evaluateJavaScript("() => 1") { _, error in
                code = (error as? WKError)?.code.rawValue
            }
            app.settle()
            #expect(code == WKError.Code.javaScriptResultTypeIsUnsupported.rawValue)
            var value: Any?? = .none
            view.evaluateJavaScript("undefined") { result, _ in value = .some(result) }
            app.settle()
            #expect(value != nil && value! == nil)
        }

        @Test(
            "Arguments: quotes, line ends and marks of scripts arrive as they are",
            arguments: ["it's", "a\"b\\c", "line\nend\r", "\u{2028}\u{2029}", "</script>", "😀 外"])
        func arguments(text: String) {
            let (app, view) = WebTesting.app()
            app.show("<p>x", in: view)
            var back: Any?
            view.callAsyncJavaScript(
                "return [t, t.length]", arguments: ["t": text], in: nil, in: .page
            ) { back = try? $0.get() }
            app.settle()
            #expect((back as? [Any])?.first as? String == text)
            #expect((back as? [Any])?.last as? Int == text.utf16.count)
        }

        @Test("Cookies: set before the first page, they are sent with its request")
        func cookies() throws {
            let configuration = WKWebViewConfiguration()
            configuration.websiteDataStore = .nonPersistent()
            let (app, view) = WebTesting.app(configuration: configuration)
            let cookie = try #require(
                HTTPCookie(properties: [
                    .name: "user", .value: "ada", .domain: "127.0.0.1", .path: "/",
                ]))
            configuration.websiteDataStore.httpCookieStore.setCookie(cookie)
            view.load(URLRequest(url: server().url("/")))
            app.settle()
            #expect(app.value(of: "p.textContent", in: view).contains("user=ada"))
            #expect(app.value(of: "document.cookie", in: view) == "user=ada")
        }

        @Test("Base: a page from memory loads its parts from the address that it is given")
        func base() {
            let (app, view) = WebTesting.app()
            app.show(
                "<link rel=stylesheet href=style.css><p id=p>x", in: view,
                at: server().url("/page").absoluteString)
            #expect(app.value(of: "getComputedStyle(p).color", in: view) == "rgb(1, 2, 3)")
        }

        @Test("Files: a page of a folder shows its pictures and styles")
        func folder() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try Data("p { color: rgb(1, 2, 3) }".utf8).write(
                to: folder.appendingPathComponent("style.css"))
            let page = folder.appendingPathComponent("ein Blatt.html")
            try Data("<link rel=stylesheet href=style.css><p id=p>x".utf8).write(to: page)
            let (app, view) = WebTesting.app()
            view.loadFileURL(page, allowingReadAccessTo: folder)
            app.settle()
            #expect(app.value(of: "getComputedStyle(p).color", in: view) == "rgb(1, 2, 3)")
        }

        @Test("Layout: a view that begins without a size is drawn in the one of its constraints")
        func constraints() {
            let controller = UIViewController()
            let app = HeadlessApp(
                size: CGSize(width: 320, height: 240), rootViewController: controller)
            let view = WKWebView()
            app.show("<body style='margin:0;background:rgb(0,255,0)'>", in: view)
            view.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: controller.view.topAnchor),
                view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                view.widthAnchor.constraint(equalToConstant: 300),
                view.heightAnchor.constraint(equalToConstant: 200),
            ])
            app.settle()
            #expect(app.value(of: "[innerWidth, innerHeight].join()", in: view) == "300,200")
            #expect(app.snapshot().color(x: 290, y: 190) == [0, 255, 0])
        }

        @Test(
            "First picture: until it arrives, a view has the colour behind the page, not a window's"
        )
        func beforeFirstPicture() {
            let (app, view) = WebTesting.app()
            view.superview?.backgroundColor = .black
            #expect(app.snapshot().color(x: 100, y: 100) == [255, 255, 255])
            view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            view.setNeedsLayout()
            app.settle()
            #expect(app.snapshot().color(x: 100, y: 100) == [0, 0, 255])
        }

        @Test("Two views: each draws its own page, and a view above covers them")
        func two() {
            let (app, view) = WebTesting.app()
            view.frame = CGRect(x: 0, y: 0, width: 160, height: 240)
            let other = WKWebView(frame: CGRect(x: 160, y: 0, width: 160, height: 240))
            view.superview?.addSubview(other)
            let above = UIView(frame: CGRect(x: 100, y: 100, width: 120, height: 40))
            above.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            view.superview?.addSubview(above)
            app.show("<body style='background:rgb(255,0,0)'>", in: view)
            app.show("<body style='background:rgb(0,255,0)'>", in: other)
            let picture = app.snapshot()
            #expect(picture.color(x: 20, y: 20) == [255, 0, 0])
            #expect(picture.color(x: 300, y: 20) == [0, 255, 0])
            #expect(picture.color(x: 160, y: 120) == [0, 0, 255])
        }

        @Test(
            "Loading: a second page in place of the first, which is reported as cancelled at most")
        func replaced() {
            let (app, view) = WebTesting.app()
            let (server, delegate) = (server(), Recorder())
            view.navigationDelegate = delegate
            view.load(URLRequest(url: server.url("/first")))
            view.load(URLRequest(url: server.url("/second")))
            app.settle()
            #expect(view.title == "/second", "\(view.title ?? "") \(delegate.calls)")
            #expect(delegate.calls.last == "finish")
            #expect(delegate.errors.allSatisfy { ($0 as? URLError)?.code == .cancelled })
            #expect(view.goBack() == nil && !view.canGoBack)
        }

        @Test("Loading: a second page is awaited although the app refused the first one")
        func refused() {
            @MainActor final class Delegate: NSObject, WKNavigationDelegate {
                func webView(
                    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
                    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
                ) {
                    let isFirst = navigationAction.request.url?.path == "/first"
                    decisionHandler(isFirst ? .cancel : .allow)
                }
            }
            let (app, view) = WebTesting.app()
            let (server, delegate) = (server(), Delegate())
            view.navigationDelegate = delegate
            view.load(URLRequest(url: server.url("/first")))
            view.load(URLRequest(url: server.url("/second")))
            #expect(app.settle())
            #expect(view.title == "/second")
        }

        @Test("Loading: stopped at once, a page ends as cancelled, and the next one is shown")
        func stoppedAtOnce() {
            let (app, view) = WebTesting.app()
            let (server, delegate) = (server(), Recorder())
            view.navigationDelegate = delegate
            view.load(URLRequest(url: server.url("/first")))
            view.stopLoading()
            view.load(URLRequest(url: server.url("/second")))
            #expect(app.settle())
            #expect(view.title == "/second", "\(view.title ?? "") \(delegate.calls)")
            #expect(delegate.errors.map { ($0 as? URLError)?.code } == [.cancelled])
            view.stopLoading()
            app.settle()
            #expect(delegate.calls.last == "finish" && !view.isLoading)
        }

        @Test("Same page: fragments and pushed states change the address and the history")
        func samePage() {
            let (app, view) = WebTesting.app()
            let (server, delegate) = (server(), Recorder())
            view.load(URLRequest(url: server.url("/one")))
            app.settle()
            view.navigationDelegate = delegate
            var paths: [String] = []
            let observation = view.observe(\.url) { view, _ in
                paths.append(view.url.map { $0.path + ($0.fragment ?? "") } ?? "")
            }
            _ = app.value(of: "location.hash = 'part'", in: view)
            _ = app.value(of: "history.pushState(null, '', '/two')", in: view)
            app.settle()
            #expect(paths == ["/onepart", "/two"], "\(paths)")
            #expect(view.canGoBack && !delegate.calls.contains("finish"), "\(delegate.calls)")
            view.goBack()
            app.settle()
            #expect(view.url?.fragment == "part" && view.canGoForward)
            observation.invalidate()
        }

        @Test("Height: of the content is known when the page has loaded, for cells that fit it")
        func height() {
            @MainActor final class Delegate: NSObject, WKNavigationDelegate {
                var height: CGFloat?
                func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
                    webView.evaluateJavaScript("document.documentElement.scrollHeight") {
                        value, _ in
                        self.height = (value as? NSNumber).map { CGFloat(truncating: $0) }
                    }
                }
            }
            let (app, view) = WebTesting.app()
            let delegate = Delegate()
            view.navigationDelegate = delegate
            app.show("<body style='margin:0'><div style='height:777px'>", in: view)
            #expect(delegate.height == 777 && view.scrollView.contentSize.height == 777)
            view.frame.size.height = delegate.height ?? 0
            app.settle()
            #expect(app.value(of: "innerHeight", in: view) == "777")
        }

        @Test(
            "User scripts: run in their order, at the end with the document, and once removed no more"
        )
        func userScripts() {
            let (app, view) = WebTesting.app()
            let controller = view.configuration.userContentController
            for (source, time) in [
                ("window.log = ['a' + !!document.body]", WKUserScriptInjectionTime.atDocumentStart),
                ("log.push('b')", .atDocumentStart),
                ("log.push(document.querySelector('p').textContent)", .atDocumentEnd),
            ] {
                controller.addUserScript(
                    WKUserScript(source: source, injectionTime: time, forMainFrameOnly: true))
            }
            app.show("<p>c", in: view)
            #expect(app.value(of: "log.join()", in: view) == "afalse,b,c")
            controller.removeAllUserScripts()
            app.show("<p>c", in: view)
            #expect(app.value(of: "typeof log", in: view) == "undefined")
            #expect(view.scrollView.contentSize.height > 0)
        }

        @Test("User agent: set later, it holds from the next request on")
        func userAgent() {
            let (app, view) = WebTesting.app()
            let server = server()
            view.load(URLRequest(url: server.url("/one")))
            app.settle()
            view.customUserAgent = "Mine/2"
            view.reload()
            app.settle()
            #expect(server.requests.first?.contains("Mine/2") == false)
            #expect(server.requests.last?.contains("User-Agent: Mine/2") == true)
            view.customUserAgent = nil
            view.reload()
            app.settle()
            #expect(server.requests.last?.contains("Mine/2") == false)
        }

        @Test("Empty page: is one that has loaded, also about:blank")
        func emptyPage() {
            let (app, view) = WebTesting.app()
            app.show("", in: view)
            #expect(!view.isLoading && view.estimatedProgress == 1 && view.title == "")
            view.load(URLRequest(url: URL(string: "about:blank") ?? URL(fileURLWithPath: "/")))
            app.settle()
            #expect(view.url?.absoluteString == "about:blank")
        }

        @Test("Scrolling: the page in a scroll view moves with it, and is clipped")
        func nested() {
            let (app, view) = WebTesting.app()
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
            scroll.contentSize = CGSize(width: 320, height: 600)
            view.superview?.addSubview(scroll)
            scroll.addSubview(view)
            view.frame = CGRect(x: 0, y: 50, width: 320, height: 240)
            app.show("<body style='background:rgb(255,0,0)'>", in: view)
            #expect(app.snapshot().color(x: 100, y: 40) != [255, 0, 0])
            scroll.contentOffset.y = 40
            app.settle()
            #expect(app.snapshot().color(x: 100, y: 40) == [255, 0, 0])
            #expect(app.snapshot().color(x: 100, y: 110) != [255, 0, 0])
        }

        @Test("Dark mode: a page of the app follows it while it is shown, in both directions")
        func dark() {
            let (app, view) = WebTesting.app()
            app.show(
                "<script>matchMedia('(prefers-color-scheme: dark)').onchange = e => document.title += e.matches</script>",
                in: view)
            app.setAppearance(.dark)
            app.settle()
            app.setAppearance(.light)
            app.settle()
            #expect(view.title == "truefalse")
        }

        @Test("Forms: text in several languages and a choice are sent as the page says")
        func forms() {
            let (app, view) = WebTesting.app()
            let server = server()
            app.show(
                """
                <form id=f action=/send><input name=t value="a b&外"><input type=checkbox name=c checked>
                </form>
                """, in: view, at: server.url("/").absoluteString)
            _ = app.value(of: "f.submit()", in: view)
            app.settle()
            #expect(view.url?.query == "t=a+b%26%E5%A4%96&c=on", "\(view.url as Any)")
        }
    }
}
