import CoreGraphics
import TextLayout

/// The places for lines in a path, from its top downward.
struct PathRegion: LineRegion {
    /// The edges, from the top left corner of the path's box, y pointing down.
    private var edges: [(from: CGPoint, to: CGPoint)] = []

    private let height: CGFloat

    /// The narrowest place for a line, in points.
    private static let narrowest: CGFloat = 1

    init(_ path: CGPath) {
        let box = path.boundingBoxOfPath
        height = box.height
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x - box.minX, y: box.maxY - point.y)
        }
        var start = CGPoint.zero
        var current = CGPoint.zero
        path.flattened(threshold: 0.1).forEach { element in
            switch element {
            case .move(let point):
                if current != start { edges.append((current, start)) }
                start = place(point)
                current = start
            case .line(let point):
                edges.append((current, place(point)))
                current = place(point)
            case .quadCurve, .curve: break
            case .closeSubpath:
                edges.append((current, start))
                current = start
            }
        }
        if current != start { edges.append((current, start)) }
    }

    func room(below top: CGFloat, height: CGFloat) -> LineRoom? {
        var top = top
        while top + height <= self.height + 0.01 {
            let ranges = inside(from: top, to: top + height)
            if !ranges.isEmpty { return LineRoom(top: top, ranges: ranges) }
            top += 1
        }
        return nil
    }

    /// Returns the stretches within the path from `top` to `bottom`, from left to right.
    private func inside(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        let steps = min(max(Int((bottom - top).rounded(.up)), 1), 200)
        let inset = (bottom - top) * 0.001
        var found: [ClosedRange<CGFloat>]?
        for step in 0...steps {
            let y = top + inset + (bottom - top - 2 * inset) * CGFloat(step) / CGFloat(steps)
            let here = inside(at: y)
            found =
                found.map { ranges in
                    ranges.flatMap { range in
                        here.compactMap { other in
                            let start = max(range.lowerBound, other.lowerBound)
                            let end = min(range.upperBound, other.upperBound)
                            return end - start >= Self.narrowest ? start...end : nil
                        }
                    }
                } ?? here
            if found?.isEmpty == true { return [] }
        }
        return found ?? []
    }

    /// Returns the stretches within the path on a horizontal line, by the even-odd rule.
    private func inside(at y: CGFloat) -> [ClosedRange<CGFloat>] {
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
