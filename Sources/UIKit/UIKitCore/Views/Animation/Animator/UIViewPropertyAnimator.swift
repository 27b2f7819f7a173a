import CoreGraphics
public import Foundation
import QuartzCore

/// An animation of views that can be paused, scrubbed, reversed, stopped and continued.
///
///     let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { card.alpha = 0 }
///     animator.pauseAnimation()
///     animator.fractionComplete = 0.3          // follows a finger
///     animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
///
/// While it runs, the properties have their final values, as with `UIView.animate`. A paused
/// animation follows ``fractionComplete``.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    // MARK: State

    /// The state: inactive until it starts, then active until it ends or is stopped.
    public internal(set) var state: UIViewAnimatingState = .inactive

    /// `true` while the animations run; `false` while they are paused.
    public var isRunning: Bool { run != nil }

    /// The duration in seconds. A spring with physical constants has its own.
    public let duration: TimeInterval

    /// The time between the start and the first movement, in seconds.
    public internal(set) var delay: TimeInterval = 0

    /// The pacing.
    public internal(set) var timingParameters: (any UITimingCurveProvider)?

    /// `true`, the default, if views receive touches while they are animated.
    open var isUserInteractionEnabled = true

    /// `true`, the default, if the animation can be paused or stopped once it runs.
    open var isInterruptible = true

    /// `true` if the animator stays active, paused, when it reaches an end. `false` by default.
    open var pausesOnCompletion = false

    /// `true`, the default, if a paused animation moves linearly with ``fractionComplete``; `false`
    /// if it moves as the timing has it, so that a finger feels the curve.
    open var scrubsLinearly = true

    /// `true` if the animation runs, or will run, from its end to its start.
    open var isReversed = false {
        didSet {
            guard isReversed != oldValue, isRunning else { return }
            let fraction = currentFraction(isReversed: oldValue)
            begin(from: fraction)
        }
    }

    /// Changes that wait for the start, with the fraction at which each begins.
    var pending: [(delay: CGFloat, changes: () -> Void)] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var tracks: [AnimatorTrack] = []

    /// The fraction of the way at which a paused animation stands.
    var pausedFraction: Double = 0

    /// A stretch of time in which the animation runs.
    struct Run {
        /// The time at which it would have started from its beginning.
        let origin: CFTimeInterval
        let duration: TimeInterval
        let timing: AnimationTiming
        let batch: AnimationBatch

        /// Keeps the animator alive until the run has ended.
        weak var context: MediaContext?
    }
    var run: Run?

    // MARK: Creating

    /// Creates an animator with a timing.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration.isFinite ? max(duration, 0) : 0
        timingParameters = parameters
        super.init()
    }

    nonisolated deinit {}

    /// Creates an animator of no duration, for properties that get another later.
    public convenience override init() { self.init(duration: 0, curve: .easeInOut) }

    /// Creates an animator with a built-in curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a Bézier curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let animator = makeAnimator(
            duration: duration, timing: UICubicTimingParameters(animationCurve: options.curve))
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return unsafeDowncast(animator, to: self)
    }

    private class func makeAnimator(
        duration: TimeInterval, timing: any UITimingCurveProvider
    ) -> UIViewPropertyAnimator {
        requires(
            self == UIViewPropertyAnimator.self,
            """
            \(self).runningPropertyAnimator creates a UIViewPropertyAnimator only. Create the \
            subclass with its initialiser, and call startAnimation().
            """)
        return UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    }

    // MARK: Adding

    /// Adds changes. Those added to an animation under way end with it.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds changes that begin later.
    ///
    /// - Parameters:
    ///   - animation: The changes.
    ///   - delayFactor: The fraction of the remaining time after which they begin.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let delay = delayFactor.isNaN ? 0 : min(max(delayFactor, 0), 0.999)
        guard state == .active else {
            pending.append((delay, animation))
            return
        }
        let fraction = currentFraction(isReversed: isReversed)
        let wasRunning = isRunning
        suspend()
        record(animation, delay: fraction + (1 - fraction) * Double(delay))
        if wasRunning { begin(from: fraction) } else { freeze(at: fraction) }
    }

    /// Adds a closure that is called with the final position.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }
}
