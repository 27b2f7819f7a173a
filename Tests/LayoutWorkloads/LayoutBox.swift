/// A box of a layout, which stands for a view.
///
/// Left and top are relative to the containing box, as in UIKit, so that the contents of a box do
/// not depend on its position.
public struct LayoutBox: Hashable, Sendable {
    /// The index among the layout's boxes, in the order of creation.
    public let index: Int

    /// The first of its four quantities: left, top, width, height.
    public var firstQuantity: LayoutQuantity { LayoutQuantity(index * 4) }

    /// The distance from the container's left edge.
    public var left: LayoutExpression { LayoutExpression(of: firstQuantity) }

    /// The distance from the container's top edge.
    public var top: LayoutExpression { LayoutExpression(of: firstQuantity + 1) }

    /// The width.
    public var width: LayoutExpression { LayoutExpression(of: firstQuantity + 2) }

    /// The height.
    public var height: LayoutExpression { LayoutExpression(of: firstQuantity + 3) }

    /// The right edge, relative to the container.
    public var right: LayoutExpression { left + width }

    /// The bottom edge, relative to the container.
    public var bottom: LayoutExpression { top + height }

    /// The horizontal centre, relative to the container.
    public var centerX: LayoutExpression { left + 0.5 * width }

    /// The vertical centre, relative to the container.
    public var centerY: LayoutExpression { top + 0.5 * height }
}

/// A box's position in its container, and its size, in points.
public struct LayoutFrame: Equatable, Sendable {
    /// The left edge.
    public var x: Double

    /// The top edge.
    public var y: Double

    /// The width.
    public var width: Double

    /// The height.
    public var height: Double

    /// A frame of four numbers, in the order of ``LayoutBox``'s quantities.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
