import Testing
import UIKit
import UIKitTesting

@Suite("Scroll edges of bars")
@MainActor
struct ScrollEdgeTests {
    private func look<Look: UIBarAppearance>(_ color: UIColor, _ type: Look.Type) -> Look {
        let look = Look()
        look.configureWithOpaqueBackground()
        look.backgroundColor = color
        return look
    }

    /// A green page of 375 by 667 points with a scroll view whose content is so much higher.
    private func page(excess: CGFloat) -> (UIViewController, UIScrollView) {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 375, height: 667 + excess)
        controller.view.backgroundColor = .green
        controller.view.addSubview(scroll)
        return (controller, scroll)
    }

    private func start(_ controller: UIViewController) -> HeadlessApp {
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: controller)
        app.settle()
        return app
    }

    private func lowerPixel(_ app: HeadlessApp) -> UInt32 {
        let picture = app.snapshot()
        return picture[5, 655 * picture.height / 667]
    }

    private func scroll(_ scroll: UIScrollView, toEnd: Bool, _ app: HeadlessApp) {
        let end = scroll.contentSize.height + scroll.adjustedContentInset.bottom
        scroll.contentOffset.y = toEnd ? end - scroll.bounds.height : 0
        app.settle()
    }

    @Test("Tab bar: has the scroll edge's look only at the end of the content")
    func tabBar() {
        let (page, content) = page(excess: 500)
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        tabs.tabBar.standardAppearance = look(.red, UITabBarAppearance.self)
        tabs.tabBar.scrollEdgeAppearance = look(.blue, UITabBarAppearance.self)
        let app = start(tabs)
        #expect(lowerPixel(app) == 0xFFFF_0000)
        scroll(content, toEnd: true, app)
        #expect(lowerPixel(app) == 0xFF00_00FF)
        scroll(content, toEnd: false, app)
        #expect(lowerPixel(app) == 0xFFFF_0000)
    }

    @Test("Tab bar: is transparent at the end of the content unless the app sets a look")
    func transparentTabBar() {
        let (page, content) = page(excess: 500)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page)]
        tabs.tabBar.standardAppearance = look(.red, UITabBarAppearance.self)
        let app = start(tabs)
        #expect(lowerPixel(app) == 0xFFFF_0000)
        scroll(content, toEnd: true, app)
        #expect(lowerPixel(app) == 0xFF00_FF00)
    }

    @Test("Tab bar: content that does not scroll is at its edge; each tab has its own")
    func severalTabs() {
        let (long, _) = page(excess: 500)
        let (short, _) = page(excess: -300)
        let tabs = UITabBarController()
        tabs.viewControllers = [long, short]
        tabs.tabBar.standardAppearance = look(.red, UITabBarAppearance.self)
        short.tabBarItem.scrollEdgeAppearance = look(.blue, UITabBarAppearance.self)
        let app = start(tabs)
        #expect(lowerPixel(app) == 0xFFFF_0000)
        tabs.selectedIndex = 1
        app.settle()
        #expect(lowerPixel(app) == 0xFF00_00FF)
    }

    @Test("Toolbar: has the scroll edge's look only at the end of the content")
    func toolbar() {
        let (page, content) = page(excess: 500)
        page.toolbarItems = [UIBarButtonItem(title: "Item", primaryAction: nil)]
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        navigation.toolbar.standardAppearance = look(.red, UIToolbarAppearance.self)
        let app = start(navigation)
        #expect(lowerPixel(app) == 0xFFFF_0000)
        scroll(content, toEnd: true, app)
        #expect(lowerPixel(app) == 0xFF00_FF00)
        navigation.toolbar.scrollEdgeAppearance = look(.blue, UIToolbarAppearance.self)
        app.settle()
        #expect(lowerPixel(app) == 0xFF00_00FF)
    }

    @Test("Toolbar: a low window has the compact look of the scroll edge")
    func compactToolbar() {
        let (page, _) = page(excess: -600)
        page.toolbarItems = [UIBarButtonItem(title: "Item", primaryAction: nil)]
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        navigation.toolbar.scrollEdgeAppearance = look(.red, UIToolbarAppearance.self)
        navigation.toolbar.compactScrollEdgeAppearance = look(.blue, UIToolbarAppearance.self)
        let app = start(navigation)
        #expect(lowerPixel(app) == 0xFFFF_0000)
        navigation.traitOverrides.verticalSizeClass = .compact
        app.settle()
        #expect(lowerPixel(app) == 0xFF00_00FF)
    }

    @Test("setContentScrollView: bars at each edge follow the scroll view set for it")
    func ownScrollViews() {
        let (page, content) = page(excess: 0)
        let other = UIScrollView(frame: CGRect(x: 200, y: 300, width: 100, height: 100))
        other.contentSize = CGSize(width: 100, height: 400)
        page.view.addSubview(other)
        page.setContentScrollView(other, for: .bottom)
        #expect(page.contentScrollView(for: .bottom) === other)
        #expect(page.contentScrollView(for: .top) === content)
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        tabs.tabBar.standardAppearance = look(.red, UITabBarAppearance.self)
        let app = start(tabs)
        #expect(lowerPixel(app) == 0xFFFF_0000)
        scroll(other, toEnd: true, app)
        #expect(lowerPixel(app) == 0xFF00_FF00)
        page.setContentScrollView(nil, for: .all)
        #expect(page.contentScrollView(for: .bottom) === content)
    }
}
