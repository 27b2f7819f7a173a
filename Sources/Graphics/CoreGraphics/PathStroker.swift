import Foundation

/// Builds the outline of a stroke.
///
/// Each subpath is flattened to a chain of straight lines. The outline runs along the left side to
/// the end, around the cap, and back along the other side. On the outside of a corner it follows
/// the join; on the inside it passes through the corner itself. So the outline is the sum of one
/// rectangle for each line and one wedge for each corner, all wound in the same direction: by the
/// winding rule nothing cancels out, however the line crosses itself.
struct PathStroker {
    private let halfWidth: CGFloat
    private let cap: CGLineCap
    private let join: CGLineJoin
    private let miterLimit: CGFloat

    /// The outline of the subpaths added so far.
    private(set) var outline = PathStorage()

    init(halfWidth: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        self.halfWidth = halfWidth
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
    }

    /// Adds the outline of every subpath of `path`. Paths with NaN or infinite points have none.
    mutating func add(_ path: PathStorage) {
        let box = path.box.rect
        guard halfWidth > 0, halfWidth.isFinite, !path.box.hasUnusableCoordinates else { return }
        let size = max(box.width, box.height, halfWidth)
        let tolerance = max(min(0.01, size / 1000), size * 1e-7)
        var chain = LineChain(tolerance: tolerance, halfWidth: halfWidth)
        path.forEach { element in
            switch element {
            case .move(let point):
                stroke(chain, isClosed: false)
                chain.start(at: point)
            case .line(let point):
                chain.line(to: point)
            case .quadCurve(let end, let control):
                let (one, two) = CubicCurve.controls(
                    ofQuadFrom: chain.current, to: end, control: control)
                chain.curve(to: end, control1: one, control2: two)
            case .curve(let end, let control1, let control2):
                chain.curve(to: end, control1: control1, control2: control2)
            case .closeSubpath:
                chain.close()
                stroke(chain, isClosed: true)
                chain.start(at: chain.vertices[0].point)
            }
        }
        stroke(chain, isClosed: false)
    }

    // MARK: Subpaths

    private mutating func stroke(_ chain: LineChain, isClosed: Bool) {
        let vertices = chain.vertices
        guard vertices.count > 1 else {
            if chain.hasLines, let vertex = vertices.first { addDot(at: vertex.point) }
            return
        }
        if isClosed, vertices.count > 2 {
            addRing(vertices)
            addRing(vertices.reversed())
            return
        }
        outline.move(to: vertices[0].point + normal(from: vertices[0], to: vertices[1]))
        addSide(vertices)
        addCap(at: vertices[vertices.count - 1], from: vertices[vertices.count - 2])
        addSide(vertices.reversed())
        addCap(at: vertices[0], from: vertices[1])
        outline.close()
    }

    /// Adds the dot that a zero-length subpath shows with round caps. Square caps show nothing,
    /// since there is no direction to align them to.
    private mutating func addDot(at center: CGPoint) {
        guard cap == .round else { return }
        outline.move(to: CGPoint(x: center.x + halfWidth, y: center.y))
        addArc(around: center, from: CGVector(dx: halfWidth, dy: 0), sweep: -2 * .pi)
        outline.close()
    }

    /// Adds one side of a closed chain as a closed subpath.
    private mutating func addRing(_ vertices: [LineChain.Vertex]) {
        let count = vertices.count
        outline.move(to: vertices[0].point + normal(from: vertices[0], to: vertices[1]))
        for index in 1...count {
            let (before, at, after) = (
                vertices[index - 1], vertices[index % count], vertices[(index + 1) % count]
            )
            outline.line(to: at.point + normal(from: before, to: at))
            addCorner(before, at, after)
        }
        outline.close()
    }

    /// Adds the left side of an open chain, from the second point on.
    private mutating func addSide(_ vertices: [LineChain.Vertex]) {
        for index in 1..<vertices.count {
            let (before, at) = (vertices[index - 1], vertices[index])
            outline.line(to: at.point + normal(from: before, to: at))
            if index + 1 < vertices.count { addCorner(before, at, vertices[index + 1]) }
        }
    }

    // MARK: Corners and ends

    /// Connects the left side of one line to the left side of the next.
    private mutating func addCorner(
        _ before: LineChain.Vertex, _ at: LineChain.Vertex, _ after: LineChain.Vertex
    ) {
        let pivot = at.point
        let from = normal(from: before, to: at)
        let to = normal(from: at, to: after)
        let square = halfWidth * halfWidth
        let cross = (from.dx * to.dy - from.dy * to.dx) / square
        let dot = (from.dx * to.dx + from.dy * to.dy) / square
        if cross > 0 || (cross == 0 && dot > 0) {
            // A left turn: this is the inside of the corner.
            if cross > 0 { outline.line(to: pivot) }
            outline.line(to: pivot + to)
            return
        }
        // Within a flattened curve, lines meet at small angles that need no join.
        if !at.isCorner, dot > 0.97 {
            outline.line(to: pivot + to)
            return
        }
        switch at.isCorner ? join : .round {
        case .round:
            addArc(around: pivot, from: from, sweep: -acos(min(max(dot, -1), 1)))
        case .miter where 2 <= miterLimit * miterLimit * (1 + dot):
            let miter = CGVector(
                dx: (from.dx + to.dx) / (1 + dot), dy: (from.dy + to.dy) / (1 + dot))
            outline.line(to: pivot + miter)
        case .miter, .bevel: break
        }
        outline.line(to: pivot + to)
    }

