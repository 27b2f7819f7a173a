import Testing
import UIKit
import UIKitTesting

@Suite("Steppers")
struct StepperTests {
    private let stepper = UIStepper()
    private let recorder = Recorder()
    private let minus = CGPoint(x: 40, y: 36)
    private let plus = CGPoint(x: 95, y: 36)

    private func start() -> HeadlessApp {
        stepper.addAction(
            UIAction { [recorder, stepper] _ in recorder.note("\(stepper.value)") },
            for: .valueChanged)
        return HeadlessApp.showing(stepper)
    }

    @Test("Stepper: its halves step down and up")
    func steps() {
        stepper.value = 5
        stepper.stepValue = 2.5
        let app = start()
        app.finger.tap(at: plus)
        app.finger.tap(at: minus)
        app.finger.tap(at: minus)
        app.finger.tap(at: minus)
        #expect(recorder.events == ["7.5", "5.0", "2.5", "0.0"])
        app.finger.tap(at: minus)
        #expect(recorder.events.count == 4)
    }

    @Test("Stepper: held down, it repeats after half a second, ever faster")
    func repeats() {
        let app = start()
        app.finger.down(at: plus)
        app.advance(by: 0.45)
        #expect(stepper.value == 1)
        app.advance(by: 0.1)
        #expect(stepper.value == 2)
        app.advance(by: 1)
        let afterOneSecond = stepper.value
        app.advance(by: 1)
        #expect(stepper.value - afterOneSecond > afterOneSecond)
        app.finger.up()
        let lifted = stepper.value
        app.advance(by: 1)
        #expect(stepper.value == lifted)
    }

    @Test("Stepper: without autorepeat one step, not continuous one event at the end")
    func discontinuous() {
        stepper.isContinuous = false
        let app = start()
        app.finger.down(at: plus)
        app.advance(by: 1)
        #expect(recorder.events.isEmpty && stepper.value > 2)
        app.finger.up()
        #expect(recorder.events.count == 1)
        stepper.autorepeat = false
        let value = stepper.value
        app.finger.longPress(at: plus, for: 2)
        #expect(stepper.value == value + 1)
    }

    @Test("Stepper: wraps around its ends, and clamps otherwise")
    func wraps() {
        stepper.maximumValue = 2
        stepper.value = 7
        #expect(stepper.value == 2)
        stepper.wraps = true
        let app = start()
        app.finger.tap(at: plus)
        #expect(stepper.value == 0)
        app.finger.tap(at: minus)
        #expect(stepper.value == 2)
        stepper.value = .nan
        #expect(stepper.value == 2)
        stepper.minimumValue = 10
        #expect(stepper.maximumValue == 10 && stepper.value == 10)
        stepper.accessibilityDecrement()
        #expect(stepper.accessibilityValue == "10")
    }
}
