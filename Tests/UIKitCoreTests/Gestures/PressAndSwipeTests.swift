import Testing
import UIKit

@Suite("Long presses")
struct LongPressTests {
    @Test("Long press: begins after half a second on the host's clock, and ends with the lift")
    func timing() throws {
        let fixture = try GestureFixture()
        let press = fixture.watch(UILongPressGestureRecognizer())
        try fixture.down(100, 100)
        fixture.wait(0.49)
        #expect(press.states == [])
        fixture.wait(0.02)
        #expect(press.states == [.began])
        #expect(fixture.view.phases == ["began", "cancelled"])
        try fixture.move(150, 100)
        try fixture.up(150, 100)
        #expect(press.states == [.began, .changed, .ended])
    }

    @Test("Long press: fails when the finger lifts early or moves 11 points")
    func none() throws {
        let fixture = try GestureFixture()
        let press = fixture.watch(UILongPressGestureRecognizer())
        try fixture.tap(100, 100)
        fixture.wait(1)
        try fixture.down(100, 100)
        try fixture.move(111, 100)
        fixture.wait(1)
        try fixture.up(111, 100)
        #expect(press.states == [])
        try fixture.down(100, 100)
        try fixture.move(109, 100)
        fixture.wait(1)
        #expect(press.states == [.began])
    }

    @Test("Long press: can require a tap before")
    func tapFirst() throws {
        let fixture = try GestureFixture()
        let press = fixture.watch(UILongPressGestureRecognizer())
        press.recognizer.numberOfTapsRequired = 1
        try fixture.down(100, 100)
        fixture.wait(1)
        try fixture.up(100, 100)
        fixture.wait(1)
        #expect(press.states == [])
        try fixture.tap(100, 100)
        try fixture.down(100, 100)
        fixture.wait(0.6)
        #expect(press.states == [.began])
        try fixture.up(100, 100)
    }

    @Test("Long press: is cancelled when the recogniser is disabled or removed from its view")
    func cancelled() throws {
        let fixture = try GestureFixture()
        let press = fixture.watch(UILongPressGestureRecognizer())
        try fixture.down(100, 100)
        fixture.wait(0.6)
        press.recognizer.isEnabled = false
        #expect(press.states == [.began, .cancelled])
        press.recognizer.isEnabled = true
        fixture.wait(1)
        try fixture.up(100, 100)
        try fixture.down(100, 100)
        fixture.wait(0.6)
        fixture.view.removeGestureRecognizer(press.recognizer)
        #expect(press.states == [.began, .cancelled, .began, .cancelled])
        try fixture.up(100, 100)
    }
}

@Suite("Swipes")
struct SwipeTests {
    nonisolated static let ways: [(UISwipeGestureRecognizer.Direction, CGFloat, CGFloat)] = [
        (.right, 1, 0), (.left, -1, 0), (.up, 0, -1), (.down, 0, 1),
    ]

    @Test("Swipe: is recognised in its direction only", arguments: ways)
    func directions(way: (UISwipeGestureRecognizer.Direction, CGFloat, CGFloat)) throws {
        let fixture = try GestureFixture()
        let swipe = fixture.watch(UISwipeGestureRecognizer())
        swipe.recognizer.direction = way.0
        for (direction, dx, dy) in Self.ways {
            let before = swipe.states.count
            try fixture.down(200, 150)
            for step in 1...8 {
                fixture.wait(0.02)
                try fixture.move(200 + dx * CGFloat(step) * 10, 150 + dy * CGFloat(step) * 10)
            }
            try fixture.up(200 + dx * 80, 150 + dy * 80)
            #expect(swipe.states.count - before == (direction == way.0 ? 1 : 0))
        }
    }

    @Test("Swipe: fails when it is slow")
    func slow() throws {
        let fixture = try GestureFixture()
        let swipe = fixture.watch(UISwipeGestureRecognizer())
        try fixture.down(100, 150)
        for step in 1...8 {
            fixture.wait(0.17)
            try fixture.move(100 + CGFloat(step) * 10, 150)
        }
        try fixture.up(180, 150)
        #expect(swipe.states == [])
    }
}

@Suite("Hover gestures")
struct HoverTests {
    @Test("Hover: begins when the mouse enters a view and ends when it leaves")
    func enterAndLeave() throws {
        let fixture = try GestureFixture()
        let box = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        fixture.view.addSubview(box)
        let hover = fixture.watch(UIHoverGestureRecognizer(), on: box)
        try fixture.app.point(.hovered, 50, 50, device: .mouse)
        try fixture.app.point(.hovered, 110, 120, device: .mouse)
        #expect(hover.recognizer.location(in: box) == CGPoint(x: 10, y: 20))
        try fixture.app.point(.hovered, 120, 120, device: .mouse)
        try fixture.app.point(.hovered, 50, 50, device: .mouse)
        #expect(hover.states == [.began, .changed, .ended])
        try fixture.app.point(.hovered, 120, 120, device: .mouse)
        try fixture.app.point(.left, 120, 120, device: .mouse)
        #expect(hover.states == [.began, .changed, .ended, .began, .ended])
    }
}
