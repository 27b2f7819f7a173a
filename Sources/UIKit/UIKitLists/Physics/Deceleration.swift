import CoreGraphics
import Foundation

/// How scrolling slows down after the finger lifts: with every millisecond it keeps a share of its velocity.
///
/// With a velocity of `v` points a millisecond and a share of `d`, the content has moved by `v·d·(1 − dᵗ)/(1 − d)` points
/// after `t` whole milliseconds. It rests when its velocity is below 0.01 points a millisecond. Apple's scroll view has
/// these curves and shares.
nonisolated struct Deceleration: Hashable, Sendable {
    /// Below this velocity, in points a millisecond, the content rests.
    static let restingVelocity: CGFloat = 0.01

    /// The velocity when the finger lifted, in points a millisecond.
    let velocity: CGFloat

    /// The share of the velocity that is left after a millisecond, above 0 and below 1.
    let rate: CGFloat

    /// How many milliseconds it takes to rest.
    var duration: Int {
        let speed = abs(velocity)
        guard speed > Self.restingVelocity else { return 0 }
        return Int((log(Self.restingVelocity / speed) / log(rate)).rounded(.up))
    }

    /// How far the content has moved after a number of milliseconds, in points.
    func distance(after milliseconds: Int) -> CGFloat {
        velocity * rate * (1 - pow(rate, CGFloat(milliseconds))) / (1 - rate)
    }

    /// The velocity after a number of milliseconds, in points a millisecond.
    func velocity(after milliseconds: Int) -> CGFloat {
        velocity * pow(rate, CGFloat(milliseconds))
    }

    /// How far the content moves in all, in points.
    var distance: CGFloat { distance(after: duration) }

    /// The first millisecond at which the content has moved by `distance` points or more; `nil` if it never does.
    func milliseconds(toReach distance: CGFloat) -> Int? {
        guard distance != 0 else { return 0 }
        let whole = velocity * rate / (1 - rate)
        let share = whole == 0 ? .infinity : distance / whole
        guard share > 0, share < 1 else { return nil }
        let time = Int((log(1 - share) / log(rate)).rounded(.up))
        return time <= duration ? time : nil
    }
}
