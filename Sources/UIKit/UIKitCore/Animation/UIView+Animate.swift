public import Foundation
import QuartzCore

// Within these calls a change of a view's property is made at once, and shown over time: `view.center` has the
// new value right away, `view.layer.presentation()` what is seen. The animatable properties are those of the view's layer:
// frame, bounds, center, transform, alpha, backgroundColor, and whatever else a layer animates.

extension UIView {
    /// Animates the changes that `animations` makes.
    ///
    /// - Parameters:
    ///   - duration: In seconds. 0 or less changes at once.
    ///   - delay: Seconds to wait before the changes are shown.
    ///   - animations: Changes the views. Runs before this call returns.
    ///   - completion: Runs once when all animations have ended, with `true` unless one of them was cut short: removed, or
    ///     replaced by another.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            duration: duration, delay: delay, options: options, pace: .curve(options.curve),
            animations: animations, completion: completion)
    }

    /// Animates the changes that `animations` makes, starting and ending slowly.
    public class func animate(
        withDuration duration: TimeInterval, animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Animates the changes that `animations` makes as a spring moves.
    ///
    /// - Parameters:
    ///   - duration: When the spring has come to rest, in seconds.
    ///   - dampingRatio: 1 comes to rest without swinging; nearer to 0 it swings more.
    ///   - velocity: How fast the values already change, in distances from start to end a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            duration: duration, delay: delay, options: options,
            pace: .spring(settlingIn: duration, dampingRatio: dampingRatio, velocity: velocity),
            animations: animations, completion: completion)
    }

    /// Animates the changes that `animations` makes as a spring moves that seems to take `duration` seconds.
    ///
    /// - Parameter bounce: 0 does not swing, towards 1 it swings more, below 0 it creeps.
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
            pace: .spring(
                stiffness: spring.stiffness, damping: spring.damping, initialVelocity: velocity),
            animations: animations, completion: completion)
    }

    /// Makes changes without animating them, even inside an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        UIViewAnimationContext.run(nil, actionsWithoutAnimation)
    }

    /// Turns animations of views on, as they are at first, or off.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        UIViewAnimationContext.isEnabled = enabled
    }

    /// Whether changes inside of animation blocks are animated.
    public class var areAnimationsEnabled: Bool { UIViewAnimationContext.isEnabled }

    /// The duration of the animation whose block runs now, or 0 outside of all.
    public class var inheritedAnimationDuration: TimeInterval {
        UIViewAnimationContext.current?.duration ?? 0
    }

    /// Runs `animations` in a context that inherits from the block around it unless the options say otherwise.
    private class func animate(
        duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
        pace: AnimationPace, animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        var duration = duration.isFinite ? max(duration, 0) : 0
        var options = options
        var pace = pace
        if let outer = UIViewAnimationContext.current {
            if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
            if !options.contains(.overrideInheritedCurve) {
                pace = outer.pace
                options = options.withCurve(of: outer.options)
            }
            if !options.contains(.overrideInheritedOptions) {
                options = outer.options.union(options.intersection(.layoutSubviews))
            }
        }
        let batch = AnimationBatch(completion: completion)
        let context = UIViewAnimationContext(
            duration: duration, delay: delay.isFinite ? max(delay, 0) : 0, options: options,
            pace: pace, batch: batch)
        UIViewAnimationContext.run(context, animations)
        batch.close()
    }
}
