import Testing
import UIKit
import UIKitTesting

@Suite("Dragging scroll views")
struct ScrollDraggingTests {
    private let world = ScrollWorld(contentSize: CGSize(width: 200, height: 1000))
    private var scrollView: UIScrollView { world.scrollView }
    private var finger: Finger { world.app.finger }

    @Test("Scroll drag: follows the finger except for its first 10 points")
    func follows() {
        finger.down(at: CGPoint(x: 100, y: 200))
        #expect(scrollView.isTracking && !scrollView.isDragging)
        finger.move(to: CGPoint(x: 100, y: 191))
        #expect(world.y == 0 && !scrollView.isDragging)
        finger.move(to: CGPoint(x: 100, y: 150))
        #expect(world.y == 40 && scrollView.isDragging)
        finger.move(to: CGPoint(x: 160, y: 120))
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 70))
        world.app.advance(by: 0.2)
        finger.up()
        #expect(world.y == 70 && !scrollView.isTracking && !scrollView.isDecelerating)
        #expect(
            world.recorder.events == ["begin drag", "scroll", "end drag soon", "end drag"])
    }

    @Test("Scroll drag: resists beyond the end by the rubber band's formula")
    func rubberBand() {
        finger.down(at: CGPoint(x: 100, y: 100))
        finger.move(to: CGPoint(x: 100, y: 210))
        // d = 110 − 10, D = 300: (1 − 1/(0.55·100/300 + 1))·300
        #expect(world.y == -ScrollWorld.pixels((1 - 1 / (0.55 * 100 / 300 + 1)) * 300))
        finger.move(to: CGPoint(x: 100, y: 110))
        #expect(world.y == 0)
    }

    @Test("Scroll drag: content returns from beyond the end when released")
    func comesBack() {
        finger.down(at: CGPoint(x: 100, y: 100))
        finger.move(to: CGPoint(x: 100, y: 250))
        world.app.advance(by: 0.2)
        finger.up()
        #expect(world.y < -50 && scrollView.isDecelerating)
        world.app.settle()
        #expect(world.y == 0 && !scrollView.isDecelerating)
        #expect(
            world.recorder.events == [
                "begin drag", "scroll", "end drag soon", "end drag, goes on", "begin slowing",
                "scroll", "end slowing",
            ])
    }

    @Test("Scroll drag: content 96 points beyond the end is back after 0.69 s, as recorded")
    func returnTime() {
        finger.down(at: CGPoint(x: 100, y: 20))
        // d travels: (1 − 1/(0.55·d/300 + 1))·300 = 96 for d = 257, and 10 points do not count.
        finger.move(to: CGPoint(x: 100, y: 287))
        world.app.advance(by: 0.2)
        #expect(abs(world.y + 96) < 0.5)
        finger.up()
        world.app.advance(by: 0.6)
        #expect(scrollView.isDecelerating)
        world.app.advance(by: 0.12)
        #expect(world.y == 0 && !scrollView.isDecelerating)
    }

    @Test("Scroll drag: stops at the end when bounces is false")
    func hardEnd() {
        scrollView.bounces = false
        finger.down(at: CGPoint(x: 100, y: 100))
        finger.move(to: CGPoint(x: 100, y: 250))
        #expect(world.y == 0)
        finger.move(to: CGPoint(x: 100, y: 230))
        #expect(world.y == 0)
    }

    @Test("Scroll deceleration: starts with the finger's velocity, reduced every millisecond")
    func decelerates() throws {
        scrollView.contentSize.height = 10_000
        // 160 points in 0.2 s: 0.8 points per millisecond.
        finger.down(at: CGPoint(x: 100, y: 250))
        finger.move(to: CGPoint(x: 100, y: 90), duration: 0.2)
        finger.up()
        let start = world.y
        #expect(start == 150 && scrollView.isDecelerating)
        #expect(abs(world.recorder.lastVelocity.y - 0.8) < 0.001)
        world.app.advance(by: 0.5)
        // At most one frame late.
        let early = start + 0.8 * 0.998 * (1 - pow(0.998, 480)) / 0.002
        let late = start + 0.8 * 0.998 * (1 - pow(0.998, 500)) / 0.002
        #expect(world.y >= early - 0.5 && world.y <= late + 0.5)
        world.app.settle()
        // It stops when 0.8·0.998^t < 0.01: t = 2189.
        let end = start + 0.8 * 0.998 * (1 - pow(0.998, 2189)) / 0.002
        #expect(abs(world.y - end) < 1)
        #expect(abs(world.recorder.lastTarget.y - end) < 1)
    }

    @Test("Scroll deceleration: stops sooner with the fast rate")
    func fast() {
        scrollView.contentSize.height = 10_000
        scrollView.decelerationRate = .fast
        finger.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 90), duration: 0.2)
        world.app.settle()
        // 150 + 0.8·0.99·(1 − 0.99^437)/0.01 = 228.2
        #expect(abs(world.y - 228.2) < 1)
    }

    @Test("Scroll deceleration: bounces once at the end")
    func bounces() {
        finger.drag(from: CGPoint(x: 100, y: 290), to: CGPoint(x: 100, y: 10), duration: 0.1)
        var furthest: CGFloat = 0
        for _ in 0..<200 {
            world.app.advance(by: 1 / 60)
            furthest = max(furthest, world.y)
        }
        #expect(furthest > 710 && world.y == 700)
    }

    @Test("Scroll deceleration: stops under a finger, whose touch does not reach the content")
    func stopsUnderFinger() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 1000)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scrollView.addSubview(button)
        finger.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 90), duration: 0.2)
        #expect(scrollView.isDecelerating)
        finger.down(at: CGPoint(x: 100, y: 150))
        let place = world.y
        #expect(!scrollView.isDecelerating && scrollView.isTracking)
        world.app.advance(by: 0.1)
        finger.up()
        #expect(world.y == place && taps == 0)
        finger.tap(at: CGPoint(x: 100, y: 150))
        world.app.settle()
        #expect(taps == 1)
    }

    @Test("Scroll drag: a direction without content does not scroll and leaves the drag to others")
    func onlyItsDirection() {
        finger.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 150, y: 105))
        #expect(scrollView.contentOffset == .zero && world.recorder.events.isEmpty)
    }

    @Test("Scroll drag: alwaysBounce resists in a direction without content")
    func alwaysBounces() {
        scrollView.contentSize = CGSize(width: 200, height: 100)
        finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200))
        #expect(world.recorder.events.isEmpty)
        scrollView.alwaysBounceVertical = true
        finger.down(at: CGPoint(x: 100, y: 100))
        finger.move(to: CGPoint(x: 100, y: 200))
        #expect(world.y < -30)
        finger.up()
        world.app.settle()
        #expect(world.y == 0)
    }

    @Test("Scroll drag: a directional lock keeps the direction of a straight beginning")
    func directionalLock() {
        scrollView.contentSize = CGSize(width: 1000, height: 1000)
        scrollView.isDirectionalLockEnabled = true
        finger.down(at: CGPoint(x: 150, y: 250))
        finger.move(to: CGPoint(x: 148, y: 230))
        finger.move(to: CGPoint(x: 80, y: 200))
        #expect(scrollView.contentOffset.x == 0 && world.y > 30)
        world.app.advance(by: 0.2)
        finger.up()
        scrollView.contentOffset = .zero
        finger.down(at: CGPoint(x: 150, y: 250))
        finger.move(to: CGPoint(x: 130, y: 230))
        finger.move(to: CGPoint(x: 110, y: 200))
        #expect(scrollView.contentOffset.x > 10 && world.y > 10)
    }

    @Test("Scroll paging: a flick turns one page, and a slow drag moves to the nearest")
    func paging() {
        scrollView.contentSize = CGSize(width: 1000, height: 300)
        scrollView.isPagingEnabled = true
        finger.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 100, y: 100), duration: 0.1)
        world.app.settle()
        #expect(scrollView.contentOffset == CGPoint(x: 200, y: 0))
        finger.down(at: CGPoint(x: 150, y: 100))
        finger.move(to: CGPoint(x: 80, y: 100), duration: 0.5)
        world.app.advance(by: 0.2)
        finger.up()
        world.app.settle()
        #expect(scrollView.contentOffset.x == 200)
        finger.down(at: CGPoint(x: 190, y: 100))
        finger.move(to: CGPoint(x: 60, y: 100), duration: 0.5)
        world.app.advance(by: 0.2)
        finger.up()
        world.app.settle()
        #expect(scrollView.contentOffset.x == 400)
    }

    @Test("Scroll drag: the delegate can choose the final offset")
    func retargeted() {
        world.recorder.target = CGPoint(x: 0, y: 320)
        finger.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 90), duration: 0.2)
        world.app.settle()
        #expect(world.y == 320)
    }

    @Test("Scroll view: drag and deceleration continue from an offset set by the app")
    func moved() {
        scrollView.contentSize.height = 100_000
        finger.down(at: CGPoint(x: 100, y: 250))
        finger.move(to: CGPoint(x: 100, y: 90), duration: 0.2)
        #expect(world.y == 150)
        scrollView.contentOffset.y += 1000
        finger.move(to: CGPoint(x: 100, y: 80), duration: 1 / 60)
        #expect(world.y == 1160)
        finger.up()
        world.app.advance(by: 0.1)
        let before = world.y
        scrollView.contentOffset.y += 5000
        world.app.advance(by: 0.1)
        #expect(scrollView.isDecelerating && world.y > before + 5030)
    }

    @Test("Scroll wheel: scrolls without bouncing, and passes on the remainder")
    func wheel() {
        world.app.mouse.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 50))
        #expect(world.y == 50)
        world.app.mouse.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -80))
        #expect(world.y == 0)
        world.app.settle()
        #expect(world.y == 0 && !scrollView.isDragging)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        inner.contentSize = CGSize(width: 200, height: 130)
        scrollView.addSubview(inner)
        world.app.mouse.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: 0, height: 60))
        #expect(inner.contentOffset.y == 30 && world.y == 0)
        world.app.settle()
        world.app.mouse.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: 0, height: 60))
        #expect(inner.contentOffset.y == 30 && world.y == 60)
    }

    @Test("Nested scroll views: the outer one gets a drag that the inner one cannot scroll")
    func nested() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        inner.contentSize = CGSize(width: 1000, height: 300)
        scrollView.addSubview(inner)
        finger.down(at: CGPoint(x: 100, y: 200))
        finger.move(to: CGPoint(x: 100, y: 150), duration: 0.1)
        #expect(world.y == 40 && inner.contentOffset == .zero)
        finger.up()
        world.app.settle()
        scrollView.contentOffset = .zero
        finger.down(at: CGPoint(x: 150, y: 200))
        finger.move(to: CGPoint(x: 100, y: 200), duration: 0.1)
        #expect(world.y == 0 && inner.contentOffset.x == 40)
    }

    @Test("Scroll drag: none when isScrollEnabled is false")
    func disabled() {
        scrollView.isScrollEnabled = false
        finger.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 90))
        #expect(world.y == 0)
        scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
        #expect(world.y == 100)
    }

    @Test("Scroll drag: the same input always results in the same offset")
    func replays() {
        func run() -> [CGFloat] {
            let world = ScrollWorld(contentSize: CGSize(width: 200, height: 3000))
            world.app.finger.drag(
                from: CGPoint(x: 100, y: 280), to: CGPoint(x: 100, y: 40), duration: 0.15)
            return (0..<100).map { _ in
                world.app.advance(by: 1 / 60)
                return world.y
            }
        }
        #expect(run() == run())
    }
}
