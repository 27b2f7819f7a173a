public import CoreGraphics

/// An algorithm that bends the segments of a stroke's line.
///
/// The strategy pattern: the renderers call it for each segment and know no algorithm.
/// ``StraightSegments`` draws what was sampled; ``CentripetalCurves`` rounds the corners between
/// samples; ``PredictedCurves`` also runs ahead of the pen. ``Pen/smoothing`` names the one to use.
public protocol StrokeSmoothing: Sendable {
    /// The control points of the curve from `start` to `end`, or `nil` for a straight segment.
    ///
    /// - Parameters:
    ///   - previous: The point before `start`; `nil` if the line begins with `start`.
    ///   - next: The point after `end`; `nil` if the line ends with `end`.
    func controls(
        previous: CGPoint?, start: CGPoint, end: CGPoint, next: CGPoint?
    ) -> CurveControls?

    /// The place where the pen probably goes next, or `nil` for an algorithm that waits for it.
    ///
    /// The way there is shown while the pen is down, and is not part of the finished stroke.
    func prediction(after points: [CGPoint]) -> CGPoint?
}

extension StrokeSmoothing {
    public func prediction(after points: [CGPoint]) -> CGPoint? { nil }
}

/// The two inner control points of a cubic Bézier curve.
public struct CurveControls: Hashable, Sendable {
    public let first: CGPoint
    public let second: CGPoint

    /// The point of the curve from `start` to `end` at `t`, from 0 to 1.
    public func point(at t: CGFloat, from start: CGPoint, to end: CGPoint) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * start.x + b * first.x + c * second.x + d * end.x,
            y: a * start.y + b * first.y + c * second.y + d * end.y)
    }
}

/// The smoothing that a pen names, as stored in files.
public enum Smoothing: String, Hashable, Sendable, Codable, CaseIterable {
    /// Straight segments between the samples.
    case straight

    /// Curves through all samples, the default.
    case curved

    /// Curves that run ahead of the pen while it is down.
    case predicted

    /// The algorithm.
    public var strategy: any StrokeSmoothing {
        switch self {
        case .straight: StraightSegments()
        case .curved: CentripetalCurves()
        case .predicted: PredictedCurves()
        }
    }
}

/// No smoothing: each segment is straight.
public struct StraightSegments: StrokeSmoothing {
    public init() {}

    public func controls(
        previous: CGPoint?, start: CGPoint, end: CGPoint, next: CGPoint?
    ) -> CurveControls? { nil }
}

/// Curves through all points, without cusps or loops between two of them.
///
/// Centripetal Catmull-Rom splines: the parameter advances by the square root of the distance
/// between points, so that samples close together and far apart mix well. At an end of the line,
/// where the point beyond is missing, the segment is the parabola that continues its neighbour. See
/// Yuksel, Schaefer, Keyser, “Parameterization and applications of Catmull–Rom curves”, 2011.
///
/// A segment's control points are at most two thirds of its length away from its ends.
public struct CentripetalCurves: StrokeSmoothing {
    public init() {}

    public func controls(
        previous: CGPoint?, start: CGPoint, end: CGPoint, next: CGPoint?
    ) -> CurveControls? {
        let first = previous.flatMap { Self.control(beside: start, between: $0, and: end) }
        let second = next.flatMap { Self.control(beside: end, between: $0, and: start) }
        switch (first, second) {
        case (nil, nil): return nil
        case (let first?, let second?): return CurveControls(first: first, second: second)
        case (let first?, nil):
            return CurveControls(first: first, second: Self.mirrored(first, from: start, to: end))
        case (nil, let second?):
            return CurveControls(first: Self.mirrored(second, from: end, to: start), second: second)
        }
    }

    /// The control point next to `point`, on its side toward `near`; `far` is on the other side.
    /// `nil` where two of the points coincide.
    private static func control(
        beside point: CGPoint, between far: CGPoint, and near: CGPoint
    ) -> CGPoint? {
        let d1 = hypot(point.x - far.x, point.y - far.y)
        let d2 = hypot(near.x - point.x, near.y - point.y)
        guard d1 > 1e-6, d2 > 1e-6 else { return nil }
        let (s1, s2) = (d1.squareRoot(), d2.squareRoot())
        let own = 2 * d1 + 3 * s1 * s2 + d2
        let sum = 3 * s1 * (s1 + s2)
        return CGPoint(
            x: (d1 * near.x - d2 * far.x + own * point.x) / sum,
            y: (d1 * near.y - d2 * far.y + own * point.y) / sum)
    }

    /// The control point beside `end` that makes a parabola with `control`, the one beside `start`.
    private static func mirrored(
        _ control: CGPoint, from start: CGPoint, to end: CGPoint
    ) -> CGPoint {
        let corner = CGPoint(
            x: start.x + (control.x - start.x) * 1.5, y: start.y + (control.y - start.y) * 1.5)
        return CGPoint(
            x: end.x + (corner.x - end.x) * 2 / 3, y: end.y + (corner.y - end.y) * 2 / 3)
    }
}
