package import CoreGraphics
package import Foundation
import QuartzCore

/// A transition between two controllers in progress: the context of its animator and driver, and
/// the coordinator of the controllers.
///
/// Containers and presentations create one, start it, and change their state in `onEnd`. It
/// references views and controllers weakly, because running animations retain it.
package final class ViewTransition: NSObject {
    package typealias Step = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// One of the two sides of a transition.
    package struct Side {
        package weak var controller: UIViewController?

        /// The view, if the animator has to move it.
        package weak var view: UIView?

        package var initialFrame = CGRect.zero
        package var finalFrame = CGRect.zero

        package init(
            _ controller: UIViewController?, view: UIView?, initialFrame: CGRect = .zero,
            finalFrame: CGRect = .zero
        ) {
            self.controller = controller
            self.view = view
            self.initialFrame = initialFrame
            self.finalFrame = finalFrame
        }
    }

    package let from: Side
    package let to: Side
    package let isAnimated: Bool
    package let presentationStyle: UIModalPresentationStyle
    private weak var container: UIView?

    /// The animator, if the transition is animated.
    package let animator: (any UIViewControllerAnimatedTransitioning)?

    /// The animator's animation, if a driver can pause, move and reverse that.
    private(set) lazy var interruptibleAnimator: (any UIViewImplicitlyAnimating)? = {
        let found = onEnd == nil ? nil : animator?.interruptibleAnimator(using: self)
        return found === UIViewPropertyAnimator.absent ? nil : found
    }()

    /// The driver, if a gesture may drive the transition.
    package let interactor: (any UIViewControllerInteractiveTransitioning)?

    /// Called once at the end, with `false` if the transition was cancelled; before the completions
    /// of the coordinator.
    private var onEnd: ((Bool) -> Void)?

    /// Called after `onEnd` and the completions of the coordinator.
    private var completion: (() -> Void)?

    private var animations: [Step] = []
    private var completions: [Step] = []
    private var interactionHandlers: [Step] = []
    private var isStarted = false

    package private(set) var isInteractive = false
    package private(set) var initiallyInteractive = false
    package private(set) var transitionWasCancelled = false
    package private(set) var percentComplete: CGFloat = 0
    package private(set) var transitionDuration: TimeInterval = 0

    /// The control of the animations' time, while a driver uses it.
    private(set) lazy var scrubber = TransitionScrubber(duration: transitionDuration)

    private let viewStates: [ViewState]

    /// Creates a transition.
    package init(
        from: Side, to: Side, in container: UIView, style: UIModalPresentationStyle = .none,
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil,
        onEnd: @escaping (Bool) -> Void, completion: (() -> Void)? = nil
    ) {
        self.from = from
        self.to = to
        self.container = container
        self.animator = animator
        self.interactor = interactor
        self.onEnd = onEnd
        self.completion = completion
        isAnimated = animator != nil
        presentationStyle = style
        viewStates = [from.view, to.view].compactMap { $0.map(ViewState.init) }
    }

    nonisolated deinit {}

    // MARK: Running

    /// Adds a view outside of the container whose animations a driver controls too.
    package func alsoDrive(_ view: UIView) { scrubbedViews.append(WeakView(view: view)) }

    private struct WeakView { weak var view: UIView? }
    private var scrubbedViews: [WeakView] = []

    /// Starts the transition, which ends at once if it is not animated.
    package func start() {
        isStarted = true
        guard let animator else {
            for step in animations { step(self) }
            animations = []
            return completeTransition(true)
        }
        transitionDuration = animator.transitionDuration(using: self)
        if let interactor, interactor.wantsInteractiveStart {
            isInteractive = true
            initiallyInteractive = true
            interactor.startInteractiveTransition(self)
        } else {
            (interactor as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
            animator.animateTransition(using: self)
        }
        let steps = animations
        animations = []
        runAlongside(steps)
    }

    private func runAlongside(_ steps: [Step]) {
        guard !steps.isEmpty else { return }
        UIView.animate(
            withDuration: transitionDuration, delay: 0,
            options: [
                .allowUserInteraction, AnimationOptionsOfCurve.options(for: completionCurve),
            ],
            animations: { for step in steps { step(self) } })
    }

    /// Ends the transition in its final state, if it is still running.
    package func finishAtOnce() {
        guard onEnd != nil else { return }
        transitionWasCancelled = false
        removeAnimations()
        completeTransition(true)
    }

    /// Removes the animations that the transition has added.
    func removeAnimations() {
        for view in drivenViews { scrubber.removeAnimations(in: view.layer) }
    }

    private var drivenViews: [UIView] {
        [container].compactMap { $0 } + scrubbedViews.compactMap(\.view)
    }

    // MARK: Driving

    /// Pauses the animations, also those that will be added.
    func pauseAnimations() { scrubber.pause(drivenViews) }

    /// Shows the animations at a progress from 0 to 1.
    func showAnimations(at progress: CGFloat) { scrubber.show(progress) }

    /// Lets the animations run to their end.
    func resumeAnimations(speed: CGFloat) { scrubber.resume(speed: speed) }

    /// Lets the animations run back to their begin, and ends the transition as cancelled.
    func rewindAnimations(speed: CGFloat) {
        scrubber.rewind(speed: speed) { [weak self] in
            guard let self, self.onEnd != nil else { return }
            self.removeAnimations()
            self.completeTransition(false)
        }
    }
}

extension ViewTransition: UIViewControllerContextTransitioning {
    package var containerView: UIView { container ?? UIView() }
    package var targetTransform: CGAffineTransform { .identity }

    package func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete
    }

    package func finishInteractiveTransition() {
        isInteractive = false
        notifyOfInteraction()
    }

    package func cancelInteractiveTransition() {
        isInteractive = false
        transitionWasCancelled = true
        notifyOfInteraction()
    }

    package func pauseInteractiveTransition() {
        isInteractive = true
        transitionWasCancelled = false
        notifyOfInteraction()
    }

    private func notifyOfInteraction() { for step in interactionHandlers { step(self) } }

    package func completeTransition(_ didComplete: Bool) {
        guard let onEnd else { return }
        self.onEnd = nil
        scrubber.reset()
        interruptibleAnimator = nil
        if !didComplete {
            transitionWasCancelled = true
            for state in viewStates { state.restore() }
        }
        if from.controller?.transition === self { from.controller?.transition = nil }
        if to.controller?.transition === self { to.controller?.transition = nil }
        animator?.animationEnded(didComplete)
        onEnd(didComplete)
        let steps = completions
        animations = []
        completions = []
        interactionHandlers = []
        for step in steps { step(self) }
        let completion = completion
        self.completion = nil
        completion?()
    }

    package func viewController(
        forKey key: UITransitionContextViewControllerKey
    ) -> UIViewController? {
        switch key {
        case .from: from.controller
        case .to: to.controller
        default: nil
        }
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.view
        case .to: to.view
        default: nil
        }
    }

    package func initialFrame(for vc: UIViewController) -> CGRect {
        vc === from.controller ? from.initialFrame : vc === to.controller ? to.initialFrame : .zero
    }

    package func finalFrame(for vc: UIViewController) -> CGRect {
        vc === from.controller ? from.finalFrame : vc === to.controller ? to.finalFrame : .zero
    }
}

