public import CoreGraphics

/// Draws marks into a context whose points are canvas points.
///
/// A vertex is a corner of its stroke's line: the first one moves, the others draw a segment. A
/// stroke is that line in the stroke's colour and width with round ends and corners, without
/// smoothing. A dot is a filled circle.
public struct MarkRenderer: MarkVisitor {
    private let context: CGContext

    /// The part of the canvas that is wanted.
    private let rect: CGRect

    /// Creates a renderer.
    ///
    /// - Parameter rect: The part of the canvas that is wanted; everything by default. Marks, and
    ///   parts of long lines, that do not come near it are left out; pixels outside may be drawn or
    ///   not, so clip to it. Inside, the shapes are those of the whole, but the smoothing of their
    ///   edges may come out a shade lighter or darker: see ``Scribble/draw(in:rect:)`` for marks
    ///   that have to match exactly.
    public init(context: CGContext, rect: CGRect = .infinite) {
        self.context = context
        self.rect = rect
    }

    /// Draws `mark` and leaves the context's state as it was.
    public func draw(_ mark: any Mark) {
        guard isWanted(mark) else { return }
        context.saveGState()
        mark.accept(self)
        context.restoreGState()
    }

    private func isWanted(_ mark: any Mark) -> Bool {
        rect.isInfinite || mark.drawingBounds.intersects(rect)
    }

    // MARK: Visiting

    /// Draws nothing: a vertex by itself is not a line.
    public func visit(_ vertex: Vertex) {}

    public func visit(_ dot: Dot) {
        guard let color = dot.color else { return }
        context.setFillColor(
            red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        context.fillEllipse(in: dot.drawingBounds)
    }

    /// Draws the children that are no vertices, and then the line on top of them.
    ///
    /// The context has one current path, which drawing a dot uses up: hence the line comes in one
    /// piece at the end.
    public func visit(_ stroke: Stroke) {
        if !stroke.isPlainLine {
            for child in stroke.children where isWanted(child) { child.accept(self) }
        }
        guard stroke.line.points.count > 1 else { return }
        addPath(of: stroke)
        let pen = stroke.pen
        context.setStrokeColor(
            red: pen.color.red, green: pen.color.green, blue: pen.color.blue,
            alpha: pen.color.alpha)
        context.setLineWidth(pen.size)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.strokePath()
    }

    private func addPath(of stroke: Stroke) {
        if rect.contains(stroke.drawingBounds) {
            addPath(through: stroke.line.points[...])
        } else {
            stroke.line.forEachRun(near: rect, reach: stroke.pen.size / 2) { addPath(through: $0) }
        }
    }

    private func addPath(through points: ArraySlice<CGPoint>) {
        guard let first = points.first else { return }
        context.move(to: first)
        for point in points.dropFirst() { context.addLine(to: point) }
    }
}
