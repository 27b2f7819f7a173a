import CoreGraphics

/// The placement of a layer's contents in its bounds.
///
/// *Top* and *bottom* are as seen on the screen, where y grows downward.
nonisolated public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let center = Self(rawValue: "center")
    public static let top = Self(rawValue: "top")
    public static let bottom = Self(rawValue: "bottom")
    public static let left = Self(rawValue: "left")
    public static let right = Self(rawValue: "right")
    public static let topLeft = Self(rawValue: "topLeft")
    public static let topRight = Self(rawValue: "topRight")
    public static let bottomLeft = Self(rawValue: "bottomLeft")
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

    public static let layerMinXMinYCorner = Self(rawValue: 1)
    public static let layerMaxXMinYCorner = Self(rawValue: 2)
    public static let layerMinXMaxYCorner = Self(rawValue: 4)
    public static let layerMaxXMaxYCorner = Self(rawValue: 8)

    static let all: Self = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
