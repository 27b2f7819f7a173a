public import Foundation
import QuartzCore

// Inside these calls, a change of a view's property takes effect at once and is shown over time:
// `view.center` has the new value immediately, `view.layer.presentation()` the one on screen. The
// animatable properties are those of the view's layer: frame, bounds, center, transform, alpha,
// backgroundColor, and the layer's other animatable properties.

extension UIView {
    /// Animates the changes made by `animations`.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds. With 0 or less, the change is immediate.
    ///   - delay: The time before the animation starts, in seconds.
    ///   - options: The curve and the repetition, for example.
    ///   - animations: A closure that changes the views. It runs before this call returns.
    ///   - completion: A closure called once when all animations have ended, with `true` unless one
    ///     of them was interrupted: removed, or replaced by another.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            duration: duration, delay: delay, options: options, timing: .curve(options.curve),
            animations: animations, completion: completion)
    }

    /// Animates the changes made by `animations`, starting and ending slowly.
    public class func animate(
        withDuration duration: TimeInterval, animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Animates the changes made by `animations` with the motion of a spring.
    ///
    /// - Parameters:
    ///   - duration: The time until the spring has settled, in seconds.
    ///   - delay: The time before the animation starts, in seconds.
    ///   - dampingRatio: 1 settles without oscillation; values nearer to 0 oscillate more.
    ///   - velocity: The initial velocity, in distances from start to end per second.
    ///   - options: The repetition, for example; the curve is the spring's.
    ///   - animations: A closure that changes the views. It runs before this call returns.
    ///   - completion: A closure called once when all animations have ended, with `true` unless one
    ///     of them was interrupted: removed, or replaced by another.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            duration: duration, delay: delay, options: options,
            timing: .spring(settlingIn: duration, dampingRatio: dampingRatio, velocity: velocity),
            animations: animations, completion: completion)
    }

    /// Animates the changes made by `animations` with the motion of a spring of a perceived
    /// `duration` in seconds.
    ///
    /// A `bounce` of 0 does not oscillate, values towards 1 oscillate more, values below 0 are
    /// overdamped.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
        initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
        spring.initialVelocity = velocity
        animate(
            duration: spring.settlingDuration, delay: delay, options: options,
            timing: .spring(
                stiffness: spring.stiffness, damping: spring.damping, initialVelocity: velocity),
            animations: animations, completion: completion)
    }

    /// Makes changes without animating them, even inside an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        UIViewAnimationContext.run(nil, actionsWithoutAnimation)
    }

    /// Enables (the default) or disables animations of views.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        UIViewAnimationContext.isEnabled = enabled
    }

    /// `true` if changes inside animation blocks are animated.
    public class var areAnimationsEnabled: Bool { UIViewAnimationContext.isEnabled }

    /// The duration of the animation whose block is running, or 0 outside any block.
    public class var inheritedAnimationDuration: TimeInterval {
        UIViewAnimationContext.current?.duration ?? 0
    }

    /// Runs `animations` in a context that inherits from the enclosing block unless the options
    /// override it.
    private class func animate(
        duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
        timing: AnimationTiming, animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        var duration = duration.isFinite ? max(duration, 0) : 0
        var options = options
        var timing = timing
        if let outer = UIViewAnimationContext.current {
            if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
            if !options.contains(.overrideInheritedCurve) {
                timing = outer.timing
                options = options.withCurve(of: outer.options)
            }
            if !options.contains(.overrideInheritedOptions) {
                options = outer.options.union(options.intersection(.layoutSubviews))
            }
        }
        let batch = AnimationBatch(completion: completion)
        let context = UIViewAnimationContext(
            duration: duration, delay: delay.isFinite ? max(delay, 0) : 0, options: options,
            timing: timing, batch: batch, recorder: UIViewAnimationContext.current?.recorder)
        UIViewAnimationContext.run(context, animations)
        batch.close()
    }
}
