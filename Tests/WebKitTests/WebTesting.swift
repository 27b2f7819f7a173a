import Foundation
import Testing
import UIKitTesting
import WebKit

/// What the suites of web views share.
@MainActor
enum WebTesting {
    /// `true` if `WEB_TESTS=1` asks for the tests, which take a minute and need the engine.
    nonisolated static let isAsked = ProcessInfo.processInfo.environment["WEB_TESTS"] != nil

    /// The number of web views that a long run opens and closes.
    nonisolated static let soakCount =
        Int(ProcessInfo.processInfo.environment["WEB_SOAK"] ?? "") ?? 0

    /// An app that shows a web view of 320 by 240 points, whose pages need no sandbox: they are the
    /// tests' own. While namespaces of other programs end, the system makes those of a sandbox wait
    /// for up to half a minute.
    static func app(
        scale: CGFloat = 1, configuration: WKWebViewConfiguration = WKWebViewConfiguration()
    ) -> (app: HeadlessApp, view: WKWebView) {
        setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1", 1)
        let controller = UIViewController()
        var made: WKWebView?
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 240), scale: scale, rootViewController: controller)
        let view = WKWebView(frame: controller.view.bounds, configuration: configuration)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(view)
        made = view
        app.settle()
        return (app, made ?? view)
    }
}

extension HeadlessApp {
    /// Shows HTML in a web view, and waits until it is drawn.
    func show(_ html: String, in view: WKWebView, at base: String = "test://page/") {
        view.loadHTMLString(html, baseURL: URL(string: base))
        settle()
    }

    /// Runs a script, and returns its value as text; the error's text if it fails.
    func value(of script: String, in view: WKWebView) -> String {
        var result = "no answer"
        view.evaluateJavaScript(script) { value, error in
            result = error.map { "\($0)" } ?? value.map { "\($0)" } ?? "undefined"
        }
        settle()
        return result
    }
}
