public import UIKit

/// The motion of a ``MotionPlayer``: a function of the seconds since its start.
@preconcurrency @MainActor
public struct MotionTrack {
    /// The seconds until nothing changes any more.
    public var duration: TimeInterval

    /// Shows the state at a time from 0 to `duration`.
    public var apply: (TimeInterval) -> Void

    public init(duration: TimeInterval, apply: @escaping (TimeInterval) -> Void) {
        self.duration = duration
        self.apply = apply
    }
}

/// Moves views along tracks: forward, backward, from where they are, or with a finger.
///
///     let player = MotionPlayer([Motion.translate(y: 80).track(for: card)])
///     player.fractionComplete = gestureProgress   // follows the finger
///     player.isReversed = !shouldOpen
///     player.play()                               // continues from there
///
/// A player that is running retains itself until it ends.
@preconcurrency @MainActor
public final class MotionPlayer {
    /// An end of the motion.
    public nonisolated enum Position: Int, Hashable, Sendable {
        case end, start
    }

    private let tracks: [MotionTrack]
    private var link: CADisplayLink?
    private var lastTime: CFTimeInterval = 0
    private var completions: [(Position) -> Void] = []

    /// Creates a player of tracks, at their start. They show their first state when it plays.
    public init(_ tracks: [MotionTrack]) {
        self.tracks = tracks
        duration = tracks.map(\.duration).max() ?? 0
    }

    /// The duration of the longest track in seconds.
    public let duration: TimeInterval

    /// The seconds between the start and the state that is shown.
    public private(set) var time: TimeInterval = 0

    /// `true` while it plays.
    public var isRunning: Bool { link != nil }

    /// `true` to play from the end to the start; `false` by default. May change while it plays.
    public var isReversed = false

    /// The share of the duration that is shown, from 0 to 1. Setting it shows that moment; NaN is
    /// ignored.
    public var fractionComplete: CGFloat {
        get { duration > 0 ? time / duration : isReversed ? 0 : 1 }
        set {
            guard !newValue.isNaN else { return }
            show(min(max(newValue, 0), 1) * duration)
        }
    }

    /// Adds a closure to call when the start or the end is reached. It is called once.
    public func addCompletion(_ completion: @escaping (Position) -> Void) {
        completions.append(completion)
    }

    /// Plays on, from the moment that is shown.
    public func play() {
        guard link == nil else { return }
        show(time)
        if hasArrived { return finish() }
        lastTime = CACurrentMediaTime()
        let link = CADisplayLink { link in self.tick(at: link.timestamp) }
        self.link = link
        link.add(to: .main, forMode: .common)
    }

    /// Stops where it is.
    public func pause() {
        link?.invalidate()
        link = nil
    }

    /// Turns round: plays to the other end from the moment that is shown.
    public func reverse() {
        isReversed.toggle()
        play()
    }

    /// Shows one of the ends and completes.
    public func finish(at position: Position) {
        isReversed = position == .start
        show(isReversed ? 0 : duration)
        finish()
    }

    private var hasArrived: Bool { isReversed ? time <= 0 : time >= duration }

    private func tick(at now: CFTimeInterval) {
        let step = max(now - lastTime, 0)
        lastTime = now
        show(min(max(time + (isReversed ? -step : step), 0), duration))
        if hasArrived { finish() }
    }

    private func show(_ time: TimeInterval) {
        self.time = time
        for track in tracks { track.apply(min(time, track.duration)) }
    }

    private func finish() {
        pause()
        let pending = completions
        completions = []
        for completion in pending { completion(isReversed ? .start : .end) }
    }
}
