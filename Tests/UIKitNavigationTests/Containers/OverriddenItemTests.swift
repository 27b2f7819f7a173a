import Testing
import UIKit
import UIKitTesting

/// A controller that shows another one passes its items on.
@Suite("Overridden bar items")
@MainActor
struct OverriddenItemTests {
    private final class Container: UIViewController {
        let content = UIViewController()
        override var navigationItem: UINavigationItem { content.navigationItem }
        override var tabBarItem: UITabBarItem! {
            get { content.tabBarItem }
            set { content.tabBarItem = newValue }
        }
    }

    @Test("Navigation item: the bar shows the one that the controller returns")
    func navigationItem() throws {
        let container = Container()
        container.content.title = "Inner"
        container.title = "Outer"
        var taps = 0
        container.content.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", primaryAction: UIAction(title: "Add") { _ in taps += 1 })
        let navigation = UINavigationController(rootViewController: container)
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: navigation)
        app.settle()
        #expect(navigation.navigationBar.topItem === container.content.navigationItem)
        #expect(app.find("Inner") != nil && app.find("Outer") == nil)
        try app.finger.tap(on: "Add")
        #expect(taps == 1)
        container.content.navigationItem.title = "Renamed"
        app.settle()
        #expect(app.find("Renamed") != nil)
    }

    @Test("Tab bar item: the bar shows the one that the controller returns")
    func tabBarItem() {
        let container = Container()
        container.content.tabBarItem = UITabBarItem(title: "Inner", image: nil, tag: 3)
        let tabs = UITabBarController()
        tabs.viewControllers = [container, UIViewController()]
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: tabs)
        app.settle()
        #expect(tabs.tabBar.items?.first === container.content.tabBarItem)
        #expect(tabs.tabBar.selectedItem?.tag == 3)
        #expect(app.find("Inner") != nil)
    }

    @Test("Tab bar item: a new one of a nested controller is shown")
    func replacing() {
        let page = UIViewController()
        page.title = "Page"
        let navigation = UINavigationController(rootViewController: page)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        #expect(navigation.tabBarItem.title == "Page")
        navigation.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
        #expect(tabs.tabBar.items?.first?.title == "Other")
    }
}
