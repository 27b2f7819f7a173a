import Foundation
import Observation
import Testing
import UIKit
import UIKitTesting

@Observable
private final class Counter {
    var count = 0
}

/// A label that shows a counter, and follows it.
private final class CountLabel: UILabel {
    private let counter: Counter

    init(_ counter: Counter) {
        self.counter = counter
        super.init(frame: .zero)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        withObservationTracking {
            text = "\(counter.count)"
        } onChange: { [weak self] in
            Task { @MainActor in self?.show() }
        }
    }
}

@Suite("Clocks and sequences of a headless app")
struct AsynchronousSequenceTests {
    private let app = HeadlessApp(
        size: CGSize(width: 60, height: 50), rootViewController: UIViewController())

    @Test("Headless app: sleeps of the continuous and the suspending clock end at their times")
    func clocks() {
        var log: [String] = []
        Task {
            try? await ContinuousClock().sleep(for: .seconds(2))
            log.append("continuous")
        }
        Task {
            try? await SuspendingClock().sleep(for: .seconds(3))
            log.append("suspending")
        }
        Task {
            try? await SuspendingClock().sleep(
                until: .now.advanced(by: .seconds(4)), tolerance: .seconds(0.5))
            log.append("tolerant")
        }
        app.advance(by: 1.99)
        #expect(log == [])
        app.advance(by: 0.02)
        #expect(log == ["continuous"])
        app.advance(by: 0.98)
        #expect(log == ["continuous"])
        app.advance(by: 0.02)
        #expect(log == ["continuous", "suspending"])
        app.advance(by: 1)
        #expect(log == ["continuous", "suspending", "tolerant"])
    }

    @Test("Headless app: both clocks show its time")
    func times() {
        let (continuous, suspending) = (ContinuousClock.now, SuspendingClock.now)
        app.advance(by: 7_200)
        #expect(ContinuousClock.now - continuous == .seconds(7_200))
        #expect(SuspendingClock.now - suspending == .seconds(7_200))
    }

    @Test("Headless app: a sleep that is cancelled ends at once")
    func cancelling() {
        var log: [String] = []
        let task = Task {
            do { try await Task.sleep(for: .seconds(100)) } catch { log.append("cancelled") }
        }
        app.advance(by: 1)
        task.cancel()
        app.advance(by: 0)
        #expect(log == ["cancelled"])
    }

    @Test("Headless app: a stream's elements arrive at the times at which they are made")
    func stream() {
        let start = app.host.now
        let ticks = AsyncStream { continuation in
            Task {
                for tick in 1...3 {
                    try? await Task.sleep(for: .seconds(0.5))
                    continuation.yield(tick)
                }
                continuation.finish()
            }
        }
        var log: [String] = []
        Task {
            for await tick in ticks {
                log.append("\(tick) at \(((app.host.now - start) * 10).rounded() / 10)")
            }
            log.append("end")
        }
        app.advance(by: 1)
        #expect(log == ["1 at 0.5", "2 at 1.0"])
        #expect(app.settle())
        #expect(log == ["1 at 0.5", "2 at 1.0", "3 at 1.5", "end"])
    }

    @Test("Headless app: a sequence of notifications gets all that are posted")
    func notifications() {
        let name = Notification.Name("AsynchronousSequenceTests")
        var log: [Int] = []
        let task = Task {
            for await notification in NotificationCenter.default.notifications(named: name) {
                log.append(notification.userInfo?["number"] as? Int ?? 0)
            }
            log.append(-1)
        }
        app.advance(by: 0)
        for number in 1...3 {
            NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": number])
        }
        #expect(log == [])
        app.advance(by: 0)
        #expect(log == [1, 2, 3])
        task.cancel()
        app.settle()
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": 4])
        app.settle()
        #expect(log == [1, 2, 3, -1])
    }

    @Test("Headless app: a change of an observed model is reported on the app's clock")
    func observation() {
        let counter = Counter()
        let label = CountLabel(counter)
        app.window.rootViewController?.view.addSubview(label)
        Task {
            for _ in 0..<3 {
                try? await Task.sleep(for: .seconds(1))
                counter.count += 1
            }
        }
        app.advance(by: 1)
        #expect(label.text == "1")
        app.settle()
        #expect(label.text == "3")
    }

    @Test("Headless app: a sequence of observations gets the changed values")
    func observations() {
        let counter = Counter()
        var log: [Int] = []
        let task = Task {
            for await count in Observations({ counter.count }) { log.append(count) }
        }
        app.advance(by: 0)
        #expect(log == [0])
        counter.count = 5
        app.advance(by: 0)
        #expect(log == [0, 5])
        task.cancel()
        counter.count = 6
        app.settle()
        #expect(log == [0, 5])
    }
}
