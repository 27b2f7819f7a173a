// Written by Scripts/delegate-table.

public import CoreGraphics

extension CALayerDelegate {
    /// Draws the layer's bitmap.
    public func display(_ layer: CALayer) { layer.displayBacking() }

    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) { layer.noteDefaultDrawing() }

    /// Does nothing by default.
    public func layerWillDraw(_ layer: CALayer) {}

    /// Does nothing by default.
    public func layoutSublayers(of layer: CALayer) {}

    /// Returns `nil` by default.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
