import Testing
import UIKit
import UIKitTesting

@Suite("Sidebars of tab bar controllers")
struct SidebarTests {
    private final class Chooser: UITabBarControllerDelegate {
        var calls: [String] = []
        var isAllowed = true

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
        ) -> Bool {
            calls.append("should \(tab.identifier)")
            return isAllowed
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
            previousTab: UITab?
        ) { calls.append("did \(selectedTab.identifier) \(previousTab?.identifier ?? "-")") }
    }

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: UIImage(systemName: "star"), identifier: name.lowercased()) { _ in
            let controller = UIViewController()
            controller.title = name
            controller.view.backgroundColor = .systemBackground
            return controller
        }
    }

    /// Two tabs, and a group of two.
    private func controller() -> UITabBarController {
        let controller = UITabBarController()
        controller.mode = .tabSidebar
        controller.tabs = [
            tab("Home"), tab("New"),
            UITabGroup(
                title: "Library", image: UIImage(systemName: "book"), identifier: "library",
                children: [tab("Books"), tab("Songs")]),
        ]
        return controller
    }

    private func app(width: CGFloat) -> (HeadlessApp, UITabBarController) {
        var made: UITabBarController?
        let app = HeadlessApp(
            size: CGSize(width: width, height: 600),
            rootViewController: {
                let controller = controller()
                made = controller
                return controller
            }())
        return (app, made ?? UITabBarController())
    }

    @Test("Sidebar: a wide window lists all tabs beside the content, groups as sections")
    func wide() throws {
        let (app, controller) = app(width: 900)
        #expect(controller.tabBar.alpha == 0)
        #expect(controller.selectedViewController?.view.superview?.frame.minX == 280)
        for name in ["Home", "New", "Books", "Songs"] {
            #expect(app.query().label(name).first != nil, "\(name)")
        }
        try app.finger.tap(on: "Songs")
        app.settle()
        #expect(controller.selectedTab?.identifier == "songs")
        let shown = controller.tab(forIdentifier: "songs")?.viewController
        #expect(shown?.view.window != nil && shown?.view.bounds.width == 620)
        controller.tab(forIdentifier: "new")?.badgeValue = "7"
        #expect(controller.tabBar.items?[1].badgeValue == "7")
    }

    @Test("Sidebar: a narrow window has a bar, in which a group is one tab")
    func narrow() throws {
        let (app, controller) = app(width: 375)
        #expect(controller.tabBar.alpha == 1)
        #expect(controller.tabBar.items?.map(\.title) == ["Home", "New", "Library"])
        try app.finger.tap(on: "Library")
        app.settle()
        #expect(controller.selectedTab?.identifier == "books")
        app.resize(to: CGSize(width: 900, height: 600))
        app.settle()
        #expect(controller.tabBar.alpha == 0 && controller.selectedTab?.identifier == "books")
    }

    @Test("Sidebar: the delegate permits selections by tab, and hidden tabs are left out")
    func delegate() throws {
        let (app, controller) = app(width: 900)
        let chooser = Chooser()
        controller.delegate = chooser
        try app.finger.tap(on: "Books")
        chooser.isAllowed = false
        try app.finger.tap(on: "New")
        #expect(chooser.calls == ["should books", "did books home", "should new"])
        #expect(controller.selectedTab?.identifier == "books")
        controller.tab(forIdentifier: "home")?.isHidden = true
        app.settle()
        #expect(app.query().label("Home").first == nil)
        #expect(controller.viewControllers == nil && controller.tabBar.items?.count == 2)
        #expect(controller.selectedTab?.identifier == "books")
    }

    @Test("Sidebar: it stands on the right where texts run from right to left")
    func rightToLeft() {
        let app = HeadlessApp(
            AppVariant(size: CGSize(width: 900, height: 600), isRightToLeft: true),
            rootViewController: controller())
        let controller = app.window.rootViewController as? UITabBarController
        app.settle()
        let content = controller?.selectedViewController?.view.superview
        #expect(content?.frame == CGRect(x: 0, y: 0, width: 620, height: 600))
    }
}
