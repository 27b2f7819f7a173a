import Testing
import UIKit
import UIKitTesting

@Suite("Groups of navigation bars")
@MainActor
struct BarGroupTests {
    private let controller = UIViewController()
    private let log = Log()

    private final class Log { var names: [String] = [] }

    private var bar: UINavigationItem { controller.navigationItem }

    private func item(_ name: String) -> UIBarButtonItem {
        UIBarButtonItem(primaryAction: UIAction(title: name) { [log] _ in log.names.append(name) })
    }

    private func start(width: CGFloat = 900) -> HeadlessApp {
        controller.title = "Title"
        let app = HeadlessApp(
            size: CGSize(width: width, height: 500),
            rootViewController: UINavigationController(rootViewController: controller))
        app.settle()
        return app
    }

    /// The horizontal middle of each element, in their order.
    private func places(_ names: [String], in app: HeadlessApp) -> [CGFloat] {
        names.compactMap { app.find($0)?.center.x }
    }

    @Test("Groups: editors show the title first, then groups in the middle and at the end")
    func order() throws {
        bar.style = .editor
        bar.leadingItemGroups = [.fixedGroup(items: [item("Close")])]
        bar.centerItemGroups = [
            item("Bold").creatingFixedGroup(), .fixedGroup(items: [item("List"), item("Table")]),
        ]
        bar.trailingItemGroups = [item("Undo").creatingFixedGroup()]
        bar.pinnedTrailingGroup = item("Search").creatingFixedGroup()
        let app = start()
        let names = ["Close", "Title", "Bold", "List", "Table", "Undo", "Search"]
        let found = places(names, in: app)
        #expect(found.count == names.count && found == found.sorted())
        #expect(abs((found[2] + found[4]) / 2 - 450) < 20)
        #expect(app.find("Overflow") == nil && bar.overflowPresentationSource == nil)
        try app.finger.tap(on: "Table")
        #expect(log.names == ["Table"])
    }

    @Test("Groups: where there is no room, one item represents a group, and opens a menu of it")
    func representative() throws {
        bar.style = .editor
        let group = UIBarButtonItemGroup.fixedGroup(
            representativeItem: UIBarButtonItem(title: "Insert"),
            items: [item("Picture"), item("Drawing"), item("Recording")])
        bar.centerItemGroups = [item("Bold").creatingFixedGroup(), group]
        let app = start(width: 320)
        #expect(group.isDisplayingRepresentativeItem)
        #expect(app.find("Picture") == nil && app.find("Bold") != nil)
        try app.finger.tap(on: "Insert")
        app.settle()
        try app.finger.tap(on: "Drawing")
        app.settle()
        #expect(log.names == ["Drawing"])
        app.resize(to: CGSize(width: 900, height: 500))
        #expect(!group.isDisplayingRepresentativeItem)
        #expect(app.find("Picture") != nil && app.find("Insert") == nil)
    }

    @Test("Groups: those without a representative item go into the overflow menu, the last first")
    func overflow() throws {
        bar.style = .browser
        bar.centerItemGroups = ["Reader", "Translation", "Downloads", "Bookmarks"].map {
            item($0).creatingFixedGroup()
        }
        bar.pinnedTrailingGroup = item("Tabs").creatingFixedGroup()
        bar.additionalOverflowItems = .uncached { done in
            done([UIAction(title: "Settings") { [log] _ in log.names.append("Settings") }])
        }
        let app = start(width: 400)
        #expect(app.find("Reader") != nil && app.find("Bookmarks") == nil)
        let tabs = try #require(app.find("Tabs"))
        let button = try #require(app.find("Overflow"))
        #expect(button.center.x < tabs.center.x && bar.overflowPresentationSource != nil)
        try app.finger.tap(on: "Overflow")
        app.settle()
        #expect(app.find("Settings") != nil)
        try app.finger.tap(on: "Bookmarks")
        app.settle()
        #expect(log.names == ["Bookmarks"])
    }

    @Test("Groups: in the style for navigation, groups of the middle are in the overflow menu")
    func navigator() throws {
        let group = UIBarButtonItemGroup.fixedGroup(items: [item("Sort"), item("Filter")])
        bar.centerItemGroups = [group]
        let app = start()
        #expect(app.find("Sort") == nil)
        try app.finger.tap(on: "Overflow")
        app.settle()
        try app.finger.tap(on: "Filter")
        #expect(log.names == ["Filter"])
        app.settle()
        group.isHidden = true
        app.settle()
        #expect(app.find("Overflow") == nil)
    }

    @Test("Groups: older properties are groups of one, which never give way")
    func older() {
        let (first, second) = (item("First"), item("Second"))
        bar.rightBarButtonItems = [first, second]
        #expect(bar.trailingItemGroups.map(\.barButtonItems) == [[second, first]])
        #expect(first.buttonGroup === bar.trailingItemGroups[0])
        let app = start(width: 120)
        #expect(app.find("First") != nil && app.find("Second") != nil)
        bar.trailingItemGroups = []
        #expect(bar.rightBarButtonItems == nil && first.buttonGroup == nil)
    }

    @Test("Groups: the user orders, removes and adds groups, and the choice is kept")
    func customization() throws {
        let key = "UINavigationItem.BarGroupTests"
        UserDefaults.standard.removeObject(forKey: key)
        defer { UserDefaults.standard.removeObject(forKey: key) }
        bar.style = .editor
        bar.customizationIdentifier = "BarGroupTests"
        bar.centerItemGroups = [
            item("Bold").creatingFixedGroup(),
            item("List").creatingMovableGroup(customizationIdentifier: "list"),
            item("Table").creatingOptionalGroup(customizationIdentifier: "table"),
            item("Ink").creatingOptionalGroup(
                customizationIdentifier: "ink", isInDefaultCustomization: false),
        ]
        let app = start()
        #expect(places(["Bold", "List", "Table", "Ink"], in: app).count == 3)
        try app.finger.tap(on: "Overflow")
        app.settle()
        try app.finger.tap(on: "Customize Toolbar")
        app.settle()
        let switches = app.query(UISwitch.self).all.sorted { $0.center.y < $1.center.y }
        #expect(switches.map { ($0.view as? UISwitch)?.isOn } == [true, false])
        for control in switches { app.finger.tap(at: control.center) }
        app.settle()
        let list = try #require(app.query(UITableView.self).views.first)
        list.dataSource?.tableView(
            list, moveRowAt: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
        try app.finger.tap(on: "Done")
        app.settle()
        let found = places(["Bold", "Ink", "List"], in: app)
        #expect(found.count == 3 && found == found.sorted() && app.find("Table") == nil)
    }
}
