import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Modes of the run loop")
@MainActor
struct RunLoopModeTests {
    /// Counts what a timer and a display link do in a mode.
    private final class Counter: NSObject {
        private(set) var times = 0
        private(set) var frames = 0
        private var timer: Timer?
        private var link: CADisplayLink?

        init(_ mode: RunLoop.Mode) {
            super.init()
            let timer = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.times += 1 }
            }
            RunLoop.main.add(timer, forMode: mode)
            self.timer = timer
            let link = CADisplayLink { [weak self] _ in self?.frames += 1 }
            link.add(to: .main, forMode: mode)
            self.link = link
        }

        /// Invalidates both.
        func end() {
            timer?.invalidate()
            link?.invalidate()
        }

        func reset() { (times, frames) = (0, 0) }
    }

    private let app: HeadlessApp
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        let controller = UIViewController()
        app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: controller)
        scrollView.contentSize = CGSize(width: 320, height: 5000)
        controller.view.addSubview(scrollView)
        app.settle()
    }

    @Test(
        "Run loop: timers and links in the default mode wait while a finger scrolls",
        .rows("S0-48", "S0-81"))
    func dragging() {
        let counters = [RunLoop.Mode.default, .common, .tracking].map(Counter.init)
        app.advance(by: 1)
        #expect(counters.map(\.times) == [10, 10, 0])
        #expect(counters[0].frames > 50 && counters[1].frames > 50 && counters[2].frames == 0)

        app.finger.down(at: CGPoint(x: 100, y: 400))
        app.finger.move(to: CGPoint(x: 100, y: 300), duration: 0.1)
        #expect(scrollView.isDragging)
        for counter in counters { counter.reset() }
        app.advance(by: 1)
        #expect(counters.map(\.times) == [0, 10, 10])
        #expect(counters[0].frames == 0 && counters[1].frames > 50 && counters[2].frames > 50)

        app.finger.up()
        app.advance(by: 0)
        #expect(!scrollView.isDragging && !scrollView.isDecelerating)
        // The timer that waited fires once, and goes on in its rhythm.
        #expect(counters[0].times == 1)
        for counter in counters { counter.reset() }
        app.advance(by: 1)
        #expect(counters[0].times == 10 && counters[1].times == 10 && counters[2].times == 0)
        #expect(counters[0].frames > 50 && counters[2].frames == 0)
        for counter in counters { counter.end() }
    }

    @Test("Run loop: the mode lasts until the content rests", .rows("S0-81"))
    func decelerating() {
        app.finger.down(at: CGPoint(x: 100, y: 400))
        app.finger.move(to: CGPoint(x: 100, y: 100), duration: 0.1)
        app.finger.up()
        #expect(scrollView.isDecelerating)
        var fired = false
        let timer = Timer(timeInterval: 0.01, repeats: false) { _ in
            MainActor.assumeIsolated { fired = true }
        }
        RunLoop.main.add(timer, forMode: .default)
        app.advance(by: 0.2)
        #expect(scrollView.isDecelerating && !fired)
        #expect(app.settle() && !scrollView.isDecelerating && fired)
    }

    @Test("Run loop: a scroll view that goes while a finger moves it ends the mode")
    func removed() {
        app.finger.down(at: CGPoint(x: 100, y: 400))
        app.finger.move(to: CGPoint(x: 100, y: 300), duration: 0.1)
        var fired = false
        let timer = Timer(timeInterval: 0.01, repeats: false) { _ in
            MainActor.assumeIsolated { fired = true }
        }
        RunLoop.main.add(timer, forMode: .default)
        app.advance(by: 0.1)
        #expect(!fired)
        scrollView.removeFromSuperview()
        app.advance(by: 0.1)
        app.finger.up()
        app.settle()
        #expect(fired)
    }
}
