public import CoreGraphics
public import UIKitCore

/// Hears of scrolling and zooming, and decides what is zoomed and where scrolling rests. Every method has a default.
///
/// Mind that a class answers with the methods it had when it declared the conformance: when a base class conforms
/// without a method, one that a subclass adds is not called. Declare it in the base class and override it.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// The content moved, for whatever reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// The content was scaled, for whatever reason.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// A finger, or a wheel, begins to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The finger is about to lift.
    ///
    /// - Parameters:
    ///   - velocity: In points a millisecond.
    ///   - targetContentOffset: Where the content will rest. Write another place to have it rest there.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// The finger lifted.
    ///
    /// - Parameter decelerate: Whether the content goes on moving by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// The content begins to move by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// The content has come to rest, or was stopped.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// An animated change of the offset is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The view that is scaled; `nil`, the default, for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Fingers are about to scale the content, or an animation is.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// The scaling is over, and so is its way back from beyond a limit.
    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// ``UIScrollView/adjustedContentInset`` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

// What a delegate does that has none of these methods: nothing.
extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Does nothing.
    public func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {}

    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// No view: nothing is zoomed.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Does nothing.
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}

    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
