import Platform
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

@Suite("Touches")
@MainActor
struct TouchEventTests {
    /// A view that logs its calls.
    private final class Recorder: UIView {
        var log: [String] = []
        var coalesced: [[CGPoint]] = []
        var predicted: [[CGPoint]?] = []
        var counts: [Int] = []
        var force: CGFloat = 0
        var type: UITouch.TouchType?

        private func note(_ name: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
            for touch in touches {
                let place = touch.location(in: self)
                log.append("\(name) \(Int(place.x)) \(Int(place.y))")
                coalesced.append(
                    event?.coalescedTouches(for: touch)?.map { $0.location(in: self) } ?? [])
                predicted.append(
                    event?.predictedTouches(for: touch)?.map { $0.location(in: self) })
                counts.append(touch.tapCount)
                force = touch.force
                type = touch.type
            }
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("began", touches, event)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("moved", touches, event)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("ended", touches, event)
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("cancelled", touches, event)
        }
    }

    private func recorder(_ app: AppFixture, _ frame: CGRect? = nil) -> Recorder {
        let view = Recorder(frame: frame ?? app.window.bounds)
        app.window.addSubview(view)
        return view
    }

    @Test("Touches: began, moved and ended reach the hit view, wherever they move", .rows("S4-02"))
    func phases() throws {
        let app = try AppFixture()
        let view = recorder(app, CGRect(x: 10, y: 10, width: 50, height: 50))
        try app.point(.began, 20, 30)
        try app.point(.moved, 200, 210)
        try app.point(.ended, 200, 211)
        #expect(view.log == ["began 10 20", "moved 190 200", "ended 190 201"])
    }

    @Test("Touches: a moving one is predicted a frame ahead on its line, others are not")
    func predicted() throws {
        let app = try AppFixture()
        let view = recorder(app)
        try app.point(.began, 20, 30)
        app.host.advance(by: 1.0 / 60)
        try app.point(.moved, 30, 34)
        try app.point(.ended, 30, 34)
        #expect(view.predicted[0] == [])
        let next = try #require(view.predicted[1]?.first)
        #expect(abs(next.x - 40) < 0.01 && abs(next.y - 38) < 0.01, "\(next)")
        #expect(view.predicted[2] == [])
    }

    @Test("Touches: end as cancelled when the system interrupts them", .rows("S4-02"))
    func interrupted() throws {
        let app = try AppFixture()
        let view = recorder(app)
        try app.point(.began, 20, 30)
        try app.point(.cancelled, 20, 30)
        try app.point(.moved, 40, 40)
        #expect(view.log == ["began 20 30", "cancelled 20 30"])
    }

    @Test("Touches: end as cancelled when their window goes off screen", .rows("S4-02"))
    func hiddenWindow() throws {
        let app = try AppFixture()
        let view = recorder(app)
        let pan = UIPanGestureRecognizer()
        pan.cancelsTouchesInView = false
        view.addGestureRecognizer(pan)
        try app.point(.began, 20, 30)
        try app.point(.moved, 60, 30)
        #expect(pan.state == .began)
        app.window.isHidden = true
        #expect(view.log == ["began 20 30", "moved 60 30", "cancelled 60 30"])
        #expect(pan.state == .possible)
        app.window.isHidden = false
        try app.point(.began, 5, 5)
        try app.point(.ended, 5, 5)
        #expect(view.log.suffix(2) == ["began 5 5", "ended 5 5"])
    }

