import CCairo

extension CGContext {
    /// Fills the clip with a gradient along the line from `start` to `end`.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite), start != end else { return }
        draw(
            gradient, options,
            cairo_pattern_create_linear(
                Double(start.x), Double(start.y), Double(end.x), Double(end.y)))
    }

    /// Fills the clip with a gradient between two circles. Negative radii draw nothing.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        let numbers = [
            startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius,
        ]
        guard numbers.allSatisfy(\.isFinite), startRadius >= 0, endRadius >= 0 else { return }
        draw(
            gradient, options,
            cairo_pattern_create_radial(
                Double(startCenter.x), Double(startCenter.y), Double(startRadius),
                Double(endCenter.x), Double(endCenter.y), Double(endRadius)))
    }

    /// Paints a pattern with the colours of a gradient, and frees it.
    private func draw(
        _ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ pattern: OpaquePointer?
    ) {
        guard let pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        guard !state.isFlat, let first = gradient.stops.first, let last = gradient.stops.last
        else { return }
        // Padding goes on with the outermost colours, which are transparent unless asked for.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        if !options.contains(.drawsBeforeStartLocation) {
            pattern.addStop(at: 0, first.color, alpha: 0)
        }
        for stop in gradient.stops {
            pattern.addStop(at: stop.location, stop.color, alpha: stop.color.alpha)
        }
        if !options.contains(.drawsAfterEndLocation) {
            // The colour itself has to reach the end before it stops there.
            pattern.addStop(at: 1, last.color, alpha: last.color.alpha)
            pattern.addStop(at: 1, last.color, alpha: 0)
        }
        if first.location > 0, !options.contains(.drawsBeforeStartLocation) {
            pattern.addStop(at: 0, first.color, alpha: first.color.alpha)
        }
        let alpha = state.alpha
        var matrix = deviceMatrix
        let draw = { (cr: OpaquePointer) in
            cairo_set_matrix(cr, &matrix)
            cairo_set_source(cr, pattern)
            cairo_paint_with_alpha(cr, alpha)
        }
        paint(Drawing(extents: deviceClip, draw: draw, clipToShape: nil, drawInShape: draw))
        didPaint()
    }
}

extension OpaquePointer {
    /// Adds a stop to a gradient pattern of Cairo's.
    fileprivate func addStop(at location: Double, _ color: RGBA, alpha: Double) {
        cairo_pattern_add_color_stop_rgba(
            self, location, color.red, color.green, color.blue, alpha)
    }
}
