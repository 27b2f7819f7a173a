public import CoreGraphics
import Foundation

/// The way a tree is drawn into a context: with its animations at a time, or without them.
struct LayerRendering {
    /// The time outside of the tree; `nil` for the layers' own values.
    var time: CFTimeInterval?

    /// A layer as it is drawn: itself, or a copy with its animations applied.
    @MainActor
    func shown(_ layer: CALayer) -> CALayer {
        guard let time, layer.animationState != nil else { return layer }
        return layer.presentationCopy(at: time)
    }
}

extension CALayer {
    /// Draws the layer and its sublayers, without animations, in any context.
    ///
    /// The context has the layer's coordinates, y growing downward. Pending layout and display are
    /// performed first. Nothing is snapped to pixels.
    public func render(in ctx: CGContext) {
        layOutTree()
        displayPass()
        ctx.saveGState()
        renderTree(in: ctx, LayerRendering())
        ctx.restoreGState()
    }

    private func renderTree(in context: CGContext, _ rendering: LayerRendering) {
        let shown = rendering.shown(self)
        guard !shown.style.isHidden, shown.style.opacity > 0 else { return }
        let isGroup =
            shown.style.opacity < 1 || storedMask != nil || blendMode != .normal
            || isReplacedBySublayer
        if isGroup {
            context.saveGState()
            context.setAlpha(CGFloat(min(shown.style.opacity, 1)))
            context.setBlendMode(blendMode)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        renderMasked(shown, in: context, rendering)
        if isGroup {
            context.endTransparencyLayer()
            context.restoreGState()
        }
    }

    /// Draws the tree for one picture, whose opacity is applied when that is shown.
    final func renderFlat(in context: CGContext, _ rendering: LayerRendering) {
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        renderMasked(rendering.shown(self), in: context, rendering)
        context.endTransparencyLayer()
    }

    /// Draws shadow, content, sublayers and border, and applies the mask to them.
    private func renderMasked(
        _ shown: CALayer, in context: CGContext, _ rendering: LayerRendering
    ) {
        if shown.castsShadow { renderShadow(shown, in: context, rendering) }
        renderPieces(shown, in: context, rendering)
        guard let mask = storedMask else { return }
        context.saveGState()
        context.setBlendMode(.destinationIn)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        mask.renderPlaced(within: shown, in: context, rendering)
        context.endTransparencyLayer()
        context.restoreGState()
    }

    /// Draws the layer's content, sublayers and border.
    private func renderPieces(
        _ shown: CALayer, in context: CGContext, _ rendering: LayerRendering
    ) {
        shown.drawPicture(in: context)
        if !storedSublayers.isEmpty {
            context.saveGState()
            if shown.style.masksToBounds {
                context.addPath(shown.outline)
                context.clip()
            }
            renderSublayers(within: shown, in: context, rendering)
            context.restoreGState()
        }
        shown.drawBorder(in: context)
    }

    /// Draws the tree at its place in the superlayer.
    ///
    /// - Parameter space: Maps the coordinates of a superlayer that keeps depth to those of the
    ///   context; `nil` for another superlayer.
    final func renderPlaced(
        within enclosing: CALayer?, in context: CGContext, _ rendering: LayerRendering,
        space: CATransform3D? = nil
    ) {
        if keepsDepth {
            let place = rendering.shown(self).style.matrixToSuperlayer(parent: enclosing?.style)
            return renderSpace(
                space.map { CATransform3DConcat(place, $0) } ?? place, in: context, rendering)
        }
        let projection = rendering.shown(self).style.projectionToSuperlayer(
            parent: enclosing?.style, space)
        guard !rendering.shown(self).isTurnedAway(projection) else { return }
        context.saveGState()
        defer { context.restoreGState() }
        guard projection.hasPerspective else {
            context.concatenate(projection.affine)
            renderTree(in: context, rendering)
            return
        }
        let scale = context.pixelsPerUnit
        let whole = flatBounds(rendering)
        guard scale > 0, scale.isFinite, let image = projection.bounds(ofImageOf: whole),
            let raster = Raster.makeProjected(
                extent: whole,
                through: projection.concatenating(
                    Projection(CGAffineTransform(scaleX: scale, y: scale))),
                resolution: scale,
                limits: Raster.Limits(
                    surface: DeviceRect(
                        covering: CGRect(
                            x: image.minX * scale, y: image.minY * scale, width: 4_096,
                            height: 4_096))),
                draw: { renderTree(in: $0, rendering) })
        else { return }
        context.drawRaster(raster, scale: scale)
    }

    /// Draws the sublayers of a layer that keeps their depth.
    ///
    /// - Parameter map: Maps the layer's coordinates to those of the context.
    private func renderSpace(
        _ map: CATransform3D, in context: CGContext, _ rendering: LayerRendering
    ) {
        let shown = rendering.shown(self)
        guard !shown.style.isHidden, shown.style.opacity > 0 else { return }
        context.saveGState()
        context.setAlpha(CGFloat(min(shown.style.opacity, 1)))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        for sublayer in rendering.sublayersInDepth(of: self, map) {
            sublayer.renderPlaced(within: shown, in: context, rendering, space: map)
        }
        context.endTransparencyLayer()
        context.restoreGState()
    }

    /// Draws the sublayers at their places, from back to front.
    private func renderSublayers(
        within shown: CALayer, in context: CGContext, _ rendering: LayerRendering
    ) {
        guard replicatesSublayers, let replicator = shown as? CAReplicatorLayer else {
            return renderSublayersOnce(within: shown, in: context, rendering)
        }
        replicator.renderInstances(in: context, rendering) { context, rendering in
            renderSublayersOnce(within: shown, in: context, rendering)
        } bounds: {
            boundsOfSublayersOnce(within: shown, $0)
        }
    }

    private func renderSublayersOnce(
        within shown: CALayer, in context: CGContext, _ rendering: LayerRendering
    ) {
        guard !keepsDepth else {
            // The tree's root: its own coordinates are those of the context.
            return renderSpace(CATransform3DIdentity, in: context, rendering)
        }
        for sublayer in sublayersInDepthOrder {
            sublayer.renderPlaced(within: shown, in: context, rendering)
        }
    }

    /// The rectangle around the sublayers, in this layer's coordinates.
    private func boundsOfSublayers(
        within shown: CALayer, _ rendering: LayerRendering
    ) -> CGRect {
        guard replicatesSublayers, let replicator = shown as? CAReplicatorLayer else {
            return boundsOfSublayersOnce(within: shown, rendering)
        }
        return replicator.boundsOfInstances(rendering) {
            boundsOfSublayersOnce(within: shown, $0)
        }
    }

    private func boundsOfSublayersOnce(
        within shown: CALayer, _ rendering: LayerRendering
    ) -> CGRect {
        storedSublayers.reduce(.null) {
            $0.union($1.placedBounds(within: shown, rendering) ?? .null)
        }
    }

    /// Draws the shadow from a bitmap with the context's resolution.
    private func renderShadow(
        _ shown: CALayer, in context: CGContext, _ rendering: LayerRendering
    ) {
        let style = shown.style
        guard var color = style.shadowColor?.rgba else { return }
        color.alpha *= Double(min(max(style.shadowOpacity, 0), 1))
        let scale = context.pixelsPerUnit
        guard scale > 0, scale.isFinite else { return }
        let deviation = max(Double(style.shadowRadius * scale), 0)
        let reach = PixelSurface.shadowReach(deviation: deviation.isFinite ? deviation : 0) + 1
        let hasBackground = (style.backgroundColor?.alpha ?? 0) > 0
        let caster = style.shadowPath ?? (hasBackground ? shown.outline : nil)
        let extent = caster?.boundingBoxOfPath ?? renderedBounds(rendering)
        let surface = DeviceRect(covering: CGRect(x: 0, y: 0, width: 4_096, height: 4_096))
        let raster = Raster.make(
            reusing: nil, extent: extent, transform: CGAffineTransform(scaleX: scale, y: scale),
            limits: Raster.Limits(surface: surface), margin: reach
        ) { context, surface in
            if let caster {
                context.setFillColor(CGColor.black)
                context.addPath(caster)
                context.fillPath()
            } else {
                renderPieces(shown, in: context, rendering)
            }
            surface.becomeShadow(deviation: deviation, color: color)
        }
        guard let raster else { return }
        context.saveGState()
        context.translateBy(x: style.shadowOffset.width, y: style.shadowOffset.height)
        context.drawRaster(raster, scale: scale)
        context.restoreGState()
    }

    /// The smallest rectangle around content and sublayers, in the layer's coordinates.
    private func renderedBounds(_ rendering: LayerRendering) -> CGRect {
        let shown = rendering.shown(self)
        guard !shown.style.masksToBounds else { return shown.style.bounds }
        return shown.pictureBounds.union(boundsOfSublayers(within: shown, rendering))
    }

    /// The smallest rectangle around all that ``renderFlat(in:_:)`` draws, shadows included.
    final func flatBounds(_ rendering: LayerRendering) -> CGRect {
        let shown = rendering.shown(self)
        let bounds = renderedBounds(rendering)
        guard shown.castsShadow else { return bounds }
        let reach = abs(shown.style.shadowRadius) * 3 + 1
        return bounds.union(
            bounds.union(shown.style.shadowPath?.boundingBoxOfPath ?? bounds).insetBy(
                dx: -reach, dy: -reach
            ).offsetBy(
                dx: shown.style.shadowOffset.width, dy: shown.style.shadowOffset.height))
    }

    /// The rectangle around the tree at its place in the superlayer; `nil` if it is not visible.
    final func placedBounds(
        within enclosing: CALayer?, _ rendering: LayerRendering, space: CATransform3D? = nil
    ) -> CGRect? {
        let shown = rendering.shown(self)
        guard !shown.style.isHidden else { return nil }
        if keepsDepth {
            let place = shown.style.matrixToSuperlayer(parent: enclosing?.style)
            let map = space.map { CATransform3DConcat(place, $0) } ?? place
            let bounds = storedSublayers.reduce(CGRect.null) {
                $0.union($1.placedBounds(within: shown, rendering, space: map) ?? .null)
            }
            return bounds.isNull ? nil : bounds
        }
        return shown.style.projectionToSuperlayer(parent: enclosing?.style, space).bounds(
            ofImageOf: flatBounds(rendering))
    }
}

extension CGContext {
    /// The pixels per unit of the current coordinates.
    nonisolated var pixelsPerUnit: CGFloat {
        let ctm = ctm
        return abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot()
    }

    /// Draws a raster whose pixels are `1 / scale` units wide.
    func drawRaster(_ raster: Raster, scale: CGFloat) {
        guard let picture = raster.surface.makeContext() else { return }
        let frame = CGRect(
            x: CGFloat(raster.rect.minX) / scale, y: CGFloat(raster.rect.minY) / scale,
            width: CGFloat(raster.rect.width) / scale,
            height: CGFloat(raster.rect.height) / scale)
        drawUpright(in: frame) { draw(picture, in: $0) }
    }
}
