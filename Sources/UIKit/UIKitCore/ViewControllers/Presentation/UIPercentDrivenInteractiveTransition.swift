import CoreGraphics
public import Foundation

/// A driver that shows the animation of any animator at the progress of a gesture.
///
///     func panned(_ pan: UIPanGestureRecognizer) {
///         switch pan.state {
///         case .began: dismiss(animated: true)  // the delegate returns `driver`
///         case .changed: driver.update(pan.translation(in: view).y / view.bounds.height)
///         case .ended: driver.percentComplete > 0.5 ? driver.finish() : driver.cancel()
///         default: driver.cancel()
///         }
///     }
///
/// The animator has to animate with `UIView.animate` or layer animations in the container view.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
    private weak var transition: ViewTransition?

    public override init() { super.init() }

    nonisolated deinit {}

    /// The duration of the animation in seconds.
    public final var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }

    /// The progress, from 0 to 1.
    public final private(set) var percentComplete: CGFloat = 0

    /// The speed after ``finish()`` or ``cancel()``, relative to the animation's. 1 by default.
    open var completionSpeed: CGFloat = 1

    /// The curve of animations that run alongside.
    open var completionCurve: UIView.AnimationCurve = .easeInOut

    /// The timing with which an interruptible animator runs on after ``finish()`` or ``cancel()``;
    /// `nil`, the default, for its own. Other animations keep theirs.
    open var timingCurve: (any UITimingCurveProvider)?

    /// `true` (the default) if the transition begins paused.
    open var wantsInteractiveStart = true

    open func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        guard let transition = transitionContext as? ViewTransition else { return }
        attach(to: transition)
        if let animator = transition.interruptibleAnimator { return animator.pauseAnimation() }
        transition.pauseAnimations()
        transition.animator?.animateTransition(using: transition)
    }

    final func attach(to transition: ViewTransition) {
        self.transition = transition
        percentComplete = 0
    }

    /// Takes hold of the running transition.
    open func pause() {
        if let animator = transition?.interruptibleAnimator {
            animator.pauseAnimation()
            percentComplete = animator.fractionComplete
        } else {
            transition?.pauseAnimations()
        }
        transition?.pauseInteractiveTransition()
    }

    /// Shows the transition at a progress, which is clamped to 0…1.
    open func update(_ percentComplete: CGFloat) {
        let progress = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
        self.percentComplete = progress
        if let animator = transition?.interruptibleAnimator {
            animator.fractionComplete = progress
        } else {
            transition?.showAnimations(at: progress)
        }
        transition?.updateInteractiveTransition(progress)
    }

    /// Undoes the transition: it runs back and ends as cancelled.
    open func cancel() {
        transition?.cancelInteractiveTransition()
        if let animator = transition?.interruptibleAnimator {
            animator.isReversed = true
            run(animator, rest: percentComplete)
        } else {
            transition?.rewindAnimations(speed: completionSpeed)
        }
    }

    /// Completes the transition: it runs on to its end.
    open func finish() {
        transition?.finishInteractiveTransition()
        if let animator = transition?.interruptibleAnimator {
            run(animator, rest: 1 - percentComplete)
        } else {
            transition?.resumeAnimations(speed: completionSpeed)
        }
    }

    /// Lets an animator run over the rest of its way, in the time that this takes at
    /// ``completionSpeed``.
    private func run(_ animator: any UIViewImplicitlyAnimating, rest: CGFloat) {
        animator.continueAnimation(
            withTimingParameters: timingCurve,
            durationFactor: max(rest, 0.01) / max(completionSpeed, 0.01))
    }
}
