public import UIKit

/// A change of a view's place, size, angle and opacity over time, as a value.
///
///     Motion.shake.play(on: field)
///     Motion.translateYAndOpacity().play(on: banner)
///     let rows = Motion.staggered(
///         .translateYAndOpacity(), views: rows, interval: 0.056)
///     rows.play()
///
/// Transforms replace the view's own while it moves, and the end's remains:
/// ``MotionState/identity`` for a motion that brings a view in. For users who reduce motion, views
/// fade from one end to the other instead.
public nonisolated struct Motion: Sendable {
    /// The state of a view at points of the eased time, from 0 to 1, in ascending order.
    public var frames: [(time: Double, state: MotionState)]

    /// The seconds from start to end; 0.5 by default.
    public var duration: TimeInterval

    /// The seconds before the start, in which the view is in its first state; 0 by default.
    public var delay: TimeInterval

    /// The curve of time; ease-in-ease-out by default.
    public var easing: Easing

    /// Creates a motion from one state to another.
    public init(
        from start: MotionState, to end: MotionState = .identity, duration: TimeInterval = 0.5,
        delay: TimeInterval = 0, easing: Easing = .easeInOut
    ) {
        self.init(
            frames: [(0, start), (1, end)], duration: duration, delay: delay, easing: easing)
    }

    /// Creates a motion through several states.
    ///
    /// - Precondition: There is a state, and their times ascend.
    public init(
        frames: [(time: Double, state: MotionState)], duration: TimeInterval = 0.5,
        delay: TimeInterval = 0, easing: Easing = .easeInOut
    ) {
        requires(!frames.isEmpty, "A motion has no states. Give it one for each moment.")
        requires(
            zip(frames, frames.dropFirst()).allSatisfy { $0.time <= $1.time },
            "The times of a motion are \(frames.map(\.time)). Sort them in ascending order.")
        self.frames = frames
        self.duration = duration.isFinite ? max(duration, 0) : 0
        self.delay = delay.isFinite ? max(delay, 0) : 0
        self.easing = easing
    }

    /// The state of the view, `seconds` after the start.
    public func state(at seconds: TimeInterval) -> MotionState {
        let share = duration > 0 ? (seconds - delay) / duration : seconds < delay ? 0 : 1
        return state(atEased: easing(share))
    }

    private func state(atEased time: Double) -> MotionState {
        // Beyond the ends the outer pair is extended: an overshoot goes too far.
        guard frames.count > 1 else { return frames[0].state }
        let next = frames.dropFirst().dropLast().firstIndex { $0.time > time } ?? frames.count - 1
        let (start, end) = (frames[next - 1], frames[next])
        guard end.time > start.time else { return end.state }
        let share = (time - start.time) / (end.time - start.time)
        return start.state.mixed(with: end.state, share: share)
    }

    /// The state of a view of a user who reduces motion, `seconds` after the start: it fades out
    /// where it begins and in where it ends, and stays if both are one place.
    public func stateWithoutMovement(at seconds: TimeInterval) -> MotionState {
        let time = duration > 0 ? (seconds - delay) / duration : seconds < delay ? 0 : 1
        let share = Easing.easeInOut(time)
        var (start, end) = (frames[0].state, frames[frames.count - 1].state)
        start.opacity = state(at: seconds).opacity
        end.opacity = start.opacity
        guard start != end else { return end }
        var place = share < 0.5 ? start : end
        place.opacity *= abs(2 * share - 1)
        return place
    }

    /// The same motion from its end to its start.
    public var reversed: Motion {
        var motion = self
        motion.frames = frames.reversed().map { (1 - $0.time, $0.state) }
        motion.easing = easing.reversed
        return motion
    }

    /// The same motion, later.
    public func delayed(by seconds: TimeInterval) -> Motion {
        var motion = self
        motion.delay += seconds
        return motion
    }
}

// MARK: - Motions

extension Motion {
    /// From a place to its own.
    public static func translate(
        x: CGFloat = 0, y: CGFloat = 0, duration: TimeInterval = 0.5, easing: Easing = .easeInOut
    ) -> Motion {
        Motion(
            from: MotionState(translation: CGPoint(x: x, y: y)), duration: duration, easing: easing)
    }

    /// From transparent to opaque.
    public static func opacity(duration: TimeInterval = 0.5) -> Motion {
        Motion(from: MotionState(opacity: 0), duration: duration)
    }

    /// From a scale to its own.
    public static func scale(from scale: CGFloat, duration: TimeInterval = 0.5) -> Motion {
        Motion(from: MotionState(scale: scale), duration: duration)
    }

    /// From 80 % and transparent.
    public static func scaleAndOpacity(
        from scale: CGFloat = 0.8, duration: TimeInterval = 0.5
    ) -> Motion {
        Motion(from: MotionState(scale: scale, opacity: 0), duration: duration)
    }

    /// From 4 points above and transparent.
    public static func translateYAndOpacity(
        from y: CGFloat = -4, duration: TimeInterval = 0.5
    ) -> Motion {
        Motion(
            from: MotionState(translation: CGPoint(x: 0, y: y), opacity: 0), duration: duration)
    }

    /// Left and right, twice, as a head that says no.
    public static let shake = Motion(
        frames: [0, -10, 10, -10, 10, 0].enumerated().map { index, x in
            (Double(index) / 5, MotionState(translation: CGPoint(x: x, y: 0)))
        }, easing: .linear)
}

// MARK: - Playing

extension Motion {
    /// The track of a player that moves `view`, which it refers to weakly.
    @MainActor public func track(for view: UIView) -> MotionTrack {
        MotionTrack(duration: delay + duration) { [weak view] seconds in
            guard let view else { return }
            let moves = !UIAccessibility.isReduceMotionEnabled
            (moves ? state(at: seconds) : stateWithoutMovement(at: seconds)).apply(to: view)
        }
    }

    /// Moves `view` now.
    ///
    /// - Returns: The player, to interrupt it.
    @MainActor @discardableResult
    public func play(on view: UIView, completion: (() -> Void)? = nil) -> MotionPlayer {
        let player = MotionPlayer([track(for: view)])
        if let completion { player.addCompletion { _ in completion() } }
        player.play()
        return player
    }

    /// A player that moves each of `views` `interval` seconds after the one before. Reversed, the
    /// last leaves first.
    @MainActor public static func staggered(
        _ motion: Motion, views: [UIView], interval: TimeInterval
    ) -> MotionPlayer {
        MotionPlayer(
            views.enumerated().map { index, view in
                motion.delayed(by: Double(index) * interval).track(for: view)
            })
    }
}
