import Testing
import UIKit

@Suite("Delivery of touches to views")
struct TouchDeliveryTests {
    @Test("Touch delivery: a delayed beginning has its first location")
    func delayedBeginning() throws {
        let fixture = try GestureFixture()
        let press = fixture.watch(UILongPressGestureRecognizer())
        press.recognizer.delaysTouchesBegan = true
        try fixture.down(100, 100)
        try fixture.move(105, 100)
        #expect(fixture.view.phases == [])
        try fixture.move(120, 100)
        #expect(fixture.view.phases == ["began", "moved"])
        #expect(fixture.view.places == [CGPoint(x: 100, y: 100), CGPoint(x: 120, y: 100)])
        try fixture.up(125, 100)
        #expect(fixture.view.phases == ["began", "moved", "ended"])
    }

    @Test("Touch delivery: nothing reaches the view when the delaying recogniser recognises")
    func neverBegins() throws {
        let fixture = try GestureFixture()
        let press = fixture.watch(UILongPressGestureRecognizer())
        press.recognizer.delaysTouchesBegan = true
        try fixture.down(100, 100)
        fixture.wait(0.6)
        try fixture.up(100, 100)
        #expect(press.states == [.began, .ended])
        #expect(fixture.view.phases == [])
    }

    @Test("Touch delivery: all of a touch arrives late when a delaying tap fails")
    func lateTap() throws {
        let fixture = try GestureFixture()
        let press = fixture.watch(UILongPressGestureRecognizer())
        press.recognizer.delaysTouchesBegan = true
        try fixture.tap(100, 100)
        #expect(fixture.view.phases == ["began", "ended"])
    }

    @Test("Touch delivery: a delayed end arrives when the double tap has failed, or not at all")
    func delayedEnd() throws {
        let fixture = try GestureFixture()
        let twice = fixture.watch(UITapGestureRecognizer())
        twice.recognizer.numberOfTapsRequired = 2
        try fixture.tap(100, 100)
        #expect(fixture.view.phases == ["began"])
        fixture.wait(0.4)
        #expect(fixture.view.phases == ["began", "ended"])
        try fixture.tap(100, 100)
        try fixture.tap(100, 100)
        #expect(
            fixture.view.phases == ["began", "ended", "began", "began", "cancelled", "cancelled"])
        twice.recognizer.delaysTouchesEnded = false
        fixture.wait(1)
        try fixture.tap(100, 100)
        #expect(fixture.view.phases.suffix(2) == ["began", "ended"])
    }

    @Test("Touch delivery: all of a touch that a recogniser ignores arrives")
    func ignored() throws {
        final class Ignorant: UIPanGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                for touch in touches { ignore(touch, for: event) }
            }
        }
        let fixture = try GestureFixture()
        let pan = fixture.watch(Ignorant())
        try fixture.down(100, 100)
        try fixture.move(150, 100)
        try fixture.up(150, 100)
        #expect(pan.states == [])
        #expect(fixture.view.phases == ["began", "moved", "ended"])
    }

    @Test("Touch delivery: the system cancels touches through recognisers too")
    func cancelled() throws {
        let fixture = try GestureFixture()
        let pan = fixture.watch(UIPanGestureRecognizer())
        pan.recognizer.cancelsTouchesInView = false
        try fixture.down(100, 100)
        try fixture.move(150, 100)
        try fixture.app.point(.cancelled, 150, 100)
        #expect(pan.states == [.began, .cancelled])
        #expect(fixture.view.phases == ["began", "moved", "cancelled"])
    }
}
