import CoreGraphics
import Foundation

/// A meter for the rate of change of a value, from its most recent samples.
struct VelocityMeter {
    /// The age in seconds beyond which samples are dropped; a value unchanged for as long has no
    /// velocity.
    static let window: TimeInterval = 0.1

    private var samples: [(value: CGPoint, time: TimeInterval)] = []

    /// Adds a sample.
    ///
    /// - Parameter value: A location in points, or one or two other numbers.
    mutating func add(_ value: CGPoint, at time: TimeInterval) {
        if let last = samples.last, time <= last.time {
            samples[samples.count - 1].value = value
            return
        }
        samples.append((value, time))
        samples.removeAll { $0.time < time - Self.window }
    }

    /// Shifts all samples, when the value jumps without a movement.
    mutating func shift(by distance: CGVector) {
        for index in samples.indices {
            samples[index].value.x += distance.dx
            samples[index].value.y += distance.dy
        }
    }

    /// The change per second, as of `time`.
    func velocity(at time: TimeInterval) -> CGVector {
        guard let first = samples.first, let last = samples.last, last.time > first.time,
            time - last.time < Self.window
        else { return .zero }
        let duration = last.time - first.time
        return CGVector(
            dx: (last.value.x - first.value.x) / duration,
            dy: (last.value.y - first.value.y) / duration)
    }
}
