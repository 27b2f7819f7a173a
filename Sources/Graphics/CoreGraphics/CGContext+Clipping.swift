import CCairo

extension CGContext {
    /// Limits drawing to the current path, and to what it was limited to before. Clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        setFillRule(rule)
        cairo_clip(cr)
    }

    /// Limits drawing to a rectangle too. Clears the path.
    ///
    /// A rectangle on pixel edges costs next to nothing.
    public func clip(to rect: CGRect) {
        guard !rect.isInfinite else { return }
        cairo_new_path(cr)
        addRect(rect)
        clip()
    }

    /// Limits drawing to the union of `rects` too. Clears the path.
    public func clip(to rects: [CGRect]) {
        cairo_new_path(cr)
        for rect in rects { addRect(rect.standardized) }
        clip()
    }

    /// Lifts every limit.
    public func resetClip() {
        cairo_reset_clip(cr)
        state.mask = nil
    }

    /// Around what drawing is limited to, in user space; `null` when nothing can be drawn.
    public var boundingBoxOfClipPath: CGRect {
        guard !state.isFlat else { return .null }
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cr, &x1, &y1, &x2, &y2)
        guard x1 < x2, y1 < y2 else { return .null }
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    /// Limits drawing to where `mask` lets it through, scaled to `rect`.
    ///
    /// Of an image with alpha, its alpha counts; of an opaque image, its brightness; of an image mask,
    /// its darkness.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        guard let clipped = MaskSurface(mask, in: rect, of: self) else { return }
        state.mask = clipped
    }
}
