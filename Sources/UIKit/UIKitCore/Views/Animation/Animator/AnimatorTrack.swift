import Foundation
import QuartzCore

/// The change of one property of one layer by a ``UIViewPropertyAnimator``.
struct AnimatorTrack {
    let view: UIView
    let layer: CALayer
    let key: String
    let start: Any
    var end: Any

    /// The fraction of the animation at which the change begins, from 0 to below 1.
    let delay: Double

    /// The name of the animation on the layer.
    var name: String { "\(key)-animator" }

    /// An animation over the whole duration.
    ///
    /// - Parameters:
    ///   - isReversed: `true` for one from the end to the start.
    ///   - timing: The pacing.
    ///   - duration: The duration in seconds.
    func animation(
        isReversed: Bool, timing: AnimationTiming, duration: TimeInterval
    ) -> CAAnimation {
        let animation: CAPropertyAnimation
        if delay > 0 {
            let keyframes = CAKeyframeAnimation(keyPath: key)
            keyframes.values = isReversed ? [end, start, start] : [start, start, end]
            keyframes.keyTimes = (isReversed ? [0, 1 - delay, 1] : [0, delay, 1]).map {
                NSNumber(value: $0)
            }
            let pacing = timing.function
            keyframes.timingFunctions = isReversed ? [pacing, pacing] : [pacing, pacing]
            animation = keyframes
        } else {
            let basic = timing.makeAnimation(keyPath: key, duration: duration)
            basic.fromValue = isReversed ? end : start
            basic.toValue = isReversed ? start : end
            animation = basic
        }
        animation.duration = duration
        animation.fillMode = .both
        return animation
    }

    /// An animation that stands still at a fraction of the way.
    func frozenAnimation(at fraction: Double) -> CAAnimation {
        let animation = animation(isReversed: false, timing: .curve(.linear), duration: 1)
        animation.speed = 0
        animation.timeOffset = min(fraction, 1 - 1e-9)
        return animation
    }
}

/// An action that reports a change to an animator once it is made.
final class AnimatorRecordingAction: CAAction {
    private let view: UIView
    private let start: Any
    private let record: (UIView, CALayer, String, Any) -> Void

    init(view: UIView, start: Any, record: @escaping (UIView, CALayer, String, Any) -> Void) {
        self.view = view
        self.start = start
        self.record = record
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        record(view, layer, event, start)
    }
}
