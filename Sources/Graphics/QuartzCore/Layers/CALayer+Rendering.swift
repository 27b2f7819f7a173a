public import CoreGraphics

extension CALayer {
    /// Draws the layer and its sublayers, without animations, in any context.
    ///
    /// The context has the layer's coordinates, y growing downward. Pending layout and display are
    /// performed first. Nothing is snapped to pixels.
    public func render(in ctx: CGContext) {
        layOutTree()
        displayPass()
        ctx.saveGState()
        renderTree(in: ctx)
        ctx.restoreGState()
    }

    private func renderTree(in context: CGContext) {
        guard !style.isHidden, style.opacity > 0 else { return }
        let isGroup = style.opacity < 1 || storedMask != nil
        if isGroup {
            context.saveGState()
            context.setAlpha(CGFloat(min(style.opacity, 1)))
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        if castsShadow { renderShadow(in: context) }
        renderPieces(in: context)
        if isGroup {
            if let mask = storedMask {
                context.saveGState()
                context.setBlendMode(.destinationIn)
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                context.concatenate(mask.transformToSuperlayer)
                mask.renderTree(in: context)
                context.endTransparencyLayer()
                context.restoreGState()
            }
            context.endTransparencyLayer()
            context.restoreGState()
        }
    }

    /// Draws the layer's content, sublayers and border.
    private func renderPieces(in context: CGContext) {
        drawPicture(in: context)
        if !storedSublayers.isEmpty {
            context.saveGState()
            if style.masksToBounds {
                context.addPath(outline)
                context.clip()
            }
            for sublayer in sublayersInDepthOrder {
                context.saveGState()
                context.concatenate(sublayer.transformToSuperlayer)
                sublayer.renderTree(in: context)
                context.restoreGState()
            }
            context.restoreGState()
        }
        drawBorder(in: context)
    }

    /// Draws the shadow from a bitmap with the context's resolution.
    private func renderShadow(in context: CGContext) {
        guard var color = style.shadowColor?.rgba else { return }
        color.alpha *= Double(min(max(style.shadowOpacity, 0), 1))
        let ctm = context.ctm
        let scale = abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot()
        guard scale > 0, scale.isFinite else { return }
        let deviation = max(Double(style.shadowRadius * scale), 0)
        let reach = PixelSurface.shadowReach(deviation: deviation.isFinite ? deviation : 0) + 1
        let hasBackground = (style.backgroundColor?.alpha ?? 0) > 0
        let caster = style.shadowPath ?? (hasBackground ? outline : nil)
        let extent = caster?.boundingBoxOfPath ?? renderedBounds
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
                renderPieces(in: context)
            }
            surface.becomeShadow(deviation: deviation, color: color)
        }
        guard let raster, let picture = raster.surface.makeContext() else { return }
        let frame = CGRect(
            x: CGFloat(raster.rect.minX) / scale + style.shadowOffset.width,
            y: CGFloat(raster.rect.minY) / scale + style.shadowOffset.height,
            width: CGFloat(raster.rect.width) / scale, height: CGFloat(raster.rect.height) / scale)
        context.drawUpright(in: frame) { context.draw(picture, in: $0) }
    }

    /// The smallest rectangle around content and sublayers, in the layer's coordinates.
    private var renderedBounds: CGRect {
        guard !style.masksToBounds else { return style.bounds }
        return storedSublayers.reduce(pictureBounds) {
            $0.union($1.renderedBounds.applying($1.transformToSuperlayer))
        }
    }
}
