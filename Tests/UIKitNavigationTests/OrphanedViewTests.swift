import Testing
import UIKit
import UIKitTesting

/// Views that an app, an animation or a gesture keeps longer than the control or the controller
/// that they are a part of.
@Suite("Views whose owners are gone")
@MainActor
struct OrphanedViewTests {
    enum Owner: String, CaseIterable {
        case wheels, compact, inline, field, emptyField, textView, search
        case tabs, sidebar, more, navigation, split, pages
    }

    @Test(
        "Views: the parts of a control or a controller may outlive it",
        arguments: Owner.allCases)
    func parts(of owner: Owner) async {
        await #expect(processExitsWith: .success) { [name = owner.rawValue as String] in
            await Self.useParts(of: name)
        }
    }

    private static func useParts(of name: String) {
        let host = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 1100, height: 700), rootViewController: host)
        let parts: [UIView] = autoreleasepool { Self.parts(of: name, in: host, app) }
        precondition(!parts.isEmpty)
        for part in parts {
            part.removeFromSuperview()
            host.view.addSubview(part)
            part.frame = CGRect(x: 20, y: 20, width: 300, height: 400)
            app.settle()
            part.overrideUserInterfaceStyle = .dark
            part.setNeedsDisplay()
            part.setNeedsLayout()
            app.settle()
            (part as? UITableView)?.reloadData()
            for y in stride(from: 30, to: 420, by: 60) {
                app.finger.tap(at: CGPoint(x: 100, y: y))
            }
            app.finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 110, y: 80))
            app.settle()
            for window in app.application.windows where window !== app.window {
                window.isHidden = true
            }
            part.removeFromSuperview()
        }
    }

    /// Shows a control or a controller, and returns the views in it.
    private static func parts(
        of name: String, in host: UIViewController, _ app: HeadlessApp
    ) -> [UIView] {
        weak var released: UIResponder?
        let parts: [UIView] = autoreleasepool {
            let owner = Self.owner(name)
            released = owner
            let view = (owner as? UIViewController)?.view ?? owner as? UIView ?? UIView()
            view.frame = host.view.bounds
            if let controller = owner as? UIViewController { host.addChild(controller) }
            host.view.addSubview(view)
            app.settle()
            var parts = [view]
            var next = 0
            while next < parts.count {
                parts += parts[next].subviews
                next += 1
            }
            if let tabs = owner as? UITabBarController, name == "more" {
                tabs.selectedViewController = tabs.moreNavigationController
                app.settle()
                parts.append(tabs.moreNavigationController.view)
                parts += tabs.moreNavigationController.viewControllers.map { $0.view }
            }
            view.removeFromSuperview()
            if let controller = owner as? UIViewController {
                controller.removeFromParent()
            } else {
                parts.removeFirst()
            }
            app.settle()
            return parts
        }
        app.settle()
        precondition(released == nil, "The \(name) is still there.")
        return parts
    }

    private static func owner(_ name: String) -> UIResponder {
        switch Owner(rawValue: name)! {
        case .wheels, .compact, .inline:
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle =
                name == "wheels" ? .wheels : name == "compact" ? .compact : .inline
            return picker
        case .field:
            let field = UITextField()
            (field.text, field.clearButtonMode) = ("Text", .always)
            return field
        case .emptyField:
            let field = UITextField()
            field.placeholder = "Placeholder"
            return field
        case .textView:
            let view = UITextView()
            view.text = "Text\nText"
            return view
        case .search:
            let bar = UISearchBar()
            bar.placeholder = "Search"
            bar.scopeButtonTitles = ["A", "B"]
            (bar.showsScopeBar, bar.showsCancelButton) = (true, true)
            return bar
        case .tabs, .sidebar, .more:
            let tabs = UITabBarController()
            tabs.viewControllers = (0..<7).map { number in
                let page = UITableViewController(style: .plain)
                page.title = "Tab \(number)"
                return page
            }
            if name == "sidebar" {
                tabs.mode = .tabSidebar
                tabs.sidebar.isHidden = false
            }
            return tabs
        case .navigation:
            let page = UITableViewController(style: .plain)
            page.title = "Page"
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.prefersLargeTitles = true
            return navigation
        case .split:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UITableViewController(style: .plain), for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            return split
        case .pages:
            let pages = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
            return pages
        }
    }
}
