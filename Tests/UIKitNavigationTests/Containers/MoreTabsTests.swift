import Testing
import UIKit
import UIKitTesting

@Suite("Further tabs")
@MainActor
struct MoreTabsTests {
    /// Seven tabs, of which every other is a navigation controller.
    private func start(
        width: CGFloat = 375, count: Int = 7
    ) -> (HeadlessApp, UITabBarController, [UIViewController]) {
        let tabs = UITabBarController()
        let app = HeadlessApp(size: CGSize(width: width, height: 667), rootViewController: tabs)
        let controllers = (1...count).map { number -> UIViewController in
            let page = UIViewController()
            page.title = "Tab \(number)"
            page.view.backgroundColor = .systemBackground
            guard number.isMultiple(of: 2) else { return page }
            return UINavigationController(rootViewController: page)
        }
        tabs.viewControllers = controllers
        app.settle()
        return (app, tabs, controllers)
    }

    @Test("More: five tabs have their places, of seven the last three are in a list")
    func capacity() throws {
        let (app, tabs, controllers) = start()
        #expect(tabs.tabBar.items?.map(\.title) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
        #expect(start(count: 5).1.tabBar.items?.count == 5)
        try app.finger.tap(on: "More")
        app.settle()
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(["Tab 5", "Tab 6", "Tab 7"].allSatisfy { app.find($0) != nil })
        withExtendedLifetime(controllers) {}
    }

    @Test("More: a tab opens above the list, and the back button leads to the list")
    func opening() throws {
        let (app, tabs, controllers) = start()
        try app.finger.tap(on: "More")
        app.settle()
        try app.finger.tap(on: "Tab 5")
        app.settle()
        #expect(tabs.selectedViewController === controllers[4])
        #expect(tabs.selectedIndex == 4)
        #expect(controllers[4].navigationController === tabs.moreNavigationController)
        tabs.moreNavigationController.popViewController(animated: true)
        app.settle()
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(controllers[4].parent === tabs)
    }

    @Test("More: a navigation controller lends its stack, and gets it back")
    func nested() throws {
        let (app, tabs, controllers) = start()
        let nested = try #require(controllers[5] as? UINavigationController)
        let root = try #require(nested.topViewController)
        tabs.selectedIndex = 5
        app.settle()
        #expect(tabs.selectedViewController === nested)
        #expect(root.navigationController === tabs.moreNavigationController)
        let page = UIViewController()
        root.navigationController?.pushViewController(page, animated: true)
        app.settle()
        tabs.selectedIndex = 4
        app.settle()
        #expect(nested.viewControllers == [root, page])
        #expect(nested.parent === tabs)
        tabs.selectedIndex = 0
        app.settle()
        #expect(controllers[0].view.window != nil)
        #expect(tabs.tabBar.selectedItem === controllers[0].tabBarItem)
        // The tab that was open there is still open.
        try app.finger.tap(on: "More")
        app.settle()
        #expect(tabs.selectedViewController === controllers[4])
    }

    @Test("More: in a wide window all tabs have their places again")
    func resizing() {
        let (app, tabs, controllers) = start()
        tabs.selectedIndex = 6
        app.settle()
        app.resize(to: CGSize(width: 900, height: 700))
        #expect(tabs.tabBar.items?.count == 7)
        #expect(tabs.selectedIndex == 6)
        #expect(controllers[6].parent === tabs && controllers[6].view.window != nil)
        app.resize(to: CGSize(width: 375, height: 667))
        #expect(tabs.tabBar.items?.count == 5)
        #expect(tabs.selectedViewController === controllers[6])
        #expect(controllers[6].view.window != nil)
    }

    @Test("More: the user orders the tabs, and the delegate hears of it")
    func order() throws {
        final class Watcher: UITabBarControllerDelegate {
            var calls: [String] = []
            func tabBarController(
                _ tabBarController: UITabBarController, willBeginCustomizing: [UIViewController]
            ) { calls.append("begin \(willBeginCustomizing.count)") }
            func tabBarController(
                _ tabBarController: UITabBarController,
                willEndCustomizing viewControllers: [UIViewController], changed: Bool
            ) { calls.append("will end \(changed)") }
            func tabBarController(
                _ tabBarController: UITabBarController,
                didEndCustomizing viewControllers: [UIViewController], changed: Bool
            ) { calls.append("did end \(changed)") }
        }
        let (app, tabs, controllers) = start()
        let watcher = Watcher()
        tabs.delegate = watcher
        try app.finger.tap(on: "More")
        app.settle()
        try app.finger.tap(on: "Edit")
        app.settle()
        let navigation = try #require(tabs.presentedViewController as? UINavigationController)
        let table = try #require(navigation.topViewController as? UITableViewController)
        table.tableView(
            table.tableView, moveRowAt: IndexPath(row: 6, section: 0),
            to: IndexPath(row: 0, section: 0))
        try app.finger.tap(on: "Done")
        app.settle()
        #expect(tabs.presentedViewController == nil)
        #expect(tabs.viewControllers?.first === controllers[6])
        #expect(watcher.calls == ["begin 7", "will end true", "did end true"])
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        tabs.customizableViewControllers = []
        app.settle()
        #expect(app.find("Edit") == nil)
    }
}
