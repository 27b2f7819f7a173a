import CoreGraphics
import Foundation

// Layers that are shown as one picture with their sublayers: those seen in perspective, at a
// resolution of their own, several times, or in a transition.
extension Compositor {
    /// Updates a layer that is shown as one picture, whose sublayers have no pieces of their own.
    ///
    /// - Parameter projection: Maps the layer's coordinates to pixels.
    func updateFlattened(
        _ layer: CALayer, _ node: LayerNode, _ shown: CALayer, _ projection: Projection,
        clip: DeviceRect, time: CFTimeInterval
    ) {
        let old = node.isShown ? node.subtreeRect : .empty
        let presented = node.presented
        node.hide()
        node.presented = presented
        node.isShown = true
        node.blendMode = layer.blendMode
        node.isGroup = node.blendMode != .normal
        node.transform = projection.affine
        node.incomingClip = clip
        node.opacity = Double(min(max(shown.style.opacity, 0), 1))
        node.childrenInDepthOrder = nil
        layer.markSublayersAsFlattened()
        let rendering = LayerRendering(time: time)
        let resolution =
            shown.style.shouldRasterize ? max(shown.style.rasterizationScale, 0.01) : scale
        let limits = Raster.Limits(surface: extent)
        let whole = layer.flatBounds(rendering)
        if projection.hasPerspective || resolution != scale {
            node.picture = Raster.makeProjected(
                extent: whole, through: projection, resolution: resolution, limits: limits
            ) { layer.renderFlat(in: $0, rendering) }
        } else {
            node.picture = Raster.make(
                reusing: nil, extent: whole,
                transform: snapped(projection.affine, shown.style.bounds), limits: limits
            ) { context, _ in layer.renderFlat(in: context, rendering) }
        }
        if let transition = shown.transition, let picture = node.picture {
            node.picture = transition.blend(picture, limits: limits)
        }
        node.ownRect = (node.picture?.rect ?? .empty).intersection(clip)
        node.subtreeRect = node.ownRect
        damage(old)
        damage(node.subtreeRect)
    }

    /// The pixels of a layer's tree as of the last composition, for a transition from them.
    func pixels(of layer: CALayer) -> Raster? {
        guard let node = layer.node, node.isShown, !node.subtreeRect.isEmpty else { return nil }
        let rect = node.subtreeRect
        let surface = PixelSurface(width: rect.width, height: rect.height)
        pendingCover = nil
        paintContents(
            of: layer, node, on: Target(surface: surface, originX: rect.minX, originY: rect.minY),
            rect, alpha: 1)
        return Raster(surface: surface, rect: rect)
    }
}

extension CALayer {
    /// `true` if the layer is shown as one picture with its sublayers.
    @inline(__always)
    final func isFlattened(_ projection: Projection, atScale scale: CGFloat) -> Bool {
        projection.hasPerspective || replicatesSublayers || transition != nil
            || style.shouldRasterize && style.rasterizationScale != scale
    }

    /// Gives the sublayers nodes without pieces, and forgets their changes.
    fileprivate final func markSublayersAsFlattened() {
        for sublayer in storedSublayers { sublayer.markAsFlattened() }
        storedMask?.markAsFlattened()
    }

    private final func markAsFlattened() {
        if node?.isShown ?? true { node = LayerNode() }
        changes = []
        subtreeMarks.remove(.change)
        markSublayersAsFlattened()
    }
}

extension Raster {
    /// Returns a picture of what `draw` draws within `extent`, seen through a projection.
    ///
    /// - Parameters:
    ///   - projection: Maps the layer's coordinates to the surface's pixels.
    ///   - resolution: The pixels per point in which the picture is drawn at first.
    /// - Returns: `nil` when it has no pixels, or a corner is not in front of the viewer.
    static func makeProjected(
        extent: CGRect, through projection: Projection, resolution: CGFloat, limits: Limits,
        draw: (CGContext) -> Void
    ) -> Raster? {
        let toPixels = CGAffineTransform(scaleX: resolution, y: resolution)
        guard let image = projection.bounds(ofImageOf: extent), let back = projection.inverse,
            let flat = make(
                reusing: nil, extent: extent, transform: toPixels, limits: limits,
                draw: { context, _ in draw(context) })
        else { return nil }
        // One more pixel on each side, where edges fade out.
        let rect = DeviceRect(covering: image).expanded(by: 1).intersection(
            limits.surface.expanded(by: 1))
        guard !rect.isEmpty else { return nil }
        let surface = PixelSurface(width: rect.width, height: rect.height)
        let toSource = toPixels.concatenating(
            CGAffineTransform(
                translationX: -CGFloat(flat.rect.minX), y: -CGFloat(flat.rect.minY)))
        let fromTarget = CGAffineTransform(
            translationX: CGFloat(rect.minX), y: CGFloat(rect.minY))
        surface.fill(
            from: flat.surface,
            through: Projection(fromTarget).concatenating(back)
                .concatenating(Projection(toSource)))
        return Raster(surface: surface, rect: rect)
    }
}
