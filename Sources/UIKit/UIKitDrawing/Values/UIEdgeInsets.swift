public import CoreGraphics

/// Distances in points from the four edges of a rectangle, positive inward.
public nonisolated struct UIEdgeInsets: Hashable, Sendable {
    /// The distance from the top edge, in points.
    public var top: CGFloat

    /// The distance from the left edge.
    public var left: CGFloat

    /// The distance from the bottom edge.
    public var bottom: CGFloat

    /// The distance from the right edge.
    public var right: CGFloat

    /// Insets of 0 on all sides.
    public static let zero = UIEdgeInsets()

    /// Insets of 0 on all sides.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// Distances in points from the edges of a rectangle, where leading is the side on which text
/// starts.
public nonisolated struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the top edge, in points.
    public var top: CGFloat

    /// The distance from the leading edge.
    public var leading: CGFloat

    /// The distance from the bottom edge.
    public var bottom: CGFloat

    /// The distance from the trailing edge.
    public var trailing: CGFloat

    /// Insets of 0 on all sides.
    public static let zero = NSDirectionalEdgeInsets()

    /// Insets of 0 on all sides.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// A displacement in points.
public nonisolated struct UIOffset: Hashable, Sendable {
    /// The horizontal displacement, positive to the right.
    public var horizontal: CGFloat

    /// The vertical displacement, positive downward.
    public var vertical: CGFloat

    /// No displacement.
    public static let zero = UIOffset()

    /// Creates an offset of 0 in both directions.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

nonisolated extension CGRect {
    /// Returns the rectangle whose edges lie inside this one's by `insets`, or outside where they
    /// are negative.
    ///
    /// Insets larger than the rectangle result in a negative width or height, as on Apple's
    /// platforms; see `standardized` and `isEmpty`.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}
