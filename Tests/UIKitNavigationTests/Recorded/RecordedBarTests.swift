import Testing
import UIKit
import UIKitTesting

/// Navigation bars, toolbars and their items.
@Suite("Recorded: bars")
@MainActor
struct RecordedBarTests {
    private let root = UIViewController()

    private func start(
        _ size: CGSize = CGSize(width: 375, height: 667)
    ) -> (HeadlessApp, UINavigationController) {
        let stack = UINavigationController(rootViewController: root)
        let app = HeadlessApp(size: size, rootViewController: stack)
        app.settle()
        return (app, stack)
    }

    // MARK: Heights

    @Test("Navigation bar: 44 high, 50 in regular width, 32 in compact height")
    func heights() {
        let (app, stack) = start()
        #expect(stack.navigationBar.frame.height == 44)
        app.window.traitOverrides.verticalSizeClass = .compact
        app.settle()
        #expect(stack.navigationBar.frame.height == 32)
        app.window.traitOverrides.verticalSizeClass = .regular
        app.resize(to: CGSize(width: 800, height: 600))
        app.settle()
        #expect(stack.navigationBar.frame.height == 50)
    }

    @Test("Navigation bar: a large title adds 52, a prompt 30, a search bar 52")
    func additions() {
        let (app, stack) = start()
        root.navigationItem.prompt = "Prompt"
        app.settle()
        #expect(stack.navigationBar.frame.height == 74)
        root.navigationItem.prompt = nil
        stack.navigationBar.prefersLargeTitles = true
        app.settle()
        #expect(stack.navigationBar.frame.height == 96)
        stack.navigationBar.prefersLargeTitles = false
        root.navigationItem.hidesSearchBarWhenScrolling = false
        root.navigationItem.searchController = UISearchController(searchResultsController: nil)
        app.settle()
        #expect(stack.navigationBar.frame.height == 96)
    }

    @Test("Navigation bar: there is no large title in compact height, though it stays preferred")
    func compactTitle() {
        let (app, stack) = start(CGSize(width: 667, height: 375))
        root.title = "Title"
        stack.navigationBar.prefersLargeTitles = true
        app.window.traitOverrides.verticalSizeClass = .compact
        app.settle()
        #expect(stack.navigationBar.frame.height == 32)
        #expect(root.view.safeAreaInsets.top == 32)
        #expect(stack.navigationBar.prefersLargeTitles)
        app.window.traitOverrides.verticalSizeClass = .regular
        app.settle()
        #expect(stack.navigationBar.frame.height > 90)
    }

    @Test("Toolbar: 44 high, 32 in compact height")
    func toolbarHeights() {
        let (app, stack) = start()
        root.toolbarItems = [UIBarButtonItem(title: "One")]
        stack.isToolbarHidden = false
        app.settle()
        #expect(stack.toolbar.frame.height == 44 && root.view.safeAreaInsets.bottom == 44)
        app.window.traitOverrides.verticalSizeClass = .compact
        app.settle()
        #expect(stack.toolbar.frame.height == 32 && root.view.safeAreaInsets.bottom == 32)
    }

    @Test("Toolbar and tab bar: 50 high in regular width")
    func wideBars() {
        let (app, stack) = start(CGSize(width: 1024, height: 768))
        root.toolbarItems = [UIBarButtonItem(title: "One")]
        stack.isToolbarHidden = false
        let bar = UIToolbar()
        root.view.addSubview(bar)
        app.settle()
        #expect(stack.toolbar.frame.height == 50 && root.view.safeAreaInsets.bottom == 50)
        #expect(bar.intrinsicContentSize.height == 50)
        app.window.traitOverrides.horizontalSizeClass = .compact
        app.settle()
        #expect(stack.toolbar.frame.height == 44 && bar.intrinsicContentSize.height == 44)
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        let other = HeadlessApp(size: CGSize(width: 1024, height: 768), rootViewController: tabs)
        other.settle()
        #expect(tabs.tabBar.frame.height == 50)
    }

    @Test("Navigation bar: 56 high in a sheet, not in a full screen")
    func inSheet() {
        let (app, stack) = start()
        func height(_ style: UIModalPresentationStyle) -> CGFloat {
            let inner = UINavigationController(rootViewController: UIViewController())
            inner.modalPresentationStyle = style
            stack.present(inner, animated: false)
            app.settle()
            defer {
                inner.dismiss(animated: false)
                app.settle()
            }
            return inner.navigationBar.frame.height
        }
        #expect(height(.pageSheet) == 56)
        #expect(height(.fullScreen) == 44)
        #expect(height(.formSheet) == 56)
    }

