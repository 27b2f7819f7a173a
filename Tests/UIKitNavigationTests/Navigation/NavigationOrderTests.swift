import Testing
import UIKit
import UIKitTesting

@Suite("Navigation controllers")
@MainActor
struct NavigationOrderTests {
    private let journal = Journal()
    private let size = CGSize(width: 375, height: 667)

    private func start() -> (HeadlessApp, UINavigationController, Noting) {
        let root = Noting("A", journal)
        let navigation = UINavigationController(rootViewController: root)
        let app = HeadlessApp(size: size, rootViewController: navigation)
        return (app, navigation, root)
    }

    @Test("Navigation: the root enters before it loads, and appears with the window")
    func root() {
        let (app, navigation, root) = start()
        #expect(journal.read() == ["A wM", "A dM", "A load", "A wA", "A iA", "A dA"])
        #expect(root.navigationController === navigation)
        #expect(root.view.safeAreaInsets.top == 44)
        #expect(root.view.frame == app.window.bounds)
    }

    @Test("Navigation: the controller's own coordinator tells the end of a push")
    func coordinator() throws {
        let (app, navigation, _) = start()
        navigation.pushViewController(UIViewController(), animated: true)
        var ends: [Bool] = []
        let coordinator = try #require(navigation.transitionCoordinator)
        coordinator.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
        app.advance(by: 0.1)
        #expect(ends == [])
        app.settle()
        #expect(ends == [false])
        #expect(navigation.transitionCoordinator == nil)
        navigation.popViewController(animated: false)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test("Navigation: a push and a pop call in Apple's order", arguments: [true, false])
    func pushAndPop(animated: Bool) {
        let (app, navigation, root) = start()
        _ = journal.read()
        let next = Noting("B", journal)
        navigation.pushViewController(next, animated: animated)
        #expect(navigation.viewControllers == [root, next])
        app.settle()
        #expect(
            journal.read() == [
                "B wM", "B load", "A wD", "B wA", "B iA", "A dD", "B dA", "B dM",
            ])
        #expect(root.view.window == nil && next.view.window === app.window)
        #expect(navigation.popViewController(animated: animated) === next)
        app.settle()
        #expect(
            journal.read() == [
                "B wM nil", "B wD", "A wA", "A iA", "B dD", "A dA", "B dM nil",
            ])
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(root.view.frame == app.window.bounds)
    }

    @Test("Navigation: a push moves the new view by its width, and the old one by 0.3 of it")
    func motion() {
        let (app, navigation, root) = start()
        let next = Noting("B", journal)
        navigation.pushViewController(next, animated: true)
        app.advance(by: 0.175)
        let new = next.view.layer.presentation()?.frame.minX ?? 0
        let old = root.view.layer.presentation()?.frame.minX ?? 0
        #expect(abs(new - 187.5) < 40)
        #expect(abs(old + 0.3 * (375 - new)) < 1)
        app.settle()
        #expect(next.view.frame == app.window.bounds)
    }

    @Test("Navigation: a swipe from the edge pops")
    func edgeSwipe() {
        let (app, navigation, root) = start()
        navigation.pushViewController(Noting("B", journal), animated: false)
        _ = journal.read()
        app.finger.drag(
            from: CGPoint(x: 3, y: 300), to: CGPoint(x: 330, y: 300), duration: 0.4)
        app.settle()
        #expect(
            journal.read() == [
                "B wM nil", "B wD", "A wA", "A iA", "B dD", "A dA", "B dM nil",
            ])
        #expect(navigation.viewControllers == [root])
        #expect(root.view.frame == app.window.bounds)
    }

    @Test("Navigation: the desktop does not repeat the title that a bar shows")
    func title() {
        let (app, navigation, _) = start()
        app.settle()
        #expect(app.host.windows.first?.showsTitle == false)
        navigation.isNavigationBarHidden = true
        app.settle()
        #expect(app.host.windows.first?.showsTitle == true)
    }

    @Test("Navigation: a swipe that returns is undone, and the views are as before")
    func cancelledSwipe() {
        let (app, navigation, root) = start()
        let next = Noting("B", journal)
        navigation.pushViewController(next, animated: false)
        _ = journal.read()
        app.finger.down(at: CGPoint(x: 3, y: 300))
        app.finger.move(to: CGPoint(x: 113, y: 300), duration: 0.3)
        app.advance(by: 0.2)
        // 110 points less the 10 that a pan swallows.
        #expect(abs((next.view.layer.presentation()?.frame.minX ?? 0) - 100) < 2)
        app.finger.up()
        app.settle()
        #expect(
            journal.read() == [
                "B wM nil", "B wD", "A wA", "A iA", "A wD", "A dD", "B wA", "B iA", "B dA",
            ])
        #expect(navigation.viewControllers == [root, next])
        #expect(next.view.window === app.window && root.view.window == nil)
        #expect(next.view.frame == app.window.bounds)
        #expect(navigation.navigationBar.topItem === next.navigationItem)
        navigation.popViewController(animated: true)
        app.settle()
        #expect(navigation.viewControllers == [root])
    }

    @Test("Navigation: back button, alt+Left and Escape go back")
    func back() throws {
        let (app, navigation, root) = start()
        navigation.pushViewController(Noting("B", journal), animated: true)
        app.settle()
        #expect(app.find("BackButton")?.label == "A")
        try app.finger.tap(on: "BackButton")
        app.settle()
        #expect(navigation.viewControllers == [root])
        navigation.pushViewController(Noting("C", journal), animated: false)
        app.keyboard.press(.left, .alt)
        app.settle()
        #expect(navigation.viewControllers == [root])
        navigation.pushViewController(Noting("D", journal), animated: false)
        app.keyboard.press(.escape)
        app.settle()
        #expect(navigation.viewControllers == [root])
    }

    @Test("Navigation: replacing the stack tells the removed and the added ones")
    func replaced() {
        let (app, navigation, root) = start()
        let middle = Noting("B", journal)
        navigation.pushViewController(middle, animated: false)
        _ = journal.read()
        let top = Noting("C", journal)
        navigation.setViewControllers([root, top], animated: true)
        app.settle()
        #expect(
            journal.read() == [
                "B wM nil", "C wM", "C load", "B wD", "C wA", "C iA", "B dD", "C dA", "B dM nil",
                "C dM",
            ])
        #expect(navigation.popToRootViewController(animated: true) == [top])
    }

    @Test("Navigation: a push during a push ends the first one")
    func impatience() {
        let (app, navigation, root) = start()
        let first = Noting("B", journal)
        let second = Noting("C", journal)
        navigation.pushViewController(first, animated: true)
        app.advance(by: 0.1)
        navigation.pushViewController(second, animated: true)
        app.settle()
        #expect(navigation.viewControllers == [root, first, second])
        #expect(first.view.window == nil && second.view.window === app.window)
        #expect(second.view.frame == app.window.bounds)
    }

    @Test("Navigation: a popped controller keeps nothing of the bar's safe area")
    func poppedSafeArea() {
        let (app, navigation, _) = start()
        let popped = UIViewController()
        navigation.pushViewController(popped, animated: true)
        app.settle()
        #expect(popped.view.safeAreaInsets.top >= 44)
        navigation.popViewController(animated: true)
        app.settle()
        #expect(popped.view.safeAreaInsets == .zero)
    }

    @Test("Navigation: popped controllers are released")
    func released() {
        let (app, navigation, _) = start()
        weak var popped: UIViewController?
        func once() {
            let controller = Noting("B", journal)
            popped = controller
            navigation.pushViewController(controller, animated: true)
            app.settle()
            app.finger.drag(
                from: CGPoint(x: 3, y: 300), to: CGPoint(x: 103, y: 300), duration: 0.6)
            app.settle()
            navigation.popViewController(animated: true)
            app.settle()
        }
        once()
        #expect(popped == nil)
    }

    @Test("Navigation: the delegate hears of shows, and may animate them")
    func delegate() {
        let (app, navigation, _) = start()
        let watcher = Watcher(journal)
        navigation.delegate = watcher
        _ = journal.read()
        let next = UIViewController()
        navigation.pushViewController(next, animated: true)
        app.settle()
        #expect(journal.read().filter { !$0.hasPrefix("A") } == ["willShow", "fade", "didShow"])
        #expect(next.view.alpha == 1)
    }

    private final class Watcher: UINavigationControllerDelegate {
        let journal: Journal

        init(_ journal: Journal) { self.journal = journal }

        func navigationController(
            _ navigationController: UINavigationController,
            willShow viewController: UIViewController, animated: Bool
        ) { journal.entries.append("willShow") }

        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController, animated: Bool
        ) { journal.entries.append("didShow") }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade(journal) }
    }

    private final class Fade: UIViewControllerAnimatedTransitioning {
        let journal: Journal

        init(_ journal: Journal) { self.journal = journal }

        func transitionDuration(
            using context: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0.2 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            journal.entries.append("fade")
            let view = context.view(forKey: .to)!
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(
                withDuration: 0.2, animations: { view.alpha = 1 },
                completion: { _ in context.completeTransition(true) })
        }
    }

    private final class Recorder: UINavigationControllerDelegate {
        let journal: Journal

        init(_ journal: Journal) { self.journal = journal }

        func navigationController(
            _ navigationController: UINavigationController, willShow controller: UIViewController,
            animated: Bool
        ) { journal.entries.append("will show \((controller as? Noting)?.name ?? "?")") }

        func navigationController(
            _ navigationController: UINavigationController, didShow controller: UIViewController,
            animated: Bool
        ) { journal.entries.append("did show \((controller as? Noting)?.name ?? "?")") }
    }

    /// A controller that notes when its view is laid out.
    private final class LaidOut: UIViewController {
        let journal: Journal

        init(_ journal: Journal) {
            self.journal = journal
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        nonisolated deinit {}

        override func viewWillAppear(_ animated: Bool) { journal.entries.append("wA") }
        override func viewDidLayoutSubviews() { journal.entries.append("layout") }
        override func viewDidAppear(_ animated: Bool) { journal.entries.append("dA") }
    }

    @Test("Navigation: the delegate is notified of the first controller once, not when it returns")
    func firstShown() {
        let root = Noting("A", journal)
        let navigation = UINavigationController(rootViewController: root)
        let recorder = Recorder(journal)
        navigation.delegate = recorder
        let app = HeadlessApp(size: size, rootViewController: navigation)
        #expect(
            journal.read() == [
                "A wM", "A dM", "A load", "will show A", "A wA", "A iA", "did show A", "A dA",
            ])
        app.window.rootViewController = UIViewController()
        app.window.rootViewController = navigation
        app.settle()
        #expect(journal.read().filter { $0.contains("show") } == [])
    }

    @Test("Navigation: the root is laid out after it will appear and before it did")
    func rootLayout() {
        let root = LaidOut(journal)
        _ = HeadlessApp(
            size: size, rootViewController: UINavigationController(rootViewController: root))
        let calls = journal.read()
        #expect(calls.first == "wA")
        #expect(calls.contains("layout"))
        #expect(calls.last == "dA")
    }
}
