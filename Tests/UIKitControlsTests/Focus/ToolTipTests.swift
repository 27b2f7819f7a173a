import Testing
import UIKit
import UIKitTesting

@Suite("Tooltips")
struct ToolTipTests {
    private final class Screen: UIViewController {
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 80, height: 30))

        override func viewDidLoad() {
            super.viewDidLoad()
            button.toolTip = "Undo the last stroke"
            button.addTarget(
                self, action: Selector(Screen.undo, name: "undo"), for: .touchUpInside)
            view.addSubview(button)
        }

        private(set) var undos = 0

        func undo() { undos += 1 }

        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(
                    input: "z", modifierFlags: .command,
                    action: Selector(Screen.undo, name: "undo"))
            ]
        }
    }

    private let app = HeadlessApp(
        size: CGSize(width: 320, height: 240), rootViewController: Screen())

    private var shown: String? {
        app.window.subviews.last.flatMap { tip in
            String(describing: type(of: tip)) == "ToolTipView"
                ? (tip.subviews.first as? UILabel)?.text : nil
        }
    }

    @Test("Tooltip: a control with one receives taps")
    func taps() {
        app.finger.tap(at: CGPoint(x: 40, y: 30))
        #expect((app.window.rootViewController as? Screen)?.undos == 1)
    }

    @Test("Tooltip: appears after a second of rest with its shortcut, and goes with the pointer")
    func rest() {
        app.mouse.hover(at: CGPoint(x: 40, y: 30))
        app.advance(by: 0.7)
        app.mouse.hover(at: CGPoint(x: 50, y: 30))
        app.advance(by: 0.9)
        #expect(shown == nil)
        app.advance(by: 0.2)
        #expect(shown == "Undo the last stroke (Ctrl+Z)")
        app.settle()
        let tip = app.window.subviews.last
        #expect(tip?.frame.minY == 56 && tip?.frame.minX == 8)
        app.mouse.hover(at: CGPoint(x: 200, y: 200))
        #expect(shown == nil)
    }

    @Test("Tooltip: a press hides it")
    func press() {
        app.mouse.hover(at: CGPoint(x: 40, y: 30))
        app.advance(by: 1.2)
        #expect(shown != nil)
        app.mouse.click(at: CGPoint(x: 40, y: 30))
        #expect(shown == nil)
    }

    @Test("Tooltip: a hovered control with one receives clicks")
    func click() {
        app.mouse.hover(at: CGPoint(x: 40, y: 30))
        app.mouse.click(at: CGPoint(x: 40, y: 30))
        app.mouse.hover(at: CGPoint(x: 42, y: 30))
        app.advance(by: 1.2)
        app.mouse.click(at: CGPoint(x: 42, y: 30))
        #expect((app.window.rootViewController as? Screen)?.undos == 2)
    }

    @Test("Tooltip: a hovered item of a toolbar with one receives clicks")
    func bar() throws {
        var saves = 0
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 196, width: 320, height: 44))
        let save = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in saves += 1 })
        toolbar.items = [save]
        app.window.rootViewController?.view.addSubview(toolbar)
        toolbar.layoutIfNeeded()
        let button = try app.query(UIButton.self).text("Save").require()
        (button.view as? UIControl)?.toolTip = "Save (Ctrl+S)"
        app.mouse.hover(at: button.center)
        app.mouse.click(at: button.center)
        #expect(saves == 1)
    }
}
