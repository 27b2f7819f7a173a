import SharedElements
import Testing
import UIKit
import UIKitTesting

/// Situations that users of other shared elements report.
@Suite("Shared elements where users have put them")
final class SharedElementReportTests {
    private final class Screen: UIViewController {
        let element = UIView()

        init(_ frame: CGRect) {
            super.init(nibName: nil, bundle: nil)
            element.frame = frame
            element.backgroundColor = .red
            element.sharedElementKey = "cover"
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            view.addSubview(element)
        }
    }

    private let list = Screen(CGRect(x: 20, y: 200, width: 60, height: 40))
    private let page = Screen(CGRect(x: 40, y: 60, width: 240, height: 160))
    private let navigation: UINavigationController
    private let tabs = UITabBarController()
    private let app: HeadlessApp

    init() {
        let navigation = UINavigationController(rootViewController: list)
        navigation.delegate = SharedElementNavigation.standard
        self.navigation = navigation
        let (tabs, other) = (tabs, UIViewController())
        other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
        navigation.tabBarItem = UITabBarItem(title: "List", image: nil, tag: 0)
        tabs.viewControllers = [navigation, other]
        app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: tabs)
        app.settle()
        app.advance(by: 0)
    }

    /// `true` while a copy of the element is on its way.
    private var isMoving: Bool { list.element.alpha == 0 && page.element.alpha == 0 }

    @Test("Navigation: a page that is not opaque keeps its opacity")
    func translucentPage() {
        app.advance(by: 0)
        page.view.alpha = 0.9
        list.view.alpha = 0.8
        navigation.pushViewController(page, animated: true)
        app.advance(by: 0.1)
        #expect(page.view.layer.presentation()?.opacity ?? 1 < 0.9)
        app.settle()
        #expect(abs(page.view.alpha - 0.9) < 0.001)
        navigation.popViewController(animated: true)
        app.settle()
        #expect(abs(page.view.alpha - 0.9) < 0.001 && abs(list.view.alpha - 0.8) < 0.001)
    }

    @Test("Navigation: the second push moves the element as the first one")
    func secondPush() {
        app.advance(by: 0)
        for _ in 0..<3 {
            navigation.pushViewController(page, animated: true)
            app.advance(by: 0.15)
            #expect(isMoving)
            app.settle()
            #expect(page.element.alpha == 1)
            navigation.popViewController(animated: true)
            app.advance(by: 0.15)
            #expect(isMoving)
            app.settle()
            #expect(list.element.alpha == 1)
        }
    }

    @Test("Navigation: the tab bar takes taps after a page that hid it")
    func hiddenTabBar() throws {
        app.advance(by: 0)
        page.hidesBottomBarWhenPushed = true
        navigation.pushViewController(page, animated: true)
        app.settle()
        navigation.popViewController(animated: true)
        app.settle()
        #expect(!tabs.tabBar.isHidden)
        try app.finger.tap(on: "Other")
        app.settle()
        #expect(tabs.selectedIndex == 1)
        try app.finger.tap(on: "List")
        app.settle()
        #expect(tabs.selectedIndex == 0 && navigation.topViewController === list)
    }

    @Test("Navigation: a tab that is changed on the way leaves both ends visible")
    func tabOnTheWay() {
        app.advance(by: 0)
        navigation.pushViewController(page, animated: true)
        app.advance(by: 0.1)
        tabs.selectedIndex = 1
        app.advance(by: 0.1)
        tabs.selectedIndex = 0
        app.settle()
        #expect(navigation.topViewController === page && page.view.window != nil)
        #expect(page.element.alpha == 1 && list.element.alpha == 1 && page.view.alpha == 1)
        navigation.popViewController(animated: true)
        app.settle()
        #expect(list.view.window != nil && list.element.alpha == 1)
    }

    @Test("Navigation: a second tap during the push does not lose a screen")
    func rapidTaps() {
        app.advance(by: 0)
        navigation.pushViewController(page, animated: true)
        app.advance(by: 0.05)
        navigation.popViewController(animated: true)
        app.advance(by: 0.05)
        navigation.pushViewController(page, animated: true)
        app.settle()
        let top = navigation.topViewController as? Screen
        #expect(top?.view.window != nil && top?.element.alpha == 1 && top?.view.alpha == 1)
    }
}
