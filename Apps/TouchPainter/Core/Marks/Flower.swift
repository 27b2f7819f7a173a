public import CoreGraphics

/// A flower, stamped by the flower brush.
///
/// It holds only what differs from flower to flower: its kind, place and pen. The shapes of a kind
/// are shared, in ``FlowerGarden``.
public final class Flower: Mark {
    public var extras: MarkExtras?

    /// The six kinds.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case anemone
        case cosmos
        case gerbera
        case hollyhock
        case jasmine
        case zinnia
    }

    public let kind: Kind
    public let location: CGPoint

    /// The colour of the petals, and the diameter of the flower.
    public let pen: Pen

    public init(_ kind: Kind, location: CGPoint, pen: Pen) {
        self.kind = kind
        self.location = location
        self.pen = pen
    }

    public var color: MarkColor? { pen.color }

    /// The flower's diameter in points.
    public var size: CGFloat? { pen.size }

    /// The square around the flower.
    public var drawingBounds: CGRect {
        CGRect(origin: location, size: .zero).insetBy(dx: -pen.size / 2, dy: -pen.size / 2)
    }

    /// From the shapes of the kind, of diameter 1 around the origin, to the canvas.
    var transform: CGAffineTransform {
        CGAffineTransform(translationX: location.x, y: location.y)
            .scaledBy(x: pen.size, y: pen.size)
    }

    public func copy() -> Flower {
        Flower(kind, location: location, pen: pen).carrying(extras)
    }

    public func transformed(by transform: CGAffineTransform) -> Flower {
        Flower(kind, location: location.applying(transform), pen: pen.scaled(by: transform))
            .carrying(extras)
    }

    public func accept(_ visitor: some MarkVisitor) {
        visitor.visit(self)
    }
}
