public import CoreGraphics
public import UIKitCore

/// The look of a background's shadow.
public nonisolated struct UIShadowProperties: Equatable {
    /// The colour; black by default.
    public var color = UIColor.black

    /// Returns the colour that is shown instead of ``color``; `nil`, the default, for none.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// Returns the colour that is shown; a shadow has its own, whatever the tint colour.
    public func resolvedColor(for tintColor: UIColor) -> UIColor {
        colorTransformer?(color) ?? color
    }

    /// The opacity from 0, the default, to 1.
    public var opacity: CGFloat = 0

    /// The blur in points, 3 by default.
    public var radius: CGFloat = 3

    /// The distance from the background, in points; 3 upward by default, as a layer's.
    public var offset = CGSize(width: 0, height: -3)

    /// The outline in the coordinates of the background; its own rounded one with `nil`.
    public var path: UIBezierPath?

    init() {}

    /// Compares the values; properties with a transformer differ from all.
    public static func == (left: UIShadowProperties, right: UIShadowProperties) -> Bool {
        left.color == right.color && left.opacity == right.opacity && left.radius == right.radius
            && left.offset == right.offset && left.path == right.path
            && left.colorTransformer == nil && right.colorTransformer == nil
    }
}
