/// A box of a layout: what a view is to the solver.
///
/// Left and top are measured from the box that holds it, as in UIKit, so that what is inside a box
/// does not depend on where the box is.
public struct LayoutBox: Hashable, Sendable {
    /// The place among the layout's boxes, in the order of making.
    public let index: Int

    /// The first of its four quantities: left, top, width, height.
    public var firstQuantity: LayoutQuantity { LayoutQuantity(index * 4) }

    /// The distance from the holder's left edge.
    public var left: LayoutExpression { LayoutExpression(of: firstQuantity) }

    /// The distance from the holder's top edge.
    public var top: LayoutExpression { LayoutExpression(of: firstQuantity + 1) }

    /// How wide the box is.
    public var width: LayoutExpression { LayoutExpression(of: firstQuantity + 2) }

    /// How high the box is.
    public var height: LayoutExpression { LayoutExpression(of: firstQuantity + 3) }

    /// The right edge, measured as ``left`` is.
    public var right: LayoutExpression { left + width }

    /// The bottom edge, measured as ``top`` is.
    public var bottom: LayoutExpression { top + height }

    /// The middle, measured as ``left`` is.
    public var centerX: LayoutExpression { left + 0.5 * width }

    /// The middle, measured as ``top`` is.
    public var centerY: LayoutExpression { top + 0.5 * height }
}

/// A box's place in the box that holds it, and its size, in points.
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
