public import Foundation
import QuartzCore

extension UIView {
    /// Animates changes that are made step by step, each by a call of `addKeyframe` in `animations`.
    ///
    /// - Parameters:
    ///   - duration: Of the whole, in seconds.
    ///   - delay: Seconds to wait before the changes are shown.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: KeyframeAnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let outer = UIViewAnimationContext.current
        let inherits = !options.contains(.overrideInheritedDuration)
        let recorder = KeyframeRecorder(options: options)
        let batch = AnimationBatch(completion: completion)
        let context = UIViewAnimationContext(
            duration: inherits ? outer?.duration ?? duration : duration, delay: delay,
            options: options.common, pace: .curve(.linear), batch: batch, keyframes: recorder)
        UIViewAnimationContext.run(context, animations)
        recorder.startAnimations(in: context)
        batch.close()
    }

    /// Adds a step to the keyframe animation whose block runs now.
    ///
    /// - Parameters:
    ///   - frameStartTime: When the step begins, from 0 (the animation's start) to 1 (its end).
    ///   - frameDuration: How long it takes, as a share of the animation's duration.
    /// - Precondition: Called inside the block of `animateKeyframes`, unless animations are off.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: () -> Void
    ) {
        guard let context = UIViewAnimationContext.current else { return animations() }
        guard let recorder = context.keyframes else {
            preconditionFailure(
                "addKeyframe was called outside of animateKeyframes. Call it in that method's block."
            )
        }
        recorder.record(from: frameStartTime, lasting: frameDuration, animations)
    }
}

/// Collects the changes of a keyframe animation, property by property.
final class KeyframeRecorder {
    private let options: UIView.KeyframeAnimationOptions

    /// The step that is being recorded, as shares of the whole duration.
    private var step: ClosedRange<Double> = 0...1

    /// The changes of one property of one layer, in the order in which they were made.
    private struct Track {
        let view: UIView
        let layer: CALayer
        let key: String
        let initial: Any
        var changes: [(step: ClosedRange<Double>, value: Any)] = []
    }

    private struct TrackName: Hashable {
        let layer: ObjectIdentifier
        let key: String
    }

    private var tracks: [Track] = []
    private var trackIndices: [TrackName: Int] = [:]

    init(options: UIView.KeyframeAnimationOptions) {
        self.options = options
    }

    /// Runs `animations`, whose changes happen within a share of the duration.
    func record(from start: Double, lasting duration: Double, _ animations: () -> Void) {
        let outer = step
        let start = start.isNaN ? 0 : min(max(start, 0), 1)
        let end = duration.isNaN ? start : min(max(start + duration, start), 1)
        step = start...end
        defer { step = outer }
        animations()
    }

    /// An action that records the change it is called for.
    func action(
        for view: UIView, layer: CALayer, key: String, in context: UIViewAnimationContext
    ) -> any CAAction {
        guard let old = context.start(of: key, on: layer) else { return NSNull() }
        return KeyframeChange(recorder: self, view: view, old: old)
    }

    fileprivate func add(key: String, layer: CALayer, view: UIView, old: Any) {
        guard let value = layer.value(forKey: key) else { return }
        let name = TrackName(layer: ObjectIdentifier(layer), key: key)
        let index = trackIndices[name] ?? tracks.count
        if index == tracks.count {
            trackIndices[name] = index
            tracks.append(Track(view: view, layer: layer, key: key, initial: old))
        }
        tracks[index].changes.append((step, value))
    }

    /// Adds one animation for each property that was changed.
    func startAnimations(in context: UIViewAnimationContext) {
        guard context.duration > 0 || context.delay > 0 else { return }
        for track in tracks {
            let animation = CAKeyframeAnimation(keyPath: track.key)
            animation.duration = context.duration
            animation.calculationMode = calculationMode
            (animation.keyTimes, animation.values) = Self.keyframes(
                track.changes, from: track.initial)
            PropertyChange.removeAnimations(of: track.key, from: track.layer)
            context.configure(animation, on: track.layer, of: track.view)
            track.layer.add(animation, forKey: track.key)
        }
    }

    /// Times from 0 to 1, and the value at each: a value is held until the next step begins.
    private static func keyframes(
        _ changes: [(step: ClosedRange<Double>, value: Any)], from initial: Any
    ) -> ([NSNumber], [Any]) {
        var times = [0.0]
        var values = [initial]
        for change in changes.sorted(by: { $0.step.lowerBound < $1.step.lowerBound }) {
            let start = max(change.step.lowerBound, times[times.count - 1])
            if start > times[times.count - 1] {
                times.append(start)
                values.append(values[values.count - 1])
            }
            times.append(max(change.step.upperBound, start))
            values.append(change.value)
        }
        if times[times.count - 1] < 1 {
            times.append(1)
            values.append(values[values.count - 1])
        }
        return (times.map { NSNumber(value: $0) }, values)
    }

    private var calculationMode: CAAnimationCalculationMode {
        switch (options.rawValue >> 10) & 7 {
        case 1: .discrete
        case 2: .paced
        case 3: .cubic
        case 4: .cubicPaced
        default: .linear
        }
    }
}

/// Tells the recorder of a change once it is made.
private final class KeyframeChange: CAAction {
    private let recorder: KeyframeRecorder
    private let view: UIView
    private let old: Any

    init(recorder: KeyframeRecorder, view: UIView, old: Any) {
        self.recorder = recorder
        self.view = view
        self.old = old
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        recorder.add(key: event, layer: layer, view: view, old: old)
    }
}
