import Testing
import UIKit
import UIKitTesting

/// The order of appearance calls in each transition between screens, as a table:
/// `Goldens/appearance-order.txt`. A is left or covered, B arrives.
@Suite("Order of appearance")
@MainActor
struct AppearanceTableTests {
    private static let size = CGSize(width: 375, height: 667)
    private static let wide = CGSize(width: 1_000, height: 700)

    /// The controllers of one row.
    @MainActor
    private final class World: UIPageViewControllerDataSource {
        let journal = Journal()
        let first: Noting
        let second: Noting
        var app: HeadlessApp!

        init() {
            first = Noting("A", journal)
            second = Noting("B", journal)
        }

        func show(_ root: UIViewController, size: CGSize = AppearanceTableTests.size) {
            app = HeadlessApp(size: size, rootViewController: root)
            app.settle()
            _ = journal.read()
        }

        func navigation(pushed: Bool) -> UINavigationController {
            let navigation = UINavigationController(rootViewController: first)
            show(navigation)
            if pushed {
                navigation.pushViewController(second, animated: false)
                _ = journal.read()
            }
            return navigation
        }

        func present(_ style: UIModalPresentationStyle, settles: Bool = true) {
            if app == nil { show(first) }
            second.modalPresentationStyle = style
            second.popoverPresentationController?.sourceView = first.view
            first.present(second, animated: true)
            if settles { app.settle() }
        }

        /// Shows A and B as columns of a wide window.
        func split() -> UISplitViewController {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(first, for: .primary)
            split.setViewController(second, for: .secondary)
            show(split, size: AppearanceTableTests.wide)
            return split
        }

        /// Shows A as the first page of two.
        func pages() {
            let pages = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.dataSource = self
            pages.setViewControllers([first], direction: .forward, animated: false)
            show(pages)
        }

        func edgeSwipe(to x: CGFloat) {
            app.finger.drag(
                from: CGPoint(x: 3, y: 300), to: CGPoint(x: x, y: 300), duration: 0.6)
        }

        func pan(from start: CGFloat, to end: CGFloat) {
            app.finger.drag(
                from: CGPoint(x: start, y: 300), to: CGPoint(x: end, y: 300), duration: 0.6)
        }

        func pull(to y: CGFloat) {
            app.finger.drag(
                from: CGPoint(x: 180, y: 40), to: CGPoint(x: 180, y: y), duration: 0.5)
        }

        // MARK: Pages

        func pageViewController(
            _ controller: UIPageViewController, viewControllerBefore page: UIViewController
        ) -> UIViewController? { page === second ? first : nil }

        func pageViewController(
            _ controller: UIPageViewController, viewControllerAfter page: UIViewController
        ) -> UIViewController? { page === first ? second : nil }
    }

    private typealias Row = (name: String, perform: @MainActor (World) -> Void)

    private static let stacks: [Row] = [
        ("push", { $0.navigation(pushed: false).pushViewController($0.second, animated: true) }),
        (
            "push, not animated",
            { $0.navigation(pushed: false).pushViewController($0.second, animated: false) }
        ),
        ("pop", { $0.navigation(pushed: true).popViewController(animated: true) }),
        (
            "interactive pop, finished",
            { world in
                _ = world.navigation(pushed: true)
                world.edgeSwipe(to: 340)
            }
        ),
        (
            "interactive pop, cancelled",
            { world in
                _ = world.navigation(pushed: true)
                world.edgeSwipe(to: 90)
            }
        ),
        (
            "stack replaced",
            { $0.navigation(pushed: false).setViewControllers([$0.second], animated: true) }
        ),
        (
            "push overtaken by a pop",
            { world in
                let navigation = world.navigation(pushed: false)
                navigation.pushViewController(world.second, animated: true)
                world.app.advance(by: 0.1)
                navigation.popViewController(animated: true)
            }
        ),
        (
            "pop overtaken by a push",
            { world in
                let navigation = world.navigation(pushed: true)
                navigation.popViewController(animated: true)
                world.app.advance(by: 0.1)
                navigation.pushViewController(Noting("C", world.journal), animated: true)
            }
        ),
        (
            "popped to the root, over B",
            { world in
                let navigation = world.navigation(pushed: true)
                navigation.pushViewController(Noting("C", world.journal), animated: false)
                _ = world.journal.read()
                navigation.popToRootViewController(animated: true)
            }
        ),
        (
            "stack set to a screen below",
            { $0.navigation(pushed: true).setViewControllers([$0.first], animated: true) }
        ),
    ]

