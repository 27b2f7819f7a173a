public import CoreGraphics

/// A corner of a stroke. It has a place, but neither colour nor size: the stroke has those.
public final class Vertex: Mark {
    public var extras: MarkExtras?

    public let location: CGPoint

    /// The width of the line here, as a share of the pen's size, from 0 to 1.
    public let weight: CGFloat

    /// Creates a vertex. A weight outside 0…1 is moved to the nearest end; NaN counts as 1.
    public init(location: CGPoint, weight: CGFloat = 1) {
        self.location = location
        self.weight = Self.weight(weight)
    }

    /// The nearest weight to a number; NaN counts as 1.
    static func weight(_ number: CGFloat) -> CGFloat {
        number.isNaN ? 1 : min(max(number, 0), 1)
    }

    public var color: MarkColor? { nil }

    public var size: CGFloat? { nil }

    /// Null: a vertex outside a stroke draws nothing.
    public var drawingBounds: CGRect { .null }

    public func copy() -> Vertex {
        Vertex(location: location, weight: weight).carrying(extras)
    }

    public func transformed(by transform: CGAffineTransform) -> Vertex {
        Vertex(location: location.applying(transform), weight: weight).carrying(extras)
    }

    public func accept(_ visitor: some MarkVisitor) {
        visitor.visit(self)
    }
}
