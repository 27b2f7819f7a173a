import Testing
import UIKit
import UIKitTesting

@Suite("Menus")
struct MenuTests {
    private let recorder = Recorder()

    private func action(
        _ title: String, _ attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [recorder] _ in
            recorder.note(title)
        }
    }

    /// A button at (20, 20) of 100 by 40 whose menu opens by a touch.
    private func showButton(_ menu: UIMenu) -> (HeadlessApp, UIButton) {
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "Menu"
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        button.frame.size = CGSize(width: 100, height: 40)
        button.addAction(
            UIAction { [recorder] _ in recorder.note("touchUpInside") }, for: .touchUpInside)
        button.addAction(
            UIAction { [recorder] _ in recorder.note("menu") }, for: .menuActionTriggered)
        let controller = UIViewController()
        button.frame.origin = CGPoint(x: 20, y: 20)
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 600), rootViewController: controller)
        controller.view.addSubview(button)
        app.settle()
        return (app, button)
    }

    private let onButton = CGPoint(x: 60, y: 40)

    @Test("Menu: opens on touch down, and a tap on a row performs it and closes the menu")
    func choosing() throws {
        let (app, _) = showButton(UIMenu(children: [action("Copy"), action("Paste")]))
        app.finger.down(at: onButton)
        #expect(recorder.events == ["menu"])
        app.finger.up()
        app.settle()
        try app.finger.tap(on: "Paste")
        app.settle()
        #expect(recorder.events == ["menu", "Paste"])
        #expect(app.find("Copy") == nil)
    }

    @Test("Menu key: opens the menu of the control that has the focus; without one, nothing")
    func menuKey() {
        let (app, button) = showButton(UIMenu(children: [action("Copy"), action("Paste")]))
        app.keyboard.press(.menu)
        app.settle()
        #expect(app.find("Copy") == nil)
        app.keyboard.press(.tab)
        app.keyboard.press(.function(10), .shift)
        app.settle()
        #expect(app.find("Copy") != nil)
        app.keyboard.press(.down)
        app.keyboard.press(.enter)
        app.settle()
        #expect(recorder.events == ["Copy"] && app.find("Copy") == nil)
        button.isContextMenuInteractionEnabled = false
        app.keyboard.press(.menu)
        app.settle()
        #expect(app.find("Copy") == nil)
    }

    @Test("Menu: its preferences decide how many lines a title has")
    func titleLines() throws {
        func height(_ lines: Int?) throws -> CGFloat {
            let title = String(repeating: "A long title of an element ", count: 6)
            let menu = UIMenu(children: [action(title)])
            if let lines {
                let preferences = UIMenuDisplayPreferences()
                preferences.maximumNumberOfTitleLines = lines
                menu.displayPreferences = preferences
            }
            #expect(menu.replacingChildren([]).displayPreferences === menu.displayPreferences)
            let (app, _) = showButton(menu)
            app.finger.tap(at: onButton)
            app.settle()
            return try #require(app.find(title)).frame.height
        }
        let usual = try height(nil)
        #expect(try height(2) == usual)
        #expect(try height(1) < usual)
        #expect(try height(0) > usual)
    }

    @Test("Menu: a finger that slides from the button to a row chooses it")
    func sliding() throws {
        let (app, _) = showButton(UIMenu(children: [action("Copy"), action("Paste")]))
        app.finger.down(at: onButton)
        app.advance(by: 0.6)
        let row = try #require(app.find("Paste")).center
        app.finger.move(to: row, duration: 0.2)
        app.finger.up()
        app.settle()
        #expect(recorder.events == ["menu", "Paste"])
    }

    @Test("Menu: a touch beside it closes it without an action; disabled rows do nothing")
    func closing() throws {
        let (app, _) = showButton(
            UIMenu(children: [action("Copy", .disabled), action("Hidden", .hidden)]))
        app.finger.tap(at: onButton)
        app.settle()
        #expect(app.find("Hidden") == nil)
        try app.finger.tap(on: "Copy")
        app.settle()
        #expect(app.find("Copy") != nil)
        app.finger.tap(at: CGPoint(x: 300, y: 550))
        app.settle()
        #expect(app.find("Copy") == nil && recorder.events == ["menu"])
    }

    @Test("Menu: submenus open over their parent, and their title leads back")
    func submenus() throws {
        let inner = UIMenu(title: "More", children: [action("Share")])
        let (app, _) = showButton(UIMenu(children: [action("Copy"), inner]))
        app.finger.tap(at: onButton)
        app.settle()
        try app.finger.tap(on: "More")
        app.settle()
        #expect(app.find("Share") != nil)
        try app.finger.tap(on: "More")
        app.settle()
        #expect(app.find("Share") == nil && app.find("Copy") != nil)
        try app.finger.tap(on: "More")
        app.settle()
        try app.finger.tap(on: "Share")
        #expect(recorder.events == ["menu", "Share"])
    }

    @Test("Menu: of a single selection one element stays on; a pop-up button shows it")
    func popUp() throws {
        let menu = UIMenu(
            options: .singleSelection, children: [action("Small", state: .on), action("Large")])
        let (app, button) = showButton(menu)
        button.changesSelectionAsPrimaryAction = true
        #expect(button.accessibilityLabel == "Small")
        app.finger.tap(at: onButton)
        app.settle()
        try app.finger.tap(on: "Large")
        app.settle()
        #expect(menu.selectedElements.map(\.title) == ["Large"])
        #expect(button.accessibilityLabel == "Large")
    }

    @Test("Menu: small and medium elements stand side by side, a palette's choice is coloured")
    func palettes() throws {
        let palette = UIMenu(
            options: [.displayInline, .displayAsPalette, .singleSelection],
            children: ["star", "heart", "flag"].map { name in
                UIAction(
                    title: name, image: UIImage(systemName: name),
                    state: name == "heart" ? .on : .off
                ) { [recorder] in recorder.note(($0.sender as? UIButton) == nil ? "?" : name) }
            })
        let medium = UIMenu(
            options: .displayInline, preferredElementSize: .medium,
            children: [("Cut", "scissors"), ("Copy", "doc.on.doc"), ("Paste", "folder")].map {
                UIAction(title: $0.0, image: UIImage(systemName: $0.1)) { _ in }
            })
        let (app, _) = showButton(UIMenu(children: [palette, medium, action("Delete")]))
        app.finger.tap(at: onButton)
        app.settle()
        let places = ["star", "heart", "flag"].compactMap { app.find($0)?.frame }
        #expect(
            Set(places.map(\.minY)).count == 1 && places.map(\.minX) == places.map(\.minX).sorted())
        #expect(app.find("Cut")?.frame.minY == app.find("Paste")?.frame.minY)
        #expect((app.find("Delete")?.frame.width ?? 0) > 200)
        try app.snapshot().matchGolden("menu-palette")
        try app.finger.tap(on: "flag")
        app.settle()
        #expect(palette.selectedElements.map(\.title) == ["flag"])
    }

    @Test("Menu: keys move the highlight, open submenus, choose and close")
    func keys() {
        let inner = UIMenu(title: "More", children: [action("Share"), action("Print")])
        let (app, _) = showButton(UIMenu(children: [action("Copy"), inner]))
        app.finger.tap(at: onButton)
        app.keyboard.press(.down)
        app.keyboard.press(.down)
        app.keyboard.press(.right)
        app.keyboard.press(.down)
        app.settle()
        app.keyboard.press(.down)
        app.keyboard.press(.enter)
        app.settle()
        #expect(recorder.events == ["menu", "Print"] || recorder.events == ["menu", "Share"])
        app.finger.tap(at: onButton)
        app.keyboard.press(.escape)
        app.settle()
        #expect(app.find("Copy") == nil)
    }

    @Test("Menu: deferred elements replace a spinner, and are asked for once when cached")
    func deferred() throws {
        let deferred = UIDeferredMenuElement { [recorder] completion in
            recorder.note("asked")
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                MainActor.assumeIsolated { completion([UIAction(title: "Album") { _ in }]) }
            }
        }
        let (app, _) = showButton(UIMenu(children: [deferred]))
        app.finger.tap(at: onButton)
        #expect(app.find("In progress") != nil)
        app.advance(by: 1.1)
        #expect(app.find("Album") != nil)
        try app.finger.tap(on: "Album")
        app.settle()
        app.finger.tap(at: onButton)
        #expect(app.find("Album") != nil)
        #expect(recorder.events == ["menu", "asked", "menu"] || recorder.events.count == 3)
    }

    @Test("Context menu: opens by a long press and a right click, and reports opening and closing")
    func contextMenu() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let delegate = ContextMenus(recorder: recorder, menu: UIMenu(children: [action("Copy")]))
        let interaction = UIContextMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        let app = HeadlessApp.showing(view)
        app.finger.longPress(at: onButton, for: 0.7)
        app.settle()
        #expect(recorder.events == ["configuration", "willDisplay"])
        try app.finger.tap(on: "Copy")
        app.settle()
        #expect(recorder.events == ["configuration", "willDisplay", "willEnd", "Copy"])
        app.mouse.click(at: onButton, button: .secondary)
        app.settle()
        #expect(app.find("Copy") != nil)
        interaction.dismissMenu()
        app.settle()
        #expect(app.find("Copy") == nil)
        view.removeInteraction(interaction)
        #expect(view.interactions.isEmpty && view.gestureRecognizers == nil)
    }

    @Test("preferredMenuElementOrder: above its button, a menu has the first element lowest")
    func order() throws {
        for order in [UIContextMenuConfiguration.ElementOrder.automatic, .fixed, .priority] {
            let (app, button) = showButton(UIMenu(children: [action("Copy"), action("Paste")]))
            button.preferredMenuElementOrder = order
            func isCopyFirst() throws -> Bool {
                app.finger.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
                app.settle()
                let copy = try #require(app.find("Copy")).frame
                let paste = try #require(app.find("Paste")).frame
                app.finger.tap(at: CGPoint(x: 370, y: 300))
                app.settle()
                return copy.midY < paste.midY
            }
            #expect(try isCopyFirst())
            button.frame.origin.y = 550
            #expect(try isCopyFirst() == (order != .priority))
        }
    }
}

private final class ContextMenus: UIContextMenuInteractionDelegate {
    private let recorder: Recorder
    private let menu: UIMenu

    init(recorder: Recorder, menu: UIMenu) {
        self.recorder = recorder
        self.menu = menu
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        recorder.note("configuration")
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [menu] _ in menu
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { recorder.note("willDisplay") }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { recorder.note("willEnd") }
}
