import Testing
import UIKit
import UIKitTesting

@Suite("Tab bar: customizing")
@MainActor
struct TabBarCustomizingTests {
    private final class Watcher: UITabBarDelegate {
        var calls: [String] = []
        func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
            calls.append("will begin \(items.count)")
        }
        func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
            calls.append("did begin")
        }
        func tabBar(
            _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
        ) { calls.append("will end \(items.compactMap(\.title)) \(changed)") }
        func tabBar(
            _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
        ) { calls.append("did end \(changed)") }
    }

    private let bar = UITabBar(frame: CGRect(x: 0, y: 618, width: 375, height: 49))
    private let watcher = Watcher()
    private let root = UIViewController()

    private func start() -> (HeadlessApp, [UITabBarItem]) {
        let items = (1...4).map { UITabBarItem(title: "Tab \($0)", image: nil, tag: $0) }
        bar.items = Array(items.prefix(2))
        bar.selectedItem = items[0]
        bar.delegate = watcher
        root.view.addSubview(bar)
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: root)
        app.settle()
        return (app, items)
    }

    private var list: UITableViewController? {
        (root.presentedViewController as? UINavigationController)?.topViewController
            as? UITableViewController
    }

    @Test("Customizing: the user moves a tab into the bar, and the delegate hears of it")
    func moving() throws {
        let (app, items) = start()
        bar.beginCustomizingItems(items)
        #expect(bar.isCustomizing)
        app.settle()
        let table = try #require(list)
        #expect(table.tableView.numberOfRows(inSection: 0) == 4)
        table.tableView(
            table.tableView, moveRowAt: IndexPath(row: 3, section: 0),
            to: IndexPath(row: 0, section: 0))
        try app.finger.tap(on: "Done")
        app.settle()
        #expect(!bar.isCustomizing && root.presentedViewController == nil)
        #expect(bar.items == [items[3], items[0]] && bar.selectedItem === items[0])
        #expect(
            watcher.calls == [
                "will begin 4", "did begin", "will end [\"Tab 4\", \"Tab 1\"] true",
                "did end true",
            ])
    }

    @Test("Customizing: the app ends it; without a change the bar keeps its tabs")
    func ending() {
        let (app, items) = start()
        #expect(!bar.endCustomizing(animated: false))
        bar.beginCustomizingItems([items[1], items[2]])
        app.settle()
        #expect(list?.tableView.numberOfRows(inSection: 0) == 3)
        #expect(!bar.endCustomizing(animated: true))
        app.settle()
        #expect(bar.items == Array(items.prefix(2)) && root.presentedViewController == nil)
        #expect(
            watcher.calls.suffix(2) == [
                "will end [\"Tab 1\", \"Tab 2\"] false", "did end false",
            ])
    }
}
