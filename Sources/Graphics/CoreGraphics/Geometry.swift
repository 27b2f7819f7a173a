@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import enum Foundation.CGRectEdge
@_exported public import struct Foundation.CGSize

/// A direction with a length: what lies between two points.
public struct CGVector: Hashable, Sendable {
    /// Along the x axis, in the units of the space it is used in.
    public var dx: CGFloat

    /// Along the y axis.
    public var dy: CGFloat

    /// The vector of no length.
    public static let zero = CGVector()

    /// Creates the vector of no length.
    public init() {
        dx = 0
        dy = 0
    }

    /// Creates a vector from its two parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector from its two parts.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Creates a vector from its two parts.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

extension CGVector: Codable {}

extension CGRect {
    /// Whether all four numbers are finite, which ``null`` and sizes divided by zero are not.
    package var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
