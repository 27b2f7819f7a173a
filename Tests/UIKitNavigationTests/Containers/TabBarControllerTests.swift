import Testing
import UIKit
import UIKitTesting

@Suite("Tab bar controllers")
@MainActor
struct TabBarControllerTests {
    private let journal = Journal()

    private func start() -> (HeadlessApp, UITabBarController, Noting, Noting) {
        let first = Noting("A", journal)
        let second = Noting("B", journal)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: first), second]
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: tabs)
        return (app, tabs, first, second)
    }

    @Test("Tabs: an empty controller has no selection")
    func empty() {
        #expect(UITabBarController().selectedIndex == NSNotFound)
        #expect(UITabBarController().viewControllers == nil)
    }

    @Test("Tabs: a switch calls in Apple's order, and the bar reserves its height")
    func order() throws {
        let (app, tabs, first, second) = start()
        #expect(first.view.safeAreaInsets.bottom == 49)
        #expect(first.view.safeAreaInsets.top == 44)
        _ = journal.read()
        try app.finger.tap(on: "B")
        #expect(journal.read() == ["B load", "B wA", "A wD", "B iA", "A dD", "B dA"])
        #expect(tabs.selectedViewController === second)
        #expect(second.view.frame == app.window.bounds)
        #expect(second.view.safeAreaInsets.bottom == 49)
    }

    @Test("Tabs: taps are reported, code is not, and a refused tap does nothing")
    func delegate() throws {
        let (app, tabs, _, second) = start()
        let watcher = Watcher()
        tabs.delegate = watcher
        tabs.selectedIndex = 1
        #expect(watcher.calls == [])
        try app.finger.tap(on: "A")
        #expect(watcher.calls == ["should", "did"])
        watcher.refused = second
        try app.finger.tap(on: "B")
        #expect(tabs.selectedIndex == 0)
    }

    @Test("Tabs: a subclass is notified as the bar's delegate, before the selection changes")
    func barDelegate() throws {
        final class Tabs: UITabBarController {
            var calls: [String] = []

            override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                calls.append("\(item.title ?? "") at \(selectedIndex)")
            }
        }
        let tabs = Tabs()
        tabs.viewControllers = ["A", "B"].map {
            let page = UIViewController()
            page.title = $0
            return page
        }
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: tabs)
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        try app.finger.tap(on: "B")
        try app.finger.tap(on: "B")
        #expect(tabs.calls == ["B at 0", "B at 1"])
    }

    @Test("Tabs: tapping the selected tab pops its stack to the root")
    func reselect() throws {
        let (app, tabs, first, _) = start()
        let navigation = first.navigationController
        let next = Noting("C", journal)
        next.hidesBottomBarWhenPushed = true
        navigation?.pushViewController(UIViewController(), animated: false)
        app.settle()
        app.finger.tap(at: CGPoint(x: 90, y: 640))
        app.settle()
        #expect(navigation?.viewControllers == [first])
        navigation?.pushViewController(next, animated: true)
        app.settle()
        #expect(tabs.tabBar.frame.minY == 667)
        #expect(next.view.safeAreaInsets.bottom == 0)
        navigation?.popViewController(animated: true)
        app.settle()
        #expect(tabs.tabBar.frame.minY == 618)
    }

    @Test("Tabs: a badge is read as the value of its tab")
    func badge() {
        let (app, tabs, _, second) = start()
        second.tabBarItem.badgeValue = "3"
        app.settle()
        #expect(
            app.elements().contains { $0.label == "B" && $0.view.accessibilityValue == "3" })
        withExtendedLifetime(tabs) {}
    }

    private final class Watcher: UITabBarControllerDelegate {
        var calls: [String] = []
        var refused: UIViewController?

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            calls.append("should")
            return viewController !== refused
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) { calls.append("did") }
    }
}
