import CoreGraphics
import Foundation

/// Keyframes prepared for evaluation: the segments between them and their times.
struct KeyframeTrack {
    /// The interpolation from one keyframe to the next.
    enum Segment {
        case line(AnimatableValue, AnimatableValue)

        /// A cubic Bézier curve by its four points.
        case curve(AnimatableValue, AnimatableValue, AnimatableValue, AnimatableValue)
    }

    private let segments: [Segment]

    /// The start time of each segment, followed by the end of the last one.
    private let times: [Double]
    private let timingFunctions: [CAMediaTimingFunction]
    private let isDiscrete: Bool

    init?(
        segments: [Segment], isPaced: Bool, isDiscrete: Bool, keyTimes: [Double]?,
        timingFunctions: [CAMediaTimingFunction]?
    ) {
        guard !segments.isEmpty else { return nil }
        self.segments = segments
        self.isDiscrete = isDiscrete
        self.timingFunctions = isPaced ? [] : timingFunctions ?? []
        if isPaced {
            times = Self.pacedTimes(segments.map(\.length))
        } else if let keyTimes, keyTimes.count == segments.count + 1 {
            times = keyTimes
        } else {
            times = (0...segments.count).map { Double($0) / Double(segments.count) }
        }
    }

    private static func pacedTimes(_ lengths: [Double]) -> [Double] {
        let total = lengths.reduce(0, +)
        guard total > 0 else {
            return (0...lengths.count).map { Double($0) / Double(lengths.count) }
        }
        var sum = 0.0
        return [0]
            + lengths.map {
                sum += $0
                return sum / total
            }
    }

    var last: AnimatableValue { segments[segments.count - 1].value(at: 1) }

    func value(at progress: Double) -> AnimatableValue? {
        let position = position(at: progress)
        return segments[position.index].value(at: position.fraction)
    }

    /// Returns the direction of motion at `progress`, in radians from the x axis.
    func direction(at progress: Double) -> Double? {
        let position = position(at: progress)
        let segment = segments[position.index]
        let step = 1e-4
        let from = min(max(position.fraction, 0), 1 - step)
        guard case .point(let a) = segment.value(at: from),
            case .point(let b) = segment.value(at: from + step), a != b
        else { return nil }
        return atan2(Double(b.y - a.y), Double(b.x - a.x))
    }

    private func position(at progress: Double) -> (index: Int, fraction: Double) {
        let index = min(
            max((times.lastIndex { $0 <= progress }) ?? 0, 0), segments.count - 1)
        let span = times[index + 1] - times[index]
        var fraction = span > 0 ? (progress - times[index]) / span : 1
        fraction = min(max(fraction, 0), 1)
        if isDiscrete { return (index, progress >= times[times.count - 1] ? 1 : 0) }
        if index < timingFunctions.count { fraction = timingFunctions[index].value(at: fraction) }
        return (index, fraction)
    }

    // MARK: Building segments

    /// The shape of a cubic spline at a keyframe, all 0 by default, after Kochanek and Bartels.
    struct Bend {
        var tension = 0.0
        var continuity = 0.0
        var bias = 0.0

        /// Returns the tangent where the curve leaves the keyframe.
        ///
        /// - Parameters:
        ///   - before: The difference from the keyframe before to this one.
        ///   - after: The difference from this one to the keyframe after it.
        func leaving(_ before: Double, _ after: Double) -> Double {
            (1 - tension)
                * ((1 + continuity) * (1 + bias) * before + (1 - continuity) * (1 - bias) * after)
                / 2
        }

        /// Returns the tangent where the curve arrives at the keyframe.
        func arriving(_ before: Double, _ after: Double) -> Double {
            Bend(tension: tension, continuity: -continuity, bias: bias).leaving(before, after)
        }
    }

    /// Returns the segments between keyframes.
    ///
    /// - Parameter bends: The shape at each keyframe; the default for those that it lacks.
    static func segments(
        through frames: [AnimatableValue], isCubic: Bool, bends: [Bend] = []
    ) -> [Segment] {
        guard frames.count > 1 else { return [.line(frames[0], frames[0])] }
        return (0..<frames.count - 1).map { index in
            let (a, b) = (frames[index], frames[index + 1])
            guard isCubic, let pa = a.components, let pb = b.components, a.isCompatible(with: b)
            else { return .line(a, b) }
            let before = index > 0 ? frames[index - 1] : a
            let after = index + 2 < frames.count ? frames[index + 2] : b
            guard before.isCompatible(with: a), after.isCompatible(with: b),
                let p0 = before.components, let p3 = after.components
            else { return .line(a, b) }
            let start = index < bends.count ? bends[index] : Bend()
            let end = index + 1 < bends.count ? bends[index + 1] : Bend()
            let first = pa.indices.map {
                pa[$0] + start.leaving(pa[$0] - p0[$0], pb[$0] - pa[$0]) / 3
            }
            let second = pa.indices.map {
                pb[$0] - end.arriving(pb[$0] - pa[$0], p3[$0] - pb[$0]) / 3
            }
            return .curve(a, a.with(components: first), a.with(components: second), b)
        }
    }

    static func segments(along path: CGPath) -> [Segment] {
        var segments: [Segment] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        path.applyWithBlock { element in
            let points = element.pointee.points
            func line(to end: CGPoint) {
                segments.append(.line(.point(current), .point(end)))
                current = end
            }
            func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
                segments.append(
                    .curve(.point(current), .point(first), .point(second), .point(end)))
                current = end
            }
            switch element.pointee.type {
            case .moveToPoint:
                current = points[0]
                start = current
            case .addLineToPoint: line(to: points[0])
            case .addQuadCurveToPoint:
                let (control, end) = (points[0], points[1])
                curve(
                    CGPoint(
                        x: current.x + (control.x - current.x) * 2 / 3,
                        y: current.y + (control.y - current.y) * 2 / 3),
                    CGPoint(
                        x: end.x + (control.x - end.x) * 2 / 3,
                        y: end.y + (control.y - end.y) * 2 / 3), end)
            case .addCurveToPoint: curve(points[0], points[1], points[2])
            default: if current != start { line(to: start) }
            }
        }
        return segments
    }
}

extension KeyframeTrack.Segment {
    func value(at fraction: Double) -> AnimatableValue {
        switch self {
        case .line(let a, let b): return a.interpolated(to: b, fraction: fraction)
        case .curve(let a, let b, let c, let d):
            guard let pa = a.components, let pb = b.components, let pc = c.components,
                let pd = d.components
            else { return a.interpolated(to: d, fraction: fraction) }
            let u = 1 - fraction
            let weights = (
                u * u * u, 3 * u * u * fraction, 3 * u * fraction * fraction,
                fraction * fraction * fraction
            )
            return a.with(
                components: pa.indices.map {
                    pa[$0] * weights.0 + pb[$0] * weights.1 + pc[$0] * weights.2
                        + pd[$0] * weights.3
                })
        }
    }

    /// The length of the segment; a curve is measured in 32 steps.
    var length: Double {
        guard case .curve = self else { return value(at: 0).distance(to: value(at: 1)) }
        let steps = 32
        let points = (0...steps).map { value(at: Double($0) / Double(steps)) }
        return zip(points, points.dropFirst()).map { $0.distance(to: $1) }.reduce(0, +)
    }
}