    /// Connects the left side of the last line to its right side.
    private mutating func addCap(at end: LineChain.Vertex, from before: LineChain.Vertex) {
        let left = normal(from: before, to: end)
        let right = CGVector(dx: -left.dx, dy: -left.dy)
        // The normal turned clockwise points along the line.
        let ahead = CGVector(dx: left.dy, dy: -left.dx)
        switch cap {
        case .butt: break
        case .square:
            outline.line(to: end.point + left + ahead)
            outline.line(to: end.point + right + ahead)
        case .round:
            addArc(around: end.point, from: left, sweep: -.pi)
        }
        outline.line(to: end.point + right)
    }

    private mutating func addArc(around center: CGPoint, from start: CGVector, sweep: CGFloat) {
        let angle = CGFloat(atan2(Double(start.dy), Double(start.dx)))
        CircularArc(center: center, radius: halfWidth, start: angle, sweep: sweep)?
            .forEachCurve { end, control1, control2 in
                outline.cubic(to: end, control1: control1, control2: control2)
            }
    }

    /// Returns the normal to the left of the line between two points, half a line width long.
    private func normal(from start: LineChain.Vertex, to end: LineChain.Vertex) -> CGVector {
        let direction = CGVector(dx: end.point.x - start.point.x, dy: end.point.y - start.point.y)
        let scale = halfWidth / direction.length
        return CGVector(dx: -direction.dy * scale, dy: direction.dx * scale)
    }
}

/// A subpath as straight lines, without repeated points.
struct LineChain {
    struct Vertex {
        var point: CGPoint

        /// `true` if the point is the end of a path element, `false` inside a flattened curve.
        var isCorner: Bool
    }

    private(set) var vertices: [Vertex] = []

    /// `true` if any line followed the first point, even of zero length.
    private(set) var hasLines = false

    private let tolerance: CGFloat

    /// The maximum angle between the lines of a flattened curve, in radians, chosen so that the
    /// stroke's edge is within the tolerance too.
    private let angle: CGFloat

    init(tolerance: CGFloat, halfWidth: CGFloat) {
        self.tolerance = tolerance
        angle = 2 * acos(max(1 - tolerance / halfWidth, 0.9))
    }

    var current: CGPoint { vertices.last?.point ?? .zero }

    mutating func start(at point: CGPoint) {
        vertices = [Vertex(point: point, isCorner: true)]
        hasLines = false
    }

    mutating func line(to point: CGPoint) {
        add(point, isCorner: true)
    }

    mutating func curve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        let curve = CubicCurve(start: current, control1: control1, control2: control2, end: end)
        let forAngle = (curve.turning / angle).rounded(.up)
        let count = max(curve.lineCount(tolerance: tolerance), Int(min(max(forAngle, 1), 1000)))
        for index in 1..<max(count, 1) {
            add(curve.point(at: CGFloat(index) / CGFloat(count)), isCorner: false)
        }
        add(end, isCorner: true)
    }

    /// Closes the chain to its start.
    mutating func close() {
        hasLines = true
        if vertices.count > 1, vertices[0].point == current { vertices.removeLast() }
    }

    private mutating func add(_ point: CGPoint, isCorner: Bool) {
        hasLines = true
        if point == current {
            if isCorner, !vertices.isEmpty { vertices[vertices.count - 1].isCorner = true }
            return
        }
        vertices.append(Vertex(point: point, isCorner: isCorner))
    }
}

extension CubicCurve {
    /// The total angle, in radians, between the three lines of the control polygon: an upper bound
    /// of the curve's own turning.
    var turning: CGFloat {
        let directions = [
            CGVector(dx: control1.x - start.x, dy: control1.y - start.y),
            CGVector(dx: control2.x - control1.x, dy: control2.y - control1.y),
            CGVector(dx: end.x - control2.x, dy: end.y - control2.y),
        ].filter { $0.length > 0 }
        return zip(directions, directions.dropFirst()).reduce(0) { sum, pair in
            let (one, two) = pair
            let cross = one.dx * two.dy - one.dy * two.dx
            let dot = one.dx * two.dx + one.dy * two.dy
            return sum + abs(CGFloat(atan2(Double(cross), Double(dot))))
        }
    }
}

func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}
