public import Foundation

/// An object that animates the transition from one controller's view to another's.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Returns the duration in seconds, asked before the animation starts.
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval

    /// Animates the transition.
    ///
    /// The implementation adds the view for ``UITransitionContextViewKey/to`` to the container,
    /// animates, and then calls `completeTransition(!transitionContext.transitionWasCancelled)`
    /// once.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// Called after the transition has ended. Does nothing by default.
    func animationEnded(_ transitionCompleted: Bool)

    /// Returns the animation as an animator that a gesture can pause, move and reverse; the same
    /// one at each call.
    ///
    /// ``UIPercentDrivenInteractiveTransition`` drives it instead of calling
    /// ``animateTransition(using:)``. Its completion calls `completeTransition(_:)`.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
}

extension UIViewPropertyAnimator {
    /// The animator of a transition that has none.
    static let absent = UIViewPropertyAnimator()
}

/// An object that drives a transition, for example with a gesture.
///
/// ``UIPercentDrivenInteractiveTransition`` drives the animation of any animator.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins the transition, instead of the animator.
    func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning)

    /// The speed after the user has let go, 1 by default.
    var completionSpeed: CGFloat { get }

    /// The curve after the user has let go; slow at both ends by default.
    var completionCurve: UIView.AnimationCurve { get }

    /// `true` (the default) if the transition begins paused; `false` if it begins running.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}

/// An object that provides the animations of a presented controller.
///
/// Swift on Linux calls a class's optional methods only if the class that *states* the conformance
/// implements them: a method added by a subclass is not called.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Returns the animation of the presentation; `nil`, the default, for the standard one.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the animation of the dismissal; `nil`, the default, for the standard one.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the driver of the presentation; `nil`, the default, for none.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns the driver of the dismissal; `nil`, the default, for none.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns the presentation controller for the style ``UIModalPresentationStyle/custom``.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController?
}
