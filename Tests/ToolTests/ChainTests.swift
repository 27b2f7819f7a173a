import Inspecting
import ProgramTesting
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("touchstone chain")
struct ChainTests {
    private final class Keys: UIViewController {
        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(
                    title: "Undo", action: Selector(Keys.undo, name: "undo"), input: "z",
                    modifierFlags: .control)
            ]
        }

        private func undo() {}

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    }

    @Test("Chain report: each responder has a line with what it handles", .rows("S4-03", "S4-04"))
    func report() throws {
        let app = HeadlessApp(
            size: CGSize(width: 200, height: 100),
            rootViewController: {
                let controller = Keys()
                let button = UIButton(frame: CGRect(x: 10, y: 20, width: 60, height: 44))
                button.accessibilityIdentifier = "undo"
                button.isEnabled = false
                let swipe = UISwipeGestureRecognizer()
                swipe.isEnabled = false
                button.addGestureRecognizer(swipe)
                controller.view.addSubview(button)
                return controller
            }())
        let button = try #require(app.find("undo")).view
        let lines = ChainReport(from: button).lines
        #expect(
            lines == [
                "UIButton “undo” (10 20; 60 44)  touches; disabled; UISwipeGestureRecognizer (disabled)",
                "UIView (0 0; 200 100)           –",
                "Keys                            presses; ctrl+z",
                "UIWindow (0 0; 200 100)         –",
                "UIApplication                   –",
                "WindowDelegate                  –",
            ])
    }

    @Test("chain: prints the chains of a touch and of keys, and fails where nothing is hit")
    func program() throws {
        let program = try ChildProcess.pathOfProduct("touchstone")
        let environment: [String: String?] = [
            "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "LC_ALL": "C.UTF-8",
        ]
        let child = try ChildProcess(
            program, ["chain", "touchpainter", "--at", "100,200", "--size", "320x480"],
            environment: environment)
        let end = try child.end()
        #expect(end.code == 0, "\(end.errors)")
        #expect(child.lines.first == "Touch at (100 200):")
        #expect(child.lines.contains { $0.hasPrefix("  CanvasViewController") })
        #expect(child.lines.last?.contains("TouchPainterApp") == true)
        let outside = try ChildProcess(
            program, ["chain", "touchpainter", "--at", "-100,-200"], environment: environment)
        #expect(try outside.end().code == 1)
        let mistake = try ChildProcess(
            program, ["chain", "touchpainter", "--at", "middle"], environment: environment)
        #expect(try mistake.end().code == 2)
    }
}
