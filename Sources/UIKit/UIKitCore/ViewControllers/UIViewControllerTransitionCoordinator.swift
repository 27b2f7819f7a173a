public import CoreGraphics
public import Foundation

/// The state of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// `true` if the transition is animated.
    var isAnimated: Bool { get }

    /// `true` if the transition was abandoned; known once the user has let go.
    var isCancelled: Bool { get }

    /// `true` while a gesture drives the transition.
    var isInteractive: Bool { get }

    /// `true` if the transition began with a gesture.
    var initiallyInteractive: Bool { get }

    /// `true` if a gesture can take hold of the transition while it runs.
    var isInterruptible: Bool { get }

    /// The duration of the animation in seconds.
    var transitionDuration: TimeInterval { get }

    /// The finished part of an interactive transition, from 0 to 1.
    var percentComplete: CGFloat { get }

    /// The speed after the user has let go, relative to that of the animation.
    var completionVelocity: CGFloat { get }

    /// The curve of the animation.
    var completionCurve: UIView.AnimationCurve { get }

    /// The style of the presentation; ``UIModalPresentationStyle/none`` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }

    /// The view in which the transition takes place.
    var containerView: UIView { get }

    /// The rotation that is part of the transition.
    var targetTransform: CGAffineTransform { get }

    /// Returns the controller with a role.
    func viewController(
        forKey key: UITransitionContextViewControllerKey
    ) -> UIViewController?

    /// Returns the view with a role.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// A transition, to which code can add its own animations.
///
/// ``UIViewController/viewWillTransition(to:with:)`` gets one, and
/// ``UIViewController/transitionCoordinator`` is that of a push, pop, presentation or dismissal in
/// progress.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
    /// Runs closures with the transition.
    ///
    /// - Parameters:
    ///   - animation: Called when the transition changes the views, in the transition's animation.
    ///   - completion: Called after the transition and the appearance callbacks.
    /// - Returns: `true` if `animation` will be called.
    @discardableResult
    func animate(
        alongsideTransition animation: (
            @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs closures with the transition, for changes in a view outside of the container.
    ///
    /// - Returns: `true` if `animation` will be called.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls a closure when the user lets go of the transition, or takes hold of it again.
    func notifyWhenInteractionChanges(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs a closure with the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: (
            @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Runs a closure with the transition, for changes in a view outside of the container.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?,
        animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}
