public import CoreGraphics

/// Draws marks on a target whose points are canvas points.
///
/// A vertex is a corner of its stroke's line: the first one moves, the others draw a segment,
/// straight or curved. A stroke is that line in the stroke's colour and width with round ends and
/// corners. A dot is a filled circle.
public struct MarkRenderer<Target: DrawingTarget>: MarkVisitor {
    private let target: Target

    /// The part of the canvas that is wanted.
    private let rect: CGRect

    /// Creates a renderer.
    ///
    /// - Parameter rect: The part of the canvas that is wanted; everything by default. Marks, and
    ///   parts of long lines, that do not come near it are left out; pixels outside may be drawn or
    ///   not, so clip to it. Inside, the shapes are those of the whole, but the smoothing of their
    ///   edges may come out a shade lighter or darker: see ``Scribble/draw(in:rect:)`` for marks
    ///   that have to match exactly.
    public init(target: Target, rect: CGRect = .infinite) {
        self.target = target
        self.rect = rect
    }

    /// Draws `mark`.
    public func draw(_ mark: any Mark) {
        guard isWanted(mark) else { return }
        mark.accept(self)
    }

    private func isWanted(_ mark: any Mark) -> Bool {
        rect.isInfinite || mark.drawingBounds.intersects(rect)
    }

    // MARK: Visiting

    /// Draws nothing: a vertex by itself is not a line.
    public func visit(_ vertex: Vertex) {}

    public func visit(_ dot: Dot) {
        target.fillEllipse(in: dot.drawingBounds, ink: dot.pen.ink)
    }

    /// Draws a flower by the shapes of its kind, which all flowers of the kind share.
    public func visit(_ flower: Flower) {
        let shape = FlowerGarden.shape(of: flower.kind)
        let transform = flower.transform
        for petal in shape.petals {
            let path = CGMutablePath()
            path.addPath(petal, transform: transform)
            target.fill(path, ink: .color(flower.pen.color))
        }
        let radius = shape.heartRadius * flower.pen.size
        target.fillEllipse(
            in: CGRect(origin: flower.location, size: .zero).insetBy(dx: -radius, dy: -radius),
            ink: .color(shape.heartColor))
    }

    /// Draws the children that are no vertices, and then the line on top of them, in one piece.
    public func visit(_ stroke: Stroke) {
        if !stroke.isPlainLine {
            for child in stroke.children where isWanted(child) { child.accept(self) }
        }
        guard stroke.line.points.count > 1 else { return }
        switch stroke.pen.brush {
        case .flowers, .stamp: break
        case .pencil: drawPencil(stroke)
        case _ where stroke.pen.brush.hasNib || !stroke.weights.isEmpty:
            let path = CGMutablePath()
            forEachRun(of: stroke) { StrokeRibbon(stroke).add(points: $0.indices, to: path) }
            target.fill(path, ink: stroke.pen.ink)
        default:
            let path = CGMutablePath()
            forEachRun(of: stroke) { Self.addLine(stroke.line, points: $0.indices, to: path) }
            target.stroke(path, width: stroke.pen.size, ink: stroke.pen.ink)
        }
    }

    /// Draws what fills a shape, and its outline on top.
    public func visit(_ shape: Shape) {
        if let fill = shape.fill { target.fill(shape.outline, ink: .color(fill)) }
        target.stroke(shape.outline, width: shape.pen.size, ink: shape.pen.ink)
    }

    public func visit(_ text: TextMark) { target.draw(text) }

    public func visit(_ picture: PictureMark) { target.draw(picture) }

    private func forEachRun(of stroke: Stroke, _ body: (ArraySlice<CGPoint>) -> Void) {
        if rect.isInfinite || rect.contains(stroke.drawingBounds) {
            body(stroke.line.points[...])
        } else {
            stroke.line.forEachRun(near: rect, reach: stroke.pen.size / 2, body)
        }
    }

    private static func addLine(_ line: Polyline, points: Range<Int>, to path: CGMutablePath) {
        path.move(to: line.points[points.lowerBound])
        for index in points.dropFirst() {
            let end = line.points[index]
            if let controls = line.controls(ofSegment: index - 1) {
                path.addCurve(to: end, control1: controls.first, control2: controls.second)
            } else {
                path.addLine(to: end)
            }
        }
    }

    /// The fine lines of a pencil, each a little off the stroke's own.
    private func drawPencil(_ stroke: Stroke) {
        let size = stroke.pen.size
        for strand in 0..<5 {
            let path = CGMutablePath()
            forEachRun(of: stroke) { run in
                for index in run.indices {
                    let weight = stroke.weights.isEmpty ? 1 : stroke.weights[index]
                    let reach = size * 0.36 * weight
                    let point = CGPoint(
                        x: run[index].x + reach * Self.noise(index, strand * 2),
                        y: run[index].y + reach * Self.noise(index, strand * 2 + 1))
                    if index == run.startIndex {
                        path.move(to: point)
                    } else {
                        path.addLine(to: point)
                    }
                }
            }
            target.stroke(path, width: max(size * 0.2, 0.8), ink: stroke.pen.ink)
        }
    }

    /// A number from -1 to 1 that looks random and is always the same for the same arguments.
    private static func noise(_ index: Int, _ channel: Int) -> CGFloat {
        var bits = UInt64(bitPattern: Int64(index &* 16 &+ channel)) &* 0x9E37_79B9_7F4A_7C15
        bits ^= bits >> 31
        bits = bits &* 0xBF58_476D_1CE4_E5B9
        bits ^= bits >> 29
        return CGFloat(bits >> 40) / CGFloat(1 << 23) - 1
    }
}

extension MarkRenderer<ContextTarget> {
    /// Creates a renderer that draws into `context`.
    public init(context: CGContext, rect: CGRect = .infinite) {
        self.init(target: ContextTarget(context), rect: rect)
    }
}

extension Pen {
    /// What the pen's shapes are drawn with.
    var ink: Ink {
        if brush == .eraser { return .eraser }
        return .color(
            MarkColor(
                red: color.red, green: color.green, blue: color.blue,
                alpha: color.alpha * brush.opacity))
    }
}
