import Testing
import UIKit

@Suite("Gesture arbitration")
struct ArbitrationTests {
    private func drag(_ fixture: GestureFixture) throws {
        try fixture.down(120, 120)
        try fixture.move(140, 120)
        try fixture.move(160, 120)
        try fixture.up(160, 120)
    }

    @Test("Gestures: of nested views, the deeper one's wins")
    func deeper() throws {
        let fixture = try GestureFixture()
        let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        fixture.view.addSubview(box)
        let outer = fixture.watch(UIPanGestureRecognizer())
        let inner = fixture.watch(UIPanGestureRecognizer(), on: box)
        try drag(fixture)
        #expect(inner.states == [.began, .changed, .ended])
        #expect(outer.states == [])
    }

    @Test("Gestures: of one view, the one added last wins")
    func later() throws {
        let fixture = try GestureFixture()
        let first = fixture.watch(UIPanGestureRecognizer())
        let second = fixture.watch(UIPanGestureRecognizer())
        try drag(fixture)
        #expect(first.states == [])
        #expect(second.states == [.began, .changed, .ended])
    }

    @Test(
        "Gestures: both continue when one delegate allows simultaneous recognition",
        arguments: [0, 1])
    func simultaneous(asked: Int) throws {
        let fixture = try GestureFixture()
        let logs = [
            fixture.watch(UIPanGestureRecognizer()), fixture.watch(UIPanGestureRecognizer()),
        ]
        let rules = GestureRules()
        rules.isSimultaneous = { _, _ in true }
        logs[asked].recognizer.delegate = rules
        try drag(fixture)
        for log in logs { #expect(log.states == [.began, .changed, .ended]) }
    }

    @Test("Gestures: fingers on different views are independent")
    func apart() throws {
        let fixture = try GestureFixture()
        var logs: [GestureLog<UIPanGestureRecognizer>] = []
        for index in 0..<2 {
            let box = UIView(frame: CGRect(x: CGFloat(index) * 200, y: 0, width: 150, height: 300))
            fixture.view.addSubview(box)
            logs.append(fixture.watch(UIPanGestureRecognizer(), on: box))
        }
        try fixture.down(10, 10, finger: 0)
        try fixture.down(210, 10, finger: 1)
        try fixture.move(10, 50, finger: 0)
        try fixture.move(210, 50, finger: 1)
        for log in logs { #expect(log.states == [.began]) }
    }

    @Test("Gestures: one in progress prevents those that join later")
    func lateJoiner() throws {
        let fixture = try GestureFixture()
        let pan = fixture.watch(UIPanGestureRecognizer())
        let box = UIView(frame: CGRect(x: 300, y: 0, width: 100, height: 100))
        fixture.view.addSubview(box)
        let tap = fixture.watch(UITapGestureRecognizer(), on: box)
        try fixture.down(10, 10, finger: 0)
        try fixture.move(50, 10, finger: 0)
        try fixture.down(350, 50, finger: 1)
        try fixture.up(350, 50, finger: 1)
        #expect(pan.states.first == .began)
        #expect(tap.states == [])
        try fixture.up(50, 10, finger: 0)
        try fixture.tap(350, 50)
        #expect(tap.states == [.ended])
    }

    @Test("Gesture delegate: can deny beginning, touches and events")
    func refusals() throws {
        let fixture = try GestureFixture()
        let pan = fixture.watch(UIPanGestureRecognizer())
        let rules = GestureRules()
        pan.recognizer.delegate = rules
        rules.begins = { _ in false }
        try drag(fixture)
        rules.begins = { _ in true }
        rules.receives = { _, _ in false }
        try drag(fixture)
        rules.receives = { _, _ in true }
        rules.takesEvent = { _, _ in false }
        try drag(fixture)
        #expect(pan.states == [])
        rules.takesEvent = { _, _ in true }
        try drag(fixture)
        #expect(pan.states == [.began, .changed, .ended])
    }

    @Test("Gestures: a view between the hit view and the recogniser's can deny the beginning")
    func viewRefuses() throws {
        final class Stubborn: UIView {
            override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
                false
            }
        }
        let fixture = try GestureFixture()
        let pan = fixture.watch(UIPanGestureRecognizer())
        let box = Stubborn(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        fixture.view.addSubview(box)
        try drag(fixture)
        #expect(pan.states == [])
    }

    enum Waiting: CaseIterable { case required, delegateOfWaiter, delegateOfOther }

    @Test(
        "Gestures: a waiting one begins when the other fails, and fails when the other begins",
        arguments: Waiting.allCases)
    func failure(waiting: Waiting) throws {
        let fixture = try GestureFixture()
        let pan = fixture.watch(UIPanGestureRecognizer())
        let press = fixture.watch(UILongPressGestureRecognizer())
        press.recognizer.allowableMovement = 30
        let rules = GestureRules()
        switch waiting {
        case .required: pan.recognizer.require(toFail: press.recognizer)
        case .delegateOfWaiter:
            rules.requiresFailure = {
                $0 is UIPanGestureRecognizer && $1 is UILongPressGestureRecognizer
            }
            pan.recognizer.delegate = rules
        case .delegateOfOther:
            rules.isRequiredToFail = {
                $0 is UILongPressGestureRecognizer && $1 is UIPanGestureRecognizer
            }
            press.recognizer.delegate = rules
        }
        try fixture.down(100, 100)
        try fixture.move(120, 100)
        #expect(pan.states == [])
        try fixture.move(140, 100)
        #expect(pan.states.first == .began)
        try fixture.up(140, 100)
        #expect(pan.states.last == .ended)
        let before = pan.states.count
        try fixture.down(100, 100)
        try fixture.move(120, 100)
        fixture.wait(0.6)
        try fixture.move(150, 100)
        try fixture.up(150, 100)
        #expect(press.states == [.began, .changed, .ended])
        #expect(pan.states.count == before)
    }

    @Test("Gestures: a waiting one whose touches have ended begins and ends at once")
    func lateBeginning() throws {
        let fixture = try GestureFixture()
        let pan = fixture.watch(UIPanGestureRecognizer())
        let twice = fixture.watch(UITapGestureRecognizer())
        twice.recognizer.numberOfTapsRequired = 2
        pan.recognizer.require(toFail: twice.recognizer)
        try fixture.down(100, 100)
        try fixture.move(115, 100)
        try fixture.up(115, 100)
        #expect(pan.states == [])
        fixture.wait(0.4)
        #expect(pan.states == [.began, .ended])
    }

    @Test("Gestures: two that wait for each other do not wait forever")
    func deadlock() throws {
        let fixture = try GestureFixture()
        let first = fixture.watch(UITapGestureRecognizer())
        let second = fixture.watch(UITapGestureRecognizer())
        first.recognizer.require(toFail: second.recognizer)
        second.recognizer.require(toFail: first.recognizer)
        try fixture.tap(10, 10)
        #expect(first.states.count + second.states.count == 1)
        #expect(fixture.view.phases == ["began", "cancelled"])
    }

    @Test("Gestures: a subclass decides which ones it prevents, and which prevent it")
    func prevention() throws {
        final class Meek: UIPanGestureRecognizer {
            override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
        }
        final class Sturdy: UIPanGestureRecognizer {
            override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
        }
        for make in [{ Meek() }, { UIPanGestureRecognizer() }] as [() -> UIPanGestureRecognizer] {
            let fixture = try GestureFixture()
            let early = fixture.watch(UIPanGestureRecognizer())
            let late = fixture.watch(make())
            try drag(fixture)
            #expect(late.states == [.began, .changed, .ended])
            #expect(early.states.isEmpty == !(late.recognizer is Meek))
        }
        let fixture = try GestureFixture()
        let sturdy = fixture.watch(Sturdy())
        _ = fixture.watch(UIPanGestureRecognizer())
        try drag(fixture)
        #expect(sturdy.states == [.began, .changed, .ended])
    }
}
