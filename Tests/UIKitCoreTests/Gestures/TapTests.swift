import Testing
import UIKit

@Suite("Tap gestures")
struct TapTests {
    @Test("Tap: is recognised when the finger lifts, and cancels the view's touch")
    func single() throws {
        let fixture = try GestureFixture()
        let tap = fixture.watch(UITapGestureRecognizer())
        var place = CGPoint.zero
        tap.onChange = { place = $0.location(in: fixture.view) }
        try fixture.down(30, 40)
        #expect(tap.states == [])
        try fixture.up(31, 40)
        #expect(tap.states == [.ended])
        #expect(place == CGPoint(x: 30, y: 40))
        #expect(tap.recognizer.state == .possible)
        #expect(fixture.view.phases == ["began", "cancelled"])
    }

    @Test("Tap: fails when the finger moves too far, and the view receives all of the touch")
    func straying() throws {
        let fixture = try GestureFixture()
        let tap = fixture.watch(UITapGestureRecognizer())
        try fixture.down(30, 40)
        try fixture.move(80, 40)
        try fixture.up(80, 40)
        #expect(tap.states == [])
        #expect(fixture.view.phases == ["began", "moved", "ended"])
    }

    @Test("Tap: one that waits for a double tap to fail is recognised 0.35 seconds after the lift")
    func waits() throws {
        let fixture = try GestureFixture()
        let once = fixture.watch(UITapGestureRecognizer())
        let twice = fixture.watch(UITapGestureRecognizer())
        twice.recognizer.numberOfTapsRequired = 2
        once.recognizer.require(toFail: twice.recognizer)
        var place = CGPoint.zero
        once.onChange = { place = $0.location(in: fixture.view) }
        try fixture.tap(30, 40)
        fixture.wait(0.34)
        #expect(once.states == [])
        fixture.wait(0.02)
        #expect(once.states == [.ended])
        #expect(place == CGPoint(x: 30, y: 40))
        #expect(twice.states == [])
    }

    @Test(
        "Tap: one that waits for a double tap to fail is not recognised when the second tap comes")
    func double() throws {
        let fixture = try GestureFixture()
        let once = fixture.watch(UITapGestureRecognizer())
        let twice = fixture.watch(UITapGestureRecognizer())
        twice.recognizer.numberOfTapsRequired = 2
        once.recognizer.require(toFail: twice.recognizer)
        try fixture.tap(30, 40)
        fixture.wait(0.2)
        try fixture.tap(32, 40)
        fixture.wait(1)
        #expect(once.states == [])
        #expect(twice.states == [.ended])
    }

    @Test("Tap: does not prevent a double tap without a failure requirement")
    func independent() throws {
        let fixture = try GestureFixture()
        let once = fixture.watch(UITapGestureRecognizer())
        let twice = fixture.watch(UITapGestureRecognizer())
        twice.recognizer.numberOfTapsRequired = 2
        try fixture.tap(30, 40)
        #expect(once.states == [.ended])
        try fixture.tap(30, 40)
        #expect(twice.states == [.ended])
    }

    @Test("Tap: two that are far apart are not a double tap")
    func farApart() throws {
        let fixture = try GestureFixture()
        let twice = fixture.watch(UITapGestureRecognizer())
        twice.recognizer.numberOfTapsRequired = 2
        try fixture.tap(30, 40)
        try fixture.tap(130, 40)
        #expect(twice.states == [])
    }

    @Test("Tap: one of two fingers needs both down at once")
    func twoFingers() throws {
        let fixture = try GestureFixture()
        let tap = fixture.watch(UITapGestureRecognizer())
        tap.recognizer.numberOfTouchesRequired = 2
        var middle = CGPoint.zero
        var count = 0
        tap.onChange = {
            middle = $0.location(in: fixture.view)
            count = $0.numberOfTouches
        }
        try fixture.tap(30, 40)
        #expect(tap.states == [])
        try fixture.down(30, 40)
        try fixture.down(130, 40, finger: 1)
        try fixture.up(30, 40)
        #expect(tap.states == [])
        try fixture.up(130, 40, finger: 1)
        #expect(tap.states == [.ended])
        #expect(middle == CGPoint(x: 80, y: 40))
        #expect(count == 2)
    }

    @Test("Tap: one of the mouse needs the required button")
    func buttons() throws {
        let fixture = try GestureFixture()
        let tap = fixture.watch(UITapGestureRecognizer())
        try fixture.app.point(.began, 10, 10, device: .mouse)
        try fixture.app.point(.ended, 10, 10, device: .mouse)
        #expect(tap.states == [.ended])
        tap.recognizer.buttonMaskRequired = .secondary
        try fixture.app.point(.began, 10, 10, device: .mouse)
        try fixture.app.point(.ended, 10, 10, device: .mouse)
        #expect(tap.states == [.ended])
    }

    @Test(
        "Tap: calls the existing targets, with and without the recogniser, until they are removed"
    )
    func targets() throws {
        final class Counter {
            var plain = 0
            var sent = 0
            func tapped() { plain += 1 }
            func tappedBy(_ sender: UITapGestureRecognizer) { sent += sender.numberOfTapsRequired }
        }
        let fixture = try GestureFixture()
        let counter = Counter()
        let tap = UITapGestureRecognizer(target: counter, action: Counter.tapped)
        let selector = Selector(Counter.tappedBy, name: "tappedBy(_:)")
        tap.addTarget(counter, action: selector)
        var gone: Counter? = Counter()
        weak let weakGone = gone
        if let gone { tap.addTarget(gone, action: Counter.tapped) }
        gone = nil
        fixture.view.addGestureRecognizer(tap)
        #expect(weakGone == nil)
        try fixture.tap(5, 5)
        #expect(counter.plain == 1)
        #expect(counter.sent == 1)
        tap.removeTarget(counter, action: selector)
        try fixture.tap(5, 5)
        #expect(counter.plain == 2)
        #expect(counter.sent == 1)
    }
}
