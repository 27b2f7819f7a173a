import CoreGraphics

/// The outline of a line whose width changes on its way.
///
/// The line is cut into short pieces. Each piece adds a quadrilateral as wide as the line at its
/// ends, and each joint a circle. All of them turn the same way, so that filling by the winding
/// rule makes one shape.
struct StrokeRibbon {
    private let stroke: Stroke

    /// The longest piece in points.
    private static let pieceLength: CGFloat = 3

    /// The direction of a calligraphy nib.
    private static let nibAngle = CGFloat.pi / 4

    init(_ stroke: Stroke) {
        self.stroke = stroke
    }

    /// Adds the outline of the line through the points with these indices.
    func add(points: Range<Int>, to path: CGMutablePath) {
        var last = (
            point: stroke.line.points[points.lowerBound],
            radius: radius(weight(points.lowerBound), direction: direction(points.lowerBound))
        )
        addCircle(last.point, last.radius, to: path)
        for index in points.dropFirst() {
            let start = stroke.line.points[index - 1]
            let end = stroke.line.points[index]
            let length = hypot(end.x - start.x, end.y - start.y)
            let pieces = max(Int(min(length / Self.pieceLength, 64)), 1)
            let controls = stroke.line.controls(ofSegment: index - 1)
            for piece in 1...pieces {
                let t = CGFloat(piece) / CGFloat(pieces)
                let point =
                    controls?.point(at: t, from: start, to: end)
                    ?? CGPoint(
                        x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
                let share = weight(index - 1) + (weight(index) - weight(index - 1)) * t
                let angle = atan2(point.y - last.point.y, point.x - last.point.x)
                let next = (point: point, radius: radius(share, direction: angle))
                addPiece(from: last, to: next, to: path)
                addCircle(next.point, next.radius, to: path)
                last = next
            }
        }
    }

    private func weight(_ index: Int) -> CGFloat {
        stroke.weights.isEmpty ? 1 : stroke.weights[index]
    }

    /// The direction in which the line leaves a point.
    private func direction(_ index: Int) -> CGFloat {
        let points = stroke.line.points
        let (a, b) = (
            points[min(index, points.count - 2)], points[min(index + 1, points.count - 1)]
        )
        return atan2(b.y - a.y, b.x - a.x)
    }

    private func radius(_ weight: CGFloat, direction: CGFloat) -> CGFloat {
        let share = stroke.pen.brush.hasNib ? 0.16 + 0.84 * abs(sin(direction - Self.nibAngle)) : 1
        return max(stroke.pen.size / 2 * weight * share, 0.3)
    }

    private func addPiece(
        from a: (point: CGPoint, radius: CGFloat), to b: (point: CGPoint, radius: CGFloat),
        to path: CGMutablePath
    ) {
        let (dx, dy) = (b.point.x - a.point.x, b.point.y - a.point.y)
        let length = hypot(dx, dy)
        guard length > 1e-6 else { return }
        let (nx, ny) = (-dy / length, dx / length)
        // Clockwise on the screen, as circles are.
        path.move(to: CGPoint(x: a.point.x - nx * a.radius, y: a.point.y - ny * a.radius))
        path.addLine(to: CGPoint(x: b.point.x - nx * b.radius, y: b.point.y - ny * b.radius))
        path.addLine(to: CGPoint(x: b.point.x + nx * b.radius, y: b.point.y + ny * b.radius))
        path.addLine(to: CGPoint(x: a.point.x + nx * a.radius, y: a.point.y + ny * a.radius))
        path.closeSubpath()
    }

    /// Adds a circle of four curves, clockwise on the screen.
    private func addCircle(_ center: CGPoint, _ radius: CGFloat, to path: CGMutablePath) {
        let k = radius * 0.5523
        let (x, y, r) = (center.x, center.y, radius)
        path.move(to: CGPoint(x: x + r, y: y))
        path.addCurve(
            to: CGPoint(x: x, y: y + r), control1: CGPoint(x: x + r, y: y + k),
            control2: CGPoint(x: x + k, y: y + r))
        path.addCurve(
            to: CGPoint(x: x - r, y: y), control1: CGPoint(x: x - k, y: y + r),
            control2: CGPoint(x: x - r, y: y + k))
        path.addCurve(
            to: CGPoint(x: x, y: y - r), control1: CGPoint(x: x - r, y: y - k),
            control2: CGPoint(x: x - k, y: y - r))
        path.addCurve(
            to: CGPoint(x: x + r, y: y), control1: CGPoint(x: x + k, y: y - r),
            control2: CGPoint(x: x + r, y: y - k))
        path.closeSubpath()
    }
}
