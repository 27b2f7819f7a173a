import Foundation
import Testing
import UIKit
import UIKitTesting

/// Members that apps override: that the system calls or reads them, not only that they compile.
@Suite("Overridden members")
struct OverriddenMemberTests {
    private final class Screen: UIViewController {
        var calls: [String] = []
        override var edgesForExtendedLayout: UIRectEdge {
            get { [] }
            set {}
        }
        override var prefersStatusBarHidden: Bool { true }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
        override var prefersHomeIndicatorAutoHidden: Bool { true }
        override var shouldAutorotate: Bool { false }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            .landscapeLeft
        }
        override func loadViewIfNeeded() {
            calls.append("loadViewIfNeeded")
            super.loadViewIfNeeded()
        }
        override func addChild(_ child: UIViewController) {
            calls.append("addChild")
            super.addChild(child)
        }
        override func removeFromParent() {
            calls.append("removeFromParent")
            super.removeFromParent()
        }
        override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
            calls.append("begin \(isAppearing)")
            super.beginAppearanceTransition(isAppearing, animated: animated)
        }
        override func endAppearanceTransition() {
            calls.append("end")
            super.endAppearanceTransition()
        }
        override func performSegue(withIdentifier identifier: String, sender: Any?) {
            calls.append("segue \(identifier)")
        }
    }

    @Test("View controller: overridden containment and appearance are called")
    func containment() {
        let screen = Screen()
        let child = Screen()
        screen.addChild(child)
        #expect(screen.calls == ["addChild"])
        #expect(child.parent === screen && screen.children == [child])
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        child.removeFromParent()
        #expect(child.calls == ["begin true", "loadViewIfNeeded", "end", "removeFromParent"])
        #expect(child.parent == nil && screen.children.isEmpty)
        screen.performSegue(withIdentifier: "next", sender: nil)
        #expect(screen.calls.last == "segue next")
    }

    @Test("View: overridden tags, snapshots and states are called")
    func viewMembers() {
        final class Panel: UIView {
            let inner = UIView()
            override func viewWithTag(_ tag: Int) -> UIView? {
                tag == 7 ? inner : super.viewWithTag(tag)
            }
            override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { inner }
            override func encodeRestorableState(with coder: NSCoder) {
                super.encodeRestorableState(with: coder)
                coder.encode(tag, forKey: "tag")
            }
            override func decodeRestorableState(with coder: NSCoder) {
                super.decodeRestorableState(with: coder)
                tag = coder.decodeInteger(forKey: "tag")
            }
        }
        let panel = Panel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let outer = UIView()
        outer.addSubview(panel)
        // The search goes through the overridden method of a subview.
        #expect(outer.viewWithTag(7) === panel.inner && outer.viewWithTag(8) == nil)
        #expect((panel as UIView).snapshotView(afterScreenUpdates: true) === panel.inner)
        panel.tag = 12
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        panel.encodeRestorableState(with: archiver)
        archiver.finishEncoding()
        let other = Panel()
        if let reader = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData) {
            other.decodeRestorableState(with: reader)
        }
        #expect(other.tag == 12)
    }

    @Test("View controller: a class that makes it again is kept")
    func restorationClass() throws {
        final class Maker: UIViewControllerRestoration {
            static func viewController(
                withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
            ) -> UIViewController? {
                let controller = UIViewController()
                controller.restorationIdentifier = identifierComponents.last
                return controller
            }
        }
        let controller = UIViewController()
        controller.restorationClass = Maker.self
        let made = controller.restorationClass?.viewController(
            withRestorationIdentifierPath: ["root", "page"],
            coder: NSKeyedArchiver(requiringSecureCoding: false))
        #expect(made?.restorationIdentifier == "page")
    }

    @Test("View controller: overridden relations stand in for a container in a unit test")
    func relations() {
        final class Stub: UIViewController {
            let stub = UIViewController()
            override var presentedViewController: UIViewController? { stub }
            override var presentingViewController: UIViewController? { stub }
            override var parent: UIViewController? {
                get { stub }
                set {}
            }
            override var isBeingDismissed: Bool { true }
        }
        let stub = Stub()
        let controller: UIViewController = stub
        #expect(controller.presentedViewController === stub.stub)
        #expect(controller.presentingViewController === stub.stub)
        #expect(controller.parent === stub.stub)
        #expect(controller.isBeingDismissed)
    }

    @Test("View controller: overridden edges decide where its view ends in a navigation controller")
    func edges() {
        let screen = Screen()
        let navigation = UINavigationController(rootViewController: screen)
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: navigation)
        app.settle()
        #expect(screen.view.frame.minY == navigation.navigationBar.frame.maxY)
        #expect(screen.prefersStatusBarHidden && !screen.shouldAutorotate)
        #expect(screen.supportedInterfaceOrientations.contains(.landscapeRight))
    }

    private final class Dial: UIView {
        var value = 5
        var log: [String] = []
        override var accessibilityUserInputLabels: [String]! {
            get { ["Dial", "Volume"] }
            set {}
        }
        override var accessibilityRespondsToUserInteraction: Bool {
            get { true }
            set {}
        }
        override var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
            get { .combined }
            set {}
        }
        override func accessibilityIncrement() { value += 1 }
        override func accessibilityDecrement() { value -= 1 }
        override func accessibilityActivate() -> Bool {
            log.append("activate")
            return true
        }
        override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
            log.append("scroll \(direction.rawValue)")
            return direction == .down
        }
        override func accessibilityPerformMagicTap() -> Bool {
            log.append("magic")
            return true
        }
        override func accessibilityElementIsFocused() -> Bool { true }
        override func accessibilityElementCount() -> Int { 2 }
        override func accessibilityElement(at index: Int) -> Any? { "part \(index)" }
        override func index(ofAccessibilityElement element: Any) -> Int {
            (element as? String)?.last.flatMap { Int(String($0)) } ?? NSNotFound
        }
        override func prepareForInterfaceBuilder() {
            super.prepareForInterfaceBuilder()
            log.append("builder")
        }
    }

    @Test("Accessibility: a view's own answers are those that its superclass gives out")
    func accessibility() {
        let dial = Dial()
        let element: UIResponder = dial
        element.accessibilityIncrement()
        element.accessibilityIncrement()
        element.accessibilityDecrement()
        #expect(dial.value == 6)
        #expect(element.accessibilityUserInputLabels == ["Dial", "Volume"])
        #expect(element.accessibilityRespondsToUserInteraction)
        #expect(element.accessibilityNavigationStyle == .combined)
        #expect(element.accessibilityActivate())
        #expect(element.accessibilityScroll(.down) && !element.accessibilityScroll(.up))
        #expect(element.accessibilityPerformMagicTap() && element.accessibilityElementIsFocused())
        #expect(element.accessibilityElementCount() == 2)
        #expect(element.accessibilityElement(at: 1) as? String == "part 1")
        #expect(element.index(ofAccessibilityElement: "part 0") == 0)
        element.prepareForInterfaceBuilder()
        #expect(dial.log == ["activate", "scroll 4", "scroll 3", "magic", "builder"])
    }

    @Test("Accessibility: a container's elements are counted, found and kept in their order")
    func container() {
        let view = UIView()
        #expect(view.accessibilityElementCount() == 0)
        let parts = [UIView(), UIView()]
        view.accessibilityElements = parts
        #expect(view.accessibilityElementCount() == 2)
        #expect(view.accessibilityElement(at: 1) as? UIView === parts[1])
        #expect(view.accessibilityElement(at: 2) == nil && view.accessibilityElement(at: -1) == nil)
        #expect(view.index(ofAccessibilityElement: parts[1]) == 1)
        #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
        #expect(!view.accessibilityScroll(.down) && !view.accessibilityPerformMagicTap())
    }

    @Test("UIInteraction: is notified of the views that it leaves and joins")
    func interaction() {
        final class Note: NSObject, UIInteraction {
            weak var view: UIView?
            var log: [String] = []
            func willMove(to view: UIView?) { log.append("will \(view?.tag ?? 0)") }
            func didMove(to view: UIView?) {
                self.view = view
                log.append("did \(view?.tag ?? 0)")
            }
        }
        let (first, second) = (UIView(), UIView())
        (first.tag, second.tag) = (1, 2)
        let note = Note()
        first.addInteraction(note)
        #expect(first.interactions.contains { $0 === note } && note.view === first)
        second.addInteraction(note)
        #expect(first.interactions.isEmpty && note.view === second)
        second.removeInteraction(note)
        #expect(note.view == nil && second.interactions.isEmpty)
        #expect(note.log.first == "will 1" && note.log.last == "did 0")
    }
}
