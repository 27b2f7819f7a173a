import HostHeadless
import Platform
import Testing
import UIKit
import UIKitTesting

/// Bars at the top of wide windows, which are their title bars.
@Suite("Title bars")
@MainActor
struct TitleBarTests {
    private let wide = CGSize(width: 900, height: 600)

    private func start(
        _ root: UIViewController, size: CGSize? = nil,
        buttons: TitleBarButtons = TitleBarButtons(left: 46, right: 110)
    ) -> (HeadlessApp, HeadlessWindow) {
        let app = HeadlessApp(size: size ?? wide, rootViewController: root)
        let window = app.host.windows[0]
        window.titleBarButtons = buttons
        // The window has the buttons from its next size on.
        app.resize(to: CGSize(width: (size ?? wide).width + 1, height: 600))
        app.settle()
        return (app, window)
    }

    private func content() -> UIViewController {
        let content = UIViewController()
        content.title = "Title"
        content.view.backgroundColor = .systemBackground
        content.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left")
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right")
        return content
    }

    @Test("Title bar: the bar of a stack is that of a wide window, and leaves room for its buttons")
    func stack() throws {
        let navigation = UINavigationController(rootViewController: content())
        let (app, window) = start(navigation)
        #expect(window.canShareTitleBar && window.sharedTitleBarHeight == 50)
        let left = try #require(app.find("Left")).frame
        let right = try #require(app.find("Right")).frame
        #expect(left.minX >= 46 && left.minX < 80)
        #expect(right.maxX <= app.window.bounds.width - 110)
        try app.snapshot().matchGolden("title-bar")
        navigation.isNavigationBarHidden = true
        app.settle()
        #expect(window.sharedTitleBarHeight == nil)
        navigation.isNavigationBarHidden = false
        app.resize(to: CGSize(width: 400, height: 600))
        app.settle()
        #expect(window.sharedTitleBarHeight == nil)
        #expect(try #require(app.find("Left")).frame.minX < 30)
    }

    @Test("Title bar: from right to left the window's buttons stay where they are")
    func mirrored() throws {
        let navigation = UINavigationController(rootViewController: content())
        let (app, _) = start(navigation)
        app.window.traitOverrides.layoutDirection = .rightToLeft
        app.settle()
        let left = try #require(app.find("Left")).frame
        #expect(left.maxX <= app.window.bounds.width - 110)
        #expect(try #require(app.find("Right")).frame.minX >= 46)
    }

    @Test("Title bar: of two columns each leaves room for the buttons at its own end")
    func columns() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail) = (content(), content())
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        let (app, window) = start(split)
        #expect(window.sharedTitleBarHeight == 50)
        func bar(_ controller: UIViewController) throws -> UINavigationBar {
            try #require(controller.navigationController).navigationBar
        }
        #expect(try bar(list).titleBarButtons == TitleBarButtons(left: 46, right: 0))
        #expect(try bar(detail).titleBarButtons == TitleBarButtons(left: 0, right: 110))
        withExtendedLifetime(app) {}
    }

    @Test("Title bar: it moves the window, and a double click fills the screen")
    func moving() throws {
        let navigation = UINavigationController(rootViewController: content())
        let (app, window) = start(navigation)
        var clicks = 0
        navigation.topViewController?.navigationItem.leftBarButtonItem?.primaryAction =
            UIAction(title: "Left") { _ in clicks += 1 }
        app.settle()
        app.mouse.drag(from: CGPoint(x: 300, y: 20), to: CGPoint(x: 360, y: 60))
        #expect(window.moveCount == 1)
        app.settle()
        for _ in 0..<2 { app.mouse.click(at: CGPoint(x: 300, y: 20)) }
        app.settle()
        #expect(window.isMaximized)
        let left = try #require(app.find("Left")).frame
        app.mouse.drag(
            from: CGPoint(x: left.midX, y: left.midY), to: CGPoint(x: left.midX, y: 200))
        #expect(window.moveCount == 1)
        app.mouse.click(at: CGPoint(x: left.midX, y: left.midY))
        #expect(clicks == 1)
        app.mouse.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 360, y: 260))
        #expect(window.moveCount == 1)
    }

    @Test("Title bar: a full screen without a bar has the desktop's above it")
    func covered() {
        let navigation = UINavigationController(rootViewController: content())
        let (app, window) = start(navigation)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        navigation.present(cover, animated: false)
        app.settle()
        #expect(window.sharedTitleBarHeight == nil)
        navigation.dismiss(animated: false)
        app.settle()
        #expect(window.sharedTitleBarHeight == 50)
    }
}
