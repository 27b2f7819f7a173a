import Platform
import Testing
import UIKit

@Suite("Pan gestures")
struct PanTests {
    @Test("Pan: begins after 10 points, which do not count")
    func threshold() throws {
        let fixture = try GestureFixture()
        let pan = fixture.watch(UIPanGestureRecognizer())
        var translations: [CGPoint] = []
        pan.onChange = { translations.append($0.translation(in: fixture.view)) }
        try fixture.down(100, 100)
        try fixture.move(109, 100)
        #expect(pan.states == [])
        try fixture.move(112, 100)
        #expect(pan.states == [.began])
        try fixture.move(150, 100)
        try fixture.up(150, 100)
        #expect(pan.states == [.began, .changed, .ended])
        #expect(translations.map(\.x) == [2, 40, 40])
    }

    @Test("Pan: cancels the view's touches when it begins")
    func cancels() throws {
        let fixture = try GestureFixture()
        _ = fixture.watch(UIPanGestureRecognizer())
        try fixture.down(100, 100)
        try fixture.move(105, 100)
        try fixture.move(120, 100)
        try fixture.move(130, 100)
        try fixture.up(130, 100)
        #expect(fixture.view.phases == ["began", "moved", "cancelled"])
    }

    @Test("Pan: leaves the view its touches when cancelsTouchesInView is false")
    func cancelsNot() throws {
        let fixture = try GestureFixture()
        let pan = fixture.watch(UIPanGestureRecognizer())
        pan.recognizer.cancelsTouchesInView = false
        try fixture.down(100, 100)
        try fixture.move(120, 100)
        try fixture.up(130, 100)
        #expect(pan.states == [.began, .ended])
        #expect(fixture.view.phases == ["began", "moved", "ended"])
    }

    @Test("Pan: has the velocity of the finger, 0 after a pause")
    func velocity() throws {
        let fixture = try GestureFixture()
        let pan = fixture.watch(UIPanGestureRecognizer())
        var velocity = CGPoint.zero
        pan.onChange = { velocity = $0.velocity(in: fixture.view) }
        try fixture.down(100, 100)
        for step in 1...20 {
            fixture.wait(0.01)
            try fixture.move(100 + CGFloat(step) * 5, 100)
        }
        #expect(abs(velocity.x - 500) < 1)
        fixture.wait(0.01)
        try fixture.up(200, 100)
        #expect(abs(velocity.x - 500) < 1)
        try fixture.down(100, 100)
        fixture.wait(0.01)
        try fixture.move(150, 100)
        fixture.wait(0.5)
        try fixture.up(150, 100)
        #expect(velocity == .zero)
    }

    @Test("Pan: continues from a translation that is set")
    func setTranslation() throws {
        let fixture = try GestureFixture()
        let pan = fixture.watch(UIPanGestureRecognizer())
        pan.onChange = { $0.setTranslation(.zero, in: fixture.view) }
        try fixture.down(100, 100)
        try fixture.move(150, 100)
        pan.onChange = nil
        try fixture.move(157, 103)
        #expect(pan.recognizer.translation(in: fixture.view) == CGPoint(x: 7, y: 3))
    }

    @Test("Pan: does not jump when a finger is added or lifted")
    func fingers() throws {
        let fixture = try GestureFixture()
        let pan = fixture.watch(UIPanGestureRecognizer())
        try fixture.down(100, 100)
        try fixture.move(130, 100)
        #expect(pan.recognizer.translation(in: nil).x == 20)
        try fixture.down(300, 200, finger: 1)
        #expect(pan.recognizer.translation(in: nil).x == 20)
        try fixture.move(310, 200, finger: 1)
        #expect(pan.recognizer.translation(in: nil).x == 25)
        try fixture.up(130, 100)
        #expect(pan.recognizer.translation(in: nil).x == 25)
        try fixture.up(310, 200, finger: 1)
        #expect(pan.states.last == .ended)
    }

