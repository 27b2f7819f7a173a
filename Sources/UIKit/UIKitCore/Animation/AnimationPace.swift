import CoreGraphics
import Foundation
import QuartzCore

/// How an animation of a view gets from its start to its end.
enum AnimationPace {
    case curve(UIView.AnimationCurve)

    /// A spring of a mass of 1.
    case spring(stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat)

    /// A spring that comes to rest after `duration` seconds.
    ///
    /// How long a spring swings is inversely proportional to its frequency ω, so ω follows from the time that a spring of
    /// ω = 1 takes. Stiffness is then ω² and damping 2·ratio·ω.
    ///
    /// - Parameters:
    ///   - ratio: 1 is critically damped, less swings. Below 0.01 it counts as 0.01.
    ///   - velocity: Distances from start to end in a second.
    static func spring(
        settlingIn duration: TimeInterval, dampingRatio ratio: CGFloat, velocity: CGFloat
    ) -> AnimationPace {
        let ratio = max(ratio, 0.01)
        let unit = SpringMotion(
            mass: 1, stiffness: 1, damping: Double(2 * ratio), initialVelocity: 0)
        let frequency = unit.settlingDuration / max(duration, 1e-3)
        return .spring(
            stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            initialVelocity: velocity)
    }

    /// An empty animation of this pace.
    func makeAnimation(keyPath: String, duration: TimeInterval) -> CABasicAnimation {
        switch self {
        case .curve(let curve):
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.duration = duration
            animation.timingFunction = curve.timingFunction
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

extension UIView.AnimationCurve {
    /// The curve as layers know it.
    var timingFunction: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }
}
