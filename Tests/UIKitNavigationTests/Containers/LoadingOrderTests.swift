import Testing
import UIKit
import UIKitTesting

@Suite("Loading of containers")
@MainActor
struct LoadingOrderTests {
    private final class Log {
        var lines: [String] = []
    }

    private final class Page: UIViewController {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            log.lines.append("page, titled \(parent?.title ?? "-")")
        }
    }

    private final class Tabs: UITabBarController {
        let log = Log()
        var addsLate = false
        override func viewDidLoad() {
            super.viewDidLoad()
            log.lines.append("container")
            title = "set"
            if addsLate { viewControllers = [Page(log), Page(log)] }
        }
    }

    private final class Stack: UINavigationController {
        let log = Log()
        var addsLate = false
        override func viewDidLoad() {
            super.viewDidLoad()
            log.lines.append("container")
            title = "set"
            if addsLate { viewControllers = [Page(log)] }
        }
    }

    @Test(
        "Tab bar controller: its own viewDidLoad runs before a child's", arguments: [true, false])
    func tabs(addsLate: Bool) {
        let tabs = Tabs()
        tabs.addsLate = addsLate
        if !addsLate { tabs.viewControllers = [Page(tabs.log), Page(tabs.log)] }
        let app = HeadlessApp(size: CGSize(width: 390, height: 844), rootViewController: tabs)
        #expect(tabs.log.lines == ["container", "page, titled set"])
        #expect(tabs.selectedViewController?.viewIfLoaded?.window === app.window)
    }

    @Test(
        "Navigation controller: its own viewDidLoad runs before a child's",
        arguments: [true, false]
    )
    func stack(addsLate: Bool) {
        let stack = Stack()
        stack.addsLate = addsLate
        if !addsLate { stack.viewControllers = [Page(stack.log)] }
        let app = HeadlessApp(size: CGSize(width: 390, height: 844), rootViewController: stack)
        #expect(stack.log.lines == ["container", "page, titled set"])
        #expect(stack.topViewController?.viewIfLoaded?.window === app.window)
    }

    // MARK: Insets below bars

    private func inset(_ make: (UIViewController) -> UIScrollView) -> (UIScrollView, HeadlessApp) {
        let page = UIViewController()
        let scroll = make(page)
        scroll.contentSize = CGSize(width: 390, height: 100)
        let app = HeadlessApp(
            size: CGSize(width: 390, height: 844),
            rootViewController: UINavigationController(rootViewController: page))
        return (scroll, app)
    }

    @Test("Scroll view: short content of a page starts below the bar")
    func shortContent() {
        let (first, app) = inset { page in
            let scroll = UIScrollView(frame: page.view.bounds)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            page.view.addSubview(scroll)
            return scroll
        }
        #expect(first.adjustedContentInset.top == 44 && first.contentOffset.y == -44)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 20))
        first.addSubview(inner)
        app.settle()
        #expect(inner.safeAreaInsets == .zero)
        let (root, other) = inset { page in
            let scroll = UIScrollView()
            page.view = scroll
            return scroll
        }
        #expect(root.adjustedContentInset.top == 44 && root.contentOffset.y == -44)
        let (second, last) = inset { page in
            page.view.addSubview(UIView())
            let scroll = UIScrollView(frame: page.view.bounds)
            page.view.addSubview(scroll)
            return scroll
        }
        #expect(second.adjustedContentInset.top == 0)
        withExtendedLifetime((other, last)) {}
    }

    @Test("Autoresizing: children follow a scroll view that grows by constraints")
    func autoresizing() {
        let page = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        scroll.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(scroll)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: page.view.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: page.view.bottomAnchor),
        ])
        let child = UIViewController()
        child.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let inner = UILabel()
        inner.translatesAutoresizingMaskIntoConstraints = false
        inner.text = "Inside"
        child.view.addSubview(inner)
        inner.centerXAnchor.constraint(equalTo: child.view.centerXAnchor).isActive = true
        page.addChild(child)
        scroll.addSubview(child.view)
        child.didMove(toParent: page)
        let app = HeadlessApp(size: CGSize(width: 390, height: 844), rootViewController: page)
        #expect(scroll.bounds.size == CGSize(width: 390, height: 844))
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        withExtendedLifetime(app) {}
    }
}
