import CoreGraphics

/// The placement of a layer's contents in its bounds.
///
/// *Top* and *bottom* are as seen on the screen, where y grows downward.
nonisolated public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not scaled, centred.
    public static let center = Self(rawValue: "center")

    /// Not scaled, centred at the top edge.
    public static let top = Self(rawValue: "top")

    /// Not scaled, centred at the bottom edge.
    public static let bottom = Self(rawValue: "bottom")

    /// Not scaled, centred at the left edge.
    public static let left = Self(rawValue: "left")

    /// Not scaled, centred at the right edge.
    public static let right = Self(rawValue: "right")

    /// Not scaled, in the top left corner.
    public static let topLeft = Self(rawValue: "topLeft")

    /// Not scaled, in the top right corner.
    public static let topRight = Self(rawValue: "topRight")

    /// Not scaled, in the bottom left corner.
    public static let bottomLeft = Self(rawValue: "bottomLeft")

    /// Not scaled, in the bottom right corner.
    public static let bottomRight = Self(rawValue: "bottomRight")

    /// Scaled to the bounds, the default.
    public static let resize = Self(rawValue: "resize")

    /// Scaled to fit inside the bounds, preserving proportions.
    public static let resizeAspect = Self(rawValue: "resizeAspect")

    /// Scaled to cover the bounds, preserving proportions.
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// The corners that a corner radius rounds. Y grows downward: `MinY` is the top.
nonisolated public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let layerMinXMinYCorner = Self(rawValue: 1)

    /// The top right corner.
    public static let layerMaxXMinYCorner = Self(rawValue: 2)

    /// The bottom left corner.
    public static let layerMinXMaxYCorner = Self(rawValue: 4)

    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = Self(rawValue: 8)

    static let all: Self = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
