import Testing
import UIKit
import UIKitTesting

@Suite("Appearance of view controllers")
@MainActor
struct AppearanceTests {
    /// The log of the calls to controllers, in order.
    private final class Journal {
        var entries: [String] = []

        /// Returns the entries since the last call.
        func read() -> [String] {
            defer { entries = [] }
            return entries
        }
    }

    private final class Controller: UIViewController {
        let name: String
        let journal: Journal
        var whenIsAppearing: (() -> Void)?

        init(_ name: String, _ journal: Journal) {
            self.name = name
            self.journal = journal
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ event: String) { journal.entries.append("\(name) \(event)") }

        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewIsAppearing(_ animated: Bool) {
            note("is appearing")
            whenIsAppearing?()
        }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
        override func viewDidLayoutSubviews() { note("did lay out") }

        func embed(_ child: UIViewController) {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    private let journal = Journal()

    private func controller(_ name: String) -> Controller { Controller(name, journal) }

    @Test("Appearance: a root's calls come in Apple's order, with layout before viewDidAppear")
    func root() {
        let app = HeadlessApp(
            size: CGSize(width: 200, height: 100), rootViewController: controller("A"))
        _ = app
        #expect(
            journal.read() == ["A will appear", "A is appearing", "A did lay out", "A did appear"])
    }

    @Test("Appearance: a child's follows its view into and out of the tree")
    func child() {
        let parent = controller("P")
        let app = HeadlessApp(size: CGSize(width: 200, height: 100), rootViewController: parent)
        _ = journal.read()
        let child = controller("C")
        parent.embed(child)
        app.settle()
        #expect(
            journal.read().filter { !$0.contains("lay out") } == [
                "C will appear", "C is appearing", "C did appear",
            ])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(journal.read() == ["C will disappear", "C did disappear"])
    }

