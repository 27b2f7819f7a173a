@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import enum Foundation.CGRectEdge
@_exported public import struct Foundation.CGSize

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
    /// The extent along the x axis, in the units of the surrounding space.
    public var dx: CGFloat

    /// The extent along the y axis.
    public var dy: CGFloat

    /// The zero vector.
    public static let zero = CGVector()

    /// Creates the zero vector.
    public init() {
        dx = 0
        dy = 0
    }

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector from its components.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Creates a vector from its components.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

extension CGVector: Codable {}

extension CGRect {
    /// `true` if all four numbers are finite. They are not for ``null`` and for sizes divided by
    /// zero.
    package var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
