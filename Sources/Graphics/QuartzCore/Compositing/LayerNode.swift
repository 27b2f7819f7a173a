import CoreGraphics

/// The compositor's data of a layer: its position on the surface and its rasters.
final class LayerNode {
    /// The presentation copy while the layer is animated.
    var presented: CALayer?

    /// Maps the layer's coordinates to pixels of the surface, before snapping to whole pixels.
    var transform = CGAffineTransform.identity

    /// `true` if anything of the layer or its sublayers is visible.
    var isShown = false

    var opacity = 1.0

    /// The formula that blends the layer with what is below.
    var blendMode = CGBlendMode.normal

    /// `true` if the subtree is painted on a surface of its own, which is then composited.
    var isGroup = false

    // MARK: Pieces, from back to front

    var shadow: Raster?

    /// The blurred content behind the layer.
    var backdrop: Backdrop?

    /// The pixels that show the blurred backdrop; empty for a layer without one.
    var backdropRect = DeviceRect.empty

    /// A rectangle in one colour.
    var solid: (rect: DeviceRect, color: RGBA)?

    /// The remaining content.
    var picture: Raster?

    /// The layer's own bitmap, if it can be shown pixel for pixel instead of a ``picture``.
    var backing: (surface: PixelSurface, extent: DeviceRect, isOpaque: Bool)?

    /// The border, painted above the sublayers.
    var border: Raster?

    /// A part of the border's rectangle that the border leaves empty.
    var borderHole = DeviceRect.empty

    // MARK: Clipping

    /// The intersected clips of the superlayers.
    var incomingClip = DeviceRect.empty

    /// The clip of the sublayers; `nil` for none.
    var clip: DeviceRect?

    /// The clip mask where the clip is partly transparent.
    var clipMask: Raster?

    /// The rectangles in which ``clipMask`` is partly transparent.
    var clipEdges: [DeviceRect] = []

    // MARK: Extent

    /// The clipped bounds of the layer's own content.
    var ownRect = DeviceRect.empty

    /// The clipped bounds of the subtree.
    var subtreeRect = DeviceRect.empty

    /// A rectangle in which the layer hides everything below.
    var opaqueRect = DeviceRect.empty

    /// The sublayers from back to front, if that differs from their order in the tree.
    var childrenInDepthOrder: [CALayer]?

    /// Releases the rasters of a layer that is not visible.
    func hide() {
        isShown = false
        presented = nil
        dropPieces()
        backdrop = nil
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

    /// The number of pieces that the layer itself paints.
    var pieceCount: Int {
        (shadow == nil ? 0 : 1) + (solid == nil ? 0 : 1) + (picture == nil ? 0 : 1)
            + (backing == nil ? 0 : 1) + (border == nil ? 0 : 1)
    }
}

extension CALayer {
    /// Discards the compositor's data of this subtree, which has left the tree.
    final func discardCompositingState() {
        node = nil
        for sublayer in storedSublayers where sublayer.node != nil {
            sublayer.discardCompositingState()
        }
        storedMask?.discardCompositingState()
    }

    /// Marks the area of a removed sublayer for repainting.
    final func damageArea(ofRemoved layer: CALayer) {
        guard let gone = layer.node, gone.isShown, !gone.subtreeRect.isEmpty else { return }
        root.compositor?.damage(gone.subtreeRect)
    }
}
