import CoreGraphics
public import Foundation
import QuartzCore

// An animation runs as one layer animation for each property, which all begin and end together.
// While it is paused, each of them stands still at the fraction of the way.

extension UIViewPropertyAnimator {
    // MARK: Starting and pausing

    /// Starts the animation, or continues it.
    public func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animation after a delay in seconds, or continues it.
    public func startAnimation(afterDelay delay: TimeInterval) {
        requires(state != .stopped, "A stopped animator starts again after finishAnimation.")
        guard !isRunning else { return }
        self.delay = delay.isFinite ? max(0, delay) : 0
        activate()
        begin(from: pausedFraction)
    }

    /// Pauses the animation where it is; one that has not begun becomes active at its start.
    public func pauseAnimation() {
        requires(state != .stopped, "A stopped animator pauses again after finishAnimation.")
        guard isInterruptible else { return }
        let fraction = currentFraction(isReversed: isReversed)
        activate()
        freeze(at: fraction)
    }

    /// The fraction of the way, from 0 to 1. Setting it pauses the animation there.
    public var fractionComplete: CGFloat {
        get { CGFloat(scrubbed(to: currentFraction(isReversed: isReversed))) }
        set {
            guard isInterruptible || !isRunning else { return }
            activate()
            freeze(at: place(scrubbedTo: newValue.isNaN ? 0 : Double(min(max(newValue, 0), 1))))
        }
    }

    /// The fraction of the way that is shown for a value of ``fractionComplete``.
    private func place(scrubbedTo fraction: Double) -> Double {
        guard !scrubsLinearly else { return fraction }
        let (timing, duration) = timing
        return timing.progress(at: fraction, of: duration)
    }

    /// The value of ``fractionComplete`` for a fraction of the way, which ``place(scrubbedTo:)``
    /// returns for it.
    private func scrubbed(to fraction: Double) -> Double {
        guard !scrubsLinearly else { return fraction }
        let (timing, duration) = timing
        return timing.time(of: fraction, in: duration)
    }

