import Foundation
import Platform

/// The way of a pointer from its touch to its lift.
struct PointerTrack {
    /// The place of the touch, by name if it has one.
    let place: ScriptStep.Place

    private let input: PointerInput
    private var samples: [PointerInput.Sample]

    /// The largest distance of a tap's movement, in points, and its longest duration.
    private static let slop: CGFloat = 8
    private static let longestTap = 0.5

    init(_ input: PointerInput, place: ScriptStep.Place) {
        self.input = input
        self.place = place
        samples = input.samples
    }

    mutating func add(_ input: PointerInput) { samples += input.samples }

    var start: PointerInput.Sample { samples[0] }

    var end: PointerInput.Sample { samples[samples.count - 1] }

    private var duration: Double {
        max(0.05, ((end.time - start.time) * 100).rounded() / 100)
    }

    private var isStill: Bool {
        samples.allSatisfy { $0.location.distance(to: start.location) <= Self.slop }
    }

    private var pressure: Double? {
        guard input.device == .pen else { return nil }
        let pressures = samples.compactMap(\.pressure).filter { $0 > 0 }
        let mean = pressures.reduce(0, +) / Double(max(pressures.count, 1))
        return (mean * 100).rounded() / 100
    }

    /// Returns the step of the pointers of one gesture.
    static func step(of tracks: [PointerTrack]) -> ScriptStep {
        guard tracks.count > 1 else { return tracks[0].step }
        let (first, second) = (tracks[0], tracks[1])
        let (a, b) = (first.start.location, second.start.location)
        let center = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        return .pinch(
            .point(center.rounded), from: max(1, a.distance(to: b).rounded()),
            to: max(1, first.end.location.distance(to: second.end.location).rounded()),
            duration: max(first.duration, second.duration))
    }

    private var step: ScriptStep {
        // The secondary button opens a menu, as a long press does.
        if input.buttons == .secondary { return .longPress(place, duration: 0.7) }
        guard isStill else {
            return .drag(
                Self.simplified(samples.map(\.location)).map(\.rounded), duration: duration,
                pressure: pressure)
        }
        return duration <= Self.longestTap
            ? .tap(place, count: 1, pressure: pressure) : .longPress(place, duration: duration)
    }

    /// Returns a path with fewer points, which is at most two points away: D. Douglas, T. Peucker,
    /// 1973.
    private static func simplified(_ points: [CGPoint]) -> [CGPoint] {
        guard points.count > 2, let first = points.first, let last = points.last else {
            return points
        }
        let distances = points.map { $0.distance(toLineFrom: first, to: last) }
        guard let farthest = distances.indices.max(by: { distances[$0] < distances[$1] }),
            distances[farthest] > 2
        else { return [first, last] }
        return simplified(Array(points[...farthest])).dropLast()
            + simplified(Array(points[farthest...]))
    }
}

extension CGPoint {
    fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }

    /// Returns the distance to the straight line between two points; to `start` if they are equal.
    fileprivate func distance(toLineFrom start: CGPoint, to end: CGPoint) -> CGFloat {
        let length = start.distance(to: end)
        guard length > 0 else { return distance(to: start) }
        return abs((end.x - start.x) * (start.y - y) - (start.x - x) * (end.y - start.y)) / length
    }
}
