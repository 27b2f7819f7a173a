public import CoreGraphics

/// Something that fills, lays out and animates a layer on its behalf. A view is its layer's delegate.
///
/// Every method has a default. Linux Swift finds a conforming class's methods when the class that
/// states the conformance has them: a subclass that adds one of them is not asked. State them all in
/// the class that conforms, and override there.
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

    /// Tells that the layer is about to draw into its backing bitmap.
    func layerWillDraw(_ layer: CALayer)

    /// Places the layer's sublayers.
    func layoutSublayers(of layer: CALayer)

    /// The action for a change of the property `event`.
    ///
    /// - Returns: The action, `NSNull()` to do nothing, or nil, the default, to search on.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.displayBacking() }
    public func draw(_ layer: CALayer, in ctx: CGContext) { layer.noteDefaultDrawing() }
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
