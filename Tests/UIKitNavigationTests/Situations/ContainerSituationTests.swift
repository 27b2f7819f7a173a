import Testing
import UIKit
import UIKitTesting

/// What users of UIKit report about search controllers, alerts, pages and split views.
@Suite("Situations: containers")
@MainActor
struct ContainerSituationTests {
    private let root = UIViewController()

    private func start(
        _ controller: UIViewController, width: CGFloat = 375
    ) -> HeadlessApp {
        let app = HeadlessApp(
            size: CGSize(width: width, height: 667), rootViewController: controller)
        app.settle()
        return app
    }

    // MARK: Search

    private final class Bar: NSObject, UISearchBarDelegate {
        var calls: [String] = []
        var begins = true
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            calls.append("shouldBegin")
            return begins
        }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            calls.append("text “\(searchText)”")
        }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
            calls.append("scope \(scope)")
        }
    }

    @Test("Search bar: clearing it without the focus changes the text, then asks to begin editing")
    func clearing() {
        let app = start(root)
        let (bar, delegate) = (UISearchBar(), Bar())
        bar.frame = CGRect(x: 0, y: 100, width: 375, height: 56)
        root.view.addSubview(bar)
        bar.text = "abc"
        bar.delegate = delegate
        delegate.begins = false
        app.settle()
        let field = bar.searchTextField
        let clear = field.clearButtonRect(forBounds: field.bounds)
        app.finger.tap(at: field.convert(CGPoint(x: clear.midX, y: clear.midY), to: nil))
        app.settle()
        #expect(bar.text == "" && delegate.calls.first == "text “”")
        #expect(!field.isFirstResponder)
    }

    @Test("Search bar: text set in code is not reported")
    func code() {
        let (bar, delegate) = (UISearchBar(), Bar())
        bar.delegate = delegate
        bar.text = "abc"
        #expect(delegate.calls == [])
    }

    @Test("Search controller: leaving it clears the text")
    func leaving() {
        let search = UISearchController(searchResultsController: nil)
        root.navigationItem.searchController = search
        let app = start(UINavigationController(rootViewController: root))
        search.isActive = true
        app.settle()
        search.searchBar.text = "abc"
        search.isActive = false
        app.settle()
        #expect(search.searchBar.text == "")
    }

    @Test("Search controller: results are hidden without text unless the app shows them")
    func results() {
        let found = UIViewController()
        let search = UISearchController(searchResultsController: found)
        root.navigationItem.searchController = search
        let app = start(UINavigationController(rootViewController: root))
        search.isActive = true
        app.settle()
        #expect(found.viewIfLoaded?.window == nil || found.view.isHidden)
        search.showsSearchResultsController = true
        app.settle()
        #expect(found.view.window != nil && !found.view.isHidden)
    }

    @Test("Search controller: without obscuring the content is tapped during the search")
    func notObscured() {
        var taps = 0
        let button = UIButton(frame: CGRect(x: 0, y: 300, width: 375, height: 100))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        root.navigationItem.searchController = search
        let app = start(UINavigationController(rootViewController: root))
        search.isActive = true
        app.settle()
        app.finger.tap(at: CGPoint(x: 180, y: 350))
        #expect(taps == 1 && search.isActive)
    }

    // MARK: Alerts

    private func alert(_ title: String, then act: @escaping () -> Void = {}) -> UIAlertController {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK \(title)", style: .default) { _ in act() })
        return alert
    }

    @Test("Alert: its handler presents the next one")
    func chain() throws {
        let app = start(root)
        let (root, next) = (root, alert("Second"))
        root.present(alert("First") { root.present(next, animated: true) }, animated: true)
        app.settle()
        try app.finger.tap(on: "OK First")
        app.settle()
        #expect(root.presentedViewController === next)
    }

    @Test("Alert: the same one is shown again after it was dismissed")
    func again() {
        let app = start(root)
        let alert = alert("First")
        for _ in 0..<2 {
            root.present(alert, animated: true)
            app.settle()
            #expect(root.presentedViewController === alert)
            root.dismiss(animated: true)
            app.settle()
            #expect(root.presentedViewController == nil)
        }
    }

    @Test("Alert: a button that waits for text is enabled by its field")
    func waits() throws {
        let app = start(root)
        let alert = alert("Name")
        alert.actions[0].isEnabled = false
        alert.addTextField { field in
            field.addAction(
                UIAction { [weak alert] action in
                    let text = (action.sender as? UITextField)?.text ?? ""
                    alert?.actions[0].isEnabled = !text.isEmpty
                }, for: .editingChanged)
        }
        root.present(alert, animated: true)
        app.settle()
        #expect(app.query(UIControl.self).label("OK Name").first?.isEnabled == false)
        app.keyboard.type("a")
        app.settle()
        #expect(app.query(UIControl.self).label("OK Name").first?.isEnabled == true)
        app.keyboard.press(.delete)
        app.settle()
        #expect(app.query(UIControl.self).label("OK Name").first?.isEnabled == false)
    }

    @Test("Presenting: refused in viewDidLoad, done in viewDidAppear")
    func early() {
        final class Early: UIViewController {
            let first = UIViewController()
            let second = UIViewController()
            override func viewDidLoad() { present(first, animated: false) }
            override func viewDidAppear(_ animated: Bool) { present(second, animated: false) }
        }
        let early = Early()
        let app = start(early)
        #expect(early.presentedViewController === early.second)
        #expect(early.first.presentingViewController == nil)
        withExtendedLifetime(app) {}
    }

    @Test("Dismissal: its completion pushes onto the stack below")
    func pushAfter() {
        let stack = UINavigationController(rootViewController: root)
        let app = start(stack)
        let next = UIViewController()
        stack.present(UIViewController(), animated: true)
        app.settle()
        stack.dismiss(animated: true) { stack.pushViewController(next, animated: true) }
        app.settle()
        #expect(stack.topViewController === next && next.view.window != nil)
    }

    @Test("Navigation: popping to the root while something is presented keeps it presented")
    func popBelow() {
        let stack = UINavigationController(rootViewController: root)
        let next = UIViewController()
        stack.pushViewController(next, animated: false)
        let app = start(stack)
        let sheet = UIViewController()
        next.present(sheet, animated: false)
        app.settle()
        stack.popToRootViewController(animated: false)
        app.settle()
        #expect(stack.viewControllers == [root])
        #expect(sheet.view.window != nil)
    }

    @Test(
        "Navigation: a hidden bar stays hidden through a push, and shows by the next screen's wish")
    func hiddenBar() {
        final class Hiding: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }
            override func viewWillDisappear(_ animated: Bool) {
                navigationController?.setNavigationBarHidden(false, animated: animated)
            }
        }
        let hiding = Hiding()
        let stack = UINavigationController(rootViewController: hiding)
        let app = start(stack)
        #expect(stack.isNavigationBarHidden && hiding.view.safeAreaInsets.top == 0)
        let next = UIViewController()
        stack.pushViewController(next, animated: true)
        app.settle()
        #expect(!stack.isNavigationBarHidden && next.view.safeAreaInsets.top == 44)
        stack.popViewController(animated: true)
        app.settle()
        #expect(stack.isNavigationBarHidden && hiding.view.safeAreaInsets.top == 0)
    }

    // MARK: Pages

    private final class Pages: NSObject, UIPageViewControllerDataSource,
        UIPageViewControllerDelegate
    {
        let all = (0..<4).map { _ in UIViewController() }
        var calls: [String] = []

        private func page(_ page: UIViewController, _ step: Int) -> UIViewController? {
            guard let index = all.firstIndex(of: page) else { return nil }
            return all.indices.contains(index + step) ? all[index + step] : nil
        }
        func pageViewController(
            _ controller: UIPageViewController, viewControllerBefore page: UIViewController
        ) -> UIViewController? { self.page(page, -1) }
        func pageViewController(
            _ controller: UIPageViewController, viewControllerAfter page: UIViewController
        ) -> UIViewController? { self.page(page, 1) }
        func pageViewController(
            _ controller: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { calls.append("completed \(completed)") }
    }

    private func pages(at index: Int) -> (HeadlessApp, UIPageViewController, Pages) {
        let source = Pages()
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([source.all[index]], direction: .forward, animated: false)
        pages.dataSource = source
        pages.delegate = source
        return (start(pages), pages, source)
    }

    private func swipe(_ app: HeadlessApp, by distance: CGFloat) {
        app.finger.drag(
            from: CGPoint(x: 187 - distance / 2, y: 300),
            to: CGPoint(x: 187 + distance / 2, y: 300), duration: 0.3)
        app.settle()
    }

    @Test("Pages: after a turn by code a swipe back leads to the page before the new one")
    func afterCode() {
        let (app, pages, source) = pages(at: 0)
        pages.setViewControllers([source.all[3]], direction: .forward, animated: true)
        app.settle()
        swipe(app, by: 300)
        #expect(pages.viewControllers == [source.all[2]])
    }

    @Test("Pages: a swipe past the first and the last page comes back")
    func ends() {
        let (app, pages, source) = pages(at: 0)
        swipe(app, by: 300)
        #expect(pages.viewControllers == [source.all[0]])
        pages.setViewControllers([source.all[3]], direction: .forward, animated: false)
        swipe(app, by: -300)
        #expect(pages.viewControllers == [source.all[3]])
        #expect(source.all[3].view.convert(CGPoint.zero, to: nil) == .zero)
    }

    @Test("Pages: a cancelled swipe reports that it was not completed")
    func cancelled() {
        let (app, pages, source) = pages(at: 1)
        app.finger.drag(
            from: CGPoint(x: 250, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.8)
        app.settle()
        #expect(source.calls == ["completed false"])
        #expect(pages.viewControllers == [source.all[1]])
    }

    @Test("Pages: without a data source they do not turn; with it again they do")
    func withoutSource() {
        let (app, pages, source) = pages(at: 1)
        pages.dataSource = nil
        swipe(app, by: -300)
        #expect(pages.viewControllers == [source.all[1]])
        pages.dataSource = source
        swipe(app, by: -300)
        #expect(pages.viewControllers == [source.all[2]])
    }

    @Test("Pages: turns by code do not report to the delegate")
    func silent() {
        let (app, pages, source) = pages(at: 1)
        pages.setViewControllers([source.all[2]], direction: .forward, animated: true)
        app.settle()
        #expect(source.calls == [])
    }

    // MARK: Split views

    @Test("Split: navigation controllers as columns are not wrapped again")
    func notWrapped() {
        let split = UISplitViewController(style: .doubleColumn)
        let stacks = [UIViewController(), UIViewController()].map {
            UINavigationController(rootViewController: $0)
        }
        split.setViewController(stacks[0], for: .primary)
        split.setViewController(stacks[1], for: .secondary)
        let app = start(split, width: 1_000)
        #expect(split.viewControllers == stacks)
        #expect(stacks.allSatisfy { $0.parent === split })
        withExtendedLifetime(app) {}
    }

    @Test("Split: a selection in the list replaces the detail, in a wide and in a narrow window")
    func selection() {
        for width in [1_000, 400] as [CGFloat] {
            let split = UISplitViewController(style: .doubleColumn)
            let list = UIViewController()
            split.setViewController(list, for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            let app = start(split, width: width)
            let detail = UIViewController()
            list.showDetailViewController(
                UINavigationController(rootViewController: detail), sender: nil)
            app.settle()
            #expect(detail.view.window === app.window)
        }
    }

    @Test("Split: what was pushed in a narrow window is there in a wide one, and back")
    func rotation() {
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail, next) = (UIViewController(), UIViewController(), UIViewController())
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        let app = start(split, width: 1_000)
        detail.navigationController?.pushViewController(next, animated: false)
        for width in [400, 1_000, 400] as [CGFloat] {
            app.resize(to: CGSize(width: width, height: 667))
            app.settle()
            #expect(next.view.window === app.window, "\(width)")
        }
    }

    // MARK: Tabs

    @Test("Tabs: a controller replaced in the list of tabs leaves the others as they are")
    func replacedTab() {
        let tabs = UITabBarController()
        let pages = (0..<3).map { _ in UIViewController() }
        tabs.viewControllers = pages
        let app = start(tabs)
        tabs.selectedIndex = 2
        let new = UIViewController()
        tabs.viewControllers?[0] = new
        app.settle()
        #expect(tabs.selectedViewController === pages[2] && tabs.selectedIndex == 2)
        #expect(pages[0].parent == nil && new.parent === tabs)
    }
}
