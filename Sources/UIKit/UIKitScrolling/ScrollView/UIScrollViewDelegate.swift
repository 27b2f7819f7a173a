public import CoreGraphics
public import UIKitCore

/// The methods by which an object is notified of scrolling and zooming, and chooses the zoomed view
/// and the final offset. Every method has a default.
///
/// A class must declare the methods together with the conformance: when a base class conforms
/// without a method, one that a subclass adds is not called. Declare it in the base class and
/// override it.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// Called after every movement of the content.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Called after every change of the content's scale.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Called before a finger, or a wheel, moves the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called when the finger is about to lift.
    ///
    /// `velocity` is in points per millisecond. `targetContentOffset` is the expected final offset;
    /// assign another offset to change it.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Called after the finger lifted. `decelerate` is `true` if the content continues to move.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Called before the content decelerates.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Called after the deceleration ended or was stopped.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Called after an animated change of the offset ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The view that is zoomed; `nil`, the default, for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Called before fingers or an animation zoom the content.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Called after zooming ended, including the return from beyond a limit.
    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Called after ``UIScrollView/adjustedContentInset`` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// Asked when the user taps a phone's status bar, which a desktop does not have.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Called after a tap on a phone's status bar has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}
