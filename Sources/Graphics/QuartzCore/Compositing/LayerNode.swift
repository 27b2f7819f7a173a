import CoreGraphics

/// What the compositor knows about a layer: where it is on the surface, and its picture there.
final class LayerNode {
    /// The copy that is shown while the layer animates.
    var presented: CALayer?

    /// From the layer's coordinates to pixels of the surface, before snapping to whole pixels.
    var transform = CGAffineTransform.identity

    /// Whether anything of the layer or its sublayers can be seen.
    var isShown = false

    var opacity = 1.0

    /// Whether the layer and what is in it are first painted apart, then put on what lies below.
    var isGroup = false

    // MARK: Pieces, from below to above

    var shadow: Raster?

    /// A rectangle in one colour.
    var solid: (rect: DeviceRect, color: RGBA)?

    /// The rest of the picture.
    var picture: Raster?

    /// The layer's own bitmap, when it can be shown pixel for pixel instead of a ``picture``.
    var backing: (surface: PixelSurface, extent: DeviceRect, isOpaque: Bool)?

    /// The border, painted above the sublayers.
    var border: Raster?

    /// A part of the border's rectangle in which nothing of it is.
    var borderHole = DeviceRect.empty

    // MARK: Clipping

    /// What the superlayers let through.
    var incomingClip = DeviceRect.empty

    /// What the layer lets through of its sublayers; nil for everything.
    var clip: DeviceRect?

    /// What it lets through where that is not all or nothing.
    var clipMask: Raster?

    /// Where ``clipMask`` is not all or nothing.
    var clipEdges: [DeviceRect] = []

    // MARK: Extent

    /// What the layer itself covers, as far as it is let through.
    var ownRect = DeviceRect.empty

    /// What the layer and everything in it cover, as far as they are let through.
    var subtreeRect = DeviceRect.empty

    /// Where the layer hides everything below.
    var opaqueRect = DeviceRect.empty

    /// The sublayers from back to front when that is not their order.
    var childrenInDepthOrder: [CALayer]?

    /// Forgets the picture of a layer that is not shown.
    func hide() {
        isShown = false
        presented = nil
        dropPieces()
        clip = nil
        clipMask = nil
        ownRect = .empty
        subtreeRect = .empty
    }

    func dropPieces() {
        shadow = nil
        solid = nil
        picture = nil
        backing = nil
        border = nil
        opaqueRect = .empty
    }

    /// How many pieces the layer itself paints.
    var pieceCount: Int {
        (shadow == nil ? 0 : 1) + (solid == nil ? 0 : 1) + (picture == nil ? 0 : 1)
            + (backing == nil ? 0 : 1) + (border == nil ? 0 : 1)
    }
}

extension CALayer {
    /// Forgets what the compositor knows of this tree, which it has left.
    final func forgetComposition() {
        node = nil
        for sublayer in storedSublayers where sublayer.node != nil { sublayer.forgetComposition() }
        storedMask?.forgetComposition()
    }

    /// Has the place of a sublayer painted again that is being taken out.
    final func noteRemoval(of layer: CALayer) {
        guard let gone = layer.node, gone.isShown, !gone.subtreeRect.isEmpty else { return }
        root.compositor?.damage(gone.subtreeRect)
    }
}
