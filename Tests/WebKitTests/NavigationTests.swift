import Foundation
import Testing
import UIKitTesting
import WebKit

extension WebViewTests {
    @Suite("Navigating", .serialized)
    @MainActor
    struct Navigating {
        @Test("Delegate: a navigation that it cancels does not begin")
        func cancelled() {
            let (app, view) = WebTesting.app()
            app.show("<a id=a href='test://other/'>x</a>", in: view)
            let delegate = Recorder()
            delegate.policy = .cancel
            view.navigationDelegate = delegate
            _ = app.value(of: "a.click()", in: view)
            app.settle()
            #expect(delegate.calls == ["decide"])
            #expect(view.url?.absoluteString == "test://page/")
        }

        @Test("Failures: no server, an unknown scheme, and a method other than GET are reported")
        func failures() throws {
            let (app, view) = WebTesting.app()
            let delegate = Recorder()
            view.navigationDelegate = delegate
            view.load(URLRequest(url: try #require(URL(string: "http://127.0.0.1:47999/"))))
            app.settle()
            #expect((delegate.errors.last as? URLError)?.code == .cannotConnectToHost)
            #expect(delegate.calls.last == "fail to begin" && !view.isLoading)
            view.load(URLRequest(url: try #require(URL(string: "nothing://here/"))))
            app.settle()
            #expect(delegate.errors.count == 2)
            var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:47999/")))
            request.httpMethod = "POST"
            view.load(request)
            app.settle()
            #expect("\(delegate.errors.last as Any)".contains("GET alone"))
        }

        @Test("History: back, forward, the list, and a state that another view takes over")
        func history() throws {
            let (app, view) = WebTesting.app()
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(
                "page-\(UUID().uuidString).html")
            try Data("<title>File</title>".utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            let server = PlainServer { path, _ in
                (["HTTP/1.1 200 OK", "Content-Type: text/html"], "<title>\(path)</title>")
            }
            view.load(URLRequest(url: server.url("/one")))
            app.settle()
            view.load(URLRequest(url: server.url("/two")))
            app.settle()
            #expect(view.title == "/two" && view.canGoBack && !view.canGoForward)
            #expect(view.backForwardList.backList.map(\.title) == ["/one"])
            view.goBack()
            app.settle()
            #expect(view.title == "/one" && view.canGoForward)
            view.loadFileURL(file, allowingReadAccessTo: file.deletingLastPathComponent())
            app.settle()
            #expect(view.title == "File")
            let state = try #require(view.interactionState as? Data)
            let (other, second) = WebTesting.app()
            second.interactionState = state
            other.settle()
            #expect(second.backForwardList.backItem?.url == server.url("/one"))
        }

        @Test("Server: redirects, the user agent and cookies")
        func server() {
            let configuration = WKWebViewConfiguration()
            configuration.websiteDataStore = .nonPersistent()
            let (app, view) = WebTesting.app(configuration: configuration)
            let server = PlainServer { path, _ in
                if path == "/moved" { return (["HTTP/1.1 302 Found", "Location: /landed"], "") }
                return (
                    [
                        "HTTP/1.1 200 OK", "Content-Type: text/html",
                        "Set-Cookie: seen=yes; Path=/",
                    ], "<title>\(path)</title>"
                )
            }
            view.customUserAgent = "Mine/1"
            view.load(URLRequest(url: server.url("/moved")))
            app.settle()
            #expect(view.title == "/landed" && view.url == server.url("/landed"))
            #expect(server.requests.allSatisfy { $0.contains("User-Agent: Mine/1") })
            var cookies: [HTTPCookie] = []
            let store = configuration.websiteDataStore.httpCookieStore
            store.getAllCookies { cookies = $0 }
            app.settle()
            #expect(cookies.map(\.name) == ["seen"] && cookies.map(\.value) == ["yes"])
            if let cookie = cookies.first { store.delete(cookie) }
            app.settle()
            store.getAllCookies { cookies = $0 }
            app.settle()
            #expect(cookies.isEmpty)
        }

        @Test("Server: the delegate logs in")
        func login() {
            let configuration = WKWebViewConfiguration()
            configuration.websiteDataStore = .nonPersistent()
            let (app, view) = WebTesting.app(configuration: configuration)
            let server = PlainServer { _, request in
                request.contains("Authorization: Basic dTpw")
                    ? (["HTTP/1.1 200 OK", "Content-Type: text/html"], "<title>in</title>")
                    : (
                        ["HTTP/1.1 401 No", "WWW-Authenticate: Basic realm=\"r\""],
                        "<title>out</title>"
                    )
            }
            let delegate = Login()
            view.navigationDelegate = delegate
            view.load(URLRequest(url: server.url("/")))
            app.settle()
            #expect(view.title == "in" && delegate.realms == ["r"])
        }

        @MainActor private final class Login: NSObject, WKNavigationDelegate {
            var realms: [String?] = []

            func webView(
                _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
                completionHandler:
                    @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) ->
                    Void
            ) {
                realms.append(challenge.protectionSpace.realm)
                completionHandler(
                    .useCredential, URLCredential(user: "u", password: "p", persistence: .none))
            }
        }

        @Test("Process: its end is reported, and the page loads again")
        func ended() {
            let (app, view) = WebTesting.app()
            let server = PlainServer { path, _ in
                (["HTTP/1.1 200 OK", "Content-Type: text/html"], "<title>\(path)</title>")
            }
            let delegate = Recorder()
            view.navigationDelegate = delegate
            view.load(URLRequest(url: server.url("/page")))
            app.settle()
            view.endProcess()
            app.settle()
            #expect(delegate.calls.contains("ended"))
            delegate.calls = []
            view.reload()
            app.settle()
            #expect(delegate.calls.last == "finish" && view.title == "/page")
        }

        @Test("Download: a response that cannot be shown becomes a file")
        func download() throws {
            let (app, view) = WebTesting.app()
            let server = PlainServer { _, _ in
                (["HTTP/1.1 200 OK", "Content-Type: application/octet-stream"], "bytes")
            }
            let delegate = Downloads()
            view.navigationDelegate = delegate
            view.load(URLRequest(url: server.url("/file.bin")))
            app.settle()
            try app.wait(for: delegate.isFinished)
            let file = try #require(delegate.file)
            #expect(try String(contentsOf: file, encoding: .utf8) == "bytes")
            try FileManager.default.removeItem(at: file)
        }

        @MainActor private final class Downloads: NSObject, WKNavigationDelegate, WKDownloadDelegate
        {
            var file: URL?
            var isFinished = false

            func webView(
                _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
                decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
            ) { decisionHandler(navigationResponse.canShowMIMEType ? .allow : .download) }

            func webView(
                _ webView: WKWebView, navigationResponse: WKNavigationResponse,
                didBecome download: WKDownload
            ) { download.delegate = self }

            func download(
                _ download: WKDownload, decideDestinationUsing response: URLResponse,
                suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void
            ) {
                file = FileManager.default.temporaryDirectory.appendingPathComponent(
                    "\(UUID().uuidString)-\(suggestedFilename)")
                completionHandler(file)
            }

            func downloadDidFinish(_ download: WKDownload) { isFinished = true }
        }
    }
}
