package import CoreGraphics

/// A bar whose height follows the position of a scroll view's content.
@MainActor
package protocol ScrollFollower: AnyObject {
    /// Called after the content moved.
    func scrollViewDidMove(_ scrollView: UIScrollView)

    /// Called after the content got another size.
    func scrollViewDidResizeContent(_ scrollView: UIScrollView)

    /// Changes the offset at which content comes to rest after a drag.
    func scrollView(_ scrollView: UIScrollView, adjustsTarget target: inout CGPoint)
}
