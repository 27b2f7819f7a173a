public import CoreGraphics

/// Marks of one layer that the user has chosen, to change them together.
public struct Selection {
    /// The layer of the marks.
    public let layer: Layer

    /// The marks with their places in the layer, in ascending order; at least one.
    let placed: [EditMarksCommand.Placed]

    /// The marks, from the bottom to the top.
    public var marks: [any Mark] { placed.map(\.mark) }

    /// A rectangle around the marks.
    public var bounds: CGRect { placed.reduce(.null) { $0.union($1.mark.drawingBounds) } }

    /// Chooses the marks of `layer` that `isChosen` accepts; `nil` when there are none.
    init?(in layer: Layer, where isChosen: (any Mark) -> Bool) {
        let placed = layer.marks.enumerated().filter { isChosen($0.element) }
            .map { (index: $0.offset, mark: $0.element) }
        guard !placed.isEmpty else { return nil }
        self.layer = layer
        self.placed = placed
    }

    /// Chooses the marks of which at least half the points lie in an area.
    public init?(in layer: Layer, within area: CGPath) {
        let box = area.boundingBoxOfPath
        self.init(in: layer) { mark in
            guard mark.drawingBounds.intersects(box) else { return false }
            let points = MarkPoints.of(mark)
            let inside = points.filter { area.contains($0) }
            return !inside.isEmpty && inside.count * 2 >= points.count
        }
    }

    /// Chooses the topmost mark that is drawn near a point.
    ///
    /// - Parameter reach: The greatest distance in canvas points.
    public init?(in layer: Layer, at point: CGPoint, reach: CGFloat) {
        let spot = CGRect(origin: point, size: .zero).insetBy(dx: -reach, dy: -reach)
        guard
            let mark = layer.marks.last(where: {
                $0.drawingBounds.intersects(spot) && MarkPoints.isNear($0, point, reach: reach)
            })
        else { return nil }
        self.init(in: layer) { $0 === mark }
    }
}

/// Points by which marks are chosen.
enum MarkPoints {
    /// The vertices of strokes, the corners and middle of other marks.
    static func of(_ mark: any Mark) -> [CGPoint] {
        switch mark {
        case let stroke as Stroke:
            let others = stroke.isPlainLine ? [] : stroke.children.filter { !($0 is Vertex) }
            return stroke.line.points + others.flatMap { of($0) }
        case is Dot, is Flower: return [mark.location]
        default:
            let box = mark.drawingBounds
            return [
                CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
                CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
                CGPoint(x: box.midX, y: box.midY),
            ]
        }
    }

    /// `true` if a mark's line, or for other marks their frame, is within `reach` of a point.
    static func isNear(_ mark: any Mark, _ point: CGPoint, reach: CGFloat) -> Bool {
        guard let stroke = mark as? Stroke else {
            return mark.drawingBounds.insetBy(dx: -reach, dy: -reach).contains(point)
        }
        let reach = reach + stroke.pen.size / 2
        let points = stroke.line.points
        if zip(points, points.dropFirst()).contains(where: {
            distance(point, toSegment: $0.0, $0.1) <= reach
        }) {
            return true
        }
        return !stroke.isPlainLine
            && stroke.children.contains { !($0 is Vertex) && isNear($0, point, reach: reach) }
    }

    private static func distance(
        _ point: CGPoint, toSegment a: CGPoint, _ b: CGPoint
    ) -> CGFloat {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let square = dx * dx + dy * dy
        let share =
            square > 0 ? min(max(((point.x - a.x) * dx + (point.y - a.y) * dy) / square, 0), 1) : 0
        return hypot(point.x - a.x - dx * share, point.y - a.y - dy * share)
    }
}
