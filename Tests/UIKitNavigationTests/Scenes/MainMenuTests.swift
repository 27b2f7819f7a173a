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
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
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

        func export(_ sender: Any?) {
            calls.append("export \((sender as? UICommand)?.title ?? "")")
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
}
