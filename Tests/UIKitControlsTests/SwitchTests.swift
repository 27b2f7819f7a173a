import Testing
import UIKit
import UIKitTesting

@Suite("Switches")
struct SwitchTests {
    private let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let recorder = Recorder()

    private func start() -> HeadlessApp {
        control.addAction(
            UIAction { [recorder, control] _ in recorder.note(control.isOn ? "on" : "off") },
            for: .valueChanged)
        return HeadlessApp.showing(control)
    }

    /// The middle of the thumb when the switch is off: 20 (position) + 2 (inset) + 13.5.
    private let off = CGPoint(x: 35.5, y: 35)

    @Test("Switch: a tap flips it and sends one event")
    func tap() {
        let app = start()
        app.finger.tap(at: off)
        #expect(control.isOn && recorder.events == ["on"])
        app.finger.tap(at: off)
        #expect(!control.isOn && recorder.events == ["on", "off"])
        app.settle()
    }

    @Test("Switch: as a checkbox it is a box with a title, as large as both, and a tap flips it")
    func checkbox() throws {
        control.title = "Wrap lines"
        #expect(control.style == .sliding && control.bounds.size == CGSize(width: 51, height: 31))
        control.preferredStyle = .checkbox
        let app = start()
        #expect(control.style == .checkbox && control.accessibilityLabel == "Wrap lines")
        #expect(control.bounds.width > 90 && control.bounds.height == 28)
        app.finger.tap(at: CGPoint(x: 20 + control.bounds.width - 10, y: 34))
        app.settle()
        #expect(control.isOn && recorder.events == ["on"])
        try app.snapshot().matchGolden("checkbox")
        app.finger.drag(from: CGPoint(x: 30, y: 34), to: CGPoint(x: 90, y: 34))
        #expect(!control.isOn)
        control.preferredStyle = .automatic
        #expect(control.bounds.size == CGSize(width: 51, height: 31))
    }

    @Test("Switch: dragging the thumb past the middle flips it when the finger lifts")
    func drag() {
        let app = start()
        app.finger.down(at: off)
        app.finger.move(to: CGPoint(x: 60, y: 35), duration: 0.1)
        #expect(!control.isOn && recorder.events.isEmpty)
        app.finger.up()
        #expect(control.isOn && recorder.events == ["on"])
        // There and back again changes nothing.
        app.finger.drag(along: [CGPoint(x: 60, y: 35), off, CGPoint(x: 60, y: 35)], duration: 0.2)
        #expect(control.isOn && recorder.events == ["on"])
    }

    @Test("Switch: setting it sends nothing, and it is always 51 by 31")
    func setting() {
        let app = start()
        control.setOn(true, animated: true)
        app.settle()
        #expect(control.isOn && recorder.events.isEmpty)
        control.frame = CGRect(x: 1, y: 2, width: 300, height: 3)
        #expect(control.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
        #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
    }

    @Test("Switch: assistive technologies read and flip it")
    func accessibility() {
        let app = start()
        #expect(control.accessibilityValue == "0")
        #expect(control.accessibilityActivate())
        #expect(control.accessibilityValue == "1" && recorder.events == ["on"])
        control.isEnabled = false
        #expect(!control.accessibilityActivate())
        app.settle()
    }
}
