import CoreGraphics
import Foundation

/// The deceleration of scrolling after the finger lifts: the velocity is multiplied by a rate every
/// millisecond.
///
/// With a velocity of `v` points per millisecond and a rate of `d`, the content has moved by
/// `v·d·(1 − dᵗ)/(1 − d)` points after `t` whole milliseconds. It stops when its velocity is below
/// 0.01 points per millisecond. Apple's scroll view has these curves and rates.
nonisolated struct Deceleration: Hashable, Sendable {
    /// The velocity below which the content stops, in points per millisecond.
    static let minimumVelocity: CGFloat = 0.01

    /// The velocity when the finger lifted, in points per millisecond.
    let velocity: CGFloat

    /// The factor of the velocity per millisecond, above 0 and below 1.
    let rate: CGFloat

    /// The time until the content stops, in milliseconds.
    var duration: Int {
        let speed = abs(velocity)
        guard speed > Self.minimumVelocity else { return 0 }
        return Int((log(Self.minimumVelocity / speed) / log(rate)).rounded(.up))
    }

    /// The distance moved after a number of milliseconds, in points.
    func distance(after milliseconds: Int) -> CGFloat {
        velocity * rate * (1 - pow(rate, CGFloat(milliseconds))) / (1 - rate)
    }

    /// The velocity after a number of milliseconds, in points per millisecond.
    func velocity(after milliseconds: Int) -> CGFloat {
        velocity * pow(rate, CGFloat(milliseconds))
    }

    /// The total distance, in points.
    var distance: CGFloat { distance(after: duration) }

    /// The first millisecond at which the distance is at least `distance` points; `nil` if it never
    /// is.
    func milliseconds(toReach distance: CGFloat) -> Int? {
        guard distance != 0 else { return 0 }
        let whole = velocity * rate / (1 - rate)
        let share = whole == 0 ? .infinity : distance / whole
        guard share > 0, share < 1 else { return nil }
        let time = Int((log(1 - share) / log(rate)).rounded(.up))
        return time <= duration ? time : nil
    }
}
