import HostHeadless
import Inspecting
import Platform
import Testing
import UIKit
import UIKitTesting

@Suite("Inspector")
struct InspectorTests {
    private let app: HeadlessApp
    private let inspector: Inspector

    init() {
        app = HeadlessApp(
            size: CGSize(width: 375, height: 667),
            rootViewController: {
                let controller = UIViewController()
                let button = UIButton(type: .custom)
                button.setTitle("Go", for: .normal)
                button.accessibilityIdentifier = "go"
                button.addGestureRecognizer(UILongPressGestureRecognizer())
                button.translatesAutoresizingMaskIntoConstraints = false
                controller.view.addSubview(button)
                button.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 50)
                    .isActive = true
                button.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor)
                    .isActive = true
                button.addAction(UIAction { _ in button.tag += 1 }, for: .touchUpInside)
                return controller
            }())
        inspector = Inspector(application: app.application)
    }

    private func toggle() { app.keyboard.press("d", [.control, .shift]) }

    private var text: String { app.find("inspector.text")?.text ?? "" }

    private func center(_ name: String) throws -> CGPoint {
        try #require(app.find(name)).center
    }

    @Test("Inspector: ctrl+shift+D opens and closes it, as do its button and Escape")
    func opens() throws {
        #expect(!inspector.isOpen)
        toggle()
        #expect(inspector.isOpen)
        #expect(text == "Tap a view.")
        toggle()
        #expect(!inspector.isOpen)
        toggle()
        try app.finger.tap(on: "Close")
        #expect(!inspector.isOpen)
        toggle()
        app.keyboard.press(.escape)
        #expect(!inspector.isOpen)
        #expect(app.find("inspector") == nil)
    }

    @Test("Inspector: its buttons are below those of a window whose title bar is the app's")
    func titleBar() throws {
        let app = HeadlessApp(
            size: CGSize(width: 900, height: 600),
            rootViewController: UINavigationController(rootViewController: UIViewController()))
        let inspector = Inspector(application: app.application)
        app.host.windows[0].titleBarButtons = TitleBarButtons(left: 0, right: 110)
        // The window has the buttons from its next size on.
        app.resize(to: CGSize(width: 901, height: 600))
        app.keyboard.press("d", [.control, .shift])
        app.settle()
        #expect(try #require(app.find("Close")).frame.minY >= 50)
        try app.finger.tap(on: "Close")
        #expect(!inspector.isOpen)
    }

    @Test("Inspector: a tap picks a view without reaching it, and shows what places and hears it")
    func picks() throws {
        let button = try #require(app.find("go")).view
        toggle()
        app.finger.tap(at: try center("go"))
        if text.contains("ButtonLabel") { try app.finger.tap(on: "Parent") }
        #expect(button.tag == 0)
        #expect(text.contains("VIEW\n  UIButton (0 50;"))
        #expect(text.contains("top == UIView.top + 50"))
        #expect(text.contains("InspectorTests.swift:"))
        #expect(text.contains("UILongPressGestureRecognizer"))
        #expect(text.contains("UIButton “go”\n  UIView\n  UIViewController\n"))
        #expect(text.contains("UIApplication"))
    }

    @Test("Inspector: with Use App, touches reach the app and are listed with their responders")
    func usesApp() throws {
        let button = try #require(app.find("go")).view
        toggle()
        try app.finger.tap(on: "Use App")
        app.finger.tap(at: try center("go"))
        #expect(button.tag == 1)
        #expect(text.hasPrefix("TOUCHES\n("))
        #expect(text.contains("UIButton “go” → UIView → UIViewController"))
    }

    @Test("Inspector: Layers shows the views one above the other")
    func layers() throws {
        toggle()
        let before = app.snapshot()
        try app.finger.tap(on: "Layers")
        app.settle()
        #expect(app.find("inspector.layers") != nil)
        #expect(app.snapshot() != before)
        #expect(app.audit([.missingLabel, .cutText, .overlap]) == [])
    }
}
