import Testing
import UIKit
import UIKitTesting

@Suite("Sliders")
struct SliderTests {
    private let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 232, height: 34))
    private let recorder = Recorder()

    /// The thumb's center moves from 36 to 236 in window points: 20 (position) + 2 (inset) + 14
    /// (half a thumb), 200 wide.
    private func windowX(_ value: CGFloat) -> CGFloat { 36 + 200 * value }

    private func start() -> HeadlessApp {
        slider.addAction(
            UIAction { [recorder, slider] _ in recorder.note("\(slider.value)") },
            for: .valueChanged)
        return HeadlessApp.showing(slider)
    }

    @Test("Slider: follows the finger, keeping its distance to the thumb")
    func drag() {
        let app = start()
        // 5 points from the thumb's center: the same 5 points at the end.
        app.finger.down(at: CGPoint(x: windowX(0) + 5, y: 37))
        app.finger.move(to: CGPoint(x: windowX(0.5) + 5, y: 37))
        #expect(abs(slider.value - 0.5) < 0.001)
        app.finger.move(to: CGPoint(x: 10_000, y: 37))
        app.finger.up()
        #expect(slider.value == 1)
        #expect(recorder.events.count == 2 && recorder.events.last == "1.0")
    }

    @Test("Slider: ignores a touch away from the thumb")
    func missed() {
        let app = start()
        app.finger.drag(from: CGPoint(x: windowX(0.5), y: 37), to: CGPoint(x: windowX(1), y: 37))
        #expect(slider.value == 0 && recorder.events.isEmpty)
    }

    @Test("Slider: sends only the last value when it is not continuous")
    func discontinuous() {
        slider.isContinuous = false
        let app = start()
        app.finger.drag(from: CGPoint(x: windowX(0), y: 37), to: CGPoint(x: windowX(0.25), y: 37))
        #expect(recorder.events.count == 1)
        #expect(abs(slider.value - 0.25) < 0.001)
    }

    @Test("Slider: starts at the right in right-to-left languages")
    func rightToLeft() {
        slider.semanticContentAttribute = .forceRightToLeft
        let app = start()
        app.finger.drag(from: CGPoint(x: windowX(1), y: 37), to: CGPoint(x: windowX(0.75), y: 37))
        #expect(abs(slider.value - 0.25) < 0.001)
    }

    @Test("Slider: keeps its value within the range")
    func range() {
        slider.value = 7
        #expect(slider.value == 1)
        slider.value = .nan
        #expect(slider.value == 1)
        slider.maximumValue = .nan
        #expect(slider.maximumValue == 1)
        slider.minimumValue = 5
        #expect(slider.minimumValue == 5 && slider.maximumValue == 5 && slider.value == 5)
        slider.maximumValue = -5
        #expect(slider.minimumValue == -5 && slider.maximumValue == -5 && slider.value == -5)
        slider.minimumValue = -.infinity
        slider.maximumValue = .infinity
        slider.value = 3
        let app = start()
        app.finger.drag(from: CGPoint(x: windowX(0.5), y: 37), to: CGPoint(x: windowX(1), y: 37))
        #expect(slider.value == .infinity)
    }

    @Test("Slider: setting its value sends nothing, and moves the thumb if animated")
    func animated() {
        let app = start()
        slider.setValue(1, animated: true)
        #expect(slider.value == 1)
        app.advance(by: 0.1)
        let underWay = app.snapshot()
        app.settle()
        let isUnderWay = app.snapshot() != underWay
        #expect(isUnderWay)
        #expect(recorder.events.isEmpty)
    }

    @Test("Slider: accessibility adjusts it by a tenth and reports its value in percent")
    func accessibility() {
        let app = start()
        slider.accessibilityIncrement()
        #expect(slider.accessibilityValue == "10%" && recorder.events == ["0.1"])
        slider.accessibilityDecrement()
        #expect(slider.accessibilityValue == "0%")
        slider.accessibilityDecrement()
        #expect(recorder.events.count == 2)
        #expect(slider.accessibilityTraits == .adjustable)
        app.settle()
    }
}
