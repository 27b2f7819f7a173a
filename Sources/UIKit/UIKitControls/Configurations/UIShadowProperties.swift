public import CoreGraphics
public import UIKitCore

/// The look of a background's shadow.
public nonisolated struct UIShadowProperties: Hashable {
    /// The colour; black by default.
    public var color = UIColor.black

    /// Returns the colour that is shown instead of ``color``; `nil`, the default, for none.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// Returns the colour that is shown: ``color``, as the transformer changes it.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// The opacity from 0, the default, to 1.
    public var opacity: CGFloat = 0

    /// The blur in points, 3 by default.
    public var radius: CGFloat = 3

    /// The distance from the background, in points; 3 upward by default, as a layer's.
    public var offset = CGSize(width: 0, height: -3)

    /// The outline in the coordinates of the background; its own rounded one with `nil`.
    public var path: UIBezierPath?

    init() {}
}
