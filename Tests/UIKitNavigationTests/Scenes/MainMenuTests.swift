import Testing
import UIKit
import UIKitTesting

@Suite("Main menu")
@MainActor
struct MainMenuTests {
    private final class MenuApp: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var calls: [String] = []
        var isAllowed = true
        var builtCount = 0

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }

        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            guard builder.system == .main else { return }
            builtCount += 1
            let export = UIKeyCommand(
                title: "Export", action: Selector(MenuApp.export(_:), name: "export(_:)"),
                input: "e", modifierFlags: .command)
            let exports = UIMenu(
                identifier: UIMenu.Identifier("exports"), options: .displayInline,
                children: [export])
            builder.insertChild(exports, atEndOfMenu: .file)
            builder.insertSibling(UIMenu(title: "Tools"), beforeMenu: .help)
            builder.remove(menu: .format)
            builder.replaceChildren(ofMenu: .view) { _ in [] }
            builder.insertChild(UIMenu(title: "Lost"), atEndOfMenu: UIMenu.Identifier("nowhere"))
            calls.append(builder.menu(for: .format) == nil ? "gone" : "there")
            let found = builder.command(
                for: Selector(MenuApp.export(_:), name: "export(_:)"), propertyList: nil)
            calls.append(found === export ? "found" : "lost")
        }

        override func export(_ sender: Any?) {
            calls.append("export \((sender as? UICommand)?.title ?? "")")
        }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action.name == "export(_:)" || super.canPerformAction(action, withSender: sender)
        }

        override func validate(_ command: UICommand) {
            command.attributes = isAllowed ? [] : .disabled
        }
    }

    @Test("Main menu: the delegate builds it, and its keys work wherever the focus is")
    func keys() {
        let delegate = MenuApp()
        let app = HeadlessApp(size: CGSize(width: 200, height: 100), delegate: delegate)
        app.keyboard.press("e", .control)
        #expect(delegate.calls == ["gone", "found", "export Export"])
        delegate.isAllowed = false
        app.keyboard.press("e", .control)
        #expect(delegate.calls.count == 3)
        #expect(
            app.application.mainMenu.children.map(\.title).dropFirst() == [
                "File", "Edit", "View", "Window", "Tools", "Help",
            ])
        #expect(delegate.builtCount == 1)
        UIMenuSystem.main.setNeedsRebuild()
        _ = app.application.mainMenu
        #expect(delegate.builtCount == 2)
    }

    @Test("Main menu: windows have a button for it if the app has added something")
    func button() {
        func hasMenu(_ app: HeadlessApp) -> Bool? {
            app.host.windows.first?.hasMenu
        }
        let size = CGSize(width: 200, height: 100)
        #expect(hasMenu(HeadlessApp(size: size, delegate: MenuApp())) == true)
        #expect(
            hasMenu(HeadlessApp(size: size, rootViewController: UIViewController())) == false)
    }

    @Test("Main menu: ctrl+W closes the window, ctrl+Q ends the program")
    func closing() {
        let app = HeadlessApp(size: CGSize(width: 200, height: 100), delegate: MenuApp())
        app.keyboard.press("w", .control)
        #expect(app.application.windows.isEmpty)
        #expect(app.host.run() == 0)
        let other = HeadlessApp(size: CGSize(width: 200, height: 100), delegate: MenuApp())
        other.keyboard.press("q", .control)
        #expect(other.host.run() == 0)
    }

    @Test("Main menu: F10 opens and closes it, without empty menus; arrows and Return choose")
    func opening() {
        let delegate = MenuApp()
        let app = HeadlessApp(size: CGSize(width: 400, height: 600), delegate: delegate)
        app.keyboard.press(.function(10))
        app.settle()
        #expect(app.query().label("File").first != nil && app.query().label("Tools").first == nil)
        app.keyboard.press(.down)
        app.keyboard.press(.down)
        app.keyboard.press(.enter)
        app.settle()
        #expect(app.query().label("Export").first != nil && app.query().label("Close").first != nil)
        app.keyboard.press(.down)
        app.keyboard.press(.down)
        app.keyboard.press(.down)
        app.keyboard.press(.enter)
        app.settle()
        #expect(delegate.calls.last == "export Export")
        #expect(app.query().label("Export").first == nil)

        app.keyboard.press(.function(10))
        app.settle()
        app.keyboard.press(.function(10))
        app.settle()
        #expect(app.query().label("File").first == nil)
        let commands = app.application.mainMenu.descendants.compactMap { $0 as? UICommand }
        #expect(commands.first { $0.title == "Export" }?.attributes.isEmpty == true)
    }

    @Test("Main menu: commands without a target, and those that validation disables, do nothing")
    func validation() {
        let delegate = MenuApp()
        let app = HeadlessApp(size: CGSize(width: 400, height: 600), delegate: delegate)
        delegate.isAllowed = false
        let menu = app.application.validatedMainMenu(for: app.window)
        let commands = menu.descendants.compactMap { $0 as? UICommand }
        let disabled = commands.filter { $0.attributes.contains(.disabled) }.map(\.title)
        #expect(disabled == ["Export", "Cut", "Copy", "Paste", "Select All"])
    }

    @Test("Shortcuts: ctrl+? lists those of the screen and of the main menu that can be performed")
    func shortcuts() {
        let delegate = MenuApp()
        let app = HeadlessApp(size: CGSize(width: 700, height: 900), delegate: delegate)
        app.keyboard.press("?", .control)
        app.settle()
        #expect(app.query().label("Keyboard Shortcuts").count > 0)
        #expect(app.query().text("Ctrl+E").first != nil && app.query().text("Ctrl+Q").first != nil)
        #expect(app.query().text("Ctrl+C").first == nil)
        app.keyboard.press("?", .control)
        app.settle()
        let presented = app.window.rootViewController?.presentedViewController
        #expect(presented != nil && presented?.presentedViewController == nil)
    }

    /// A controller whose command is in the main menu.
    private final class CountingController: UIViewController {
        var count = 0

        func countUp() { count += 1 }
    }

    private final class CountingApp: UIResponder, UIApplicationDelegate {
        let controller = CountingController()
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
            window?.rootViewController = controller
            window?.makeKeyAndVisible()
            return true
        }

        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            let count = UICommand(
                title: "Count", action: Selector(CountingController.countUp, name: "countUp"))
            builder.insertSibling(UIMenu(title: "Counting", children: [count]), afterMenu: .view)
        }
    }

    @Test("Main menu: a chosen command reaches the controller in front, without a first responder")
    func controllersCommand() throws {
        let delegate = CountingApp()
        let app = HeadlessApp(size: CGSize(width: 400, height: 600), delegate: delegate)
        app.keyboard.press(.function(10))
        app.settle()
        try app.finger.tap(on: "Counting")
        app.settle()
        try app.finger.tap(on: "Count")
        app.settle()
        #expect(delegate.controller.count == 1)
    }
}