    @Test("Appearance: a child added while its parent appears, appears with it")
    func childOfAppearing() {
        let parent = controller("P")
        let child = controller("C")
        parent.whenIsAppearing = { [unowned parent] in parent.embed(child) }
        let app = HeadlessApp(size: CGSize(width: 200, height: 100), rootViewController: parent)
        _ = app
        #expect(
            journal.read().filter { !$0.contains("lay out") } == [
                "P will appear", "P is appearing", "C will appear", "C is appearing",
                "P did appear", "C did appear",
            ])
    }

    @Test("Appearance: a view added before its child controller appears with the window")
    func viewBeforeChild() {
        let parent = controller("P")
        let app = HeadlessApp(size: CGSize(width: 200, height: 100), rootViewController: parent)
        _ = (journal.read(), app)
        let child = controller("C")
        parent.view.addSubview(child.view)
        parent.addChild(child)
        #expect(journal.read().contains("C did appear"))
        child.view.removeFromSuperview()
        #expect(journal.read() == ["C will disappear", "C did disappear"])
    }

    @Test("Appearance: that of two children in a transition ends with its animation")
    func transition() {
        let parent = controller("P")
        let app = HeadlessApp(size: CGSize(width: 200, height: 100), rootViewController: parent)
        let first = controller("A")
        let second = controller("B")
        parent.embed(first)
        parent.addChild(second)
        app.settle()
        _ = journal.read()
        second.loadViewIfNeeded()
        parent.transition(from: first, to: second, duration: 0.3) { second.view.alpha = 0.5 }
        #expect(journal.read() == ["A will disappear", "B will appear", "B is appearing"])
        app.settle()
        #expect(
            journal.read().filter { !$0.contains("lay out") } == [
                "A did disappear", "B did appear",
            ])
    }

    @Test(
        "Appearance: presented controllers follow the window off screen and back",
        arguments: [true, false])
    func hiddenWindow(covers: Bool) {
        let below = controller("A")
        let above = controller("B")
        let app = HeadlessApp(size: CGSize(width: 200, height: 100), rootViewController: below)
        above.modalPresentationStyle = covers ? .fullScreen : .overFullScreen
        below.present(above, animated: false)
        app.settle()
        _ = journal.read()
        let window = app.window
        window.isHidden = true
        let all = covers ? ["B"] : ["B", "A"]
        #expect(
            journal.read() == all.flatMap { ["\($0) will disappear", "\($0) did disappear"] })
        window.isHidden = false
        #expect(
            journal.read().filter { !$0.contains("lay out") }
                == all.reversed().flatMap {
                    ["\($0) will appear", "\($0) is appearing", "\($0) did appear"]
                })
    }

    @Test("Appearance: the covering and the covered controller's calls come in Apple's order")
    func presentation() {
        let below = controller("A")
        let above = controller("B")
        above.modalPresentationStyle = .fullScreen
        let app = HeadlessApp(size: CGSize(width: 200, height: 100), rootViewController: below)
        _ = journal.read()
        below.present(above, animated: true) { [journal] in journal.entries.append("presented") }
        #expect(journal.read() == ["A will disappear", "B will appear", "B is appearing"])
        app.settle()
        #expect(
            journal.read().filter { !$0.contains("lay out") } == [
                "B did appear", "A did disappear", "presented",
            ])
        above.dismiss(animated: true) { [journal] in journal.entries.append("dismissed") }
        #expect(journal.read() == ["B will disappear", "A will appear", "A is appearing"])
        app.settle()
        #expect(
            journal.read().filter { !$0.contains("lay out") } == [
                "A did appear", "B did disappear", "dismissed",
            ])
        #expect(below.presentedViewController == nil)
        #expect(above.presentingViewController == nil)
        #expect(above.view.window == nil)
    }

    @Test("Appearance: a controller below one that does not cover it stays visible")
    func overFullScreen() {
        let below = controller("A")
        let above = controller("B")
        above.modalPresentationStyle = .overFullScreen
        let app = HeadlessApp(size: CGSize(width: 200, height: 100), rootViewController: below)
        _ = (journal.read(), app)
        below.present(above, animated: false)
        below.dismiss(animated: false)
        #expect(!journal.read().contains { $0.hasPrefix("A") })
    }

    @Test("Appearance: stays consistent when dismissing or presenting during a presentation")
    func impatience() {
        let below = controller("A")
        let above = controller("B")
        above.modalPresentationStyle = .fullScreen
        let app = HeadlessApp(size: CGSize(width: 200, height: 100), rootViewController: below)
        below.present(above, animated: true)
        below.present(controller("C"), animated: true)
        below.dismiss(animated: true)
        app.settle()
        #expect(below.presentedViewController === above)
        #expect(above.appearance == .appeared)
        #expect(below.appearance == .disappeared)
        below.dismiss(animated: true)
        app.settle()
        #expect(below.appearance == .appeared)
        #expect(!below.view.isHidden)
    }

    @Test("Appearance: a stack of presented controllers is dismissed from the top")
    func stack() {
        let a = controller("A")
        let b = controller("B")
        let c = controller("C")
        for controller in [b, c] { controller.modalPresentationStyle = .fullScreen }
        let app = HeadlessApp(size: CGSize(width: 200, height: 100), rootViewController: a)
        a.present(b, animated: false)
        b.present(c, animated: false)
        _ = journal.read()
        a.dismiss(animated: true)
        app.settle()
        #expect(
            journal.read().filter { !$0.contains("lay out") } == [
                "C will disappear", "C did disappear", "A will appear", "A is appearing",
                "A did appear",
            ])
        #expect(c.presentingViewController == nil)
    }

    @Test("Appearance: stays consistent when the root is replaced during a presentation")
    func replacedRoot() {
        let below = controller("A")
        let above = controller("B")
        let app = HeadlessApp(size: CGSize(width: 200, height: 100), rootViewController: below)
        below.present(above, animated: true)
        app.advance(by: 0.1)
        let next = controller("N")
        app.window.rootViewController = next
        app.settle()
        #expect(next.appearance == .appeared)
        #expect(below.appearance == .disappeared)
        #expect(above.appearance == .disappeared)
        #expect(above.view.window == nil)
    }

    @Test("Presentation: children find the presented controller, and can dismiss it")
    func childrenOfPresenter() {
        let parent = controller("P")
        let child = controller("C")
        let above = controller("B")
        let app = HeadlessApp(size: CGSize(width: 200, height: 100), rootViewController: parent)
        parent.embed(child)
        child.present(above, animated: false)
        #expect(child.presentedViewController === above)
        child.dismiss(animated: false)
        app.settle()
        #expect(parent.presentedViewController == nil)
    }
}
