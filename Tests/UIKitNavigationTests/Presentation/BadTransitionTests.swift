import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Transitions at the wrong time")
@MainActor
struct BadTransitionTests {
    private let journal = Journal()
    private let size = CGSize(width: 375, height: 667)

    @Test("Presentation: a second one by the same controller is not shown, nor is its end called")
    func twice() {
        let (root, first, second) = (
            UIViewController(), Noting("B", journal), Noting("C", journal)
        )
        let app = HeadlessApp(size: size, rootViewController: root)
        root.present(first, animated: true)
        root.present(second, animated: true) { [journal] in journal.entries.append("shown") }
        app.settle()
        #expect(root.presentedViewController === first)
        #expect(second.presentingViewController == nil)
        #expect(!journal.entries.contains("shown") && !journal.entries.contains("C wA"))
        root.present(second, animated: true) { [journal] in journal.entries.append("shown") }
        app.settle()
        #expect(second.presentingViewController == nil && !journal.entries.contains("shown"))
    }

    @Test("Presentation: a controller outside of a window presents nothing")
    func outside() {
        let (lost, other) = (UIViewController(), Noting("B", journal))
        let app = HeadlessApp(size: size, rootViewController: UIViewController())
        lost.loadViewIfNeeded()
        lost.present(other, animated: true) { [journal] in journal.entries.append("shown") }
        app.settle()
        #expect(lost.presentedViewController == nil)
        #expect(!journal.entries.contains("shown") && !journal.entries.contains("B wA"))
    }

