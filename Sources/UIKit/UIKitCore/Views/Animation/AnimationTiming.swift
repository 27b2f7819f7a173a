import CoreGraphics
import Foundation
import QuartzCore

/// The timing of a view animation.
enum AnimationTiming {
    case curve(UIView.AnimationCurve)

    /// A Bézier curve.
    case function(CAMediaTimingFunction)

    /// A spring with a mass of 1.
    case spring(stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat)

    /// Returns a spring that settles after `duration` seconds.
    ///
    /// The settling time of a spring is inversely proportional to its frequency ω, so ω follows
    /// from the settling time of a spring with ω = 1. Stiffness is then ω² and damping 2·ratio·ω.
    ///
    /// - Parameters:
    ///   - ratio: 1 is critically damped, less oscillates. Values below 0.01 count as 0.01.
    ///   - velocity: The initial velocity, in distances from start to end per second.
    static func spring(
        settlingIn duration: TimeInterval, dampingRatio ratio: CGFloat, velocity: CGFloat
    ) -> AnimationTiming {
        let ratio = max(ratio, 0.01)
        let unit = SpringMotion(
            mass: 1, stiffness: 1, damping: Double(2 * ratio), initialVelocity: 0)
        let frequency = unit.settlingDuration / max(duration, 1e-3)
        return .spring(
            stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            initialVelocity: velocity)
    }

    /// Creates an animation without values.
    func makeAnimation(keyPath: String, duration: TimeInterval) -> CABasicAnimation {
        switch self {
        case .curve, .function:
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.duration = duration
            animation.timingFunction = function
            return animation
        case .spring(let stiffness, let damping, let velocity):
            let animation = CASpringAnimation(keyPath: keyPath)
            animation.stiffness = stiffness
            animation.damping = damping
            animation.initialVelocity = velocity
            animation.duration = duration
            animation.timingFunction = CAMediaTimingFunction(name: .linear)
            return animation
        }
    }
}

extension AnimationTiming {
    /// The timing function; for a spring one that ends slowly.
    var function: CAMediaTimingFunction {
        switch self {
        case .curve(let curve): curve.timingFunction
        case .function(let function): function
        case .spring: CAMediaTimingFunction(name: .easeOut)
        }
    }

    /// Returns the fraction of the way after a fraction of a duration in seconds.
    func progress(at fraction: Double, of duration: TimeInterval) -> Double {
        guard case .spring(let stiffness, let damping, let velocity) = self else {
            return function.value(at: fraction)
        }
        let motion = SpringMotion(
            mass: 1, stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(velocity))
        return motion.progress(at: fraction * duration)
    }

    /// Returns the first fraction of a duration in seconds after which a fraction of the way is
    /// covered.
    func time(of way: Double, in duration: TimeInterval) -> Double {
        guard way > 0 else { return 0 }
        guard way < 1 else { return 1 }
        // The first of 64 steps that passes the place, then bisection within it.
        let steps = 64
        let passing = (1...steps).first {
            progress(at: Double($0) / Double(steps), of: duration) >= way
        }
        var high = Double(passing ?? steps) / Double(steps)
        var low = high - 1 / Double(steps)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if progress(at: middle, of: duration) < way { low = middle } else { high = middle }
        }
        return high
    }
}

extension UIView.AnimationCurve {
    /// The timing function of layers for this curve.
    var timingFunction: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }
}
