public import CoreGraphics

/// The colour of a mark: red, green, blue and opacity in sRGB, each from 0 to 1.
public struct MarkColor: Hashable, Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat

    /// 0 is invisible, 1 (the default) covers what lies below.
    public let alpha: CGFloat

    /// Creates a colour, moving each component outside 0…1 to the nearest end. NaN counts as 0.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.red = Self.component(red)
        self.green = Self.component(green)
        self.blue = Self.component(blue)
        self.alpha = Self.component(alpha)
    }

    public static let black = MarkColor(red: 0, green: 0, blue: 0)

    /// The colour at a third of its opacity, which fills shapes.
    public var faded: MarkColor { with(alpha: alpha / 3) }

    /// The same colour with another opacity.
    public func with(alpha: CGFloat) -> MarkColor {
        MarkColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private static func component(_ value: CGFloat) -> CGFloat {
        value.isNaN ? 0 : min(max(value, 0), 1)
    }
}