    @Test(
        "Presentation: a dismissal while it is presented is ignored, a later one is not",
        arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .popover, .overFullScreen])
    func dismissedEarly(style: UIModalPresentationStyle) {
        let (root, sheet) = (Noting("A", journal), Noting("B", journal))
        let app = HeadlessApp(size: size, rootViewController: root)
        sheet.modalPresentationStyle = style
        sheet.popoverPresentationController?.sourceView = root.view
        root.present(sheet, animated: true)
        app.advance(by: 0.1)
        root.dismiss(animated: true) { [journal] in journal.entries.append("early") }
        app.settle()
        #expect(root.presentedViewController === sheet && !journal.entries.contains("early"))
        root.dismiss(animated: true) { [journal] in journal.entries.append("dismissed") }
        app.settle()
        #expect(root.presentedViewController == nil && journal.entries.contains("dismissed"))
        #expect(sheet.view.window == nil && root.view.window === app.window)
        #expect(app.window.subviews.count == 1)
        #expect(journal.entries.count { $0 == "B wA" } == 1)
        #expect(journal.entries.count { $0 == "B dD" } == 1)
    }

    @Test("Presentation: during another one, the screen that arrives may present at once")
    func duringPresentation() {
        let (root, first, second) = (
            Noting("A", journal), Noting("B", journal), Noting("C", journal)
        )
        let app = HeadlessApp(size: size, rootViewController: root)
        root.present(first, animated: true)
        app.advance(by: 0.1)
        first.present(second, animated: true) { [journal] in journal.entries.append("shown") }
        app.settle()
        #expect(first.presentedViewController === second && journal.entries.contains("shown"))
        #expect(second.view.window === app.window)
        #expect(["B dA", "C dA"].allSatisfy(journal.entries.contains))
        root.dismiss(animated: true)
        app.settle()
        #expect(root.presentedViewController == nil && app.window.subviews.count == 1)
        #expect(["B dD", "C dD"].allSatisfy(journal.entries.contains))
    }

    @Test("Presentation: during the presenter's push, and during a pop, it is shown")
    func duringPush() {
        let root = UINavigationController(rootViewController: Noting("A", journal))
        let app = HeadlessApp(size: size, rootViewController: root)
        for isPush in [true, false] {
            if isPush {
                root.pushViewController(Noting("B", journal), animated: true)
            } else {
                root.popViewController(animated: true)
            }
            app.advance(by: 0.1)
            let sheet = Noting("C", journal)
            root.present(sheet, animated: true)
            app.settle()
            #expect(root.presentedViewController === sheet)
            #expect(root.viewControllers.count == (isPush ? 2 : 1))
            root.dismiss(animated: true)
            app.settle()
            #expect(root.topViewController?.view.window === app.window)
            #expect(app.window.subviews.count == 1)
        }
    }

    @Test("Presentation: during the dismissal of another one nothing is shown")
    func duringDismissal() {
        let (root, first, second) = (
            Noting("A", journal), Noting("B", journal), Noting("C", journal)
        )
        let app = HeadlessApp(size: size, rootViewController: root)
        root.present(first, animated: true)
        app.settle()
        root.dismiss(animated: true)
        app.advance(by: 0.1)
        root.present(second, animated: true)
        app.settle()
        #expect(root.presentedViewController == nil && second.presentingViewController == nil)
        #expect(app.window.subviews.count == 1 && !journal.entries.contains("C wA"))
        root.present(second, animated: true)
        app.settle()
        #expect(root.presentedViewController === second)
    }

    @Test("Presentation: a controller that is being dismissed, or in one, presents nothing")
    func whileDismissed() {
        let (root, child, other) = (
            Noting("A", journal), Noting("B", journal), Noting("C", journal)
        )
        let app = HeadlessApp(size: size, rootViewController: root)
        let navigation = UINavigationController(rootViewController: child)
        root.present(navigation, animated: true)
        app.settle()
        root.dismiss(animated: true)
        app.advance(by: 0.1)
        for presenter in [navigation, child] {
            presenter.present(other, animated: true) { [journal] in
                journal.entries.append("shown")
            }
        }
        app.settle()
        #expect(root.presentedViewController == nil && other.presentingViewController == nil)
        #expect(!journal.entries.contains("shown") && !journal.entries.contains("C wA"))
        #expect(app.window.subviews.count == 1)
        root.present(other, animated: true)
        app.settle()
        #expect(root.presentedViewController === other)
    }

    @Test("Navigation: a push during a dismissal, and a dismissal during a push, both happen")
    func crossing() {
        let root = UINavigationController(rootViewController: Noting("A", journal))
        let app = HeadlessApp(size: size, rootViewController: root)
        let sheet = UIViewController()
        root.present(sheet, animated: true)
        app.settle()
        root.pushViewController(Noting("B", journal), animated: true)
        app.advance(by: 0.1)
        root.dismiss(animated: true)
        app.settle()
        #expect(root.viewControllers.count == 2 && root.presentedViewController == nil)
        #expect(root.topViewController?.view.window === app.window)
        #expect(app.window.subviews.count == 1)
    }

    @Test("Navigation: the same controller cannot be pushed twice")
    func pushedTwice() async throws {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let page = UIViewController()
                let navigation = UINavigationController(rootViewController: page)
                navigation.pushViewController(page, animated: false)
            }
        }
        let advice = try Advice(#require(exit).standardErrorContent)
        #expect(advice.says("is in the stack already"))
    }

    @Test("Scene: one that is closed in the middle of a transition ends it")
    func closed() {
        let root = UINavigationController(rootViewController: Noting("A", journal))
        let app = HeadlessApp(size: size, rootViewController: root)
        root.pushViewController(Noting("B", journal), animated: true)
        let sheet = Noting("C", journal)
        app.advance(by: 0.1)
        root.present(sheet, animated: true)
        app.advance(by: 0.1)
        app.closeByHand()
        #expect(app.application.windows.isEmpty)
        #expect(root.transitionCoordinator == nil)
        for name in ["A", "B", "C"] {
            #expect(journal.entries.contains("\(name) dD"), "\(name)")
        }
        #expect(app.host.run() == 0)
    }

    @Test("Alert: one without actions is shown, and stays until code dismisses it")
    func noActions() {
        let root = UIViewController()
        let app = HeadlessApp(size: size, rootViewController: root)
        let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
        root.present(alert, animated: true)
        app.settle()
        app.keyboard.press(.escape)
        app.keyboard.press(.enter)
        app.finger.tap(at: CGPoint(x: 10, y: 10))
        app.settle()
        #expect(root.presentedViewController === alert)
        root.dismiss(animated: true)
        app.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test("Dismissal: without a presentation nothing happens")
    func nothing() {
        let root = UIViewController()
        let app = HeadlessApp(size: size, rootViewController: root)
        root.dismiss(animated: true)
        app.settle()
        #expect(root.view.window === app.window)
    }
}
