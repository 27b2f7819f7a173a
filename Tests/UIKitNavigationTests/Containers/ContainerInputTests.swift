import Platform
import Testing
import UIKit
import UIKitTesting

/// The ways in which a user does things with a container.
enum Way: CaseIterable, Sendable {
    case touch, pointer, keyboard
}

/// Each container, and each kind of presentation, by touch, pointer and keyboard alone.
@Suite("Containers by touch, pointer and keyboard")
@MainActor
struct ContainerInputTests {
    private static let narrow = CGSize(width: 375, height: 667)
    private static let wide = CGSize(width: 1_000, height: 700)

    private final class Page: UIViewController {
        /// Names of buttons and what they do.
        var entries: [(name: String, perform: (UIViewController) -> Void)] = []

        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            for (index, entry) in entries.enumerated() {
                let button = UIButton(
                    type: .system,
                    primaryAction: UIAction(title: entry.name) { [unowned self] _ in
                        entry.perform(self)
                    })
                button.frame = CGRect(x: 20, y: 120 + CGFloat(index) * 60, width: 120, height: 44)
                view.addSubview(button)
            }
        }
    }

    private func app(_ root: UIViewController, _ size: CGSize = narrow) -> HeadlessApp {
        let app = HeadlessApp(size: size, rootViewController: root)
        app.settle()
        return app
    }

    @Test("Stack: a screen is pushed and left", arguments: Way.allCases)
    func stack(way: Way) throws {
        let root = Page("Shelf")
        root.entries = [
            ("Open", { $0.navigationController?.pushViewController(Page("Book"), animated: true) })
        ]
        let navigation = UINavigationController(rootViewController: root)
        let app = app(navigation)
        try app.choose("Open", by: way)
        #expect(navigation.topViewController?.title == "Book")
        switch way {
        case .touch:
            app.finger.drag(
                from: CGPoint(x: 3, y: 300), to: CGPoint(x: 340, y: 300), duration: 0.4)
        case .pointer: try app.choose("BackButton", by: .pointer)
        case .keyboard: app.keyboard.press(.left, .alt)
        }
        app.settle()
        #expect(navigation.viewControllers == [root])
    }

    @Test("Tabs: the second one is chosen, and the first one again", arguments: Way.allCases)
    func tabs(way: Way) throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [Page("Books"), Page("Films")].map {
            UINavigationController(rootViewController: $0)
        }
        let app = app(tabs)
        try app.choose("Films", .button, by: way)
        #expect(tabs.selectedIndex == 1)
        try app.choose("Books", .button, by: way)
        #expect(tabs.selectedIndex == 0)
    }

    @Test("Sidebar: another tab is chosen", arguments: Way.allCases)
    func sidebar(way: Way) throws {
        let tabs = UITabBarController()
        tabs.mode = .tabSidebar
        tabs.tabs = ["Books", "Films"].map { name in
            UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { _ in
                UINavigationController(rootViewController: Page("Page"))
            }
        }
        let app = app(tabs, Self.wide)
        try app.choose("Films", by: way)
        #expect(tabs.selectedTab?.identifier == "Films")
    }

    @Test("Split: a detail is shown next to the list", arguments: Way.allCases)
    func split(way: Way) throws {
        let folders = Page("Folders")
        let split = UISplitViewController(style: .doubleColumn)
        folders.entries = [
            ("Letters", { $0.showDetailViewController(Page("Letter"), sender: nil) })
        ]
        split.setViewController(folders, for: .primary)
        split.setViewController(Page("Nothing"), for: .secondary)
        let app = app(split, Self.wide)
        try app.choose("Letters", by: way)
        let detail = split.viewController(for: .secondary)
        #expect(
            ((detail as? UINavigationController)?.topViewController ?? detail)?.title == "Letter")
    }

    @Test("Split on one stack: a detail is shown and left", arguments: Way.allCases)
    func collapsedSplit(way: Way) throws {
        let folders = Page("Folders")
        let split = UISplitViewController(style: .doubleColumn)
        folders.entries = [("Letters", { _ in split.show(.secondary) })]
        split.setViewController(folders, for: .primary)
        split.setViewController(Page("Letter"), for: .secondary)
        split.show(.primary)
        let app = app(split)
        if folders.view.window == nil { try app.choose("BackButton", by: way) }
        try app.choose("Letters", by: way)
        #expect(folders.view.window == nil)
        switch way {
        case .touch, .pointer: try app.choose("BackButton", by: way)
        case .keyboard: app.keyboard.press(.left, .alt)
        }
        app.settle()
        #expect(folders.view.window === app.window)
    }

    private final class Book: UIPageViewControllerDataSource {
        let pages = [Page("1"), Page("2")]

        func pageViewController(
            _ controller: UIPageViewController, viewControllerBefore page: UIViewController
        ) -> UIViewController? { page === pages[1] ? pages[0] : nil }

        func pageViewController(
            _ controller: UIPageViewController, viewControllerAfter page: UIViewController
        ) -> UIViewController? { page === pages[0] ? pages[1] : nil }
    }

    @Test("Pages: one is turned and turned back", arguments: [Way.touch, .pointer], [false, true])
    func pages(way: Way, isMirrored: Bool) {
        let book = Book()
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = book
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let app = app(pages)
        if isMirrored { app.window.traitOverrides.layoutDirection = .rightToLeft }
        let (left, right) = (CGPoint(x: 60, y: 300), CGPoint(x: 300, y: 300))
        func turn(toTheRight: Bool) {
            let (start, end) = toTheRight ? (right, left) : (left, right)
            if way == .touch {
                app.finger.drag(from: start, to: end, duration: 0.3)
            } else {
                app.mouse.drag(from: start, to: end, duration: 0.3)
            }
            app.settle()
        }
        turn(toTheRight: !isMirrored)
        #expect(pages.viewControllers == [book.pages[1]])
        turn(toTheRight: isMirrored)
        #expect(pages.viewControllers == [book.pages[0]])
        // There is none before.
        turn(toTheRight: isMirrored)
        #expect(pages.viewControllers == [book.pages[0]])
    }

    @Test("Search: text is searched and given up", arguments: Way.allCases)
    func search(way: Way) throws {
        let root = Page("Books")
        let search = UISearchController(searchResultsController: nil)
        root.navigationItem.searchController = search
        root.navigationItem.hidesSearchBarWhenScrolling = false
        let app = app(UINavigationController(rootViewController: root))
        let field = search.searchBar.searchTextField
        let middle = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil)
        switch way {
        case .touch: app.finger.tap(at: middle)
        case .pointer: app.mouse.click(at: middle)
        case .keyboard: app.walk { $0 === field }
        }
        app.settle()
        app.keyboard.type("emma")
        #expect(search.isActive && search.searchBar.text == "emma")
        if way == .keyboard {
            app.keyboard.press(.escape)
        } else {
            try app.choose("Cancel", by: way)
        }
        app.settle()
        #expect(!search.isActive && search.searchBar.text == "")
    }

    @Test("Sheet: it is presented and dismissed", arguments: Way.allCases)
    func sheet(way: Way) throws {
        let root = Page("Books")
        root.entries = [("Add", { $0.present(Page("New"), animated: true) })]
        let app = app(root)
        try app.choose("Add", by: way)
        #expect(root.presentedViewController?.title == "New")
        let (top, bottom) = (CGPoint(x: 180, y: 40), CGPoint(x: 180, y: 600))
        switch way {
        case .touch: app.finger.drag(from: top, to: bottom, duration: 0.4)
        case .pointer: app.mouse.drag(from: top, to: bottom, duration: 0.4)
        case .keyboard: app.keyboard.press(.escape)
        }
        app.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test("Popover: it is presented and dismissed", arguments: Way.allCases)
    func popover(way: Way) throws {
        let root = Page("Books")
        root.entries = [
            (
                "Info",
                { presenter in
                    let content = Page("Note")
                    content.modalPresentationStyle = .popover
                    content.preferredContentSize = CGSize(width: 200, height: 120)
                    content.popoverPresentationController?.sourceView = presenter.view.subviews[0]
                    presenter.present(content, animated: true)
                }
            )
        ]
        let app = app(root, Self.wide)
        try app.choose("Info", by: way)
        #expect(root.presentedViewController?.title == "Note")
        let beside = CGPoint(x: 900, y: 600)
        switch way {
        case .touch: app.finger.tap(at: beside)
        case .pointer: app.mouse.click(at: beside)
        case .keyboard: app.keyboard.press(.escape)
        }
        app.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test(
        "Alert: a button is chosen", arguments: Way.allCases,
        [UIAlertController.Style.alert, .actionSheet])
    func alert(way: Way, style: UIAlertController.Style) throws {
        let root = Page("Books")
        var chosen: [String] = []
        root.entries = [
            (
                "Remove",
                { presenter in
                    let alert = UIAlertController(
                        title: "Sure?", message: nil, preferredStyle: style)
                    for name in ["Delete", "Keep"] {
                        alert.addAction(
                            UIAlertAction(title: name, style: name == "Keep" ? .cancel : .default) {
                                chosen.append($0.title ?? "")
                            })
                    }
                    presenter.present(alert, animated: true)
                }
            )
        ]
        let app = app(root)
        for name in ["Delete", "Keep"] {
            try app.choose("Remove", by: way)
            try app.choose(name, by: way)
        }
        #expect(chosen == ["Delete", "Keep"] && root.presentedViewController == nil)
    }
}

extension HeadlessApp {
    /// Performs the button or row with a name, and lets what follows end.
    fileprivate func choose(
        _ name: String, _ trait: UIAccessibilityTraits? = nil, by way: Way
    ) throws {
        let found = trait.map { query().named(name).trait($0).first } ?? find(name)
        let element = try #require(found, "\(name) is not among \(elementNames())")
        switch way {
        case .touch: finger.tap(at: element.center)
        case .pointer: mouse.click(at: element.center)
        case .keyboard:
            let isFocused = walk { view in
                let frame = view.convert(view.bounds, to: nil)
                return frame.intersects(element.frame.insetBy(dx: 2, dy: 2))
                    && frame.height < 100
            }
            #expect(isFocused, "Tab and arrows do not reach \(name).")
            keyboard.press(.enter)
        }
        settle()
    }

    /// Moves the focus by Tab, and within a group by arrows, until it is on a certain view.
    @discardableResult
    fileprivate func walk(until isWanted: (UIView) -> Bool) -> Bool {
        for _ in 0..<30 {
            keyboard.press(.tab)
            for key in [Key.right, .down] {
                for _ in 0..<8 {
                    guard let view = focusedView else { break }
                    if isWanted(view) { return true }
                    keyboard.press(key)
                    if focusedView === view { break }
                }
            }
        }
        return false
    }
}
