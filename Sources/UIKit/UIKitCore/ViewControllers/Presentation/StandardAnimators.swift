import CoreGraphics
import Foundation

/// The slide from and to below.
final class SlideAnimator: UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    /// The initial speed downwards in points per second, when a finger has released the view.
    private let velocity: CGFloat

    init(isPresenting: Bool, velocity: CGFloat = 0) {
        self.isPresenting = isPresenting
        self.velocity = velocity
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { velocity > 0 ? 0.35 : 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard let view = isPresenting ? context.view(forKey: .to) : context.view(forKey: .from)
        else { return context.completeTransition(true) }
        if isPresenting {
            container.addSubview(view)
            view.frame = context.presentedFinalFrame
        }
        let distance = max(container.bounds.maxY - view.frame.minY, 1)
        let below = view.transform.concatenating(CGAffineTransform(translationX: 0, y: distance))
        let shown = view.transform
        if isPresenting { view.transform = below }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: velocity / distance,
            animations: { view.transform = isPresenting ? shown : below },
            completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}

/// The fade in and out.
final class FadeAnimator: UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private let duration: TimeInterval

    init(isPresenting: Bool, duration: TimeInterval = 0.5) {
        self.isPresenting = isPresenting
        self.duration = duration
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = isPresenting ? context.view(forKey: .to) : context.view(forKey: .from)
        else { return context.completeTransition(true) }
        if isPresenting {
            context.containerView.addSubview(view)
            view.frame = context.presentedFinalFrame
            view.alpha = 0
        }
        UIView.animate(
            withDuration: duration,
            animations: { view.alpha = isPresenting ? 1 : 0 },
            completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}

/// The turn about the vertical axis: one view narrows to a line, the other widens from it.
final class FlipAnimator: UIViewControllerAnimatedTransitioning {
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.75 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let to = context.view(forKey: .to)
        let from = context.view(forKey: .from)
        if let to {
            container.addSubview(to)
            to.frame = context.presentedFinalFrame
            to.transform = Self.edge
            to.alpha = 0
        }
        UIView.animateKeyframes(
            withDuration: transitionDuration(using: context), delay: 0,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    from?.transform = Self.edge
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.001) {
                    to?.alpha = 1
                    from?.alpha = 0
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    to?.transform = .identity
                }
            },
            completion: { _ in
                from?.transform = .identity
                from?.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            })
    }

    /// The transform of a view that is seen from its side.
    private static let edge = CGAffineTransform(scaleX: 0.001, y: 1)
}

extension UIViewControllerContextTransitioning {
    /// The final frame of the controller that appears.
    fileprivate var presentedFinalFrame: CGRect {
        viewController(forKey: .to).map { finalFrame(for: $0) } ?? containerView.bounds
    }
}
