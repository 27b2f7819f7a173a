import CCairo

// Every painting function clears the current path, as Apple's do.

extension CGContext {
    /// Fills the current path.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        if state.hasDetails, let pattern = state.details.fillPattern {
            return paintPath(.fill(rule), with: pattern)
        }
        paintPath(.fill(rule), color: state.fill)
    }

    /// Strokes the current path.
    public func strokePath() {
        if state.hasDetails, let pattern = state.details.strokePattern {
            return paintPath(.stroke, with: pattern)
        }
        paintPath(.stroke, color: state.stroke)
    }

    /// Fills and strokes the current path as `mode` says.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: fillPath()
        case .eoFill: fillPath(using: .evenOdd)
        case .stroke: strokePath()
        case .fillStroke, .eoFillStroke:
            guard let copy = cairo_copy_path(cr) else { return }
            defer { cairo_path_destroy(copy) }
            fillPath(using: mode == .fillStroke ? .winding : .evenOdd)
            cairo_append_path(cr, copy)
            strokePath()
        }
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        cairo_new_path(cr)
        addRect(rect.isInfinite ? boundingBoxOfClipPath : rect)
        fillPath()
    }

    /// Fills rectangles as one shape.
    public func fill(_ rects: [CGRect]) {
        cairo_new_path(cr)
        addRects(rects)
        fillPath()
    }

    /// Strokes the edge of a rectangle.
    public func stroke(_ rect: CGRect) {
        cairo_new_path(cr)
        addRect(rect)
        strokePath()
    }

    /// Strokes the edge of a rectangle with a line of `width`.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let previous = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        setLineWidth(previous)
    }

    /// Fills the ellipse that touches the middle of each side of `rect`.
    public func fillEllipse(in rect: CGRect) {
        cairo_new_path(cr)
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes the ellipse that touches the middle of each side of `rect`.
    public func strokeEllipse(in rect: CGRect) {
        cairo_new_path(cr)
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes a line between the two points of each pair.
    public func strokeLineSegments(between points: [CGPoint]) {
        cairo_new_path(cr)
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent, ignoring the blend mode.
    public func clear(_ rect: CGRect) {
        cairo_new_path(cr)
        addRect(rect.isInfinite ? boundingBoxOfClipPath : rect)
        guard !state.isSingular else { return }
        cairo_set_operator(cr, CAIRO_OPERATOR_CLEAR)
        cairo_fill(cr)
        cairo_set_operator(cr, state.blendMode.cairoOperator)
        didPaint()
    }
}

// MARK: - Painting a path in one colour

extension CGContext {
    /// The part of a path to paint.
    enum PathPart {
        case fill(CGPathFillRule)
        case stroke
    }

    /// Paints the current path and clears it.
    func paintPath(_ part: PathPart, color: RGBA) {
        guard !state.isSingular else {
            cairo_new_path(cr)
            return
        }
        var color = color
        color.alpha *= state.alpha
        guard !needsEffects else {
            paintPathWithEffects(part, color: color)
            didPaint()
            return
        }
        setSource(color)
        switch part {
        case .fill(let rule):
            setFillRule(rule)
            cairo_fill(cr)
        case .stroke: cairo_stroke(cr)
        }
        didPaint()
    }

    /// `true` if drawing takes more than one Cairo call.
    @inline(__always)
    var needsEffects: Bool {
        state.shadow != nil || state.mask != nil || state.blendMode.needsBounding
    }

    /// Sets a plain colour as Cairo's source, if it is not already.
    @inline(__always)
    func setSource(_ color: RGBA) {
        guard state.source != color else { return }
        state.source = color
        cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha)
    }

    @inline(__always)
    func setFillRule(_ rule: CGPathFillRule) {
        cairo_set_fill_rule(
            cr, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    }

    /// Copies a changed bitmap to its foreign pixels, if any. Called after every painting
    /// operation.
    @inline(__always)
    func didPaint() {
        if let foreignBitmap, !stack.contains(where: \.isLayer) {
            foreignBitmap.store(from: surface)
        }
    }
}
