import CoreGraphics
import Foundation

/// A critically damped spring that moves content to its destination as fast as possible without
/// oscillation.
///
/// `x(t) = (x₀ + (v₀ + β·x₀)·t)·e^(−β·t)` is the distance to the destination after `t` seconds,
/// with `x₀` and `v₀` the initial distance and velocity. Apple does not document its
/// spring; one recorded from a pull of 96 points was at rest after 0.69 seconds, as with
/// `β = 13.7`.
nonisolated struct SpringReturn: Hashable, Sendable {
    /// The default decay rate β, per second.
    static let defaultPull: CGFloat = 13.7

    /// The initial distance to the destination, in points.
    let distance: CGFloat

    /// The initial velocity, in points per second; positive leads away from a destination at a
    /// smaller coordinate.
    let velocity: CGFloat

    /// The decay rate β, per second.
    let pull: CGFloat

    init(distance: CGFloat, velocity: CGFloat, pull: CGFloat = defaultPull) {
        self.distance = distance
        self.velocity = velocity
        self.pull = pull
    }

    /// Creates a spring that does not overshoot its destination at any velocity.
    static func settling(distance: CGFloat, velocity: CGFloat) -> SpringReturn {
        let isApproaching = distance * velocity < 0
        let pull = isApproaching && distance != 0 ? abs(velocity / distance) : 0
        return SpringReturn(
            distance: distance, velocity: isApproaching ? velocity : 0,
            pull: min(max(pull, defaultPull), 1000))
    }

    /// The distance to the destination after `time` seconds, in points.
    func distance(after time: TimeInterval) -> CGFloat {
        (distance + (velocity + pull * distance) * time) * exp(-pull * time)
    }

    /// The velocity after `time` seconds, in points per second.
    func velocity(after time: TimeInterval) -> CGFloat {
        (velocity - pull * (velocity + pull * distance) * time) * exp(-pull * time)
    }

    /// Returns `true` if the remaining motion is invisible: less than a tenth of a point, and slow.
    func isSettled(after time: TimeInterval) -> Bool {
        abs(distance(after: time)) < 0.1 && abs(velocity(after: time)) < 1
    }
}
