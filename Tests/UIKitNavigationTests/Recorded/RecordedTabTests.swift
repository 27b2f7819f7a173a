import Testing
import UIKit
import UIKitTesting

/// Tab bar controllers with controllers and with `UITab`.
@Suite("Recorded: tabs")
@MainActor
struct RecordedTabTests {
    private final class Listener: NSObject, UITabBarControllerDelegate {
        var calls: [String] = []
        var refuses = false

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            calls.append("should")
            return !refuses
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) { calls.append("did") }
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
        ) -> Bool {
            calls.append("shouldTab \(tab.title)")
            return !refuses
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
            previousTab: UITab?
        ) { calls.append("didTab \(previousTab?.title ?? "-") \(selectedTab.title)") }
    }

    private final class World {
        let app: HeadlessApp
        let tabs = UITabBarController()
        let listener = Listener()
        var made: [String] = []

        init(_ names: [String] = ["A", "B"]) {
            app = HeadlessApp(
                size: CGSize(width: 375, height: 667), rootViewController: self.tabs)
            tabs.tabs = names.map { self.tab($0) }
            tabs.delegate = listener
            app.settle()
        }

        func tab(_ name: String) -> UITab {
            UITab(title: name, image: nil, identifier: name) { [weak self] tab in
                self?.made.append(tab.title)
                return UIViewController()
            }
        }
    }

    @Test("Tabs by controllers: taps ask and report, also on the selected tab; code does neither")
    func taps() throws {
        let pages = ["A", "B"].map { title in
            let page = UIViewController()
            page.title = title
            return page
        }
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: tabs)
        let listener = Listener()
        tabs.delegate = listener
        tabs.selectedIndex = 1
        tabs.selectedViewController = pages[0]
        #expect(listener.calls == [])
        try app.finger.tap(on: "A")
        #expect(listener.calls == ["should", "did"])
    }

    @Test("UITab: selection by code reports didSelectTab, and the older pair is silent")
    func code() {
        let world = World()
        world.tabs.selectedTab = world.tabs.tabs[1]
        #expect(world.listener.calls == ["didTab A B"])
        world.listener.calls = []
        world.tabs.selectedIndex = 0
        #expect(world.listener.calls == ["didTab B A"])
    }

    @Test("UITab: taps ask and report by tab, and the older pair is silent")
    func tabTaps() throws {
        let world = World()
        try world.app.finger.tap(on: "B")
        #expect(world.listener.calls == ["shouldTab B", "didTab A B"])
        world.listener.calls = []
        world.listener.refuses = true
        try world.app.finger.tap(on: "A")
        #expect(world.listener.calls == ["shouldTab A"])
        #expect(world.tabs.selectedTab?.title == "B")
    }

    @Test("UITab: viewControllers is nil")
    func controllers() {
        let world = World()
        #expect(world.tabs.viewControllers == nil)
        #expect(world.tabs.selectedIndex == 0)
        #expect(world.tabs.selectedViewController === world.tabs.tabs[0].viewController)
    }

    @Test("UITab: the provider runs once, and the tab is known to its controller")
    func provider() {
        let world = World()
        world.tabs.selectedTab = world.tabs.tabs[1]
        world.app.settle()
        world.tabs.selectedTab = world.tabs.tabs[0]
        world.app.settle()
        #expect(world.made.sorted() == ["A", "B"])
        let controller = world.tabs.tabs[0].viewController
        #expect(controller != nil)
    }

    @Test("UITab: badge and title go from the tab to the item, not back")
    func oneWay() throws {
        let world = World()
        let tab = world.tabs.tabs[0]
        tab.badgeValue = "3"
        tab.title = "First"
        let item = try #require(tab.viewController?.tabBarItem)
        #expect(item.badgeValue == "3" && item.title == "First")
        item.badgeValue = "4"
        item.title = "Other"
        #expect(tab.badgeValue == "3" && tab.title == "First")
    }

    @Test("UITab: dropping the selected tab selects the first one and reports it")
    func dropped() {
        let world = World(["A", "B", "C"])
        world.tabs.selectedTab = world.tabs.tabs[2]
        world.listener.calls = []
        world.tabs.tabs = Array(world.tabs.tabs.prefix(2))
        #expect(world.tabs.selectedTab?.title == "A")
        #expect(world.listener.calls == ["didTab C A"])
    }

    @Test("UITab: no tabs have the index NSNotFound")
    func none() {
        let world = World()
        world.tabs.tabs = []
        #expect(world.tabs.selectedIndex == NSNotFound)
        #expect(world.tabs.selectedTab == nil)
    }

    @Test("Tabs: more than five have four places and More in compact width")
    func more() {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<7).map { index in
            let page = UIViewController()
            page.title = "Page \(index)"
            return page
        }
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: tabs)
        app.settle()
        #expect(tabs.tabBar.items?.count == 5)
        #expect(tabs.tabBar.items?.dropLast().map(\.title) == (0..<4).map { "Page \($0)" })
    }

    @Test("Tabs: tapping the selected tab scrolls its content to the top")
    func scrollsToTop() throws {
        let page = UIViewController()
        page.title = "Page"
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        scroll.contentSize = CGSize(width: 375, height: 2_000)
        page.view.addSubview(scroll)
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: tabs)
        app.settle()
        scroll.contentOffset.y = 500
        try app.finger.tap(on: "Page")
        app.settle()
        #expect(scroll.contentOffset.y == -scroll.adjustedContentInset.top)
    }
}
