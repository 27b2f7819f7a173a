import AssociatedValues
import Foundation
import FoundationGaps
import Testing

/// Where the calls of a method are counted.
@MainActor
private final class Receiver: NSObject {
    var calls: [String] = []
    func tick() { calls.append("tick") }
    func fire(_ timer: Timer) { calls.append("fire \(timer.userInfo ?? "nothing")") }
    func note(_ notification: Notification) { calls.append(notification.name.rawValue) }
    func say(_ text: String) { calls.append("say \(text)") }

    nonisolated deinit { NotificationCenter.default.removeObserver(self) }
}

/// Runs timers that are due, until a condition holds.
@MainActor
private func run(until isDone: () -> Bool) {
    for _ in 0..<1000 where !isDone() {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
}

@Suite("Performing selectors") @MainActor
struct PerformingTests {
    @Test("perform: calls a method at once, without and with an argument")
    func perform() {
        let receiver = Receiver()
        receiver.perform(Selector(Receiver.tick))
        receiver.perform(Selector(Receiver.say), with: "hello")
        #expect(receiver.calls == ["tick", "say hello"])
        #expect(receiver.responds(to: Selector(Receiver.tick)))
        #expect(!NSObject().responds(to: Selector(Receiver.tick)))
    }
}

@Suite("Timers with selectors") @MainActor
struct TimerSelectorTests {
    @Test("Timer: calls a method of its target with itself, and carries its user info")
    func target() {
        let receiver = Receiver()
        let timer = Timer(
            timeInterval: 0, target: receiver, selector: Selector(Receiver.fire), userInfo: "now",
            repeats: false)
        #expect(timer.userInfo as? String == "now")
        timer.fire()
        #expect(receiver.calls == ["fire now"])
    }

    @Test("Timer: is scheduled in the run loop, repeats, and ends when it is invalidated")
    func scheduled() {
        let receiver = Receiver()
        let timer = Timer.scheduledTimer(
            timeInterval: 0.001, target: receiver, selector: Selector(Receiver.tick), userInfo: nil,
            repeats: true)
        run { receiver.calls.count >= 3 }
        timer.invalidate()
        #expect(!timer.isValid)
        #expect(receiver.calls.allSatisfy { $0 == "tick" })
    }

    @Test("Timer: releases its target when it is invalidated")
    func release() {
        weak var link: Receiver?
        let timer: Timer
        do {
            let receiver = Receiver()
            link = receiver
            timer = Timer(
                timeInterval: 9, target: receiver, selector: Selector(Receiver.tick),
                userInfo: nil, repeats: true)
        }
        #expect(link != nil)
        timer.invalidate()
        #expect(link == nil)
    }
}

@Suite("Notifications with selectors") @MainActor
struct NotificationSelectorTests {
    private let center = NotificationCenter()

    private func post(_ name: String, from object: Any? = nil) {
        center.post(name: Notification.Name(name), object: object)
    }

    @Test("Notification centre: calls a method of the observer until the observer is removed")
    func observing() {
        let receiver = Receiver()
        let selector = Selector(Receiver.note)
        center.addObserver(
            receiver, selector: selector, name: Notification.Name("a"), object: nil)
        center.addObserver(
            receiver, selector: selector, name: Notification.Name("b"), object: self.center)
        post("a")
        post("b")
        post("b", from: center)
        #expect(receiver.calls == ["a", "b"])
        center.removeObserver(receiver, name: Notification.Name("a"), object: nil)
        post("a")
        post("b", from: center)
        #expect(receiver.calls == ["a", "b", "b"])
        center.removeObserver(receiver)
        post("b", from: center)
        #expect(receiver.calls == ["a", "b", "b"])
    }

    @Test("Notification centre: a token of a closure is still removed")
    func tokens() {
        let receiver = Receiver()
        let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { receiver.tick() }
        }
        post("a")
        center.removeObserver(token)
        post("a")
        #expect(receiver.calls == ["tick"])
    }

    @Test("Notification centre: does not retain observers, which may remove themselves in deinit")
    func lifetime() {
        weak var link: Receiver?
        do {
            let receiver = Receiver()
            link = receiver
            center.addObserver(
                receiver, selector: Selector(Receiver.note), name: nil, object: nil)
        }
        #expect(link == nil)
        post("a")
    }
}

@Suite("Delayed calls") @MainActor
struct DelayedCallTests {
    @Test("Delayed call: calls the method later, with the argument, and not before its delay")
    func later() {
        let receiver = Receiver()
        receiver.perform(Selector(Receiver.say), with: "second", afterDelay: 600)
        receiver.perform(Selector(Receiver.say), with: "first", afterDelay: 0)
        #expect(receiver.calls.isEmpty)
        run { receiver.calls.count == 1 }
        #expect(receiver.calls == ["say first"])
        NSObject.cancelPreviousPerformRequests(withTarget: receiver)
    }

    @Test("Delayed call: is cancelled by method and argument, or with all others of its target")
    func cancelling() {
        let receiver = Receiver()
        let say = Selector(Receiver.say, name: "say(_:)")
        for text in ["a", "b", "c"] { receiver.perform(say, with: text, afterDelay: 0) }
        NSObject.cancelPreviousPerformRequests(
            withTarget: receiver, selector: say, object: "b")
        run { receiver.calls.count == 2 }
        #expect(receiver.calls == ["say a", "say c"])
        receiver.perform(say, with: "d", afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: receiver)
        receiver.perform(Selector(Receiver.tick), with: nil, afterDelay: 0.001)
        run { receiver.calls.count == 3 }
        #expect(receiver.calls.last == "tick")
    }

    @Test("Delayed call: releases its target and its argument once it is made or cancelled")
    func releasing() {
        weak var made: Receiver?
        weak var cancelled: Receiver?
        do {
            let (first, second) = (Receiver(), Receiver())
            (made, cancelled) = (first, second)
            first.perform(Selector(Receiver.tick), with: nil, afterDelay: 0.001)
            second.perform(Selector(Receiver.tick), with: nil, afterDelay: 600)
            NSObject.cancelPreviousPerformRequests(withTarget: second)
            run { first.calls == ["tick"] }
        }
        AssociatedValues.releaseOrphans()
        #expect(made == nil)
        #expect(cancelled == nil)
    }

    @Test("Delayed call: retains its target until it is made")
    func retaining() {
        weak var link: Receiver?
        do {
            let receiver = Receiver()
            link = receiver
            receiver.perform(Selector(Receiver.tick), with: nil, afterDelay: 0.001)
        }
        #expect(link != nil)
        run { link?.calls.isEmpty != false ? link == nil : true }
    }
}
