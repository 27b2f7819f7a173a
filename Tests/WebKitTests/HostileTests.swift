import Foundation
import OutstandingWork
import Testing
import UIKitTesting
import WebKit

extension WebViewTests {
    /// Pages and servers that misbehave. The app around them goes on.
    @Suite("Hostile content", .serialized)
    @MainActor
    struct Hostile {
        /// An app with a web view, and a button of UIKit below it.
        private func app() -> (app: HeadlessApp, view: WKWebView, taps: () -> Int) {
            let configuration = WKWebViewConfiguration()
            configuration.preferences.javaScriptCanOpenWindowsAutomatically = true
            let (app, view) = WebTesting.app(configuration: configuration)
            view.frame.size.height = 180
            var count = 0
            let button = UIButton(type: .system, primaryAction: UIAction { _ in count += 1 })
            button.frame = CGRect(x: 0, y: 190, width: 100, height: 44)
            button.accessibilityLabel = "Native"
            view.superview?.addSubview(button)
            app.settle()
            return (app, view, { count })
        }

        /// Waits for the engine for half a second at most.
        private func impatiently(_ body: () throws -> Void) rethrows {
            OutstandingWorks.patience = 0.5
            defer { OutstandingWorks.patience = 30 }
            try body()
        }

        private func webProcess() -> pid_t? {
            let files = FileManager.default
            let names = (try? files.contentsOfDirectory(atPath: "/proc")) ?? []
            return names.compactMap { pid_t($0) }.filter { pid in
                guard let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
                    text.contains("(WebKitWebProces")
                else { return false }
                let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
                return fields.count > 1 && pid_t(fields[1]) == getpid()
            }.max()
        }

        @Test("Loading: a server that never answers is stopped, and named until then")
        func endless() throws {
            let (app, view, taps) = app()
            let delegate = Recorder()
            view.navigationDelegate = delegate
            let socket = SilentServer()
            view.load(URLRequest(url: socket.url))
            try impatiently {
                #expect(!app.settle())
                #expect(app.busyReasons.contains { $0.contains("\(socket.url)") })
                try app.finger.tap(on: "Native")
                #expect(taps() == 1 && view.isLoading)
            }
            view.stopLoading()
            app.settle()
            #expect((delegate.errors.last as? URLError)?.code == .cancelled)
            #expect(!view.isLoading && app.busyReasons.isEmpty)
        }

        @Test("Memory: a page that takes all of it loses its process, and the next page is shown")
        func memory() throws {
            let (app, view, taps) = app()
            let delegate = Recorder()
            view.navigationDelegate = delegate
            app.show("<p>x", in: view)
            // No real memory is taken: the process may have one gigabyte of data.
            let command = Process()
            command.executableURL = URL(fileURLWithPath: "/usr/bin/prlimit")
            command.arguments = ["--pid=\(try #require(webProcess()))", "--data=\(1 << 30)"]
            try command.run()
            command.waitUntilExit()
            try #require(command.terminationStatus == 0)
            view.evaluateJavaScript(
                "window.a = []; for (;;) a.push(new Uint8Array(1 << 24).fill(1)); 0")
            app.settle()
            #expect(delegate.calls.contains("ended"))
            try app.finger.tap(on: "Native")
            #expect(taps() == 1)
            app.show("<title>Next</title>", in: view)
            #expect(view.title == "Next")
        }

