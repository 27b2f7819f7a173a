import CoreGraphics
import Foundation

/// A critically damped spring that pulls content to its place: it arrives as fast as it can without swinging.
///
/// `x(t) = (x₀ + (v₀ + β·x₀)·t)·e^(−β·t)` is the distance to the place after `t` seconds, with `x₀` and `v₀` the distance and the
/// velocity at first. Apple does not document its spring; a stiffness of 100 for a mass of 1, which is `β = 10`, looks
/// like it.
nonisolated struct SpringReturn: Hashable, Sendable {
    /// The spring's pull, per second.
    static let usualPull: CGFloat = 10

    /// The distance from the place at first, in points.
    let distance: CGFloat

    /// The velocity at first, in points a second; positive leads away from a place at a smaller coordinate.
    let velocity: CGFloat

    /// The pull, per second.
    let pull: CGFloat

    init(distance: CGFloat, velocity: CGFloat, pull: CGFloat = usualPull) {
        self.distance = distance
        self.velocity = velocity
        self.pull = pull
    }

    /// A spring that does not swing past its place however fast the content comes.
    static func settling(distance: CGFloat, velocity: CGFloat) -> SpringReturn {
        let isApproaching = distance * velocity < 0
        let pull = isApproaching && distance != 0 ? abs(velocity / distance) : 0
        return SpringReturn(
            distance: distance, velocity: isApproaching ? velocity : 0,
            pull: min(max(pull, usualPull), 1000))
    }

    /// The distance from the place after `time` seconds, in points.
    func distance(after time: TimeInterval) -> CGFloat {
        (distance + (velocity + pull * distance) * time) * exp(-pull * time)
    }

    /// The velocity after `time` seconds, in points a second.
    func velocity(after time: TimeInterval) -> CGFloat {
        (velocity - pull * (velocity + pull * distance) * time) * exp(-pull * time)
    }

    /// Whether nobody would see the rest of the way: less than a tenth of a point, and slow.
    func isAtRest(after time: TimeInterval) -> Bool {
        abs(distance(after: time)) < 0.1 && abs(velocity(after: time)) < 1
    }
}