    /// Continues a paused animation, possibly with another timing and duration.
    ///
    /// - Parameters:
    ///   - parameters: The timing of the rest; `nil` for the animator's own.
    ///   - durationFactor: The duration of the rest as a factor of ``duration``; 0 for what is left
    ///     of it.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning else { return }
        if let parameters { timingParameters = parameters }
        begin(from: pausedFraction, durationOfRest: Double(max(0, durationFactor)) * duration)
    }

    // MARK: Ending

    /// Stops the animation where it is: the properties have the values that are on screen.
    public func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, isInterruptible || !isRunning else { return }
        let fraction = currentFraction(isReversed: isReversed)
        suspend()
        pausedFraction = fraction
        for track in tracks {
            track.layer.add(track.frozenAnimation(at: fraction), forKey: track.name)
            let shown = track.layer.presentationCopy(at: CACurrentMediaTime())
                .value(forKey: track.key)
            track.layer.removeAnimation(forKey: track.name)
            set(track, to: shown ?? track.end)
        }
        state = .stopped
        if withoutFinishing { reset() }
    }

    /// Ends a stopped animation.
    ///
    /// - Parameter finalPosition: Where the properties are set to: the start, the end, or where
    ///   they are.
    public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        requires(
            state == .stopped, "finishAnimation(at:) needs stopAnimation(false) before it.")
        settle(at: finalPosition)
    }

    private func settle(at position: UIViewAnimatingPosition) {
        for track in tracks where position != .current {
            set(track, to: position == .start ? track.start : track.end)
        }
        let calls = completions
        reset()
        UIViewAnimationContext.runWithoutContext { for call in calls { call(position) } }
    }

    private func reset() {
        tracks = []
        completions = []
        pending = []
        pausedFraction = 0
        state = .inactive
    }

    private func set(_ track: AnimatorTrack, to value: Any) {
        UIView.performWithoutAnimation { track.layer.setValue(value, forKey: track.key) }
    }

    // MARK: Recording

    /// Makes the pending changes.
    private func activate() {
        guard state == .inactive else { return }
        state = .active
        let changes = pending
        pending = []
        for (delay, change) in changes { record(change, delay: Double(delay)) }
        freeze(at: 0)
    }

    func record(_ changes: () -> Void, delay: Double) {
        let recorder = AnimatorRecorder { [weak self] view, layer, key, start in
            self?.add(view, layer, key, start, delay: delay)
        }
        let context = UIViewAnimationContext(
            duration: max(duration, 1e-3), delay: 0, options: [], timing: .curve(.linear),
            batch: AnimationBatch(completion: nil), recorder: recorder)
        UIViewAnimationContext.run(context, changes)
    }

    private func add(_ view: UIView, _ layer: CALayer, _ key: String, _ start: Any, delay: Double) {
        guard let end = layer.value(forKey: key) else { return }
        if let index = tracks.firstIndex(where: { $0.layer === layer && $0.key == key }) {
            tracks[index].end = end
        } else {
            tracks.append(
                AnimatorTrack(
                    view: view, layer: layer, key: key, start: start, end: end,
                    delay: min(delay, 0.999)))
        }
    }

    // MARK: Running

    /// The fraction of the way now.
    func currentFraction(isReversed: Bool) -> Double {
        guard let run else { return pausedFraction }
        let time = (CACurrentMediaTime() - run.origin) / max(run.duration, 1e-9)
        let way = run.timing.progress(at: min(max(time, 0), 1), of: run.duration)
        return isReversed ? 1 - way : way
    }

    /// Runs the animation from a fraction of the way.
    ///
    /// - Parameter rest: The duration of what is left, in seconds; 0 for the usual one.
    func begin(from fraction: Double, durationOfRest rest: TimeInterval = 0) {
        suspend()
        let (timing, usualDuration) = timing
        let way = isReversed ? 1 - fraction : fraction
        let begun = timing.time(of: way, in: usualDuration)
        let total = rest > 0 && begun < 1 ? rest / (1 - begun) : usualDuration
        let now = CACurrentMediaTime()
        let origin = now - begun * total + (way == 0 ? delay : 0)
        let batch = AnimationBatch { [weak self] finished in
            if finished { self?.didReachEnd() } else { self?.didLoseAnimations() }
        }
        let context = MediaContext.current
        context.keep(self)
        run = Run(
            origin: origin, duration: total, timing: timing, batch: batch, context: context)
        for track in tracks {
            let animation = track.animation(
                isReversed: isReversed, timing: timing, duration: total)
            animation.beginTime = track.layer.convertTime(origin, from: nil)
            batch.add(animation, of: track.view, suspendsInteraction: !isUserInteractionEnabled)
            track.layer.add(animation, forKey: track.name)
        }
        batch.close()
    }

    private var timing: (AnimationTiming, TimeInterval) {
        if let spring = timingParameters?.springTimingParameters {
            let settling = spring.settlingDuration(of: duration)
            return (spring.timing(settlingIn: settling), settling)
        }
        let function = timingParameters?.cubicTimingParameters?.function
        return (function.map { .function($0) } ?? .curve(.easeInOut), duration)
    }

    /// Ends a run without a call of completions.
    func suspend() {
        run?.context?.release(self)
        run = nil
        for track in tracks { track.layer.removeAnimation(forKey: track.name) }
    }

    /// Stands still at a fraction of the way.
    func freeze(at fraction: Double) {
        suspend()
        pausedFraction = fraction
        for track in tracks {
            track.layer.add(track.frozenAnimation(at: fraction), forKey: track.name)
        }
    }

    /// Notes that a run has ended early, as when its views have left the window.
    private func didLoseAnimations() {
        guard let run, run.batch.isComplete else { return }
        didReachEnd()
    }

    private func didReachEnd() {
        guard run != nil else { return }
        if pausesOnCompletion {
            freeze(at: isReversed ? 0 : 1)
        } else {
            suspend()
            settle(at: isReversed ? .start : .end)
        }
    }
}

/// A recorder that reports each change to an animator.
private final class AnimatorRecorder: AnimationRecorder {
    private let record: (UIView, CALayer, String, Any) -> Void

    init(record: @escaping (UIView, CALayer, String, Any) -> Void) { self.record = record }

    func action(
        for view: UIView, layer: CALayer, key: String, in context: UIViewAnimationContext
    ) -> any CAAction {
        let shown = layer.animationKeys() == nil ? nil : layer.presentation()
        guard let start = (shown ?? layer).value(forKey: key) else { return NSNull() }
        return AnimatorRecordingAction(view: view, start: start, record: record)
    }
}
