import UIKit
import UIKitTesting

/// An app of 200 by 300 points filled by a scroll view, with a recorder as its delegate.
final class ScrollWorld {
    let scrollView: UIScrollView
    let recorder = ScrollRecorder()
    let app: HeadlessApp

    init(_ scrollView: UIScrollView = UIScrollView(), contentSize: CGSize) {
        self.scrollView = scrollView
        scrollView.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        scrollView.contentSize = contentSize
        scrollView.delegate = recorder
        app = HeadlessApp(
            size: CGSize(width: 200, height: 300), scale: 2,
            rootViewController: {
                let controller = UIViewController()
                controller.view.addSubview(scrollView)
                return controller
            }())
        recorder.clear()
    }

    var y: CGFloat { scrollView.contentOffset.y }

    /// `length` rounded to the pixels of this app, of which a point has two.
    static func pixels(_ length: CGFloat) -> CGFloat { (length * 2).rounded() / 2 }
}

/// A log of delegate calls, in order; successive scrolls are recorded once.
final class ScrollRecorder: UIScrollViewDelegate {
    private(set) var events: [String] = []

    /// The zoomed view, if any.
    var zoomed: UIView?

    /// The final offset to choose, if any.
    var target: CGPoint?

    private(set) var lastVelocity = CGPoint.zero
    private(set) var lastTarget = CGPoint.zero

    func clear() { events = [] }

    private func note(_ event: String) {
        if event != events.last { events.append(event) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll") }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { note("zoom") }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("begin drag") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        lastVelocity = velocity
        lastTarget = targetContentOffset.pointee
        if let target { targetContentOffset.pointee = target }
        note("end drag soon")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note(decelerate ? "end drag, goes on" : "end drag")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("begin slowing") }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("end slowing") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("end animation") }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        note("begin zoom")
    }

    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { note("end zoom at \(scale)") }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("inset") }
}
