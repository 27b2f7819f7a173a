public import CoreGraphics

/// A filled circle, drawn by a tap.
public final class Dot: Mark {
    public var extras: MarkExtras?

    /// The circle's centre.
    public let location: CGPoint

    public let pen: Pen

    public init(location: CGPoint, pen: Pen) {
        self.location = location
        self.pen = pen
    }

    public var color: MarkColor? { pen.color }

    /// The circle's diameter in points.
    public var size: CGFloat? { pen.size }

    /// The square around the circle.
    public var drawingBounds: CGRect {
        CGRect(
            x: location.x - pen.size / 2, y: location.y - pen.size / 2, width: pen.size,
            height: pen.size)
    }

    public func copy() -> Dot {
        Dot(location: location, pen: pen).carrying(extras)
    }

    public func transformed(by transform: CGAffineTransform) -> Dot {
        Dot(location: location.applying(transform), pen: pen.scaled(by: transform)).carrying(extras)
    }

    public func accept(_ visitor: some MarkVisitor) {
        visitor.visit(self)
    }
}
