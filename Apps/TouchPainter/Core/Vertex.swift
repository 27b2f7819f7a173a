public import CoreGraphics

/// A corner of a stroke. It has a place, but neither colour nor size: the stroke has those.
public final class Vertex: Mark {
    public let location: CGPoint

    public init(location: CGPoint) {
        self.location = location
    }

    public var color: MarkColor? { nil }

    public var size: CGFloat? { nil }

    /// Null: a vertex outside a stroke draws nothing.
    public var drawingBounds: CGRect { .null }

    public func copy() -> Vertex {
        Vertex(location: location)
    }

    public func accept(_ visitor: some MarkVisitor) {
        visitor.visit(self)
    }
}