    @Test("Pan: does not begin with too few or too many fingers")
    func numbers() throws {
        let fixture = try GestureFixture()
        let pan = fixture.watch(UIPanGestureRecognizer())
        pan.recognizer.minimumNumberOfTouches = 2
        pan.recognizer.maximumNumberOfTouches = 2
        try fixture.down(100, 100)
        try fixture.move(150, 100)
        try fixture.up(150, 100)
        #expect(pan.states == [])
        for finger in 0..<3 { try fixture.down(CGFloat(finger) * 50, 100, finger: finger) }
        for finger in 0..<3 { try fixture.move(CGFloat(finger) * 50, 180, finger: finger) }
        #expect(pan.states == [])
        for finger in 0..<3 { try fixture.up(CGFloat(finger) * 50, 180, finger: finger) }
        for finger in 0..<2 { try fixture.down(CGFloat(finger) * 50, 100, finger: finger) }
        for finger in 0..<2 { try fixture.move(CGFloat(finger) * 50, 180, finger: finger) }
        #expect(pan.states == [.began, .changed])
        try fixture.up(0, 180)
        #expect(pan.states == [.began, .changed, .ended])
    }

    @Test("Pan: is measured in the points of a scaled view")
    func scaled() throws {
        let fixture = try GestureFixture()
        let pan = fixture.watch(UIPanGestureRecognizer())
        fixture.view.transform = CGAffineTransform(scaleX: 2, y: 2)
        try fixture.down(100, 100)
        try fixture.move(150, 100)
        #expect(pan.recognizer.translation(in: fixture.view).x == 20)
        #expect(pan.recognizer.translation(in: nil).x == 40)
    }

    @Test("Pan: is cancelled when its view leaves the window, and begins again after its return")
    func removedView() throws {
        let fixture = try GestureFixture()
        let pan = fixture.watch(UIPanGestureRecognizer())
        try fixture.down(10, 10)
        try fixture.move(40, 10)
        let window = try #require(fixture.view.window)
        fixture.view.removeFromSuperview()
        #expect(pan.states == [.began, .cancelled])
        try fixture.up(40, 10)
        window.addSubview(fixture.view)
        try fixture.down(10, 10)
        try fixture.move(40, 10)
        #expect(pan.states == [.began, .cancelled, .began])
    }

    @Test("Pan: follows the wheel if allowed, and ends when the wheel pauses")
    func wheel() throws {
        let fixture = try GestureFixture()
        let pan = fixture.watch(UIPanGestureRecognizer())
        func scroll() throws {
            try fixture.app.hostWindow.send(
                .scroll(
                    ScrollInput(
                        location: CGPoint(x: 50, y: 50), delta: CGSize(width: 0, height: 12),
                        isPrecise: false, time: fixture.app.host.now)))
        }
        try scroll()
        #expect(pan.states == [])
        pan.recognizer.allowedScrollTypesMask = .all
        try scroll()
        try scroll()
        #expect(pan.states == [.began, .changed])
        #expect(pan.recognizer.translation(in: nil) == CGPoint(x: 0, y: -24))
        fixture.wait(0.2)
        #expect(pan.states == [.began, .changed, .ended])
        #expect(pan.recognizer.state == .possible)
    }

    @Test("Pan: its states can be observed, by key path and by name")
    func observing() throws {
        final class Watcher: KeyValueObserver {
            var states: [UIGestureRecognizer.State] = []

            func observeValue(
                forKeyPath keyPath: String?, of object: Any?,
                change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
            ) {
                guard let pan = object as? UIPanGestureRecognizer else { return }
                MainActor.assumeIsolated { states.append(pan.state) }
            }
        }
        let fixture = try GestureFixture()
        let pan = fixture.watch(UIPanGestureRecognizer())
        let watcher = Watcher()
        pan.recognizer.addObserver(watcher, forKeyPath: "state", options: .new, context: nil)
        var states: [UIGestureRecognizer.State?] = []
        let observation = pan.recognizer.observe(\.state, options: .new) {
            states.append($1.newValue)
        }
        try fixture.down(100, 100)
        try fixture.move(120, 100)
        try fixture.up(120, 100)
        #expect(watcher.states == [.began, .ended, .possible])
        #expect(states == [.began, .ended, .possible])
        observation.invalidate()
        pan.recognizer.removeObserver(watcher, forKeyPath: "state")
        #expect(pan.recognizer.observableKey(named: "view") == nil)
    }
}