    private static let containers: [Row] = [
        (
            "tab switched",
            { world in
                let tabs = UITabBarController()
                tabs.viewControllers = [world.first, world.second]
                world.show(tabs)
                tabs.selectedIndex = 1
            }
        ),
        (
            "page turned by code",
            { world in
                let pages = UIPageViewController(
                    transitionStyle: .scroll, navigationOrientation: .horizontal)
                pages.setViewControllers([world.first], direction: .forward, animated: false)
                world.show(pages)
                pages.setViewControllers([world.second], direction: .forward, animated: true)
            }
        ),
        (
            "page swiped, finished",
            { world in
                world.pages()
                world.pan(from: 330, to: 60)
            }
        ),
        (
            "page swiped, cancelled",
            { world in
                world.pages()
                world.pan(from: 300, to: 250)
            }
        ),
        ("split column hidden", { $0.split().hide(.primary) }),
        (
            "split column shown",
            { world in
                let split = world.split()
                split.hide(.primary)
                world.app.settle()
                _ = world.journal.read()
                split.show(.primary)
            }
        ),
        (
            "columns collapse, B on top",
            { world in
                _ = world.split()
                world.app.resize(to: AppearanceTableTests.size)
            }
        ),
        (
            "columns expand again",
            { world in
                _ = world.split()
                world.app.resize(to: AppearanceTableTests.size)
                world.app.settle()
                _ = world.journal.read()
                world.app.resize(to: AppearanceTableTests.wide)
            }
        ),
        (
            "child replaced by `transition(from:to:)`",
            { world in
                let parent = UIViewController()
                parent.addChild(world.first)
                parent.view.addSubview(world.first.view)
                world.first.didMove(toParent: parent)
                world.show(parent)
                world.first.willMove(toParent: nil)
                parent.addChild(world.second)
                parent.transition(
                    from: world.first, to: world.second, duration: 0.2, options: [],
                    animations: nil
                ) { _ in
                    world.first.removeFromParent()
                    world.second.didMove(toParent: parent)
                }
            }
        ),
        (
            "root of the window replaced",
            { world in
                world.show(world.first)
                world.app.window.rootViewController = world.second
            }
        ),
        (
            "window hidden",
            { world in
                world.show(world.first)
                world.app.window.isHidden = true
            }
        ),
    ]

    private static let presentations: [Row] = [
        ("present full screen", { $0.present(.fullScreen) }),
        (
            "dismiss full screen",
            { world in
                world.present(.fullScreen)
                _ = world.journal.read()
                world.first.dismiss(animated: true)
            }
        ),
        ("present in the current context", { $0.present(.currentContext) }),
        ("present over full screen", { $0.present(.overFullScreen) }),
        ("present over the current context", { $0.present(.overCurrentContext) }),
        ("present a form sheet", { $0.present(.formSheet) }),
        ("present a page sheet", { $0.present(.pageSheet) }),
        ("present a popover", { $0.present(.popover) }),
        (
            "dismiss a page sheet",
            { world in
                world.present(.pageSheet)
                _ = world.journal.read()
                world.first.dismiss(animated: true)
            }
        ),
        (
            "sheet dragged, springs back",
            { world in
                world.present(.pageSheet)
                _ = world.journal.read()
                world.pull(to: 140)
            }
        ),
        (
            "sheet swiped away",
            { world in
                world.present(.pageSheet)
                _ = world.journal.read()
                world.pull(to: 640)
            }
        ),
        (
            "dismissed while it is presented",
            { world in
                world.present(.fullScreen, settles: false)
                world.app.advance(by: 0.1)
                world.first.dismiss(animated: true)
            }
        ),
        (
            "window closed while it is presented",
            { world in
                world.present(.fullScreen, settles: false)
                world.app.advance(by: 0.1)
                world.app.window.isHidden = true
            }
        ),
    ]

    @Test("Appearance: its order in each transition is that of the table")
    func table() throws {
        var text = "| transition | order |\n|---|---|\n"
        for row in Self.stacks + Self.containers + Self.presentations {
            let world = World()
            row.perform(world)
            world.app.settle()
            text += "| \(row.name) | \(world.journal.read().joined(separator: " → ")) |\n"
            for window in world.app.application.windows {
                window.rootViewController?.dismiss(animated: false)
            }
        }
        try TextGolden(name: "appearance-order").match(text)
    }
}
