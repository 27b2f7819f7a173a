import Foundation
import Testing
import UIKitTesting
import WebKit

extension WebViewTests {
    /// Programs of their own: the engine is loaded once a program.
    @Suite("Engine", .serialized)
    @MainActor
    struct Engine {
        /// Shows a web view without an engine next to a button, and checks that the reason is seen
        /// and reported, and that nothing else is affected.
        private static func checkExplanation(_ words: String) throws {
            let controller = UIViewController()
            let app = HeadlessApp(
                size: CGSize(width: 320, height: 240), rootViewController: controller)
            let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 180))
            let delegate = Recorder()
            view.navigationDelegate = delegate
            controller.view.addSubview(view)
            var taps = 0
            let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
            button.frame = CGRect(x: 0, y: 190, width: 100, height: 44)
            button.accessibilityLabel = "Native"
            controller.view.addSubview(button)
            app.settle()
            let label = try #require(app.query(UILabel.self).views.first { $0.window != nil })
            #expect(label.text?.contains(words) == true, "\(label.text ?? "")")
            #expect(!label.isHidden && label.frame == view.bounds)
            view.loadHTMLString("<p>x", baseURL: nil)
            app.settle()
            #expect(delegate.calls.last == "fail to begin" && !view.isLoading)
            #expect(delegate.errors.last?.localizedDescription.contains(words) == true)
            var scriptError = ""
            view.evaluateJavaScript("1") { scriptError = "\($1?.localizedDescription ?? "")" }
            app.settle()
            #expect(scriptError.contains(words))
            view.reload()
            view.stopLoading()
            view.goBack()
            #expect(view.url == nil && view.interactionState == nil)
            try app.finger.tap(on: "Native")
            #expect(taps == 1)
        }

        @Test("No library: the view names the package to install, and navigations fail with that")
        func noLibrary() async throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            // No library: the system finds this file first.
            try Data("none".utf8).write(to: folder.appendingPathComponent("libwebkitgtk-6.0.so.4"))
            let before = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
            setenv("LD_LIBRARY_PATH", "\(folder.path):\(before ?? "")", 1)
            setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1", 1)
            defer {
                if let before {
                    setenv("LD_LIBRARY_PATH", before, 1)
                } else {
                    unsetenv("LD_LIBRARY_PATH")
                }
                try? FileManager.default.removeItem(at: folder)
            }
            await #expect(processExitsWith: .success) {
                try await MainActor.run {
                    try Self.checkExplanation("Install the package libwebkitgtk-6.0-4")
                }
            }
        }

        @Test("No sandbox: navigations fail with that reason unless the app opts out")
        func noSandbox() async {
            await #expect(processExitsWith: .success) {
                try await MainActor.run {
                    unsetenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS")
                    setenv("PATH", "/nowhere", 1)
                    try Self.checkExplanation("No sandbox for web content")
                }
            }
            await #expect(processExitsWith: .success) {
                await MainActor.run {
                    unsetenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS")
                    setenv("PATH", "/nowhere", 1)
                    WKWebView.allowsContentWithoutSandbox = true
                    let controller = UIViewController()
                    let app = HeadlessApp(
                        size: CGSize(width: 320, height: 240), rootViewController: controller)
                    let view = WKWebView(frame: controller.view.bounds)
                    controller.view.addSubview(view)
                    app.show("<title>Own</title>", in: view)
                    #expect(view.title == "Own")
                }
            }
        }

        @Test("Security: the first web view of a program says where content has to be trusted")
        func firstLine() async throws {
            let exit = await #expect(
                processExitsWith: .success, observing: [\.standardErrorContent]
            ) {
                await MainActor.run {
                    setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1", 1)
                    _ = WKWebView()
                    _ = WKWebView()
                }
            }
            let text = String(decoding: try #require(exit).standardErrorContent, as: UTF8.self)
            let release = try String(contentsOfFile: "/etc/os-release", encoding: .utf8)
            let isOld = release.contains("ID=debian\n") && release.contains("VERSION_ID=\"12\"")
            let count = text.components(separatedBy: "WebKit: for trusted content only").count - 1
            #expect(count == (isOld ? 1 : 0), "\(text)")
        }
    }
}
