import Foundation
package import FoundationGaps

/// A mass on a damped spring, released at distance 1 from its target.
///
/// Solves `m·x″ + c·x′ + k·x = 0` with `x(0) = 1` and `x′(0) = -v` in closed form. With `ω =
/// √(k/m)` and `ζ = c / (2·√(k·m))`: below ζ = 1 it is underdamped and oscillates, at 1 it is
/// critically damped, above it is overdamped.
nonisolated package struct SpringMotion: Hashable, Sendable {
    private let frequency: Double
    private let ratio: Double
    private let velocity: Double

    /// Creates a motion, replacing invalid values: `mass` and `stiffness` are at least a tiny
    /// positive number, `damping` at least 0.
    package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        func usable(_ value: Double, atLeast least: Double) -> Double {
            value.isFinite ? max(value, least) : least
        }
        let mass = usable(mass, atLeast: 1e-9)
        let stiffness = usable(stiffness, atLeast: 1e-9)
        frequency = (stiffness / mass).squareRoot()
        ratio = usable(damping, atLeast: 0) / (2 * (stiffness * mass).squareRoot())
        velocity = initialVelocity.isFinite ? initialVelocity : 0
    }

    /// Returns the share of the distance covered after `time` seconds: 0 at the start, above 1
    /// while overshooting.
    package func progress(at time: CFTimeInterval) -> Double {
        guard time > 0 else { return 0 }
        return 1 - displacement(at: time)
    }

    private func displacement(at t: Double) -> Double {
        let decay = frequency * ratio
        if abs(ratio - 1) < 1e-9 {
            return (1 + (frequency - velocity) * t) * exp(-frequency * t)
        }
        if ratio < 1 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let sinePart = (decay - velocity) / damped
            return exp(-decay * t) * (cos(damped * t) + sinePart * sin(damped * t))
        }
        let root = frequency * (ratio * ratio - 1).squareRoot()
        let slow = -decay + root
        let fast = -decay - root
        let slowPart = (-velocity - fast) / (slow - fast)
        return slowPart * exp(slow * t) + (1 - slowPart) * exp(fast * t)
    }

    /// The time in seconds after which the distance stays below a thousandth.
    package var settlingDuration: CFTimeInterval {
        let threshold = 0.001
        let decay = frequency * ratio
        guard decay > 0 else { return .infinity }
        if ratio < 1 && abs(ratio - 1) >= 1e-9 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let sinePart = (decay - velocity) / damped
            let amplitude = (1 + sinePart * sinePart).squareRoot()
            return max(log(amplitude / threshold) / decay, 0)
        }
        // Without oscillation, the distance decreases monotonically once the slow term dominates:
        // bisect for the last crossing.
        let slowest = ratio <= 1 ? frequency : decay - frequency * (ratio * ratio - 1).squareRoot()
        var high =
            (log(1 / threshold) + log(2 + abs(velocity) / frequency)) * 4 / max(slowest, 1e-12)
        var low = 0.0
        for _ in 0..<200 {
            let middle = (low + high) / 2
            let staysBelow = (0...16).allSatisfy {
                abs(displacement(at: middle + (high - middle) * Double($0) / 16)) < threshold
            }
            if staysBelow { high = middle } else { low = middle }
            if high - low < 1e-6 { break }
        }
        return high
    }
}