    @Test("Touches: end as cancelled after a handler that hides their window")
    func hiddenByHandler() throws {
        final class Closer: UIView {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                window?.isHidden = true
                log.append("began")
            }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                log.append("cancelled")
            }
        }
        let app = try AppFixture()
        let view = Closer(frame: app.window.bounds)
        app.window.addSubview(view)
        try app.point(.began, 20, 30)
        #expect(view.log == ["began", "cancelled"])
    }

    @Test("Touches: one whose end was lost is cancelled before the pointer's next one begins")
    func lostEnd() throws {
        let app = try AppFixture()
        let view = recorder(app)
        try app.point(.began, 20, 30)
        try app.point(.began, 40, 50)
        try app.point(.ended, 40, 50)
        #expect(view.log == ["began 20 30", "cancelled 20 30", "began 40 50", "ended 40 50"])
        #expect(view.counts == [1, 1, 1, 1])
    }

    @Test("Touches: stay with a view that left its window, and retain it until they end")
    func removedView() throws {
        let app = try AppFixture()
        let log = LeaverLog()
        weak var witness: Leaver?
        func show() {
            let view = Leaver(frame: app.window.bounds)
            view.log = log
            app.window.addSubview(view)
            witness = view
        }
        show()
        try app.point(.began, 20, 30)
        #expect(app.window.subviews.isEmpty)
        try app.point(.moved, 25, 30)
        try app.point(.ended, 25, 30)
        #expect(log.words == ["moved", "ended"])
        #expect(witness == nil)
    }

    @Test("Touches: moves without a beginning are dropped")
    func strayMoves() throws {
        let app = try AppFixture()
        let view = recorder(app)
        try app.point(.moved, 1, 1)
        try app.point(.ended, 1, 1)
        #expect(view.log.isEmpty)
    }

    @Test("Touches: invalid locations are dropped", arguments: [CGFloat.nan, .infinity])
    func nowhere(x: CGFloat) throws {
        let app = try AppFixture()
        let view = recorder(app)
        try app.point(.began, x, 10)
        #expect(view.log.isEmpty)
    }

    @Test("Touches: an event has every measurement since the previous one")
    func coalescing() throws {
        let app = try AppFixture()
        let view = recorder(app)
        try app.point(.began, 0, 0)
        let places = [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 4), CGPoint(x: 3, y: 9)]
        try app.point(.moved, places)
        #expect(view.coalesced == [[.zero], places])
        #expect(view.log == ["began 0 0", "moved 3 9"])
    }

    @Test("Touches: tapCount counts taps within 0.35 seconds and 30 points")
    func tapCounts() throws {
        let app = try AppFixture()
        let view = recorder(app)
        func tap(_ x: CGFloat, after seconds: Double) throws {
            app.host.advance(by: seconds)
            try app.point(.began, x, 50)
            try app.point(.ended, x, 50)
        }
        try tap(50, after: 1)
        try tap(60, after: 0.3)
        try tap(70, after: 0.3)
        try tap(70, after: 0.4)
        try tap(110, after: 0.1)
        #expect(view.counts == [1, 1, 2, 2, 3, 3, 1, 1, 1, 1])
    }

    @Test("Touches: a pen's pressure is their force")
    func force() throws {
        let app = try AppFixture()
        let view = recorder(app)
        try app.point(.began, [CGPoint(x: 5, y: 5)], device: .pen, pressure: 0.24)
        #expect(abs(view.force - 1) < 1e-9)
        #expect(view.type == .pencil)
    }

    @Test("Touches: those beyond the first only reach a view with isMultipleTouchEnabled")
    func multipleTouches() throws {
        let app = try AppFixture()
        let view = recorder(app)
        try app.point(.began, 1, 1, id: 1)
        try app.point(.began, 2, 2, id: 2)
        try app.point(.ended, 2, 2, id: 2)
        #expect(view.log == ["began 1 1"])
        view.isMultipleTouchEnabled = true
        try app.point(.began, 3, 3, id: 3)
        #expect(view.log == ["began 1 1", "began 3 3"])
    }

    @Test(
        "Touches: an exclusive view with one excludes other views, and others exclude it")
    func exclusiveTouch() throws {
        let app = try AppFixture()
        let exclusive = recorder(app, CGRect(x: 0, y: 0, width: 100, height: 100))
        let other = recorder(app, CGRect(x: 100, y: 0, width: 100, height: 100))
        exclusive.isExclusiveTouch = true
        try app.point(.began, 10, 10, id: 1)
        try app.point(.began, 110, 10, id: 2)
        try app.point(.ended, 110, 10, id: 2)
        try app.point(.ended, 10, 10, id: 1)
        #expect(other.log.isEmpty)
        try app.point(.began, 110, 10, id: 2)
        try app.point(.began, 10, 10, id: 1)
        #expect(other.log == ["began 10 10"])
        #expect(exclusive.log == ["began 10 10", "ended 10 10"])
    }

    @Test(
        "Touches: are sent in the order of their occurrence, those of a handler last",
        .rows("S4-05"))
    func queueOrder() throws {
        final class Sender: UIView {
            weak var app: AppFixture?
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                log.append("began in")
                try? app?.point(.moved, 5, 5)
                try? app?.point(.ended, 6, 6)
                log.append("began out")
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                log.append("moved")
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                log.append("ended")
            }
        }
        let app = try AppFixture()
        let sender = Sender(frame: app.window.bounds)
        sender.app = app
        app.window.addSubview(sender)
        try app.point(.began, 1, 1)
        #expect(sender.log == ["began in", "began out", "moved", "ended"])
    }

    @Test(
        "Events: motion and remote control reach the first responder as separate events",
        .rows("S4-01"))
    func otherKinds() throws {
        final class Listener: UIView {
            var log: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                log.append("began \(motion)")
            }
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                log.append("ended \(motion)")
            }
            override func remoteControlReceived(with event: UIEvent?) {
                log.append("\(event?.subtype ?? .none)")
            }
        }
        let app = try AppFixture()
        let listener = Listener()
        app.window.addSubview(listener)
        listener.becomeFirstResponder()
        app.application.postEvent(UIEvent(type: .motion, subtype: .motionShake, timestamp: 0))
        app.application.postEvent(
            UIEvent(type: .remoteControl, subtype: .remoteControlPause, timestamp: 0))
        #expect(
            listener.log == ["began motionShake", "ended motionShake", "remoteControlPause"])
    }
}

@Suite("The event queue")
struct EventQueueTests {
    @Test(
        "Event queue: keeps the order of a burst, merging successive moves of one pointer",
        .rows("S4-05"))
    @MainActor
    func burst() {
        let window = UIWindow(frame: .zero)
        func input(_ phase: PointerInput.Phase, id: Int, x: CGFloat) -> QueuedEvent {
            .input(
                .pointer(
                    PointerInput(
                        id: id, device: .finger, phase: phase,
                        samples: [.init(location: CGPoint(x: x, y: 0), time: 0)])), window)
        }
        var queue = EventQueue()
        for event in [
            input(.began, id: 1, x: 0), input(.moved, id: 1, x: 1), input(.moved, id: 1, x: 2),
            input(.moved, id: 2, x: 9), input(.moved, id: 1, x: 3), input(.ended, id: 1, x: 4),
        ] { queue.append(event) }
        var order: [[CGFloat]] = []
        while case .input(.pointer(let pointer), _)? = queue.removeFirst() {
            order.append(pointer.samples.map(\.location.x))
        }
        #expect(order == [[0], [1, 2], [9], [3], [4]])
        #expect(queue.isEmpty)
    }
}

/// The log of a view that may be released during a touch.
private final class LeaverLog {
    var words: [String] = []
}

/// A view that leaves its window when it is touched.
private final class Leaver: UIView {
    var log = LeaverLog()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        removeFromSuperview()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.words.append("moved")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.words.append("ended")
    }
}
