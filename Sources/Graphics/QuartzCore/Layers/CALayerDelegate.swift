public import CoreGraphics

/// Methods that display, lay out and animate a layer on its behalf. A view is its layer's delegate.
///
/// Every method has a default. Swift on Linux calls a conforming class's method only if the class
/// that declares the conformance implements it: a method added in a subclass is not called.
/// Implement them all in the class that conforms, and override there.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Provides the layer's contents instead of drawing them.
    ///
    /// The default draws into the layer's backing bitmap by calling ``CALayer/draw(in:)``.
    func display(_ layer: CALayer)

    /// Draws the layer's contents; coordinates are the layer's, y growing downward.
    ///
    /// The default draws nothing, and a layer for which nothing is drawn keeps no bitmap.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Called before the layer draws into its backing bitmap.
    func layerWillDraw(_ layer: CALayer)

    /// Lays out the layer's sublayers.
    func layoutSublayers(of layer: CALayer)

    /// Returns the action for a change of the property `event`.
    ///
    /// - Returns: The action, `NSNull()` for none, or `nil`, the default, to continue the search.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
