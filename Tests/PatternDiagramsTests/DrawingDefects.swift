import PatternCatalogue

@testable import PatternDiagrams

/// What is wrong with a drawing's looks: texts, boxes and lines that lie on each other or outside
/// of it.
struct DrawingDefects {
    private(set) var found: [String] = []

    private let drawing: Drawing

    /// How thick lines are: 1 in a terminal, where they fill cells, 0 in a picture.
    private let thickness: Int

    init(of drawing: Drawing, metrics: Metrics) {
        self.drawing = drawing
        thickness = metrics.thickness
        checkTexts(metrics)
        checkShapes()
        checkLines()
        checkBounds()
    }

    private mutating func checkTexts(_ metrics: Metrics) {
        for (index, label) in drawing.labels.enumerated() {
            for other in drawing.labels[..<index] where label.frame.overlaps(other.frame) {
                found.append("“\(label.text)” lies on “\(other.text)”")
            }
            for shape in drawing.shapes
            where label.frame.overlaps(shape.frame) && !shape.frame.contains(label.frame) {
                found.append("“\(label.text)” leaves or meets a \(shape.kind)")
            }
            for shape in drawing.shapes where shape.kind == .activation {
                if label.frame.overlaps(shape.frame) {
                    found.append("“\(label.text)” lies on a bar")
                }
            }
            for shape in drawing.shapes {
                for divider in shape.dividers
                where shape.frame.contains(label.frame) && label.frame.minY < divider
                    && divider < label.frame.maxY
                {
                    found.append("“\(label.text)” lies on a divider")
                }
            }
            for line in drawing.lines {
                for piece in pieces(of: line) where piece.overlaps(label.frame) {
                    found.append("“\(label.text)” lies on a \(line.kind)")
                }
            }
            if metrics.width(label.text, label.face) > label.frame.width {
                found.append("“\(label.text)” is wider than its room")
            }
        }
    }

    private mutating func checkShapes() {
        let solid = drawing.shapes.filter { $0.kind != .activation }
        for (index, shape) in solid.enumerated() {
            for other in solid[..<index] where shape.frame.overlaps(other.frame) {
                found.append("\(shape.kind) at \(shape.frame) lies on \(other.kind)")
            }
        }
    }

    private mutating func checkLines() {
        let lines = drawing.lines.filter { $0.kind != .lifeline }
        for line in lines {
            for piece in pieces(of: line) {
                for shape in drawing.shapes
                where shape.kind != .activation && piece.overlaps(shape.frame) {
                    found.append("a \(line.kind) at \(piece) runs through a \(shape.kind)")
                }
            }
        }
        for (index, line) in lines.enumerated() where line.kind == .relation {
            for other in lines[..<index] where other.kind == .relation {
                for a in segments(of: line) {
                    for b in segments(of: other) where a.runsAlong(b) {
                        found.append("two relations lie on each other at \(a) and \(b)")
                    }
                }
            }
        }
        for line in lines where segments(of: line).contains(where: \.isSlanted) {
            found.append("a \(line.kind) is neither horizontal nor vertical: \(line.points)")
        }
    }

    private mutating func checkBounds() {
        let bounds = Frame(x: 0, y: 0, width: drawing.width, height: drawing.height)
        for frame in drawing.shapes.map(\.frame) + drawing.labels.map(\.frame)
        where !bounds.contains(frame) {
            found.append("\(frame) is outside of \(bounds)")
        }
        for line in drawing.lines {
            for piece in pieces(of: line) where !bounds.contains(piece) {
                found.append("a \(line.kind) at \(piece) is outside of \(bounds)")
            }
        }
    }

    // MARK: Lines in pieces

    private struct Segment {
        let start: Point
        let end: Point

        var isSlanted: Bool { start.x != end.x && start.y != end.y }

        /// Whether the two have more than a point in common.
        func runsAlong(_ other: Segment) -> Bool {
            if start.x == end.x, other.start.x == other.end.x, start.x == other.start.x {
                return Self.overlap(start.y, end.y, other.start.y, other.end.y)
            }
            if start.y == end.y, other.start.y == other.end.y, start.y == other.start.y {
                return Self.overlap(start.x, end.x, other.start.x, other.end.x)
            }
            return false
        }

        private static func overlap(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Bool {
            max(min(a, b), min(c, d)) < min(max(a, b), max(c, d))
        }
    }

    private func segments(of line: Drawing.Line) -> [Segment] {
        zip(line.points, line.points.dropFirst()).map { Segment(start: $0, end: $1) }
    }

    private func pieces(of line: Drawing.Line) -> [Frame] {
        segments(of: line).map { segment in
            let x = min(segment.start.x, segment.end.x)
            let y = min(segment.start.y, segment.end.y)
            return Frame(
                x: x, y: y, width: abs(segment.start.x - segment.end.x) + thickness,
                height: abs(segment.start.y - segment.end.y) + thickness)
        }
    }
}
