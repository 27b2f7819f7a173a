public import Foundation
import QuartzCore

extension UIView {
    /// Animates changes in steps, each made by a call of `addKeyframe` in `animations`.
    ///
    /// - Parameters:
    ///   - duration: The total duration, in seconds.
    ///   - delay: The time before the animation starts, in seconds.
    ///   - options: The calculation of values between keyframes and the repetition, for example.
    ///   - animations: A closure that adds the steps. It runs before this call returns.
    ///   - completion: A closure called once when all animations have ended, with `true` unless one
    ///     of them was interrupted.
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
            options: options.common, timing: .curve(.linear), batch: batch, recorder: recorder)
        UIViewAnimationContext.run(context, animations)
        recorder.startAnimations(in: context)
        batch.close()
    }

    /// Adds a step to the keyframe animation whose block is running.
    ///
    /// - Parameters:
    ///   - frameStartTime: The start of the step, from 0 (the animation's start) to 1 (its end).
    ///   - frameDuration: The duration of the step, as a fraction of the animation's.
    ///   - animations: A closure that changes the views. It runs before this call returns.
    /// - Precondition: Called inside the block of `animateKeyframes`, unless animations are off.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: () -> Void
    ) {
        guard let context = UIViewAnimationContext.current else { return animations() }
        guard let recorder = context.recorder as? KeyframeRecorder else {
            fatalError(
                "addKeyframe was called outside of animateKeyframes. Call it in that method's block."
            )
        }
        recorder.record(from: frameStartTime, lasting: frameDuration, animations)
    }
}

/// The recorder of a keyframe animation's changes, by property.
final class KeyframeRecorder: AnimationRecorder {
    private let options: UIView.KeyframeAnimationOptions

    /// The step being recorded, as fractions of the total duration.
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

    /// Runs `animations` and records its changes in a step.
    func record(from start: Double, lasting duration: Double, _ animations: () -> Void) {
        let outer = step
        let start = start.isNaN ? 0 : min(max(start, 0), 1)
        let end = duration.isNaN ? start : min(max(start + duration, start), 1)
        step = start...end
        defer { step = outer }
        animations()
    }

    /// Returns an action that records the change for which it runs.
    func action(
        for view: UIView, layer: CALayer, key: String, in context: UIViewAnimationContext
    ) -> any CAAction {
        guard let old = context.start(of: key, on: layer) else { return NSNull() }
        return KeyframeRecordingAction(recorder: self, view: view, old: old)
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

    /// Adds one animation for each changed property.
    func startAnimations(in context: UIViewAnimationContext) {
        guard context.duration > 0 || context.delay > 0 else { return }
        for track in tracks {
            let animation = CAKeyframeAnimation(keyPath: track.key)
            animation.duration = context.duration
            animation.calculationMode = calculationMode
            (animation.keyTimes, animation.values) = Self.keyframes(
                track.changes, from: track.initial)
            PropertyChangeAction.removeAnimations(of: track.key, from: track.layer)
            context.configure(animation, on: track.layer, of: track.view)
            track.layer.add(animation, forKey: track.key)
        }
    }

    /// Returns times from 0 to 1 with the value at each: a value is held until the next step
    /// begins.
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

/// An action that adds a change to the recorder once it is made.
private final class KeyframeRecordingAction: CAAction {
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
