import Foundation
import OutstandingWork
import TestSupport
import Testing
import UIKitTesting
import WebKit

@Suite("Web views", .enabled(if: WebTesting.isAsked), .serialized)
@MainActor
struct WebViewTests {}

extension WebViewTests {
    @Suite("Loading", .serialized)
    @MainActor
    struct Loading {
        @Test("Title: observers by key path see each change once, in order", .rows("S2-60"))
        func titles() {
            let (app, view) = WebTesting.app()
            var titles: [String] = []
            let observation = view.observe(\.title, options: [.new]) { _, change in
                titles.append((change.newValue ?? nil) ?? "nil")
            }
            app.show("<title>One</title><script>document.title = 'Two'</script>", in: view)
            #expect(titles == ["One", "Two"] || titles == ["Two"], "\(titles)")
            _ = app.value(of: "document.title = 'Three'", in: view)
            #expect(titles.last == "Three")
            app.show("<title>Four</title>", in: view)
            #expect(titles.last == "Four" && Set(titles).subtracting([""]).count >= 3)
            #expect(zip(titles, titles.dropFirst()).allSatisfy { $0 != $1 }, "\(titles)")
            observation.invalidate()
        }

        @Test("Time: the engine's deadlines pass while the app's clock stands still")
        func time() {
            let (app, _) = WebTesting.app()
            func passes() -> Bool {
                let start = Date()
                return (0..<1_000_000).contains { _ in Date() > start }
            }
            let inEngine = OutstandingWorks.inRealTime(passes())
            let inCallback = OutstandingWorks.inRealTime(OutstandingWorks.inAppTime(passes))
            #expect([passes(), inEngine, inCallback, passes()] == [false, true, false, false])
            app.settle()
        }

        /// Writes down what it observes by name.
        private final class Observer: UIViewController {
            var changes: [(name: String, value: Any)] = []

            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?,
                change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
            ) { changes.append((keyPath ?? "", change?[.newKey] ?? NSNull())) }
        }

        @Test("Progress: observers by name see it rise to 1, each value once", .rows("S2-63"))
        func progress() {
            let (app, view) = WebTesting.app()
            let observer = Observer()
            for name in ["estimatedProgress", "loading", "title"] {
                view.addObserver(observer, forKeyPath: name, options: .new, context: nil)
            }
            app.show("<title>Page</title><p>Text", in: view)
            let values = observer.changes.filter { $0.name == "estimatedProgress" }
                .compactMap { $0.value as? Double }
            #expect(values.last == 1 && values.count > 1, "\(values)")
            #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 }, "\(values)")
            let loading = observer.changes.filter { $0.name == "loading" }.map { $0.value as? Bool }
            #expect(loading == [true, false])
            let names = observer.changes.map(\.name).filter { $0 != "title" }
            #expect(names.suffix(2) == ["estimatedProgress", "loading"], "\(names)")
            #expect(observer.changes.filter { $0.name == "title" }.count == 1)
        }

        @Test("Page: is drawn into the view's picture at each scale", arguments: [1, 2])
        func pixels(scale: Int) {
            let (app, view) = WebTesting.app(scale: CGFloat(scale))
            app.show(
                """
                <body style="margin:0;background:#fff">
                <div style="width:100px;height:50px;background:rgb(255,0,0)">
                """, in: view)
            let picture = app.snapshot()
            #expect(picture.color(x: 50 * scale, y: 25 * scale) == [255, 0, 0])
            #expect(picture.color(x: 150 * scale, y: 25 * scale) == [255, 255, 255])
            #expect(picture.color(x: 50 * scale, y: 75 * scale) == [255, 255, 255])
            #expect(app.value(of: "devicePixelRatio", in: view) == "\(scale)")
        }

