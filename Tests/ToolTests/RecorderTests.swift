import Foundation
import Playback
import Testing
import UIKit
import UIKitTesting

@Suite("Recorder")
struct RecorderTests {
    /// A screen with a button, a text field, a slider and a list.
    private final class FormController: UIViewController {
        let field = UITextField(frame: CGRect(x: 0, y: 60, width: 200, height: 40))
        private(set) var saves = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            button.setTitle("Save", for: .normal)
            button.addAction(UIAction { [unowned self] _ in saves += 1 }, for: .touchUpInside)
            view.addSubview(button)
            view.addSubview(field)
        }
    }

    /// Does things in a new app, and returns what was recorded.
    private func record(_ body: (HeadlessApp) throws -> Void) throws -> [ScriptStep] {
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: FormController())
        let recorder = Recorder(
            application: app.application, size: CGSize(width: 320, height: 480))
        try body(app)
        return recorder.steps
    }

    @Test("Recorder: taps on controls are by name, others by place")
    func taps() throws {
        let steps = try record { app in
            try app.finger.tap(on: "Save")
            app.finger.tap(at: CGPoint(x: 200, y: 300))
            app.mouse.click(at: CGPoint(x: 10, y: 10))
            app.pen.draw(through: [Pen.Point(CGPoint(x: 200, y: 300), pressure: 0.25)])
        }
        #expect(
            steps == [
                .tap(.element("Save"), count: 1, pressure: nil),
                .tap(.point(CGPoint(x: 200, y: 300)), count: 1, pressure: nil),
                .tap(.element("Save"), count: 1, pressure: nil),
                .tap(.point(CGPoint(x: 200, y: 300)), count: 1, pressure: 0.25),
            ])
    }

    @Test("Recorder: movements are long presses, drags through their corners, and pinches")
    func movements() throws {
        let steps = try record { app in
            app.finger.longPress(at: CGPoint(x: 200, y: 300), for: 0.8)
            app.finger.drag(
                along: [CGPoint(x: 10, y: 200), CGPoint(x: 110, y: 200), CGPoint(x: 110, y: 300)],
                duration: 0.5)
            app.pinch(at: CGPoint(x: 160, y: 240), from: 50, to: 150, duration: 0.3)
            app.mouse.scroll(at: CGPoint(x: 9, y: 9), by: CGSize(width: 0, height: 10))
            app.mouse.scroll(at: CGPoint(x: 9, y: 9), by: CGSize(width: 0, height: 20))
        }
        #expect(
            steps.map(\.json) == [
                #"{"longPress": [200, 300], "duration": 0.8}"#,
                #"{"drag": [[10, 200], [110, 200], [110, 300]], "duration": 0.5}"#,
                #"{"pinch": [160, 240], "from": 50, "to": 150, "duration": 0.3}"#,
                #"{"scroll": [9, 9], "by": [0, 30]}"#,
            ])
    }

    @Test("Recorder: typed text is one step, keys and pauses are steps")
    func keys() throws {
        let steps = try record { app in
            app.finger.tap(at: CGPoint(x: 100, y: 80))
            app.advance(by: 1)
            app.keyboard.type("Hi 你")
            app.keyboard.press("z", .control)
            app.keyboard.press(.tab, .shift)
            app.advance(by: 9)
            app.keyboard.press(.space)
        }
        #expect(
            steps.map(\.json) == [
                #"{"tap": [100, 80]}"#, #"{"wait": 1}"#, #"{"type": "Hi 你"}"#,
                #"{"press": "ctrl+z"}"#, #"{"press": "shift+tab"}"#, #"{"wait": 2}"#,
                #"{"press": "space"}"#,
            ])
    }

    @Test("Recorder: what was recorded has the same effect when it is played")
    func plays() throws {
        let steps = try record { app in
            app.finger.tap(at: CGPoint(x: 100, y: 80))
            app.keyboard.type("Ada")
            try app.finger.tap(on: "Save")
            try app.finger.tap(on: "Save")
        }
        let form = FormController()
        let app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: form)
        try Player(app: app).play(Script(steps, path: "recorded"))
        #expect(form.field.text == "Ada")
        #expect(form.saves == 2)
    }

    @Test("Recorder: writes a Swift test of every kind of step")
    func swiftTest() throws {
        let script = try Script(
            json: Data(
                #"""
                [{"tap": "Sa\"ve"}, {"tap": [1, 2], "count": 2}, {"drag": [[1, 2], [3, 4]]},
                 {"longPress": "Save"}, {"pinch": [5, 6], "from": 10, "to": 20},
                 {"scroll": [1, 2], "by": [0, 30]}, {"type": "a\nb"}, {"press": "ctrl+shift+z"},
                 {"press": "backspace"}, {"wait": 0.5}, {"settle": 5}, {"appearance": "dark"},
                 {"expect": {"find": "Save"}}, {"expect": {"find": "Sum", "value": "3"}},
                 {"expect": {"find": "Gone", "exists": false}},
                 {"waitFor": {"find": "Sum", "enabled": true}, "limit": 4}]
                """#.utf8), path: "test")
        let text = SwiftTestWriter(app: "Notes", size: CGSize(width: 320, height: 480))
            .test(of: script.steps)
        #expect(text.contains("struct NotesRecording {"))
        #expect(text.contains("size: CGSize(width: 320, height: 480)"))
        #expect(
            text.contains(
                #"""
                        try app.finger.tap(on: "Sa\"ve")
                        app.finger.tap(at: CGPoint(x: 1, y: 2))
                        app.finger.tap(at: CGPoint(x: 1, y: 2))
                        app.finger.drag(along: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)], duration: 0.3)
                        try app.finger.longPress(on: "Save", for: 0.6)
                        app.pinch(at: CGPoint(x: 5, y: 6), from: 10, to: 20, duration: 0.3)
                        app.mouse.scroll(at: CGPoint(x: 1, y: 2), by: CGSize(width: 0, height: 30))
                        app.keyboard.type("a\nb")
                        app.keyboard.press("z", [.control, .shift])
                        app.keyboard.press(.delete)
                        app.advance(by: 0.5)
                        try app.requireSettled(limit: 5)
                        app.setAppearance(.dark)
                        _ = try app.query().named("Save").require()
                        _ = try app.query().named("Sum").require()
                        #expect(app.find("Sum")?.value == "3")
                        try app.query().named("Gone").requireCount(0)
                        try app.wait(until: app.find("Sum") != nil && app.find("Sum")?.isEnabled == true, limit: 4)
                        app.settle()
                """#))
    }
}
