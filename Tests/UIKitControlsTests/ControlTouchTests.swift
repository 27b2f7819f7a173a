import Testing
import UIKit
import UIKitTesting

@Suite("Touches on controls")
struct ControlTouchTests {
    private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    private let recorder = Recorder()
    private let app: HeadlessApp

    private static let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
        (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    ]

    init() {
        for (event, name) in Self.names {
            control.addAction(UIAction { [recorder] _ in recorder.note(name) }, for: event)
        }
        app = HeadlessApp.showing(control)
    }

    @Test("Control: a tap sends down and up inside")
    func tap() {
        app.finger.tap(at: CGPoint(x: 70, y: 40))
        #expect(recorder.events == ["down", "upInside"])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test("Control: is highlighted while the finger is inside")
    func highlight() {
        app.finger.down(at: CGPoint(x: 70, y: 40))
        #expect(control.state == .highlighted && control.isTracking && control.isTouchInside)
        app.finger.move(to: CGPoint(x: 300, y: 190))
        #expect(control.state == .normal && control.isTracking && !control.isTouchInside)
        app.finger.up()
        #expect(!control.isTracking)
    }

    @Test("Control: a finger up to 70 points outside counts as inside")
    func hitRange() {
        app.finger.down(at: CGPoint(x: 70, y: 40))
        app.finger.move(to: CGPoint(x: 189, y: 40))
        app.finger.move(to: CGPoint(x: 191, y: 40))
        app.finger.move(to: CGPoint(x: 189, y: 40))
        app.finger.up()
        #expect(
            recorder.events == [
                "down", "dragInside", "dragOutside", "exit", "dragInside", "enter", "upInside",
            ])
    }

    @Test("Control: sends up outside when the finger lifts far away")
    func upOutside() {
        app.finger.down(at: CGPoint(x: 70, y: 40))
        app.finger.move(to: CGPoint(x: 250, y: 40))
        app.finger.up()
        #expect(recorder.events == ["down", "dragOutside", "exit", "upOutside"])
    }

    @Test("Control: sends cancel when the system cancels the touch")
    func cancel() {
        app.finger.down(at: CGPoint(x: 70, y: 40))
        app.finger.cancel()
        #expect(recorder.events == ["down", "cancel"])
        #expect(control.state == .normal)
    }

    @Test("Control: a second tap also sends touchDownRepeat")
    func doubleTap() {
        app.finger.doubleTap(at: CGPoint(x: 70, y: 40))
        #expect(recorder.events == ["down", "upInside", "down", "repeat", "upInside"])
    }

    @Test("Control: sends nothing while disabled, and cancels when disabled under a finger")
    func disabled() {
        control.isEnabled = false
        app.finger.tap(at: CGPoint(x: 70, y: 40))
        #expect(recorder.events.isEmpty)
        #expect(control.accessibilityTraits.contains(.notEnabled))

        control.isEnabled = true
        app.advance(by: 1)
        #expect(!control.accessibilityTraits.contains(.notEnabled))
        app.finger.down(at: CGPoint(x: 70, y: 40))
        control.isEnabled = false
        #expect(!control.isTracking)
        app.finger.up()
        #expect(recorder.events == ["down", "cancel"])
    }

    @Test("Control: cancels when it leaves the window under a finger")
    func removed() {
        app.finger.down(at: CGPoint(x: 70, y: 40))
        control.removeFromSuperview()
        #expect(!control.isTracking && !control.isHighlighted)
        app.finger.up()
        #expect(recorder.events == ["down", "cancel"])
    }
}
