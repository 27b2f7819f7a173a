import Testing
import UIKit
import UIKitTesting

@Suite("Buttons of navigation bars")
@MainActor
struct BarButtonTests {
    private func stack(_ titles: [String]) -> (HeadlessApp, UINavigationController) {
        let navigation = UINavigationController()
        navigation.viewControllers = titles.map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: navigation)
        return (app, navigation)
    }

    @Test("Edit button: toggles editing of the table and its own title")
    func editing() throws {
        let list = UITableViewController(style: .plain)
        list.navigationItem.rightBarButtonItem = list.editButtonItem
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667),
            rootViewController: UINavigationController(rootViewController: list))
        try app.finger.tap(on: "Edit")
        #expect(list.isEditing && list.tableView.isEditing)
        #expect(list.editButtonItem.style == .done)
        try app.finger.tap(on: "Done")
        #expect(!list.isEditing && !list.tableView.isEditing && app.find("Edit") != nil)
    }

    @Test("Bar buttons: touches up to 22 points from the middle hit a narrow one, or a nearer one")
    func touchWidth() throws {
        var tapped: [String] = []
        func item(_ name: String) -> UIBarButtonItem {
            let item = UIBarButtonItem(
                title: "i", image: nil, primaryAction: UIAction { _ in tapped.append(name) })
            item.accessibilityLabel = name
            return item
        }
        let (app, navigation) = stack(["One"])
        navigation.topViewController?.navigationItem.rightBarButtonItems = [item("a"), item("b")]
        app.settle()
        let a = try #require(app.find("a")).frame
        let b = try #require(app.find("b")).frame
        app.finger.tap(at: CGPoint(x: a.midX + 21, y: 5))
        app.settle()
        app.finger.tap(at: CGPoint(x: b.midX - 21, y: 40))
        app.settle()
        app.finger.tap(at: CGPoint(x: (a.minX + b.maxX) / 2 - 2, y: 20))
        app.settle()
        app.finger.tap(at: CGPoint(x: b.midX - 24, y: 20))
        app.settle()
        #expect(tapped == ["a", "b", "b"])
    }

    @Test("Back button: a long press and a right click list the screens below, the nearest first")
    func backMenu() throws {
        for isTouch in [true, false] {
            let (app, navigation) = stack(["One", "Two", "Three", "Four"])
            let back = try #require(app.find("BackButton"))
            if isTouch {
                app.finger.longPress(at: back.center, for: 0.7)
            } else {
                app.mouse.click(at: back.center, button: .secondary)
            }
            app.settle()
            let three = try #require(app.find("Three"))
            let two = try #require(app.find("Two"))
            #expect(three.center.y < two.center.y)
            try app.finger.tap(on: "Two")
            app.settle()
            #expect(navigation.viewControllers.map(\.title) == ["One", "Two"])
        }
    }

    @Test("Back button: its display mode chooses between titles")
    func displayMode() throws {
        let (app, navigation) = stack(["One", "Two"])
        let item = navigation.viewControllers[0].navigationItem
        for (mode, label) in [
            (UINavigationItem.BackButtonDisplayMode.default, "One"), (.generic, "Back"),
        ] {
            item.backButtonDisplayMode = mode
            app.settle()
            #expect(app.find("BackButton")?.view.accessibilityLabel == label)
        }
        item.backButtonDisplayMode = .minimal
        app.settle()
        #expect(try #require(app.find("BackButton")).view.bounds.width < 20)
    }

    @Test("Bar appearance: colours plain, done, disabled and back buttons each in their own way")
    func appearance() throws {
        let (app, navigation) = stack(["One", "Two"])
        let look = UINavigationBarAppearance()
        look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemOrange]
        look.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.systemGray]
        look.buttonAppearance.focused.titleTextAttributes = [.foregroundColor: UIColor.systemPink]
        look.buttonAppearance.normal.titlePositionAdjustment.vertical = 3
        look.doneButtonAppearance.normal.titleTextAttributes = [
            .foregroundColor: UIColor.systemGreen
        ]
        look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
        let copy: UINavigationBarAppearance = look.copy()
        navigation.navigationBar.standardAppearance = copy
        navigation.navigationBar.scrollEdgeAppearance = copy
        let items = ["Plain", "Off", "Ready"].map { UIBarButtonItem(title: $0, primaryAction: nil) }
        items[1].isEnabled = false
        items[2].style = .done
        navigation.topViewController?.navigationItem.rightBarButtonItems = items
        app.settle()
        func color(_ name: String) throws -> UIColor? {
            (try #require(app.find(name)).view as? UIButton)?.currentTitleColor
        }
        #expect(try color("Plain") == .systemOrange)
        let plain = try #require(app.find("Plain")?.view as? UIButton)
        #expect(plain.titleColor(for: .focused) == .systemPink)
        let shifted = try #require(plain.titleLabel).frame.midY - plain.bounds.midY
        #expect(abs(shifted - 3) < 1)
        #expect(try color("Off") == .systemGray)
        #expect(try color("Ready") == .systemGreen)
        let back = try #require(app.find("BackButton")).view
        #expect(back.subviews.contains { ($0 as? UILabel)?.textColor == .systemRed })
    }
}
