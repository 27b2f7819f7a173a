import Testing
import UIKit

@testable import UIKitCore

@Suite("View controllers")
@MainActor
struct ViewControllerTests {
    private final class Log { var lines: [String] = [] }

    private final class Noting: UIViewController {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { return nil }

        private func note(_ text: String) {
            log.lines.append(name.isEmpty ? text : "\(name) \(text)")
        }

        override func loadView() {
            note("load")
            super.loadView()
        }
        override func viewDidLoad() { note("loaded") }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewIsAppearing(_ animated: Bool) { note("appearing") }
        override func viewDidAppear(_ animated: Bool) { note("appeared") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("disappeared") }
        override func viewWillLayoutSubviews() { note("will lay out") }
        override func viewDidLayoutSubviews() { note("laid out") }
        override func willMove(toParent parent: UIViewController?) {
            note(parent == nil ? "will leave" : "will enter")
        }
        override func didMove(toParent parent: UIViewController?) {
            note(parent == nil ? "left" : "entered")
        }
    }

    @Test("View controller: loads once, appears, lays out and disappears, in this order")
    func lifeCycle() throws {
        let log = Log()
        let controller = Noting("", log)
        #expect(!controller.isViewLoaded)
        let app = try AppFixture(rootViewController: controller)
        app.host.advance(by: 0.1)
        let appearing = log.lines.filter { !$0.contains("lay out") && $0 != "laid out" }
        #expect(appearing == ["load", "loaded", "will appear", "appearing", "appeared"])
        #expect(log.lines.contains("will lay out"))
        log.lines = []
        app.window.isHidden = true
        #expect(log.lines == ["will disappear", "disappeared"])
        log.lines = []
        app.window.isHidden = false
        #expect(log.lines.prefix(3) == ["will appear", "appearing", "appeared"])
    }

    @Test("View controller: children are notified of moves, and appear with their superview")
    func containment() throws {
        let log = Log()
        let root = UIViewController()
        let child = Noting("", log)
        let app = try AppFixture(rootViewController: root)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        #expect(root.children == [child])
        #expect(child.parent === root)
        #expect(
            log.lines == [
                "will enter", "load", "loaded", "will appear", "appearing", "appeared", "entered",
            ])
        log.lines = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(log.lines == ["will leave", "will disappear", "disappeared", "left"])
        #expect(root.children.isEmpty)
        #expect(app.window.rootViewController === root)
    }

    @Test("View controller: a presented one slides up over the presenting one, and back")
    func presentation() throws {
        let log = Log()
        let root = Noting("root", log)
        let sheet = Noting("sheet", log)
        sheet.modalPresentationStyle = .fullScreen
        let app = try AppFixture(rootViewController: root)
        app.host.settle()
        log.lines = []
        var completions: [String] = []
        root.present(sheet, animated: true) { completions.append("presented") }
        app.host.advance(by: 0.2)
        #expect(completions.isEmpty)
        #expect(sheet.presentingViewController === root)
        let shown = try #require(sheet.view.layer.presentation())
        #expect(shown.frame.minY > 0 && shown.frame.minY < 300)
        app.host.settle()
        #expect(completions == ["presented"])
        #expect(sheet.view.frame == app.window.bounds)
        let steps = log.lines.filter { !$0.contains("la") && !$0.contains("load") }
        #expect(
            steps == [
                "root will disappear", "sheet will appear", "sheet appearing", "sheet appeared",
                "root disappeared",
            ])
        #expect(root.view.window == nil && !root.view.isHidden)
        root.dismiss(animated: true) { completions.append("dismissed") }
        #expect(root.view.window === app.window)
        app.host.settle()
        #expect(completions == ["presented", "dismissed"])
        #expect(root.presentedViewController == nil)
        #expect(sheet.view.superview == nil)
        #expect(!root.view.isHidden)
    }
}
