public import Foundation
import QuartzCore

/// An animation between `beginAnimations` and `commitAnimations`.
private struct OpenAnimation {
    var duration: TimeInterval = 0.2
    var delay: TimeInterval = 0
    var options: UIView.AnimationOptions = []
    var repeatCount: Float = 0
    let batch = AnimationBatch(completion: nil)

    /// The context of the changes that follow.
    var context: UIViewAnimationContext {
        UIViewAnimationContext(
            duration: duration, delay: delay, options: options, timing: .curve(options.curve),
            batch: batch, repeatCount: repeatCount)
    }
}

/// The form of animations before closures, which older code uses: changes between
/// ``UIView/beginAnimations(_:context:)`` and ``UIView/commitAnimations()`` are animated.
extension UIView {
    /// The animations that were begun, innermost last.
    private static var openAnimations: [OpenAnimation] = []

    /// Begins an animation with a duration of 0.2 seconds.
    ///
    /// - Parameters:
    ///   - animationID: Ignored, as is `context`: there is no delegate that they are passed to.
    ///   - context: Ignored too.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let animation = OpenAnimation()
        openAnimations.append(animation)
        UIViewAnimationContext.push(animation.context)
    }

    /// Ends the animation begun last, and starts it.
    public class func commitAnimations() {
        guard let animation = openAnimations.popLast() else { return }
        UIViewAnimationContext.pop()
        animation.batch.close()
    }

    /// Sets the duration in seconds of the changes that follow.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        change { $0.duration = duration.isFinite ? max(0, duration) : 0 }
    }

    /// Sets the delay in seconds of the changes that follow.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        change { $0.delay = delay.isFinite ? max(0, delay) : 0 }
    }

    /// Sets the pacing of the changes that follow.
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        change { $0.options = $0.options.withCurve(curve) }
    }

    /// Sets how often the changes that follow are shown; 0 counts as once.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        change { animation in
            animation.repeatCount = repeatCount
            animation.options.set(.repeat, repeatCount > 0)
        }
    }

    /// Sets if each repetition of the changes that follow runs backwards again.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        change { $0.options.set(.autoreverse, repeatAutoreverses) }
    }

    /// Sets if the changes that follow start at what is on screen.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        change { $0.options.set(.beginFromCurrentState, fromCurrentState) }
    }

    /// Changes the settings of the animation begun last; nothing outside of one.
    private class func change(_ apply: (inout OpenAnimation) -> Void) {
        guard let last = openAnimations.indices.last else { return }
        apply(&openAnimations[last])
        UIViewAnimationContext.pop()
        UIViewAnimationContext.push(openAnimations[last].context)
    }

    /// Repeats the changes of a closure, within the closure of an animation.
    ///
    /// - Parameters:
    ///   - count: How often the changes are shown.
    ///   - autoreverses: `true` if each repetition runs backwards again.
    ///   - animations: The changes.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let outer = UIViewAnimationContext.current else { return animations() }
        var options = outer.options.union(.repeat)
        options.set(.autoreverse, autoreverses)
        UIViewAnimationContext.run(
            UIViewAnimationContext(
                duration: outer.duration, delay: outer.delay, options: options,
                timing: outer.timing, batch: outer.batch, recorder: outer.recorder,
                repeatCount: Float(count)),
            animations)
    }

    /// Removes views with an animation: they shrink and fade.
    ///
    /// - Parameters:
    ///   - animation: The only one that there is, ``SystemAnimation/delete``.
    ///   - views: The views.
    ///   - options: Options of the animation.
    ///   - parallelAnimations: Further changes, made at the same time.
    ///   - completion: Called at the end, after the views were removed.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: 0.25, delay: 0, options: options) {
            for view in views {
                view.alpha = 0
                view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
            }
            parallelAnimations?()
        } completion: { finished in
            for view in views { view.removeFromSuperview() }
            completion?(finished)
        }
    }

    /// An animation that the system knows.
    public nonisolated enum SystemAnimation: UInt, Sendable {
        /// The views go, and are removed.
        case delete = 0
    }
}

nonisolated extension UIView.AnimationOptions {
    fileprivate mutating func set(_ option: Self, _ isOn: Bool) {
        if isOn { insert(option) } else { remove(option) }
    }
}