        @Test("Crash: is reported, and the app shows the next page")
        func crash() throws {
            let (app, view, taps) = app()
            let delegate = Recorder()
            view.navigationDelegate = delegate
            app.show("<p>x", in: view)
            var failed = false
            view.callAsyncJavaScript("await new Promise(() => {})", in: nil, in: .page) {
                if case .failure = $0 { failed = true }
            }
            kill(try #require(webProcess()), SIGKILL)
            app.settle()
            #expect(delegate.calls.contains("ended") && failed)
            try app.finger.tap(on: "Native")
            #expect(taps() == 1)
            app.show("<title>Next</title>", in: view)
            #expect(view.title == "Next")
        }

        @MainActor private final class Windows: NSObject, WKUIDelegate {
            var count = 0
            var alerts = 0

            func webView(
                _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
                for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
            ) -> WKWebView? {
                count += 1
                return nil
            }

            func webView(
                _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
                initiatedByFrame frame: WKFrameInfo,
                completionHandler: @escaping @MainActor () -> Void
            ) {
                alerts += 1
                completionHandler()
            }
        }

        @Test("Windows: a thousand are asked for, and none opens unless the app makes it")
        func windows() throws {
            let (app, view, taps) = app()
            let delegate = Windows()
            view.uiDelegate = delegate
            app.show("<p>x", in: view)
            view.evaluateJavaScript("for (let n = 0; n < 1000; n++) open('about:blank'); 0")
            app.settle()
            #expect(delegate.count > 0 && delegate.count <= 1000, "\(delegate.count)")
            try app.finger.tap(on: "Native")
            #expect(taps() == 1)
            #expect(app.value(of: "1 + 1", in: view) == "2")
        }

        @Test("Dialogs: a page that opens them without end does not stop the app")
        func dialogs() throws {
            let (app, view, taps) = app()
            let delegate = Windows()
            view.uiDelegate = delegate
            app.show("<p>x", in: view)
            view.evaluateJavaScript("for (;;) alert('again')")
            try impatiently {
                #expect(!app.settle())
                #expect(delegate.alerts > 3)
                try app.finger.tap(on: "Native")
                #expect(taps() == 1)
                view.endProcess()
                app.settle()
            }
            app.show("<title>Next</title>", in: view)
            #expect(view.title == "Next")
        }

        @Test("Scripts: a loop without end does not stop the app")
        func loop() throws {
            let (app, view, taps) = app()
            app.show("<p>x", in: view)
            var isFailed = false
            view.evaluateJavaScript("for (;;) {}") { _, error in isFailed = error != nil }
            try impatiently {
                #expect(!app.settle())
                try app.finger.tap(on: "Native")
                #expect(taps() == 1)
                view.endProcess()
                app.settle()
            }
            #expect(isFailed)
            app.show("<title>Next</title>", in: view)
            #expect(view.title == "Next")
        }

        @Test(
            "Schemes: of other programs fail with an error, and nothing opens",
            arguments: ["evil:x", "mailto:a@b.example", "intent://x#Intent;end", "view-source:a"])
        func schemes(address: String) throws {
            let (app, view, taps) = app()
            app.show("<a id=a href='\(address)'>x</a>", in: view)
            let delegate = Recorder()
            view.navigationDelegate = delegate
            _ = app.value(of: "a.click()", in: view)
            app.settle()
            #expect(delegate.calls.first == "decide")
            #expect(!delegate.calls.contains("finish") && app.openedURLs.isEmpty)
            #expect(view.url?.absoluteString == "test://page/")
            try app.finger.tap(on: "Native")
            #expect(taps() == 1)
        }

        @Test("Files: a page of a server reads none, by no way")
        func files() throws {
            let (app, view, _) = app()
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(
                "\(UUID().uuidString).html")
            try Data("<title>secret</title>secret".utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            let server = PlainServer { _, _ in
                (
                    ["HTTP/1.1 200 OK", "Content-Type: text/html"],
                    """
                    <title>page</title><iframe id=i src="\(file)"></iframe>
                    <img id=m src="file:///usr/share/pixmaps/debian-logo.png">
                    <a id=a href="\(file)">x</a>
                    """
                )
            }
            view.load(URLRequest(url: server.url("/")))
            app.settle()
            #expect(view.title == "page")
            for script in [
                "return await (await fetch('\(file)')).text()",
                "return i.contentDocument.body.textContent",
                "const w = new XMLHttpRequest(); w.open('GET', '\(file)', false); w.send(); return w.responseText",
            ] {
                var text = ""
                view.callAsyncJavaScript(script, in: nil, in: .page) {
                    text = "\((try? $0.get()) ?? "failed")"
                }
                app.settle()
                #expect(!text.contains("secret"), "\(script): \(text)")
            }
            _ = app.value(of: "a.click(); location = '\(file)'; 0", in: view)
            app.settle()
            #expect(view.title == "page" && view.url == server.url("/"))
        }

        @Test("Size: a hundred megabytes of HTML are shown")
        func large() throws {
            let (app, view, taps) = app()
            let line = String(repeating: "x", count: 1 << 16)
            let text = String(repeating: line, count: 1600)
            app.show("<title>Large</title><p hidden id=p>\(text)</p>", in: view)
            #expect(view.title == "Large")
            #expect(app.value(of: "p.textContent.length", in: view) == "\(1600 << 16)")
            try app.finger.tap(on: "Native")
            #expect(taps() == 1)
        }

        @Test("Certificates: a server that signs its own is refused, with a reason")
        func certificate() throws {
            let (app, view, taps) = app()
            let delegate = Recorder()
            view.navigationDelegate = delegate
            guard let server = try SecureServer() else { return }
            defer { server.stop() }
            view.load(URLRequest(url: server.url))
            app.settle()
            let error = try #require(delegate.errors.last as? URLError)
            #expect(error.code == .serverCertificateUntrusted)
            #expect("\(error.localizedDescription)".contains("certificate"))
            #expect(delegate.calls.last == "fail to begin" && !view.hasOnlySecureContent)
            try app.finger.tap(on: "Native")
            #expect(taps() == 1)
        }

        @Test("Network: a server that does not exist is an error")
        func network() throws {
            let (app, view, taps) = app()
            let delegate = Recorder()
            view.navigationDelegate = delegate
            view.load(URLRequest(url: try #require(URL(string: "http://no-such-host.invalid/"))))
            app.settle()
            #expect((delegate.errors.last as? URLError)?.code == .cannotFindHost)
            try app.finger.tap(on: "Native")
            #expect(taps() == 1)
        }
    }
}
