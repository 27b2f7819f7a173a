import CoreGraphics
import FoundationGaps
import QuartzCore

extension UIView {
    /// Creates a layer of ``layerClass``.
    final class func makeLayer() -> CALayer {
        let layerClass: AnyClass = layerClass
        if layerClass == CALayer.self { return CALayer() }
        guard let type = layerClass as? CALayer.Type else {
            fatalError(
                """
                \(self).layerClass is \(layerClass), which is not a layer class. Return CALayer.self or \
                a subclass of it.
                """)
        }
        return LayerCopying.make(type)
    }

    /// Completes the initialisation with the steps that need `self`.
    final func prepare(frame: CGRect, scale: CGFloat) {
        layer.setOwner(
            self, skipsActionsOutsideAnimations: !overrides.contains(.action), scale: scale)
        if overrides.contains(.draw) {
            updateLayerOpacity()
            layer.setNeedsDisplay()
        }
        if !frame.isSame(as: .zero) { self.frame = frame }
    }

    /// `true` if the class overrides `draw(_:)`: only then does the view have a backing bitmap.
    final var overridesDraw: Bool {
        overrides.contains(.draw)
    }

    func drawContent(of layer: CALayer, in context: CGContext) {
        let rect = context.boundingBoxOfClipPath.intersection(layer.bounds)
        guard layer === self.layer, overridesDraw, !rect.isNull else { return }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        traitCollection.performAsCurrent { draw(rect) }
    }

    func applyContentMode() {
        layer.contentsGravity = contentMode.gravity
        layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }

    func setBackgroundColor(_ color: UIColor?) {
        ownBackgroundColor = color
        layer.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
        if overridesDraw { updateLayerOpacity() }
    }

    /// Makes the backing bitmap opaque where ``draw(_:)`` and the background fill it.
    func updateLayerOpacity() {
        let isTranslucent = layer.backgroundColor.map { $0.alpha < 1 } ?? false
        layer.isOpaque = isOpaque && overridesDraw && !isTranslucent
    }

    func setMask(_ mask: UIView?) {
        guard mask !== ownMask else { return }
        mask?.removeFromSuperview()
        ownMask = mask
        layer.mask = mask?.layer
    }
}

extension UIView.ContentMode {
    /// The layer's name for the mode. Layers name sides as they appear on screen.
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
