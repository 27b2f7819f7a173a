import CCairo

extension CGContext {
    /// Intersects the clip with the current path, and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        setFillRule(rule)
        cairo_clip(cr)
    }

    /// Intersects the clip with a rectangle, and clears the path.
    ///
    /// A rectangle on pixel edges costs next to nothing.
    public func clip(to rect: CGRect) {
        guard !rect.isInfinite else { return }
        cairo_new_path(cr)
        addRect(rect)
        clip()
    }

    /// Intersects the clip with the union of `rects`, and clears the path.
    public func clip(to rects: [CGRect]) {
        cairo_new_path(cr)
        for rect in rects { addRect(rect.standardized) }
        clip()
    }

    /// Removes all clipping.
    public func resetClip() {
        cairo_reset_clip(cr)
        state.mask = nil
    }

    /// The bounds of the clip in user space; `null` when nothing can be drawn.
    public var boundingBoxOfClipPath: CGRect {
        guard !state.isSingular else { return .null }
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cr, &x1, &y1, &x2, &y2)
        guard x1 < x2, y1 < y2 else { return .null }
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    /// Intersects the clip with an image mask scaled to `rect`.
    ///
    /// The mask's opacity is the alpha of an image with alpha, the luminance of an opaque image,
    /// and the inverse luminance of an image mask.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        guard let clipped = MaskSurface(mask, in: rect, of: self) else { return }
        state.mask = clipped
    }
}
