public import CoreGraphics
public import Foundation

/// The role of a controller in a transition.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable
{
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that is visible at the begin.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")

    /// The controller that is visible at the end.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The role of a view in a transition.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that is visible at the begin.
    public static let from = Self(rawValue: "UITransitionContextFromView")

    /// The view that is visible at the end.
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// A transition, as its animator and its driver see it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place.
    var containerView: UIView { get }

    /// `true` if the transition is animated.
    var isAnimated: Bool { get }

    /// `true` while a gesture drives the transition.
    var isInteractive: Bool { get }

    /// `true` if the transition was abandoned.
    var transitionWasCancelled: Bool { get }

    /// The style of the presentation; ``UIModalPresentationStyle/none`` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }

    /// The rotation that is part of the transition.
    var targetTransform: CGAffineTransform { get }

    /// Reports the progress of a driven transition, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)

    /// Reports that the user has let go and the transition will be completed.
    func finishInteractiveTransition()

    /// Reports that the user has let go and the transition will be undone.
    func cancelInteractiveTransition()

    /// Reports that the user has taken hold of the running transition.
    func pauseInteractiveTransition()

    /// Ends the transition. Called once, after the animations.
    ///
    /// - Parameter didComplete: `false` if the transition was cancelled.
    func completeTransition(_ didComplete: Bool)

    /// Returns the controller with a role.
    func viewController(
        forKey key: UITransitionContextViewControllerKey
    ) -> UIViewController?

    /// Returns the view with a role; `nil` if the animator has not to move it.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// Returns the frame of a controller's view at the begin; zero if it is not on screen then.
    func initialFrame(for vc: UIViewController) -> CGRect

    /// Returns the frame of a controller's view at the end; zero if it is not on screen then.
    func finalFrame(for vc: UIViewController) -> CGRect
}
