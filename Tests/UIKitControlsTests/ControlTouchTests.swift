import Testing
import UIKit
import UIKitTesting

@Suite("A control that is touched")
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

    @Test("sends down and up inside for a tap")
    func tap() {
        app.finger.tap(at: CGPoint(x: 70, y: 40))
        #expect(recorder.events == ["down", "upInside"])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test("is highlighted while the finger is inside")
    func highlight() {
        app.finger.down(at: CGPoint(x: 70, y: 40))
        #expect(control.state == .highlighted && control.isTracking && control.isTouchInside)
        app.finger.move(to: CGPoint(x: 300, y: 190))
        #expect(control.state == .normal && control.isTracking && !control.isTouchInside)
        app.finger.up()
        #expect(!control.isTracking)
    }

    @Test("counts a finger up to 70 points outside as inside")
    func reach() {
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

    @Test("sends up outside when the finger lifts far away")
    func upOutside() {
        app.finger.down(at: CGPoint(x: 70, y: 40))
        app.finger.move(to: CGPoint(x: 250, y: 40))
        app.finger.up()
        #expect(recorder.events == ["down", "dragOutside", "exit", "upOutside"])
    }

    @Test("sends cancel when the system takes the touch")
    func cancel() {
        app.finger.down(at: CGPoint(x: 70, y: 40))
        app.finger.cancel()
        #expect(recorder.events == ["down", "cancel"])
        #expect(control.state == .normal)
    }

    @Test("tells a second tap from the first")
    func doubleTap() {
        app.finger.doubleTap(at: CGPoint(x: 70, y: 40))
        #expect(recorder.events == ["down", "upInside", "down", "repeat", "upInside"])
    }

    @Test("says nothing while it is disabled, and lets go when that happens under a finger")
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

    @Test("lets go when it leaves the window under a finger")
    func removed() {
        app.finger.down(at: CGPoint(x: 70, y: 40))
        control.removeFromSuperview()
        #expect(!control.isTracking && !control.isHighlighted)
        app.finger.up()
        #expect(recorder.events == ["down", "cancel"])
    }
}
