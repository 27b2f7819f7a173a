import CoreGraphics
public import Foundation

/// The state of an animator. Raw values are Apple's.
public nonisolated enum UIViewAnimatingState: Int, Hashable, Sendable {
    /// Not started, or finished.
    case inactive = 0

    /// Running or paused.
    case active = 1

    /// Stopped where it was; `finishAnimation(at:)` makes it inactive.
    case stopped = 2
}

/// The place at which an animation ended. Raw values are Apple's.
public nonisolated enum UIViewAnimatingPosition: Int, Hashable, Sendable {
    case end = 0
    case start = 1
    case current = 2
}

/// An animation that can be started, paused, reversed and scrubbed.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }

    /// `true` if the animation is active and not paused.
    var isRunning: Bool { get }

    /// `true` if the animation runs from its end to its start.
    var isReversed: Bool { get set }

    /// The fraction of the way, from 0 to 1. Setting it moves a paused animation.
    var fractionComplete: CGFloat { get set }

    func startAnimation()

    func startAnimation(afterDelay delay: TimeInterval)

    func pauseAnimation()

    /// Stops the animation where it is.
    ///
    /// - Parameter withoutFinishing: `true` to make the animator inactive without calling
    ///   completions; `false` to wait for ``finishAnimation(at:)``.
    func stopAnimation(_ withoutFinishing: Bool)

    /// Moves what was stopped to a final position, and calls the completions.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation whose changes and completions are closures.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

    func addAnimations(_ animation: @escaping () -> Void)

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
