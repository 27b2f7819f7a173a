import CoreGraphics
import Foundation

extension CGPath {
    /// Returns the part of the path between two fractions of its length. Subpaths follow each
    /// other.
    ///
    /// Curves are measured in 32 steps.
    nonisolated func trimmed(from start: Double, to end: Double) -> CGPath? {
        let segments = PathSegment.segments(of: self)
        let lengths = segments.map(\.length)
        let total = lengths.reduce(0, +)
        let first = min(max(start.isNaN ? 0 : start, 0), 1) * total
        let last = min(max(end.isNaN ? 1 : end, 0), 1) * total
        guard last > first else { return nil }
        let result = CGMutablePath()
        var passed = 0.0
        var pen: CGPoint?
        for (segment, length) in zip(segments, lengths) {
            defer { passed += length }
            guard length > 0, passed + length > first, passed < last else { continue }
            let part = segment.part(
                from: segment.parameter(atLength: first - passed, of: length),
                to: segment.parameter(atLength: last - passed, of: length))
            if pen != part.points[0] { result.move(to: part.points[0]) }
            if part.points.count == 2 {
                result.addLine(to: part.points[1])
            } else {
                result.addCurve(
                    to: part.points[3], control1: part.points[1], control2: part.points[2])
            }
            pen = part.points[part.points.count - 1]
        }
        return result
    }
}

/// A line, of two points, or a cubic curve, of four.
nonisolated private struct PathSegment {
    var points: [CGPoint]

    static func segments(of path: CGPath) -> [PathSegment] {
        var result: [PathSegment] = []
        var start = CGPoint.zero
        var pen = CGPoint.zero
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                pen = points[0]
                start = pen
            case .addLineToPoint:
                result.append(PathSegment(points: [pen, points[0]]))
                pen = points[0]
            case .addQuadCurveToPoint:
                let (control, end) = (points[0], points[1])
                let first = Self.mix(pen, control, 2.0 / 3)
                let second = Self.mix(end, control, 2.0 / 3)
                result.append(PathSegment(points: [pen, first, second, end]))
                pen = end
            case .addCurveToPoint:
                result.append(PathSegment(points: [pen, points[0], points[1], points[2]]))
                pen = points[2]
            default:
                if pen != start { result.append(PathSegment(points: [pen, start])) }
                pen = start
            }
        }
        return result
    }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * CGFloat(t), y: a.y + (b.y - a.y) * CGFloat(t))
    }

    private func point(at t: Double) -> CGPoint {
        guard points.count == 4 else { return Self.mix(points[0], points[1], t) }
        return split(at: t).0.points[3]
    }

    private static let steps = 32

    private var stepLengths: [Double] {
        let count = points.count == 4 ? Self.steps : 1
        let points = (0...count).map { point(at: Double($0) / Double(count)) }
        return zip(points, points.dropFirst()).map {
            (($1.x - $0.x) * ($1.x - $0.x) + ($1.y - $0.y) * ($1.y - $0.y)).squareRoot()
        }
    }

    var length: Double { stepLengths.reduce(0, +) }

    /// Returns the curve parameter at `distance` from the start.
    func parameter(atLength distance: Double, of length: Double) -> Double {
        if distance <= 0 { return 0 }
        if distance >= length { return 1 }
        var rest = distance
        let lengths = stepLengths
        for (index, step) in lengths.enumerated() {
            if rest <= step {
                return (Double(index) + (step > 0 ? rest / step : 0)) / Double(lengths.count)
            }
            rest -= step
        }
        return 1
    }

    /// Returns the part between two parameters.
    func part(from a: Double, to b: Double) -> PathSegment {
        guard points.count == 4 else {
            return PathSegment(points: [
                Self.mix(points[0], points[1], a), Self.mix(points[0], points[1], b),
            ])
        }
        let head = b < 1 ? split(at: b).0 : self
        return a > 0 ? head.split(at: b > 0 ? a / b : 0).1 : head
    }

    /// Splits the curve by De Casteljau's algorithm.
    private func split(at t: Double) -> (PathSegment, PathSegment) {
        let ab = Self.mix(points[0], points[1], t)
        let bc = Self.mix(points[1], points[2], t)
        let cd = Self.mix(points[2], points[3], t)
        let abc = Self.mix(ab, bc, t)
        let bcd = Self.mix(bc, cd, t)
        let middle = Self.mix(abc, bcd, t)
        return (
            PathSegment(points: [points[0], ab, abc, middle]),
            PathSegment(points: [middle, bcd, cd, points[3]])
        )
    }
}
