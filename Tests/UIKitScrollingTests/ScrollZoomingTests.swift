import Testing
import UIKit
import UIKitTesting

@Suite("Zooming of scroll views")
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

    @Test("Zoom: scales the view and the content size about the visible center")
    func scale() {
        scrollView.contentOffset = CGPoint(x: 100, y: 150)
        scrollView.zoomScale = 2
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 800, height: 1200))
        #expect(scrollView.contentSize == CGSize(width: 800, height: 1200))
        // The center was (200, 300) and is (400, 600) now.
        #expect(scrollView.contentOffset == CGPoint(x: 300, y: 450))
        #expect(picture.transform.a == 2 && world.recorder.events.contains("zoom"))
    }

    @Test("Zoom: the scale is clamped to its limits")
    func limits() {
        scrollView.zoomScale = 100
        #expect(scrollView.zoomScale == 4)
        scrollView.setZoomScale(0.01, animated: false)
        #expect(scrollView.zoomScale == 0.5 && scrollView.contentSize.width == 200)
        scrollView.zoomScale = .nan
        #expect(scrollView.zoomScale == 0.5)
    }

    @Test("Zoom: the pinch recogniser only exists while the limits differ")
    func recognizer() {
        #expect(scrollView.pinchGestureRecognizer != nil)
        scrollView.minimumZoomScale = 4
        #expect(scrollView.pinchGestureRecognizer == nil)
    }

    @Test("Zoom: follows two fingers, keeping the content between them")
    func pinch() {
        let middle = CGPoint(x: 80, y: 100)
        world.app.pinch(at: middle, from: 40, to: 148, duration: 0.2)
        // The first 8 points do not count: (148 − 8)/40 at most, 148/48 by the recogniser's own
        // rule.
        let scale = scrollView.zoomScale
        #expect(scale > 2.5 && scale < 3.8)
        let content = CGPoint(
            x: (scrollView.contentOffset.x + middle.x) / scale,
            y: (scrollView.contentOffset.y + middle.y) / scale)
        #expect(abs(content.x - 80) < 1 && abs(content.y - 100) < 1)
        world.app.settle()
        #expect(!scrollView.isZooming && world.recorder.events.last == "end zoom at \(scale)")
    }

    @Test("Zoom: returns from beyond a limit")
    func bounce() {
        world.app.pinch(at: CGPoint(x: 100, y: 150), from: 180, to: 30, duration: 0.2)
        world.app.settle()
        #expect(scrollView.zoomScale == 0.5 && !scrollView.isZoomBouncing)
        #expect(scrollView.contentOffset == .zero)
        #expect(world.recorder.events.last == "end zoom at 0.5")
    }

    @Test("Zoom: zoom(to:animated:) fills the view with a rectangle, at once or within 0.3 seconds")
    func toRect() {
        scrollView.zoom(to: CGRect(x: 200, y: 300, width: 100, height: 50), animated: true)
        #expect(scrollView.zoomScale == 1)
        world.app.advance(by: 0.4)
        #expect(scrollView.zoomScale == 2)
        // The rectangle's center, (250, 325), is at (500, 650).
        #expect(scrollView.contentOffset == CGPoint(x: 400, y: 500))
    }

    @Test("Zoom: does nothing without a view for zooming")
    func nothing() {
        world.recorder.zoomed = nil
        scrollView.zoomScale = 2
        #expect(scrollView.zoomScale == 1)
        world.app.pinch(at: CGPoint(x: 100, y: 150), from: 40, to: 140, duration: 0.2)
        #expect(scrollView.zoomScale == 1)
    }
}
