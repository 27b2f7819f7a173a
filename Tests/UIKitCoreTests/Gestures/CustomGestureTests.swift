import TestSupport
import Testing
import UIKit

/// A recogniser for a stroke to the right and back, as an app might implement it.
private final class CheckmarkRecognizer: UIGestureRecognizer {
    private(set) var resets = 0
    private var hasGoneRight = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches != 1 { state = .failed }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state != .failed, let touch = touches.first else { return }
        let step = touch.location(in: view).x - touch.previousLocation(in: view).x
        if step > 0 { hasGoneRight = true }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = hasGoneRight ? .recognized : .failed
    }

    override func reset() {
        super.reset()
        hasGoneRight = false
        resets += 1
    }
}

/// A recogniser that sets a given state at every touch.
private final class ErraticRecognizer: UIGestureRecognizer {
    var wishes: [UIGestureRecognizer.State] = []

    private func wish() {
        if !wishes.isEmpty { state = wishes.removeFirst() }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { wish() }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { wish() }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { wish() }
}

@Suite("Custom recognisers")
struct CustomGestureTests {
    @Test("Custom recogniser: recognises, fails and is reset after each gesture")
    func checkmark() throws {
        let fixture = try GestureFixture()
        let log = fixture.watch(CheckmarkRecognizer())
        try fixture.down(10, 10)
        try fixture.move(30, 10)
        try fixture.up(30, 10)
        #expect(log.states == [.ended])
        #expect(log.recognizer.resets == 1)
        try fixture.tap(10, 10)
        #expect(log.states == [.ended])
        #expect(log.recognizer.resets == 2)
        #expect(log.recognizer.state == .possible)
    }

    @Test("Custom recogniser: is reset only after its last touch has lifted")
    func resetOrder() throws {
        let fixture = try GestureFixture()
        let log = fixture.watch(CheckmarkRecognizer())
        try fixture.down(10, 10, finger: 0)
        try fixture.down(50, 10, finger: 1)
        #expect(log.recognizer.state == .failed)
        try fixture.up(10, 10, finger: 0)
        #expect(log.recognizer.resets == 0)
        try fixture.up(50, 10, finger: 1)
        #expect(log.recognizer.resets == 1)
    }

    @Test("Custom recogniser: cannot make an invalid transition")
    func illegal() throws {
        let fixture = try GestureFixture()
        let log = fixture.watch(ErraticRecognizer())
        log.recognizer.wishes = [.changed, .began, .possible, .failed, .ended, .began]
        try fixture.down(10, 10)
        #expect(log.recognizer.state == .possible)
        try fixture.move(20, 10)
        try fixture.move(30, 10)
        #expect(log.recognizer.state == .began)
        try fixture.move(40, 10)
        #expect(log.recognizer.state == .cancelled)
        try fixture.move(50, 10)
        #expect(log.recognizer.state == .cancelled)
        try fixture.up(60, 10)
        #expect(log.states == [.began, .cancelled])
        #expect(log.recognizer.state == .possible)
    }

    @Test("Custom recogniser: its own target can disable it")
    func disabledInside() throws {
        let fixture = try GestureFixture()
        let pan = fixture.watch(UIPanGestureRecognizer())
        pan.onChange = { if $0.state == .changed { $0.isEnabled = false } }
        try fixture.down(10, 10)
        for x in [30.0, 50, 70, 90] { try fixture.move(x, 10) }
        try fixture.up(90, 10)
        #expect(pan.states == [.began, .changed, .cancelled])
    }
}

@Suite("Gestures under random touches")
struct RandomTouchTests {
    private static let successors: [UIGestureRecognizer.State: Set<UIGestureRecognizer.State>] = [
        .possible: [.began, .ended], .began: [.changed, .ended, .cancelled],
        .changed: [.changed, .ended, .cancelled], .ended: [.began, .ended],
        .cancelled: [.began, .ended],
    ]

    /// 40 random programs of 200 steps with three fingers on eight recognisers in two views.
    @Test(
        "Random touches: no gesture makes an invalid transition, and each beginning has an end",
        arguments: 0..<40)
    func legality(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let fixture = try GestureFixture()
        let box = TouchLog(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
        box.isMultipleTouchEnabled = true
        fixture.view.addSubview(box)
        let twice = UITapGestureRecognizer()
        twice.numberOfTapsRequired = 2
        let erratic = ErraticRecognizer()
        let recognizers: [UIGestureRecognizer] = [
            UITapGestureRecognizer(), twice, UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
            UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
            UILongPressGestureRecognizer(), erratic,
        ]
        var logs: [GestureLog<UIGestureRecognizer>] = []
        for recognizer in recognizers {
            recognizer.delaysTouchesBegan = Int.random(in: 0..<6, using: &random) == 0
            recognizer.cancelsTouchesInView = Int.random(in: 0..<4, using: &random) > 0
            for other in recognizers where Int.random(in: 0..<12, using: &random) == 0 {
                recognizer.require(toFail: other)
            }
            logs.append(fixture.watch(recognizer, on: Bool.random(using: &random) ? box : nil))
        }
        let rules = GestureRules()
        let simultaneous = Int.random(in: 0..<3, using: &random)
        rules.isSimultaneous = { _, _ in simultaneous == 0 }
        recognizers[2].delegate = rules
        var places: [Int: CGPoint] = [:]
        for _ in 0..<200 {
            erratic.wishes = [.failed, .possible, .began, .changed, .ended, .cancelled]
                .shuffled(using: &random)
            let finger = Int.random(in: 0..<3, using: &random)
            switch (places[finger], Int.random(in: 0..<10, using: &random)) {
            case (nil, 0..<6):
                let place = CGPoint(
                    x: CGFloat.random(in: 0..<400, using: &random),
                    y: CGFloat.random(in: 0..<300, using: &random))
                places[finger] = place
                try fixture.down(place.x, place.y, finger: finger)
            case (let place?, 0..<6):
                let next = CGPoint(
                    x: place.x + .random(in: -30...30, using: &random),
                    y: place.y + .random(in: -30...30, using: &random))
                places[finger] = next
                try fixture.move(next.x, next.y, finger: finger)
            case (let place?, 6..<8):
                places[finger] = nil
                let isCancelled = Int.random(in: 0..<5, using: &random) == 0
                try fixture.app.point(
                    isCancelled ? .cancelled : .ended, place.x, place.y, id: finger)
            default:
                fixture.wait(Double.random(in: 0..<0.4, using: &random))
            }
        }
        for (finger, place) in places { try fixture.up(place.x, place.y, finger: finger) }
        erratic.isEnabled = false
        fixture.wait(2)
        for log in logs {
            var last = UIGestureRecognizer.State.possible
            for state in log.states {
                #expect(
                    Self.successors[last]?.contains(state) == true,
                    "\(log.recognizer): \(last) → \(state)")
                last = state
            }
            #expect(last != .began && last != .changed, "\(log.recognizer) ended in \(last)")
            #expect(log.recognizer.state == .possible)
        }
        for view in [fixture.view, box] {
            let began = view.phases.count { $0 == "began" }
            let over = view.phases.count { $0 == "ended" || $0 == "cancelled" }
            #expect(began == over)
        }
    }
}
