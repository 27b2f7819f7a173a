import CoreGraphics

extension CALayer {
    final func markDirty(_ r: CGRect) {
        guard !isCopy else { return }
        let wasClean = dirtyRect.isNull
        dirtyRect = wasClean ? r : dirtyRect.union(r)
        if wasClean && !dirtyRect.isNull { markAncestors(.display) }
    }

    /// Records that drawing reached the default implementations, which draw nothing.
    final func noteDefaultDrawing() { reachedDefaultDrawing = true }

    final func setContents(_ contents: Any?) {
        style.contents = contents
        backing = nil
    }

    /// The image set or drawn as contents.
    final var contentsImage: CGImage? {
        switch style.contents {
        case let image as CGImage: image
        case let backing as LayerBacking: backing.image
        default: backing?.image
        }
    }

    /// Draws the dirty rectangle into the backing bitmap, which is created if there is none of the
    /// right size.
    ///
    /// 1. The dirty rectangle is extended to whole pixels and cleared.
    /// 2. The context is clipped to it and gets the layer's coordinates.
    /// 3. The layer draws.
    package final func displayBacking() {
        let bounds = style.bounds
        guard
            let scale = LayerBacking.usableScale(style.contentsScale, for: bounds.size),
            bounds.origin.x.isFinite, bounds.origin.y.isFinite
        else {
            if backing != nil {
                backing = nil
                invalidate(.picture)
            }
            return
        }
        var isNew = false
        if backing == nil || backing?.size != bounds.size || backing?.scale != scale
            || backing?.isOpaque != style.isOpaque
        {
            backing = LayerBacking(size: bounds.size, scale: scale, isOpaque: style.isOpaque)
            style.contents = nil
            isNew = true
        }
        guard let backing else { return }
        var pixels = backing.extent
        if !isNew {
            let dirty = dirtyRect.isNull ? bounds : dirtyRect
            let local = CGRect(
                x: (dirty.origin.x - bounds.origin.x) * scale,
                y: (dirty.origin.y - bounds.origin.y) * scale,
                width: dirty.width * scale, height: dirty.height * scale)
            pixels = DeviceRect(covering: local).intersection(pixels)
            guard !pixels.isEmpty else { return }
        }
        delegate?.layerWillDraw(self)
        if isNew || clearsBackingBeforeDrawing { clear(pixels, of: backing) }
        draw(pixels, of: backing)
        if isNew && reachedDefaultDrawing && backing.isBlank {
            self.backing = nil
            invalidate(.picture)
            return
        }
        backing.pixelsWereDrawn(in: pixels)
        invalidate(isNew ? .picture : .backing)
    }

    private func clear(_ pixels: DeviceRect, of backing: LayerBacking) {
        guard backing.isOpaque else {
            backing.surface.clear(
                x: pixels.minX, y: pixels.minY, width: pixels.width, height: pixels.height)
            return
        }
        let c = style.backgroundColor?.rgbaComponents ?? [0, 0, 0, 1]
        // The background colour, composited on black.
        backing.surface.fill(
            x: pixels.minX, y: pixels.minY, width: pixels.width, height: pixels.height,
            red: c[0] * c[3], green: c[1] * c[3], blue: c[2] * c[3], alpha: 1)
    }

    private func draw(_ pixels: DeviceRect, of backing: LayerBacking) {
        let (context, scale) = (backing.context, backing.scale)
        reachedDefaultDrawing = false
        context.saveGState()
        context.clip(
            to: CGRect(
                x: CGFloat(pixels.minX) / scale, y: CGFloat(pixels.minY) / scale,
                width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale))
        context.translateBy(x: -style.bounds.origin.x, y: -style.bounds.origin.y)
        drawPieces(in: context, of: context.boundingBoxOfClipPath)
        context.restoreGState()
    }
}
