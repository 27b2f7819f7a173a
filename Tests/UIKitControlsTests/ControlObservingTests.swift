import Testing
import UIKit
import UIKitTesting

/// The values of controls, observed: those that the app sets and those that the user chooses.
@Suite("Observing controls")
@MainActor
struct ControlObservingTests {
    /// Calls `body`, and returns the old and new values that an observer got.
    private func changes<Control: UIView, Value>(
        of property: KeyPath<Control, Value>, in control: Control, _ body: () throws -> Void
    ) rethrows -> [String] {
        var lines: [String] = []
        let observation = control.observe(property, options: [.old, .new]) { _, change in
            let values = [change.oldValue, change.newValue].map { $0.map { "\($0)" } ?? "-" }
            lines.append(values.joined(separator: " → "))
        }
        try body()
        observation.invalidate()
        return lines
    }

    @Test("Control observing: a switch that is set, slid by code or tapped", .rows("S2-65"))
    func switches() {
        let control = UISwitch()
        let app = HeadlessApp.showing(control)
        let lines = changes(of: \.isOn, in: control) {
            control.isOn = true
            control.setOn(false, animated: true)
            app.finger.tap(at: CGPoint(x: control.frame.midX, y: control.frame.midY))
        }
        #expect(lines == ["false → true", "true → false", "false → true"])
    }

    @Test("Control observing: a slider that is set, dragged or gets another range")
    func sliders() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 232, height: 34))
        let app = HeadlessApp.showing(slider)
        let lines = changes(of: \.value, in: slider) {
            slider.value = 0.5
            slider.setValue(1, animated: false)
            slider.maximumValue = 0.75
            slider.value = 0
            app.settle()
            app.finger.down(at: CGPoint(x: 36, y: 37))
            app.finger.move(to: CGPoint(x: 10_000, y: 37))
            app.finger.up()
        }
        let values = ["0.0 → 0.5", "0.5 → 1.0", "1.0 → 0.75", "0.75 → 0.0", "0.0 → 0.75"]
        #expect(lines == values)
    }

    @Test("Control observing: a stepper's steps, and its range")
    func steppers() {
        let stepper = UIStepper()
        let lines = changes(of: \.value, in: stepper) {
            stepper.value = 5
            stepper.accessibilityIncrement()
            stepper.maximumValue = 3
        }
        #expect(lines == ["0.0 → 5.0", "5.0 → 6.0", "6.0 → 3.0"])
    }

    @Test("Control observing: a segment that is set or tapped")
    func segments() throws {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.frame.size = CGSize(width: 200, height: 32)
        let app = HeadlessApp.showing(control)
        let lines = try changes(of: \.selectedSegmentIndex, in: control) {
            control.selectedSegmentIndex = 0
            try app.finger.tap(on: "Two")
            control.removeAllSegments()
        }
        #expect(lines == ["-1 → 0", "0 → 1", "1 → -1"])
    }

    @Test("Control observing: a page that is set, turned, or taken away")
    func pages() {
        let control = UIPageControl()
        control.numberOfPages = 4
        let lines = changes(of: \.currentPage, in: control) {
            control.currentPage = 9
            control.accessibilityDecrement()
            control.numberOfPages = 2
        }
        #expect(lines == ["0 → 3", "3 → 2", "2 → 1"])
    }

    @Test("Control observing: progress that is set, and grows")
    func progress() {
        let bar = UIProgressView()
        let lines = changes(of: \.progress, in: bar) {
            bar.progress = 0.25
            bar.setProgress(2, animated: true)
        }
        #expect(lines == ["0.0 → 0.25", "0.25 → 1.0"])
    }

    @Test("Control observing: a date that is set, and limited")
    func dates() {
        let picker = UIDatePicker()
        let (day, limit) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400))
        picker.date = day
        var dates: [Date?] = []
        let observation = picker.observe(\.date, options: [.old, .new]) {
            dates += [$1.oldValue, $1.newValue]
        }
        picker.minimumDate = limit
        #expect(dates == [day, limit])
        observation.invalidate()
    }

    @Test("Control observing: observers by name get what the user chooses")
    func names() throws {
        final class Watcher: KeyValueObserver {
            var values: [Int] = []

            func observeValue(
                forKeyPath keyPath: String?, of object: Any?,
                change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
            ) {
                if let value = change?[.newKey] as? Int { values.append(value) }
            }
        }
        let watcher = Watcher()
        let segments = UISegmentedControl(items: ["One", "Two"])
        let pages = UIPageControl()
        pages.numberOfPages = 3
        segments.addObserver(
            watcher, forKeyPath: "selectedSegmentIndex", options: .new, context: nil)
        pages.addObserver(watcher, forKeyPath: "currentPage", options: .new, context: nil)
        segments.selectedSegmentIndex = 1
        pages.currentPage = 2
        #expect(watcher.values == [1, 2])
    }
}