        @Test("Navigation: the delegate is called in Apple's order")
        func order() {
            let (app, view) = WebTesting.app()
            let delegate = Recorder()
            view.navigationDelegate = delegate
            app.show("<title>Page</title><p>Text", in: view)
            #expect(
                delegate.calls == ["decide", "start", "commit", "finish"]
                    || delegate.calls == [
                        "decide", "start", "decide response", "commit", "finish",
                    ],
                "\(delegate.calls)")
            #expect(view.url?.absoluteString == "test://page/")
        }

        @Test("Scripts: values and errors arrive")
        func scripts() {
            let (app, view) = WebTesting.app()
            app.show("<p id=p>Text", in: view)
            #expect(app.value(of: "p.textContent", in: view) == "Text")
            #expect(app.value(of: "6 * 7", in: view) == "42")
            #expect(app.value(of: "undefined", in: view) == "undefined")
            #expect(app.value(of: "nope()", in: view).contains("Can't find variable: nope"))
            #expect(app.value(of: "(() => 1)", in: view).contains("no number, text"))
            var answer: Int?
            view.callAsyncJavaScript(
                "await null; return n + list.length", arguments: ["n": 40, "list": [1, 2]],
                in: nil, in: .page
            ) { answer = (try? $0.get()) as? Int }
            app.settle()
            #expect(answer == 42)
        }

        @Test("Touch: a tap presses the page's button")
        func tap() {
            let (app, view) = WebTesting.app()
            app.show(
                """
                <body style="margin:0"><button id=b style="width:200px;height:80px">Press</button>
                <script>b.onclick = () => document.title = 'pressed'</script>
                """, in: view)
            app.finger.tap(at: CGPoint(x: 100, y: 40))
            app.settle()
            #expect(view.title == "pressed")
        }

        @Test("Mouse: a click presses, the wheel scrolls")
        func mouse() {
            let (app, view) = WebTesting.app()
            app.show(
                """
                <body style="margin:0;height:2000px"><button id=b style="width:200px;height:80px">
                Press</button><script>b.onclick = () => document.title = 'pressed'</script>
                """, in: view)
            app.mouse.click(at: CGPoint(x: 100, y: 40))
            app.settle()
            #expect(view.title == "pressed")
            app.mouse.scroll(at: CGPoint(x: 100, y: 140), by: CGSize(width: 0, height: 60))
            app.settle()
            #expect(Double(app.value(of: "scrollY", in: view)) ?? 0 > 20)
            #expect(view.scrollView.contentOffset.y > 20)
            #expect(view.scrollView.contentSize.height == 2000)
        }

        @Test("Text: keys and an input method write into a field")
        func typing() {
            let (app, view) = WebTesting.app()
            app.show(
                """
                <body style="margin:0"><input id=t style="width:200px;height:60px">
                <script>window.keys = []; t.onkeydown = e => keys.push(e.key)</script>
                """, in: view)
            app.mouse.click(at: CGPoint(x: 100, y: 30))
            app.settle()
            app.keyboard.type("hI 你")
            app.settle()
            #expect(app.value(of: "t.value", in: view) == "hI 你")
            #expect(app.value(of: "keys.slice(0, 2).join()", in: view) == "h,I")
            app.keyboard.press(.delete)
            app.settle()
            #expect(app.value(of: "t.value", in: view) == "hI ")
            app.keyboard.compose("shi")
            app.settle()
            app.send(.text(.committed("世")))
            app.settle()
            #expect(app.value(of: "t.value", in: view) == "hI 世")
        }
    }
}

/// A delegate that writes down its calls.
@MainActor
final class Recorder: NSObject, WKNavigationDelegate {
    var calls: [String] = []
    var errors: [any Error] = []
    var policy = WKNavigationActionPolicy.allow

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
        calls.append("decide")
        decisionHandler(policy)
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) {
        calls.append("decide response")
        decisionHandler(.allow)
    }

    func webView(
        _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
    ) { calls.append("start") }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
        calls.append("commit")
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        calls.append("finish")
    }

    func webView(
        _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
    ) {
        calls.append("fail")
        errors.append(error)
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {
        calls.append("fail to begin")
        errors.append(error)
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { calls.append("ended") }
}

extension Snapshot {
    /// Red, green and blue of a pixel.
    func color(x: Int, y: Int) -> [UInt8] {
        let pixel = pixels[y * width + x]
        return [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
}
