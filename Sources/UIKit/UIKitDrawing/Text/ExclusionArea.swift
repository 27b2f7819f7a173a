import CoreGraphics

/// An area that lines of text avoid, from a closed path.
struct ExclusionArea {
    private var edges: [(from: CGPoint, to: CGPoint)] = []

    /// The bounds of the area.
    private(set) var bounds = CGRect.null

    /// The number of straight parts that replace a curve.
    private static let curveSteps = 16

    init(_ path: CGPath) {
        var start = CGPoint.zero
        var current = CGPoint.zero
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                add(from: current, to: start)
                start = points[0]
                current = start
            case .addLineToPoint:
                add(from: current, to: points[0])
                current = points[0]
            case .addQuadCurveToPoint:
                let (begin, control, end) = (current, points[0], points[1])
                addCurve(from: begin) { t in
                    let u = 1 - t
                    return CGPoint(
                        x: u * u * begin.x + 2 * u * t * control.x + t * t * end.x,
                        y: u * u * begin.y + 2 * u * t * control.y + t * t * end.y)
                }
                current = end
            case .addCurveToPoint:
                let (begin, first, second, end) = (current, points[0], points[1], points[2])
                addCurve(from: begin) { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * begin.x + b * first.x + c * second.x + d * end.x,
                        y: a * begin.y + b * first.y + c * second.y + d * end.y)
                }
                current = end
            case .closeSubpath:
                add(from: current, to: start)
                current = start
            }
        }
        add(from: current, to: start)
    }

    private mutating func add(from: CGPoint, to: CGPoint) {
        guard from != to, from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else {
            return
        }
        edges.append((from, to))
        bounds = bounds.union(CGRect(origin: from, size: .zero))
            .union(CGRect(origin: to, size: .zero))
    }

    private mutating func addCurve(from start: CGPoint, point: (CGFloat) -> CGPoint) {
        var last = start
        for step in 1...Self.curveSteps {
            let next = point(CGFloat(step) / CGFloat(Self.curveSteps))
            add(from: last, to: next)
            last = next
        }
    }

    /// Returns the horizontal ranges that the area covers anywhere between two heights.
    func ranges(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        guard bottom > bounds.minY, top < bounds.maxY else { return [] }
        let steps = min(max(Int((bottom - top).rounded(.up)), 1), 200)
        return (0...steps).flatMap { step in
            // The ends belong to the neighbouring lines too.
            let inset = (bottom - top) * 0.001
            let y = top + inset + (bottom - top - 2 * inset) * CGFloat(step) / CGFloat(steps)
            return ranges(at: y)
        }
    }

    /// Returns the horizontal ranges of the area at a height, by the even-odd rule.
    private func ranges(at y: CGFloat) -> [ClosedRange<CGFloat>] {
        let crossings = edges.compactMap { edge -> CGFloat? in
            guard (edge.from.y <= y) != (edge.to.y <= y) else { return nil }
            let part = (y - edge.from.y) / (edge.to.y - edge.from.y)
            return edge.from.x + part * (edge.to.x - edge.from.x)
        }.sorted()
        return stride(from: 0, to: crossings.count - 1, by: 2).map {
            crossings[$0]...crossings[$0 + 1]
        }
    }
}
