public import UIKitCore

/// An object that is notified of pushes and pops, and may animate them.
///
/// Swift on Linux calls a class's optional methods only if the class that *states* the conformance
/// implements them.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    /// Called when a controller is about to be shown; for a gesture when it begins.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)

    /// Called after a controller was shown; not for a cancelled gesture.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)

    /// Returns the animation of a push or pop; `nil`, the default, for the standard one.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the driver of an animation; `nil`, the default, for none.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationController {
    /// A change of a navigation stack.
    public nonisolated enum Operation: Int, Hashable, Sendable {
        case none = 0
        case push
        case pop
    }
}
