public import CoreGraphics

/// A line, an arrow, a rectangle or an ellipse.
public final class Shape: Mark {
    public var extras: MarkExtras?

    /// The four kinds.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case line
        case arrow
        case rectangle
        case ellipse

        /// `true` if the shape has an inside that can be filled.
        public var hasInside: Bool { self == .rectangle || self == .ellipse }
    }

    public let kind: Kind

    /// From the unit square to the canvas. A line and an arrow lead from its origin to (1, 0);
    /// rectangles are all of it, and ellipses lie in it.
    public let transform: CGAffineTransform

    public let pen: Pen

    /// The colour of the inside, or `nil` for an outline alone.
    public let fill: MarkColor?

    /// The line to draw, in canvas points.
    let outline: CGPath

    public let drawingBounds: CGRect

    public init(_ kind: Kind, transform: CGAffineTransform, pen: Pen, fill: MarkColor? = nil) {
        self.kind = kind
        self.transform = transform
        self.pen = pen
        self.fill = kind.hasInside ? fill : nil
        outline = Self.outline(kind, transform, width: pen.size)
        drawingBounds = outline.boundingBoxOfPath.insetBy(dx: -pen.size / 2, dy: -pen.size / 2)
    }

    /// Creates a shape between two corners, or a line from `start` to `end`.
    ///
    /// What is nearly level, upright, at 45° or as wide as high, becomes exactly that.
    ///
    /// - Parameter isRegular: Makes any line one of these, and any frame a square.
    public convenience init(
        _ kind: Kind, from start: CGPoint, to end: CGPoint, pen: Pen, fill: MarkColor? = nil,
        isRegular: Bool = false
    ) {
        let end =
            kind.hasInside
            ? Self.snappedCorner(from: start, to: end, always: isRegular)
            : Self.snappedEnd(from: start, to: end, always: isRegular)
        let (x, y) = (end.x - start.x, end.y - start.y)
        self.init(
            kind,
            transform: kind.hasInside
                ? CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: start.x, ty: start.y)
                : CGAffineTransform(a: x, b: y, c: -y, d: x, tx: start.x, ty: start.y),
            pen: pen, fill: fill)
    }

    public var color: MarkColor? { pen.color }

    /// The width of the outline.
    public var size: CGFloat? { pen.size }

    public var location: CGPoint { CGPoint.zero.applying(transform) }

    public func copy() -> Shape {
        Shape(kind, transform: transform, pen: pen, fill: fill).carrying(extras)
    }

    public func transformed(by change: CGAffineTransform) -> Shape {
        Shape(
            kind, transform: transform.concatenating(change), pen: pen.scaled(by: change),
            fill: fill
        ).carrying(extras)
    }

    public func accept(_ visitor: some MarkVisitor) {
        visitor.visit(self)
    }
}

// MARK: - Outlines

extension Shape {
    private static func outline(
        _ kind: Kind, _ transform: CGAffineTransform, width: CGFloat
    ) -> CGPath {
        let path = CGMutablePath()
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        switch kind {
        case .rectangle: path.addRect(unit, transform: transform)
        case .ellipse: path.addEllipse(in: unit, transform: transform)
        case .line, .arrow:
            let start = CGPoint.zero.applying(transform)
            let end = CGPoint(x: 1, y: 0).applying(transform)
            path.move(to: start)
            path.addLine(to: end)
            if kind == .arrow { addHead(from: start, to: end, width: width, to: path) }
        }
        return path
    }

    private static func addHead(
        from start: CGPoint, to end: CGPoint, width: CGFloat, to path: CGMutablePath
    ) {
        let length = hypot(end.x - start.x, end.y - start.y)
        guard length > 0 else { return }
        let reach = min(max(width * 3, 12), length)
        let angle = atan2(end.y - start.y, end.x - start.x)
        func barb(_ turn: CGFloat) -> CGPoint {
            CGPoint(
                x: end.x - reach * cos(angle + turn), y: end.y - reach * sin(angle + turn))
        }
        path.move(to: barb(.pi / 6))
        path.addLine(to: end)
        path.addLine(to: barb(-.pi / 6))
    }
}

// MARK: - Snapping

extension Shape {
    /// The angle in radians within which a line snaps to a multiple of 45°.
    private static let snapAngle = CGFloat.pi / 45

    /// The difference of the sides, as a share of them, within which a frame snaps to a square.
    private static let snapShare: CGFloat = 0.06

    private static func snappedEnd(
        from start: CGPoint, to end: CGPoint, always: Bool
    ) -> CGPoint {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let step = CGFloat.pi / 4
        let angle = (atan2(y, x) / step).rounded() * step
        guard always || abs(atan2(y, x) - angle) < snapAngle else { return end }
        let length = x * cos(angle) + y * sin(angle)
        return CGPoint(x: start.x + length * cos(angle), y: start.y + length * sin(angle))
    }

    private static func snappedCorner(
        from start: CGPoint, to end: CGPoint, always: Bool
    ) -> CGPoint {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let side = max(abs(x), abs(y))
        guard always || abs(abs(x) - abs(y)) < side * snapShare else { return end }
        return CGPoint(
            x: start.x + (x < 0 ? -side : side), y: start.y + (y < 0 ? -side : side))
    }
}
