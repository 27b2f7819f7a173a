import Testing
import UIKit
import UIKitTesting

@Suite("Classic split view controllers")
@MainActor
struct ClassicSplitTests {
    private let master = UITableViewController(style: .plain)
    private let detail = UIViewController()
    private let delegate = Delegate()

    private final class Delegate: UISplitViewControllerDelegate {
        var discards = false
        var separated: UIViewController?
        var calls: [String] = []

        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            calls.append("collapse")
            return discards
        }

        func splitViewController(
            _ splitViewController: UISplitViewController,
            separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            calls.append("separate")
            return separated
        }
    }

    private func start(width: CGFloat) -> (HeadlessApp, UISplitViewController) {
        let split = UISplitViewController()
        split.delegate = delegate
        master.title = "Master"
        detail.title = "Detail"
        split.viewControllers = [
            UINavigationController(rootViewController: master),
            UINavigationController(rootViewController: detail),
        ]
        detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
        detail.navigationItem.leftItemsSupplementBackButton = true
        let app = HeadlessApp(
            size: CGSize(width: width, height: 600), rootViewController: split)
        return (app, split)
    }

    private func resize(_ app: HeadlessApp, _ width: CGFloat) {
        app.resize(to: CGSize(width: width, height: 600))
        app.settle()
    }

    @Test("Classic split: both controllers stand side by side as they are")
    func wide() {
        let (_, split) = start(width: 1000)
        #expect(split.style == .unspecified && !split.isCollapsed)
        let tops = split.viewControllers.map {
            ($0 as? UINavigationController)?.topViewController
        }
        #expect(tops == [master, detail])
        #expect(split.displayMode == .allVisible)
        #expect(master.navigationController?.view.frame.width == 320)
        #expect(detail.splitViewController === split && delegate.calls.isEmpty)
    }

    @Test("Classic split: the button hides the primary controller, the preferred mode covers")
    func modes() throws {
        let (app, split) = start(width: 1000)
        let button = try #require(app.query(UIButton.self).all.first)
        app.finger.tap(at: button.center)
        app.settle()
        #expect(split.displayMode == .primaryHidden && master.view.window == nil)
        #expect(split.viewControllers.count == 2)
        split.preferredDisplayMode = .primaryOverlay
        app.settle()
        #expect(split.displayMode == .primaryOverlay && master.view.window != nil)
        app.finger.tap(at: CGPoint(x: 800, y: 300))
        app.settle()
        #expect(split.displayMode == .primaryHidden)
    }

    @Test("Classic split: a narrow window stacks the detail; a wide one takes it back")
    func collapsing() {
        let (app, split) = start(width: 1000)
        let pushed = UIViewController()
        resize(app, 400)
        #expect(split.isCollapsed && delegate.calls == ["collapse"])
        #expect(master.navigationController?.viewControllers == [master, detail])
        #expect(split.viewControllers.count == 1)
        detail.navigationController?.pushViewController(pushed, animated: false)
        resize(app, 1000)
        #expect(delegate.calls == ["collapse", "separate"])
        #expect(master.navigationController?.viewControllers == [master])
        #expect(detail.navigationController?.viewControllers == [detail, pushed])
    }

    @Test("Classic split: a delegate that discards the detail shows the master, then new details")
    func discarding() throws {
        delegate.discards = true
        let (app, split) = start(width: 400)
        #expect(delegate.calls == ["collapse"] && detail.view.window == nil)
        let stack = try #require(master.navigationController)
        #expect(stack.viewControllers == [master])
        let other = UIViewController()
        other.title = "Other"
        master.showDetailViewController(
            UINavigationController(rootViewController: other), sender: nil)
        app.settle()
        #expect(stack.viewControllers == [master, other] && other.view.window != nil)
        try app.finger.tap(on: "BackButton")
        app.settle()
        #expect(stack.viewControllers == [master])
        resize(app, 1000)
        #expect(split.viewControllers.count == 2 && other.view.window === app.window)
        master.showDetailViewController(detail, sender: nil)
        app.settle()
        #expect(split.viewControllers.last === detail && other.view.window == nil)
    }

    @Test("Classic split: the delegate may choose the detail of a window that became wide")
    func separating() {
        let (app, split) = start(width: 400)
        let other = UIViewController()
        delegate.separated = other
        resize(app, 1000)
        #expect(split.viewControllers.last === other && other.view.window === app.window)
        #expect(master.navigationController?.viewControllers == [master])
    }

    @Test("Classic split: the primary controller may be tabs of stacks, or no stack at all")
    func tabs() {
        let tabs = UITabBarController()
        let stack = UINavigationController(rootViewController: master)
        tabs.viewControllers = [stack, UIViewController()]
        let split = UISplitViewController()
        split.viewControllers = [tabs, detail]
        let app = HeadlessApp(
            size: CGSize(width: 400, height: 600), rootViewController: split)
        #expect(stack.viewControllers == [master, detail])
        resize(app, 1000)
        #expect(stack.viewControllers == [master] && split.viewControllers == [tabs, detail])
        #expect(detail.view.window === app.window)
        split.viewControllers = [UIViewController(), detail]
        resize(app, 400)
        #expect(split.viewControllers.count == 1 && detail.view.window == nil)
        split.showDetailViewController(UIViewController(), sender: nil)
        app.settle()
        #expect(split.presentedViewController != nil)
    }
}
