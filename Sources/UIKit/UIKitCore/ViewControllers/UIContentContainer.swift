public import CoreGraphics

/// Something that fills a view with content: a view controller.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
    /// The preferred size of the view, for containers.
    var preferredContentSize: CGSize { get }

    /// Called after the preferred size of a child changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Called before the traits of the view change.
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator)

    /// Called before the size of the view changes.
    func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Returns the size that a child will have in a container of a certain size.
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize
}

extension UIViewController: UIContentContainer {}
