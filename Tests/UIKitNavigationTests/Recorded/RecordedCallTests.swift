import Testing
import UIKit
import UIKitTesting

/// Callback orders, places in the window, sizes and traits of screens.
@Suite("Recorded: calls to screens")
@MainActor
struct RecordedCallTests {
    private let journal = Journal()

    private func start(_ root: UIViewController) -> HeadlessApp {
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: root)
        app.settle()
        _ = journal.read()
        return app
    }

    private func screens(_ names: String...) -> [Noting] { names.map { Noting($0, journal) } }

    // MARK: Stacks

    @Test("Navigation: the stack holds a pushed controller as soon as push returns")
    func pushedAtOnce() {
        let all = screens("A", "B")
        let stack = UINavigationController(rootViewController: all[0])
        let app = start(stack)
        stack.pushViewController(all[1], animated: true)
        #expect(stack.viewControllers == all)
        #expect(stack.topViewController === all[1])
        withExtendedLifetime(app) {}
    }

    @Test("Navigation: popTo returns the popped ones from bottom to top")
    func popped() {
        let all = screens("A", "B", "C", "D")
        let stack = UINavigationController()
        stack.setViewControllers(all, animated: false)
        let app = start(stack)
        #expect(stack.popToViewController(all[1], animated: false) == [all[2], all[3]])
        withExtendedLifetime(app) {}
    }

    @Test("Navigation: nothing pops at the root, to the top, or to one that is not in the stack")
    func nothingToPop() {
        let all = screens("A", "B")
        let stack = UINavigationController()
        stack.setViewControllers(all, animated: false)
        let app = start(stack)
        #expect(stack.popToViewController(all[1], animated: false)?.isEmpty ?? true)
        #expect(stack.viewControllers == all)
        stack.popViewController(animated: false)
        #expect(stack.popViewController(animated: false) == nil)
        #expect(stack.popToRootViewController(animated: false)?.isEmpty ?? true)
        #expect(stack.viewControllers == [all[0]])
        withExtendedLifetime(app) {}
    }

    private final class Shows: NSObject, UINavigationControllerDelegate {
        var calls: [String] = []

        func navigationController(
            _ navigationController: UINavigationController,
            willShow viewController: UIViewController, animated: Bool
        ) { calls.append("will \(viewController.title ?? "")") }

        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController, animated: Bool
        ) { calls.append("did \(viewController.title ?? "")") }
    }

    @Test("Navigation: a cancelled swipe sends willShow without didShow")
    func cancelledSwipe() {
        let all = screens("A", "B")
        let stack = UINavigationController()
        stack.setViewControllers(all, animated: false)
        let app = start(stack)
        let shows = Shows()
        stack.delegate = shows
        app.finger.drag(
            from: CGPoint(x: 3, y: 300), to: CGPoint(x: 90, y: 300), duration: 0.6)
        app.settle()
        #expect(shows.calls == ["will A"])
        #expect(stack.viewControllers == all)
    }

    // MARK: Containers

    @Test("Containers: an outer one will appear before the inner one")
    func nested() {
        let inner = Noting("inner", journal)
        let outer = Noting("outer", journal)
        let app = start(UIViewController())
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        _ = journal.read()
        app.window.rootViewController = outer
        app.settle()
        let calls = journal.read()
        #expect(calls.filter { $0.hasSuffix("wA") } == ["outer wA", "inner wA"])
        #expect(calls.filter { $0.hasSuffix("iA") } == ["outer iA", "inner iA"])
        #expect(Set(calls.filter { $0.hasSuffix("dA") }) == ["outer dA", "inner dA"])
    }

    @Test("Containers: a child added while its parent is visible appears by itself")
    func addedChild() {
        let parent = UIViewController()
        let child = Noting("C", journal)
        let app = start(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        app.settle()
        #expect(journal.read() == ["C wM", "C load", "C wA", "C iA", "C dA", "C dM"])
    }

    @Test("Appearance: the opposite transition before the end reverses it; the end sends its did")
    func reversed() {
        let parent = UIViewController()
        let child = Noting("C", journal)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let app = start(parent)
        child.beginAppearanceTransition(false, animated: true)
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        app.settle()
        #expect(journal.read().filter { $0 != "C iA" } == ["C wD", "C wA", "C dA"])
    }

    @Test("Appearance: a view is laid out between will appear and did appear")
    func layout() {
        final class Laid: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) { calls.append("wA") }
            override func viewWillLayoutSubviews() { calls.append("will layout") }
            override func viewDidLayoutSubviews() { calls.append("did layout") }
            override func viewDidAppear(_ animated: Bool) { calls.append("dA") }
        }
        let laid = Laid()
        let app = start(laid)
        let first = laid.calls.firstIndex(of: "will layout")
        #expect(laid.calls.first == "wA" && laid.calls.last == "dA")
        #expect(first.map { laid.calls[$0 + 1] } == "did layout")
        withExtendedLifetime(app) {}
    }

    // MARK: Pages

    private func pages(
        _ style: UIPageViewController.TransitionStyle, first: UIViewController?
    ) -> (HeadlessApp, UIPageViewController) {
        let pages = UIPageViewController(
            transitionStyle: style, navigationOrientation: .horizontal)
        if let first { pages.setViewControllers([first], direction: .forward, animated: false) }
        return (start(pages), pages)
    }

    @Test("Pages: the first animated page completes at once with true")
    func firstPage() {
        let page = Noting("A", journal)
        let (app, pages) = pages(.scroll, first: nil)
        var results: [Bool] = []
        pages.setViewControllers([page], direction: .forward, animated: true) {
            results.append($0)
        }
        #expect(results == [true])
        #expect(journal.read().prefix(2) == ["A wM", "A dM"])
        withExtendedLifetime(app) {}
    }

    @Test(
        "Pages: a turn that is overtaken completes with false, the one that overtakes it with true",
        arguments: [false, true])
    func overtaken(isAnimated: Bool) {
        let all = screens("A", "B", "C")
        let (app, pages) = pages(.scroll, first: all[0])
        var results: [String] = []
        pages.setViewControllers([all[1]], direction: .forward, animated: true) {
            results.append("B \($0)")
        }
        app.advance(by: 0.1)
        pages.setViewControllers([all[2]], direction: .forward, animated: isAnimated) {
            results.append("C \($0)")
        }
        app.settle()
        #expect(results == ["B false", "C true"])
        #expect(pages.viewControllers == [all[2]])
    }

    @Test("Pages: a replaced page will move to no parent when it is staged and when it is removed")
    func replacedPage() {
        let all = screens("A", "B")
        let (app, pages) = pages(.scroll, first: all[0])
        pages.setViewControllers([all[1]], direction: .forward, animated: true)
        app.settle()
        let calls = journal.read()
        #expect(calls.count { $0 == "A wM nil" } == 2)
        #expect(calls.count { $0 == "A dM nil" } == 1)
    }

    @Test("Pages of the curl style: the old page has disappeared before the new one has appeared")
    func curl() {
        let all = screens("A", "B")
        let (app, pages) = pages(.pageCurl, first: all[0])
        pages.setViewControllers([all[1]], direction: .forward, animated: true)
        app.settle()
        let calls = journal.read().filter { !$0.contains("M") && !$0.hasSuffix("iA") }
        #expect(calls == ["B load", "B wA", "A wD", "A dD", "B dA"])
    }

    // MARK: Views in the window

    @Test("Stack: a view that was taken out keeps its frame and is not loaded again")
    func takenOut() {
        let all = screens("A", "B")
        let stack = UINavigationController(rootViewController: all[0])
        let app = start(stack)
        let frame = all[0].view.frame
        stack.pushViewController(all[1], animated: false)
        app.settle()
        #expect(all[0].view.window == nil && all[0].view.frame == frame)
        stack.popViewController(animated: false)
        app.settle()
        #expect(!journal.read().contains("A load"))
        #expect(all[0].view.window === app.window)
    }

    @Test("Stack: both views are in the window during the animation, at its end the new one alone")
    func duringPush() {
        let all = screens("A", "B")
        let stack = UINavigationController(rootViewController: all[0])
        let app = start(stack)
        stack.pushViewController(all[1], animated: true)
        app.advance(by: 0.1)
        #expect(all.map { $0.view.window === app.window } == [true, true])
        app.settle()
        #expect(all.map { $0.view.window === app.window } == [false, true])
    }

    @Test("Sheets: two on each other have two transition views, above the presenters' views")
    func stackedSheets() {
        let all = screens("A", "B", "C")
        let app = start(all[0])
        all[0].present(all[1], animated: false)
        all[1].present(all[2], animated: false)
        app.settle()
        let containers = all[1...].compactMap { $0.presentationController?.containerView }
        #expect(containers.count == 2 && containers[0] !== containers[1])
        #expect(all.map { $0.view.window === app.window } == [true, true, true])
        #expect(app.window.subviews.suffix(2) == containers)
    }

    // MARK: Sizes and traits

    @Test("Size: traits change between viewWillTransition and the layout, completion comes last")
    func resized() {
        final class Sized: UIViewController {
            var calls: [String] = []
            override func willTransition(
                to newCollection: UITraitCollection,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.willTransition(to: newCollection, with: coordinator)
                calls.append("traits will")
            }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                calls.append("size will")
                coordinator.animate(alongsideTransition: { [weak self] _ in
                    self?.calls.append("alongside")
                }) { [weak self] _ in self?.calls.append("completion") }
            }
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                calls.append("traits did")
            }
        }
        let sized = Sized()
        let app = HeadlessApp(size: CGSize(width: 1000, height: 700), rootViewController: sized)
        app.settle()
        sized.calls = []
        app.resize(to: CGSize(width: 400, height: 700))
        app.settle()
        #expect(sized.calls.first == "traits will")
        #expect(sized.calls.dropFirst().first == "size will")
        #expect(sized.calls.contains("traits did"))
        #expect(sized.calls.last == "completion")
    }

    @Test("Size: a parent is notified before its child, with the size it gives the child")
    func parentsFirst() {
        final class Sized: UIViewController {
            var note: (CGSize) -> Void = { _ in }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                note(size)
                super.viewWillTransition(to: size, with: coordinator)
            }
            override func size(
                forChildContentContainer container: any UIContentContainer,
                withParentContainerSize parentSize: CGSize
            ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
        }
        let (parent, child) = (Sized(), Sized())
        var calls: [String] = []
        parent.note = { calls.append("parent \(Int($0.width))") }
        child.note = { calls.append("child \(Int($0.width))") }
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let app = start(parent)
        app.resize(to: CGSize(width: 600, height: 667))
        app.settle()
        #expect(calls == ["parent 600", "child 300"])
    }

    @Test("Traits: the view of a detached controller has the style that the controller overrides")
    func detachedStyle() {
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    }

}
