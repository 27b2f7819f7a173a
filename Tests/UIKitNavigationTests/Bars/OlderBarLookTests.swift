import Testing
import UIKit
import UIKitTesting

@Suite("Looks of bars in the older way")
@MainActor
struct OlderBarLookTests {
    // Classes of their own: looks of classes hold for the whole process.
    private final class StyledBar: UINavigationBar {}
    private final class StyledItem: UIBarButtonItem {}

    /// Starts an app before the controllers are made.
    private func start(barClass: AnyClass? = nil) -> (HeadlessApp, UINavigationController) {
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: UIViewController())
        let navigation = UINavigationController(navigationBarClass: barClass, toolbarClass: nil)
        let controller = UIViewController()
        controller.title = "Title"
        controller.view.backgroundColor = .green
        navigation.viewControllers = [controller]
        app.window.rootViewController = navigation
        app.settle()
        return (app, navigation)
    }

    private func square(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    private func pixel(_ app: HeadlessApp, y: CGFloat) -> UInt32 {
        let picture = app.snapshot()
        return picture[5, Int(y * CGFloat(picture.height) / 667)]
    }

    @Test("Navigation bar: an image, a colour and an empty image are its background")
    func backgrounds() {
        let (app, navigation) = start()
        let bar = navigation.navigationBar
        bar.setBackgroundImage(square(.red), for: .default)
        app.settle()
        #expect(pixel(app, y: 20) == 0xFFFF_0000)
        bar.setBackgroundImage(nil, for: .default)
        bar.barTintColor = .blue
        app.settle()
        #expect(pixel(app, y: 20) == 0xFF00_00FF)
        bar.setBackgroundImage(UIImage(), for: .default)
        bar.shadowImage = UIImage()
        app.settle()
        #expect(bar.isTranslucent)
        #expect(pixel(app, y: 20) == 0xFF00_FF00 && pixel(app, y: 43.6) == 0xFF00_FF00)
        #expect(bar.standardAppearance.backgroundColor == nil)
        #expect(bar.standardAppearance.backgroundEffect == nil)
    }

    @Test("Navigation bar: an appearance object is stronger than the older properties")
    func appearanceWins() {
        let (app, navigation) = start()
        let bar = navigation.navigationBar
        bar.barTintColor = .blue
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .red
        bar.standardAppearance = look
        bar.scrollEdgeAppearance = look
        app.settle()
        #expect(pixel(app, y: 20) == 0xFFFF_0000)
    }

    @Test("Navigation bar: content stays below one that is not translucent")
    func opaque() throws {
        let (app, navigation) = start()
        let content = try #require(navigation.topViewController)
        #expect(content.view.frame.minY == 0)
        navigation.navigationBar.isTranslucent = false
        app.settle()
        #expect(content.view.frame.minY == 44 && content.view.safeAreaInsets.top == 0)
        content.extendedLayoutIncludesOpaqueBars = true
        app.settle()
        #expect(content.view.frame.minY == 0 && content.view.safeAreaInsets.top == 44)
    }

    @Test("Navigation bar: the look of its class holds when it is shown")
    func classOfBars() throws {
        StyledBar.appearance().setBackgroundImage(square(.red), for: .default)
        StyledBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.yellow]
        let (app, _) = start(barClass: StyledBar.self)
        #expect(pixel(app, y: 20) == 0xFFFF_0000)
        let title = try #require(app.find("Title")?.view as? UILabel)
        #expect(title.textColor == .yellow)
    }

    @Test("Navigation bar: a title and the image of the back button move as stated")
    func titleAndBack() throws {
        let (app, navigation) = start()
        let bar = navigation.navigationBar
        let old = try #require(app.find("Title")).frame.minY
        bar.setTitleVerticalPositionAdjustment(5, for: .default)
        bar.backIndicatorImage = square(.red)
        bar.backIndicatorTransitionMaskImage = square(.red)
        navigation.pushViewController(UIViewController(), animated: false)
        app.settle()
        #expect(try #require(app.find("BackButton")).frame.width > 20)
        navigation.popViewController(animated: false)
        app.settle()
        #expect(try #require(app.find("Title")).frame.minY == old + 5)
    }

    @Test("Bar items: attributes of the item are stronger than those of its class and of the bar")
    func items() throws {
        StyledItem.appearance().setTitleTextAttributes(
            [.foregroundColor: UIColor.orange, .font: UIFont.systemFont(ofSize: 11)],
            for: .normal)
        let (app, navigation) = start()
        let look = UINavigationBarAppearance()
        look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        navigation.navigationBar.standardAppearance = look
        navigation.navigationBar.scrollEdgeAppearance = look
        let items = ["Class", "Own"].map { StyledItem(title: $0, primaryAction: nil) }
        items[1].setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .normal)
        let plain = UIBarButtonItem(title: "Plain", primaryAction: nil)
        navigation.topViewController?.navigationItem.rightBarButtonItems = items + [plain]
        app.settle()
        func button(_ name: String) throws -> UIButton {
            try #require(app.find(name)?.view as? UIButton)
        }
        #expect(try button("Class").currentTitleColor == .orange)
        #expect(try button("Class").titleLabel?.font.pointSize == 11)
        #expect(try button("Own").currentTitleColor == .purple)
        #expect(try button("Plain").currentTitleColor == .red)
    }

    @Test("Bar items: hidden ones take no room, selectable ones flip, possible titles make room")
    func states() throws {
        let (app, navigation) = start()
        let first = UIBarButtonItem(title: "First", primaryAction: nil)
        let second = UIBarButtonItem(title: "Go", primaryAction: nil)
        let item = navigation.topViewController?.navigationItem
        item?.rightBarButtonItems = [first, second]
        app.settle()
        let old = try #require(app.find("Go")).frame
        first.isHidden = true
        app.settle()
        #expect(app.find("First") == nil)
        #expect(try #require(app.find("Go")).frame.maxX > old.maxX)
        second.changesSelectionAsPrimaryAction = true
        try app.finger.tap(on: "Go")
        #expect(second.isSelected)
        second.possibleTitles = ["A long title"]
        app.settle()
        #expect(try #require(app.find("Go")).frame.width > old.width + 30)
    }

    @Test("Tab bar: colours, attributes and widths of its tabs")
    func tabs() throws {
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        app.window.rootViewController = tabs
        app.settle()
        func label(_ text: String) throws -> UILabel {
            let button = try #require(app.find(text)).view
            return try #require(
                (button as? UILabel)
                    ?? button.subviews.lazy.compactMap { $0 as? UILabel }.first)
        }
        let bar = tabs.tabBar
        bar.unselectedItemTintColor = .orange
        app.settle()
        #expect(try label("Two").textColor == .orange)
        tabs.viewControllers?[0].tabBarItem.setTitleTextAttributes(
            [.foregroundColor: UIColor.purple], for: .selected)
        #expect(try label("One").textColor == .purple)
        bar.itemPositioning = .centered
        bar.itemWidth = 60
        bar.itemSpacing = 10
        app.settle()
        #expect(try #require(app.find("One")).frame.width <= 60)
        let look = UITabBarAppearance()
        look.stackedLayoutAppearance.normal.titleTextAttributes = [
            .font: UIFont.systemFont(ofSize: 12)
        ]
        look.backgroundColor = .red
        bar.standardAppearance = look
        bar.scrollEdgeAppearance = look
        app.settle()
        #expect(try label("Two").font.pointSize == 12)
        #expect(pixel(app, y: 660) == 0xFFFF_0000)
    }

    /// An item that sets the look of its class when the first one is made.
    private final class SelfStyledItem: UIBarButtonItem {
        private static let style: Void = {
            SelfStyledItem.appearance().tintColor = .brown
            SelfStyledItem.appearance().setTitlePositionAdjustment(
                UIOffset(horizontal: 1, vertical: 2), for: .default)
        }()
        var isSpecial = true
        var note: String?

        override init() {
            _ = Self.style
            super.init()
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("Bar items: a class sets its look in its first initialiser")
    func selfStyled() {
        let item = SelfStyledItem(title: "A", style: .plain, target: nil, action: nil)
        #expect(item.isSpecial && item.title == "A")
        let proxy = SelfStyledItem.appearance()
        #expect(proxy.tintColor == .brown)
        #expect(proxy.titlePositionAdjustment(for: .default).vertical == 2)
        #expect(!proxy.isSpecial && proxy.note == nil)
        #expect(type(of: proxy) == SelfStyledItem.self)
    }
}