extension ViewTransition: UIViewControllerTransitionCoordinator {
    package var isCancelled: Bool { transitionWasCancelled }
    package var isInterruptible: Bool { interactor != nil }
    package var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
    package var completionCurve: UIView.AnimationCurve {
        interactor?.completionCurve ?? .easeInOut
    }

    package func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        guard onEnd != nil else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if isStarted, isAnimated {
            runAlongside([animation])
        } else {
            animations.append(animation)
        }
        return true
    }

    package func animateAlongsideTransition(
        in view: UIView?, animation: Step?, completion: Step?
    ) -> Bool {
        if let view { alsoDrive(view) }
        return animate(alongsideTransition: animation, completion: completion)
    }

    package func notifyWhenInteractionChanges(_ handler: @escaping Step) {
        interactionHandlers.append(handler)
    }
}

/// The geometry of a view before a transition, restored if that is cancelled.
private struct ViewState {
    weak var view: UIView?
    let center: CGPoint
    let bounds: CGRect
    let transform: CGAffineTransform
    let alpha: CGFloat

    init(_ view: UIView) {
        self.view = view
        center = view.center
        bounds = view.bounds
        transform = view.transform
        alpha = view.alpha
    }

    func restore() {
        view?.transform = transform
        view?.bounds = bounds
        view?.center = center
        view?.alpha = alpha
    }
}

/// The option for a curve.
private enum AnimationOptionsOfCurve {
    static func options(for curve: UIView.AnimationCurve) -> UIView.AnimationOptions {
        switch curve {
        case .easeInOut: .curveEaseInOut
        case .easeIn: .curveEaseIn
        case .easeOut: .curveEaseOut
        case .linear: .curveLinear
        }
    }
}
