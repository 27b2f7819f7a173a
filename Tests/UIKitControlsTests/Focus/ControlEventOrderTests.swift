import Testing
import UIKit
import UIKitTesting

/// The events of each control for a tap of a finger, a click of the mouse and a key, as in
/// Documentation/API-Coverage.md.
@Suite("Order of control events")
struct ControlEventOrderTests {
    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchUpInside, "up"), (.valueChanged, "value"),
        (.primaryActionTriggered, "primary"),
    ]

    private func events(of control: UIControl, _ act: (HeadlessApp) -> Void) -> [String] {
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 240), rootViewController: controller)
        control.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
        control.layoutIfNeeded()
        controller.view.addSubview(control)
        app.settle()
        var log: [String] = []
        for (event, name) in Self.names {
            control.addAction(UIAction { _ in log.append(name) }, for: event)
        }
        act(app)
        app.settle()
        return log
    }

    @Test("Events: a button sends the same for finger, mouse and key")
    func button() {
        let expected = ["down", "up", "primary"]
        let point = CGPoint(x: 60, y: 40)
        #expect(events(of: UIButton()) { $0.finger.tap(at: point) } == expected)
        #expect(events(of: UIButton()) { $0.mouse.click(at: point) } == expected)
        #expect(
            events(of: UIButton()) {
                $0.keyboard.press(.tab)
                $0.keyboard.press(.space)
            } == expected)
        #expect(events(of: UIButton()) { $0.mouse.click(at: point, button: .secondary) } == [])
    }

    @Test("Events: a switch sends its value before the lift; a key only the value")
    func toggle() {
        let point = CGPoint(x: 40, y: 35)
        let touched = ["down", "value", "primary", "up"]
        #expect(events(of: UISwitch()) { $0.finger.tap(at: point) } == touched)
        #expect(events(of: UISwitch()) { $0.mouse.click(at: point) } == touched)
        #expect(
            events(of: UISwitch()) {
                $0.keyboard.press(.tab)
                $0.keyboard.press(.space)
            } == ["value", "primary"])
    }

    @Test("Events: arrows change sliders, steppers, segments and pages, with the value's events")
    func values() {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.selectedSegmentIndex = 0
        for control in [UISlider(), UIStepper(), pages, segments] as [UIControl] {
            let sent = events(of: control) {
                $0.keyboard.press(.tab)
                $0.keyboard.press(.right)
            }
            #expect(sent == ["value", "primary"], "\(type(of: control))")
        }
    }

    @Test("Events: a disabled control is left out by Tab and sends nothing")
    func disabled() {
        let button = UIButton()
        button.isEnabled = false
        let sent = events(of: button) {
            $0.keyboard.press(.tab)
            $0.keyboard.press(.space)
            #expect($0.focusedView == nil)
        }
        #expect(sent == [])
    }
}