    @Test("Toolbar: without items of the top controller it takes nothing from the safe area")
    func toolbarWithoutItems() {
        let (app, stack) = start()
        stack.isToolbarHidden = false
        app.settle()
        #expect(root.view.safeAreaInsets.bottom == 0)
        root.toolbarItems = [UIBarButtonItem(title: "One")]
        app.settle()
        #expect(root.view.safeAreaInsets.bottom == 44)
    }

    @Test("Tab bar: 49 high, 32 in compact height")
    func tabHeights() {
        let tabs = UITabBarController()
        tabs.viewControllers = [root]
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: tabs)
        app.settle()
        #expect(tabs.tabBar.frame.height == 49)
        app.window.traitOverrides.verticalSizeClass = .compact
        app.settle()
        #expect(tabs.tabBar.frame.height == 32 && root.view.safeAreaInsets.bottom == 32)
    }

    // MARK: Titles

    @Test("Back title: the item's own bar item, else its back title, else its title")
    func backTitles() throws {
        let (app, stack) = start()
        root.title = "Root"
        stack.pushViewController(UIViewController(), animated: false)
        app.settle()
        #expect(app.find("Root") != nil)
        root.navigationItem.backButtonTitle = "Home"
        app.settle()
        #expect(app.find("Home") != nil)
        root.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Start")
        app.settle()
        #expect(app.find("Start") != nil && app.find("Home") == nil)
    }

    @Test("Large title: automatic takes the mode of the item below")
    func largeModes() {
        let (app, stack) = start()
        let next = UIViewController()
        root.title = "Root"
        next.title = "Next"
        stack.navigationBar.prefersLargeTitles = true
        root.navigationItem.largeTitleDisplayMode = .never
        stack.pushViewController(next, animated: false)
        app.settle()
        #expect(stack.navigationBar.frame.height == 44)
        next.navigationItem.largeTitleDisplayMode = .always
        app.settle()
        #expect(stack.navigationBar.frame.height == 96)
    }

    @Test("Large title: released between its heights it snaps to the nearer one")
    func snaps() {
        let table = UITableViewController()
        table.title = "Title"
        table.tableView.contentInsetAdjustmentBehavior = .automatic
        let stack = UINavigationController(rootViewController: table)
        stack.navigationBar.prefersLargeTitles = true
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: stack)
        table.tableView.tableFooterView = UIView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 2_000))
        app.settle()
        for (end, height) in [(375, 96), (350, 44)] as [(CGFloat, CGFloat)] {
            app.finger.down(at: CGPoint(x: 180, y: 400))
            app.finger.move(to: CGPoint(x: 180, y: end), duration: 0.5)
            app.advance(by: 0.5)
            app.finger.up()
            app.settle()
            #expect(stack.navigationBar.frame.height == height)
        }
    }

    @Test("Title: an item's title view is sized by its constraints or its fitting size")
    func titleView() {
        let (app, _) = start()
        let label = UILabel()
        label.text = "Title"
        root.navigationItem.titleView = label
        app.settle()
        #expect(label.frame.width >= label.intrinsicContentSize.width)
        #expect(abs(label.convert(label.bounds, to: app.window).midX - 187.5) < 1)
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: 120).isActive = true
        view.heightAnchor.constraint(equalToConstant: 30).isActive = true
        root.navigationItem.titleView = view
        app.settle()
        #expect(view.bounds.size == CGSize(width: 120, height: 30))
    }

    @Test("Dynamic Type: the inline title and bar items stop growing at 21 points")
    func largeType() throws {
        let (app, _) = start()
        root.title = "Title"
        app.setTextSize(.accessibilityExtraExtraExtraLarge)
        app.settle()
        let label = try #require(app.query(UILabel.self).text("Title").first?.view as? UILabel)
        #expect(label.font.pointSize <= 21)
    }

    // MARK: Appearance

    @Test("Appearance: an item's own is stronger than the bar's, in either order of setting")
    func itemAppearance() {
        let (app, stack) = start()
        func look(_ colour: UIColor) -> UINavigationBarAppearance {
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = colour
            return look
        }
        func pixel() -> UInt32 {
            app.settle()
            let picture = app.snapshot()
            return picture.pixels[picture.width * 4 + 4] & 0xFFFFFF
        }
        root.navigationItem.standardAppearance = look(.init(red: 1, green: 0, blue: 0, alpha: 1))
        root.navigationItem.scrollEdgeAppearance = root.navigationItem.standardAppearance
        stack.navigationBar.standardAppearance = look(.init(red: 0, green: 1, blue: 0, alpha: 1))
        stack.navigationBar.scrollEdgeAppearance = stack.navigationBar.standardAppearance
        #expect(pixel() == 0xFF0000)
        root.navigationItem.standardAppearance = nil
        root.navigationItem.scrollEdgeAppearance = nil
        #expect(pixel() == 0x00FF00)
        root.navigationItem.standardAppearance = look(.init(red: 0, green: 0, blue: 1, alpha: 1))
        root.navigationItem.scrollEdgeAppearance = root.navigationItem.standardAppearance
        #expect(pixel() == 0x0000FF)
    }

    // MARK: Delegates

    private final class Listener: NSObject, UINavigationBarDelegate {
        var calls: [String] = []
        var permits = true

        private func note(_ call: String, _ bar: UINavigationBar) {
            calls.append("\(call) \(bar.items?.count ?? 0)")
        }

        func navigationBar(
            _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
        ) -> Bool {
            note("shouldPush", navigationBar)
            return permits
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            note("didPush", navigationBar)
        }
        func navigationBar(
            _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
        ) -> Bool {
            note("shouldPop", navigationBar)
            return permits
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            note("didPop", navigationBar)
        }
    }

    @Test("Bar delegate: should sees the stack unchanged, did changed, at once also if animated")
    func barDelegate() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let listener = Listener()
        bar.delegate = listener
        let items = ["A", "B"].map { UINavigationItem(title: $0) }
        bar.pushItem(items[0], animated: true)
        bar.pushItem(items[1], animated: true)
        #expect(listener.calls == ["shouldPush 0", "didPush 1", "shouldPush 1", "didPush 2"])
        listener.calls = []
        listener.permits = false
        #expect(bar.popItem(animated: true) === items[1])
        #expect(listener.calls == ["shouldPop 2"] && bar.items?.count == 2)
        listener.permits = true
        #expect(bar.popItem(animated: true) === items[1])
        #expect(listener.calls == ["shouldPop 2", "shouldPop 2", "didPop 1"])
    }

    @Test("Bar delegate: animated setItems sends the did call that fits, not animated nothing")
    func setItems() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let listener = Listener()
        bar.delegate = listener
        let items = ["A", "B"].map { UINavigationItem(title: $0) }
        bar.setItems([items[0]], animated: false)
        #expect(listener.calls == [])
        bar.setItems(items, animated: true)
        #expect(listener.calls == ["didPush 2"])
        bar.setItems([items[0]], animated: true)
        #expect(listener.calls == ["didPush 2", "didPop 1"])
    }

    @Test("Bar position: detached toolbars are at the bottom, navigation bars at the top")
    func detachedPositions() {
        #expect(UIToolbar().barPosition == .bottom)
        #expect(UINavigationBar().barPosition == .top)
    }

    // MARK: Search

    private final class Search: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
        var calls: [String] = []
        func willPresentSearchController(_ searchController: UISearchController) {
            calls.append("will")
        }
        func didPresentSearchController(_ searchController: UISearchController) {
            calls.append("did")
        }
        func willDismissSearchController(_ searchController: UISearchController) {
            calls.append("will dismiss")
        }
        func didDismissSearchController(_ searchController: UISearchController) {
            calls.append("did dismiss")
        }
        func updateSearchResults(for searchController: UISearchController) {
            calls.append("update “\(searchController.searchBar.text ?? "")”")
        }
    }

    @Test("Search: the updater hears of the beginning, of each change and of the end")
    func search() {
        let (app, _) = start()
        let search = UISearchController(searchResultsController: nil)
        let listener = Search()
        search.delegate = listener
        search.searchResultsUpdater = listener
        root.navigationItem.searchController = search
        app.settle()
        search.isActive = true
        app.settle()
        #expect(listener.calls.contains("will") && listener.calls.contains("did"))
        #expect(listener.calls.contains("update “”"))
        listener.calls = []
        search.searchBar.searchTextField.becomeFirstResponder()
        app.keyboard.type("ab")
        app.settle()
        #expect(listener.calls == ["update “a”", "update “ab”"])
        listener.calls = []
        search.isActive = false
        app.settle()
        #expect(listener.calls.first == "will dismiss" && listener.calls.last == "did dismiss")
        #expect(listener.calls.contains("update “”"))
    }
}
