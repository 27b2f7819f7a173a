public import CoreGraphics
public import Foundation
import QuartzCore

/// A mass on a damped spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The speed at the start, in ways from start to end per second.
    public let initialVelocity: CGVector

    /// How the spring was described.
    let spring: Spring

    nonisolated enum Spring: Sendable {
        /// The duration is the animator's.
        case ratio(CGFloat)

        /// The duration follows from the constants.
        case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    }

    /// Creates the spring of the software keyboard, which is overdamped.
    public override convenience nonisolated init() {
        self.init(mass: 3, stiffness: 1_000, damping: 500, initialVelocity: .zero)
    }

    nonisolated deinit {}

    /// Creates a spring that settles in the animator's duration.
    ///
    /// - Parameters:
    ///   - ratio: 1 settles without oscillation, values nearer to 0 oscillate more.
    ///   - velocity: The speed at the start, in ways from start to end per second.
    public nonisolated init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero)
    {
        spring = .ratio(ratio)
        initialVelocity = velocity
    }

    /// Creates a spring from physical constants. The animator's duration has no effect.
    public nonisolated init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
    ) {
        spring = .physical(mass: mass, stiffness: stiffness, damping: damping)
        initialVelocity = velocity
    }

    /// Creates a spring by its perceived duration and its bounce, from 0 (none) to 1.
    public convenience nonisolated init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
    ) {
        let frequency = 2 * CGFloat.pi / max(CGFloat(duration), 1e-3)
        let ratio = bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - min(bounce, 1)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            initialVelocity: initialVelocity)
    }

    public var timingCurveType: UITimingCurveType { .spring }

    public var cubicTimingParameters: UICubicTimingParameters? { nil }

    public var springTimingParameters: UISpringTimingParameters? { self }

    /// The speed along the way: that of the first direction which has one.
    private var velocity: CGFloat {
        initialVelocity.dx != 0 ? initialVelocity.dx : initialVelocity.dy
    }

    /// The time in seconds until the spring has settled.
    func settlingDuration(of duration: TimeInterval) -> TimeInterval {
        guard case .physical(let mass, let stiffness, let damping) = spring else { return duration }
        return SpringMotion(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(velocity)
        ).settlingDuration
    }

    /// The timing with a mass of 1.
    func timing(settlingIn duration: TimeInterval) -> AnimationTiming {
        switch spring {
        case .ratio(let ratio):
            .spring(settlingIn: duration, dampingRatio: ratio, velocity: velocity)
        case .physical(let mass, let stiffness, let damping):
            .spring(
                stiffness: stiffness / max(mass, 1e-9), damping: damping / max(mass, 1e-9),
                initialVelocity: velocity)
        }
    }
}
