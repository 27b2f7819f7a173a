import Testing
import UIKit
import UIKitTesting

@Suite("Segmented controls")
struct SegmentedControlTests {
    private let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    private let recorder = Recorder()

    private func start() -> HeadlessApp {
        control.frame.size = CGSize(width: 210, height: 31)
        control.addAction(
            UIAction { [recorder, control] _ in recorder.note("\(control.selectedSegmentIndex)") },
            for: .valueChanged)
        return HeadlessApp.showing(control)
    }

    @Test("Segments: a tap selects, and sends an event for another segment only")
    func taps() throws {
        let app = start()
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        try app.finger.tap(on: "Week")
        try app.finger.tap(on: "Week")
        try app.finger.tap(on: "Day")
        #expect(recorder.events == ["1", "0"])
        app.settle()
    }

    @Test("Segments: the selected part is dragged along")
    func drag() {
        control.selectedSegmentIndex = 0
        let app = start()
        app.finger.down(at: CGPoint(x: 55, y: 35))
        app.finger.move(to: CGPoint(x: 195, y: 35), duration: 0.2)
        #expect(control.selectedSegmentIndex == 0)
        app.finger.up()
        #expect(control.selectedSegmentIndex == 2 && recorder.events == ["2"])
    }

    @Test("Segments: momentary ones send each time and do not stay selected")
    func momentary() throws {
        control.isMomentary = true
        let app = start()
        try app.finger.tap(on: "Week")
        try app.finger.tap(on: "Week")
        #expect(recorder.events == ["1", "1"])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("Segments: disabled ones are not chosen, and actions are performed")
    func actions() throws {
        control.setAction(
            UIAction(title: "Year") { [recorder] _ in recorder.note("year") }, forSegmentAt: 2)
        control.setEnabled(false, forSegmentAt: 0)
        let app = start()
        try app.finger.tap(on: "Day")
        #expect(recorder.events.isEmpty)
        try app.finger.tap(on: "Year")
        #expect(recorder.events == ["year", "2"])
    }

    @Test("Segments: inserting and removing keep the selection on its segment")
    func editing() {
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Hour", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Week")
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 2)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
    }

    @Test("Segments: an index past the end means the last segment")
    func pastTheEnd() {
        let count = control.numberOfSegments
        control.setTitle("Z", forSegmentAt: 99)
        #expect(control.titleForSegment(at: count - 1) == "Z")
        control.setEnabled(false, forSegmentAt: 99)
        #expect(!control.isEnabledForSegment(at: count - 1))
        control.removeSegment(at: 99, animated: false)
        #expect(control.numberOfSegments == count - 1)
        control.removeAllSegments()
        control.setTitle("A", forSegmentAt: 0)
        control.removeSegment(at: 0, animated: false)
        #expect(control.titleForSegment(at: 0) == nil && control.numberOfSegments == 0)
    }

    @Test("Segments: share the width at whole points, from the right in right-to-left languages")
    func layout() throws {
        control.semanticContentAttribute = .forceRightToLeft
        let app = start()
        control.setWidth(50, forSegmentAt: 0)
        let day = try #require(app.find("Day")?.view.superview).frame
        let month = try #require(app.find("Month")?.view.superview).frame
        #expect(day == CGRect(x: 160, y: 0, width: 50, height: 31))
        #expect(month == CGRect(x: 0, y: 0, width: 80, height: 31))
        #expect(control.intrinsicContentSize.height == 31)
    }
}
