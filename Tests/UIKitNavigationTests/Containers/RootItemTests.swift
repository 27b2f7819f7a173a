import Testing
import UIKit
import UIKitTesting

@Suite("Items of root controllers")
struct RootItemTests {
    private func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        page.tabBarItem = UITabBarItem(
            title: title, image: UIImage(systemName: "star"), tag: title.count)
        return page
    }

    @Test("Tabs: a navigation controller without an item shows that of its root controller")
    func rootItem() {
        let (home, other) = (page("Home"), page("Settings"))
        let (first, second) = (
            UINavigationController(rootViewController: home),
            UINavigationController(rootViewController: other)
        )
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: tabs)
        defer { withExtendedLifetime(app) {} }
        #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Settings"])
        #expect(tabs.tabBar.items?.map(\.tag) == [4, 8])
        #expect(tabs.tabBar.items?.allSatisfy { $0.image != nil } == true)
        #expect(tabs.tabBar.selectedItem === home.tabBarItem)

        home.tabBarItem = UITabBarItem(title: "Start", image: nil, tag: 1)
        #expect(tabs.tabBar.items?.first?.title == "Start")
        first.setViewControllers([page("Inbox")], animated: false)
        #expect(tabs.tabBar.items?.first?.title == "Inbox")
        second.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 2)
        #expect(tabs.tabBar.items?.last?.title == "Own")
    }
}
