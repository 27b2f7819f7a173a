import CCairo

extension CGContext {
    /// Draws an image upright, as seen with y pointing up, scaled to fill `rect`.
    ///
    /// With `byTiling`, the image is repeated from `rect` over the whole clip. A mask lets the fill
    /// colour through.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        if image.isMask, !byTiling { return fill(through: image, in: rect) }
        let rect = rect.standardized
        guard !state.isSingular, rect.width > 0, rect.height > 0, rect.isFinite, canDraw(rect)
        else {
            return
        }
        withSurface(of: image) { draw($0, filter: image.filter(in: self), in: rect, byTiling) }
    }

    private func fill(through mask: CGImage, in rect: CGRect) {
        saveGState()
        clip(to: rect, mask: mask)
        fill(rect)
        restoreGState()
    }

    /// Draws the bitmap of another context without copying it, upright as images are.
    package func draw(_ source: CGContext, in rect: CGRect) {
        let rect = rect.standardized
        guard source !== self, source.pages == nil, !state.isSingular, rect.width > 0,
            rect.height > 0,
            rect.isFinite,
            canDraw(rect)
        else { return }
        cairo_surface_flush(source.surface)
        draw(source.surface, filter: state.interpolationQuality.filter, in: rect, false)
    }

    private func draw(
        _ surface: OpaquePointer, filter: cairo_filter_t, in rect: CGRect, _ isTiled: Bool
    ) {
        let alpha = state.alpha
        cairo_new_path(cr)
        guard needsEffects else {
            cairo_save(cr)
            Self.paint(surface, filter: filter, in: rect, on: cr, alpha: alpha, isTiled: isTiled)
            cairo_restore(cr)
            didPaint()
            return
        }
        let matrix = deviceMatrix
        let extents = isTiled ? deviceClip : deviceRect(rect).expanded(by: 1)
        let draw = { (cr: OpaquePointer) in
            var matrix = matrix
            cairo_set_matrix(cr, &matrix)
            Self.paint(surface, filter: filter, in: rect, on: cr, alpha: alpha, isTiled: isTiled)
        }
        let clipToRect = { (cr: OpaquePointer) in
            cairo_rectangle(
                cr, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
            cairo_clip(cr)
        }
        paint(
            Drawing(
                extents: extents, draw: draw, clipToShape: isTiled ? nil : clipToRect,
                drawInShape: draw))
        didPaint()
    }

    /// Draws an image on a Cairo context with this context's transform, ignoring its other state.
    func paint(_ image: CGImage, in rect: CGRect, on cr: OpaquePointer, alpha: Double) {
        guard rect.width > 0, rect.height > 0, canDraw(rect) else { return }
        var matrix = deviceMatrix
        cairo_set_matrix(cr, &matrix)
        withSurface(of: image) { surface in
            Self.paint(
                surface, filter: image.filter(in: self), in: rect, on: cr, alpha: alpha,
                isTiled: false)
        }
    }

    /// Draws a surface upright in `rect`, leaving transform and source changed.
    private static func paint(
        _ surface: OpaquePointer, filter: cairo_filter_t, in rect: CGRect, on cr: OpaquePointer,
        alpha: Double, isTiled: Bool
    ) {
        let width = Double(cairo_image_surface_get_width(surface))
        let height = Double(cairo_image_surface_get_height(surface))
        // Rows run down from the top of the rectangle, which is its largest y.
        cairo_translate(cr, Double(rect.minX), Double(rect.maxY))
        cairo_scale(cr, Double(rect.width) / width, -Double(rect.height) / height)
        cairo_set_source_surface(cr, surface, 0, 0)
        let pattern = cairo_get_source(cr)
        cairo_pattern_set_filter(pattern, filter)
        // The image is extended beyond its edges, so that scaled edges do not fade.
        cairo_pattern_set_extend(pattern, isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        if isTiled {
            cairo_paint_with_alpha(cr, alpha)
            return
        }
        cairo_rectangle(cr, 0, 0, width, height)
        if alpha == 1 {
            cairo_fill(cr)
        } else {
            cairo_clip(cr)
            cairo_paint_with_alpha(cr, alpha)
        }
    }

    /// Wraps an image's pixels in a surface while `body` runs. Each call has a surface of its own,
    /// so that one image can be drawn on several threads.
    private func withSurface(of image: CGImage, _ body: (OpaquePointer) -> Void) {
        let pixels = UnsafeMutableRawPointer(mutating: image.pixels)
            .assumingMemoryBound(to: UInt8.self)
        let isOpaque = !image.alphaInfo.hasAlpha
        withExtendedLifetime(image) {
            guard
                let surface = cairo_image_surface_create_for_data(
                    pixels, isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
                    Int32(image.width), Int32(image.height), Int32(image.buffer.bytesPerRow))
            else { return }
            body(surface)
            cairo_surface_destroy(surface)
        }
    }
}

extension CGImage {
    /// Returns the resampling filter for drawing this image in `context`.
    fileprivate func filter(in context: CGContext) -> cairo_filter_t {
        shouldInterpolate ? context.interpolationQuality.filter : CAIRO_FILTER_NEAREST
    }
}

extension CGInterpolationQuality {
    fileprivate var filter: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}
