import Badges
import Testing
import UIKit
import UIKitTesting

@Suite("Badges on hosts")
struct BadgeHostTests {
    private static func badgeView(in view: UIView) -> BadgeView? {
        view.subviews.lazy.compactMap { $0 as? BadgeView }.first
    }

    @Test(
        "Badge: a button in a navigation bar shows it, pushed or at launch",
        arguments: [true, false], [true, false])
    func barButton(isPushed: Bool, byItem: Bool) throws {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "tray"), for: .normal)
        let screen = UIViewController()
        let item = UIBarButtonItem(customView: button)
        screen.navigationItem.rightBarButtonItem = item
        if byItem { item.badge.number = 3 } else { button.badge.number = 3 }
        let navigation = UINavigationController(
            rootViewController: isPushed ? UIViewController() : screen)
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: navigation)
        if isPushed { navigation.pushViewController(screen, animated: true) }
        #expect(app.settle())
        let badge = try #require(Self.badgeView(in: button))
        #expect(!badge.isHidden && badge.text == "3" && badge.window != nil)
        #expect(badge.bounds.size == CGSize(width: 18, height: 18))
    }

    @Test("Badge: a view of no size has one, in every style")
    func noSize() {
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 240), rootViewController: UIViewController())
        for style in [BadgeStyle.standard, .corner] {
            let host = UIView()
            host.badge.style = style
            host.badge.number = 7
            app.window.addSubview(host)
            app.settle()
            #expect(Self.badgeView(in: host)?.bounds.size == CGSize(width: 18, height: 18))
        }
    }

    @Test("Badge: a bar item and its custom view have one together")
    func itemAndView() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        button.badge.number = 3
        let item = UIBarButtonItem(customView: button)
        #expect(item.badge === button.badge && item.badge.number == 3)
        item.badge.number = 5
        #expect(button.badge.number == 5 && button.subviews.count { $0 is BadgeView } == 1)

        let late = UIBarButtonItem()
        late.badge.number = 4
        late.customView = button
        #expect(late.badge === button.badge && button.badge.number == 5)
        #expect(button.subviews.count { $0 is BadgeView } == 1)
    }

    @Test("Badge: a bar item's badge moves to a new custom view, and leaves the old one")
    func newCustomView() {
        let first = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        let second = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        let item = UIBarButtonItem(customView: first)
        item.badge.number = 2
        item.customView = second
        #expect(Self.badgeView(in: second)?.text == "2")
        #expect(item.badge === second.badge && second.badge.number == 2)
        #expect(Self.badgeView(in: second)?.text == "2" && Self.badgeView(in: first) == nil)
        #expect(first.badge !== second.badge && first.badge.content == .none)
    }

    @Test("Badge: removed with all subviews of its host, it comes back in the same place")
    func removedAndShownAgain() throws {
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 240), rootViewController: controller)
        let host = UIView(frame: CGRect(x: 100, y: 100, width: 44, height: 44))
        controller.view.addSubview(host)
        host.badge.style = .corner
        host.badge.number = 3
        app.settle()
        let place = try #require(Self.badgeView(in: host)).frame
        for subview in host.subviews { subview.removeFromSuperview() }
        host.badge.number = 4
        app.settle()
        #expect(Self.badgeView(in: host)?.frame == place)
        host.badge.number = 4
        #expect(host.constraints.count == 2)
    }

    @Test("Badge: stays in the corner of a list that scrolls")
    func list() throws {
        let controller = UITableViewController()
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 240), rootViewController: controller)
        let list = try #require(controller.tableView)
        list.contentInset.bottom = 4_000
        list.badge.style = .corner
        list.badge.number = 3
        app.settle()
        list.contentOffset.y = 1_000
        app.settle()
        let badge = try #require(Self.badgeView(in: list))
        #expect(badge.convert(badge.bounds, to: nil).midX == 318)
        #expect(badge.convert(badge.bounds, to: nil).midY == 2)
    }
}
