import Testing
import UIKit
import UIKitTesting

@Suite("A scroll view's zoom")
struct ScrollZoomingTests {
    private let world = ScrollWorld(contentSize: CGSize(width: 400, height: 600))
    private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    private var scrollView: UIScrollView { world.scrollView }

    init() {
        scrollView.addSubview(picture)
        scrollView.minimumZoomScale = 0.5
        scrollView.maximumZoomScale = 4
        world.recorder.zoomed = picture
    }

    @Test("scales the view and the content's size, about the middle of what is seen")
    func scale() {
        scrollView.contentOffset = CGPoint(x: 100, y: 150)
        scrollView.zoomScale = 2
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 800, height: 1200))
        #expect(scrollView.contentSize == CGSize(width: 800, height: 1200))
        // The middle was (200, 300) and is (400, 600) now.
        #expect(scrollView.contentOffset == CGPoint(x: 300, y: 450))
        #expect(picture.transform.a == 2 && world.recorder.events.contains("zoom"))
    }

    @Test("keeps within its limits")
    func limits() {
        scrollView.zoomScale = 100
        #expect(scrollView.zoomScale == 4)
        scrollView.setZoomScale(0.01, animated: false)
        #expect(scrollView.zoomScale == 0.5 && scrollView.contentSize.width == 200)
        scrollView.zoomScale = .nan
        #expect(scrollView.zoomScale == 0.5)
    }

    @Test("has a pinch only while there is something to choose")
    func recognizer() {
        #expect(scrollView.pinchGestureRecognizer != nil)
        scrollView.minimumZoomScale = 4
        #expect(scrollView.pinchGestureRecognizer == nil)
    }

    @Test("follows two fingers, keeping what is between them there")
    func pinch() {
        let middle = CGPoint(x: 80, y: 100)
        world.app.pinch(at: middle, from: 40, to: 148, duration: 0.2)
        // The first 8 points do not count: (148 − 8)/40 at most, 148/48 by the recogniser's own rule.
        let scale = scrollView.zoomScale
        #expect(scale > 2.5 && scale < 3.8)
        let content = CGPoint(
            x: (scrollView.contentOffset.x + middle.x) / scale,
            y: (scrollView.contentOffset.y + middle.y) / scale)
        #expect(abs(content.x - 80) < 1 && abs(content.y - 100) < 1)
        world.app.settle()
        #expect(!scrollView.isZooming && world.recorder.events.last == "end zoom at \(scale)")
    }

    @Test("comes back from beyond a limit")
    func bounce() {
        world.app.pinch(at: CGPoint(x: 100, y: 150), from: 180, to: 30, duration: 0.2)
        world.app.settle()
        #expect(scrollView.zoomScale == 0.5 && !scrollView.isZoomBouncing)
        #expect(scrollView.contentOffset == .zero)
        #expect(world.recorder.events.last == "end zoom at 0.5")
    }

    @Test("fills the view with a rectangle, at once or within 0.3 seconds")
    func toRect() {
        scrollView.zoom(to: CGRect(x: 200, y: 300, width: 100, height: 50), animated: true)
        #expect(scrollView.zoomScale == 1)
        world.app.advance(by: 0.4)
        #expect(scrollView.zoomScale == 2)
        // The rectangle's middle, (250, 325), is at (500, 650).
        #expect(scrollView.contentOffset == CGPoint(x: 400, y: 500))
    }

    @Test("does nothing without a view to scale")
    func nothing() {
        world.recorder.zoomed = nil
        scrollView.zoomScale = 2
        #expect(scrollView.zoomScale == 1)
        world.app.pinch(at: CGPoint(x: 100, y: 150), from: 40, to: 140, duration: 0.2)
        #expect(scrollView.zoomScale == 1)
    }
}
