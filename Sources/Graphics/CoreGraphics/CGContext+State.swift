import CCairo

// MARK: - Saving and restoring

extension CGContext {
    /// Pushes the graphics state, including the clip but not the path.
    public func saveGState() {
        stack.append(SavedState(state: state, isLayer: false))
        cairo_save(cr)
    }

    /// Restores the state of the matching `saveGState()`. Without one, does nothing; inside a
    /// transparency layer, states saved before the layer cannot be restored.
    public func restoreGState() {
        guard let last = stack.last, !last.isLayer else { return }
        state = last.state
        stack.removeLast()
        cairo_restore(cr)
        applyAntialiasing()
    }
}

// MARK: - Colours

extension CGContext {
    /// Sets the colour that fills areas.
    public func setFillColor(_ color: CGColor) {
        setFill(color.rgba, isGray: color.colorSpace?.model == .monochrome)
        if let pattern = color.pattern {
            state.details.fillPattern = PatternPaint(
                pattern: pattern, color: color.rgba, alpha: color.patternAlpha)
        }
    }

    /// Sets the colour of stroked lines.
    public func setStrokeColor(_ color: CGColor) {
        setStroke(color.rgba, isGray: color.colorSpace?.model == .monochrome)
        if let pattern = color.pattern {
            state.details.strokePattern = PatternPaint(
                pattern: pattern, color: color.rgba, alpha: color.patternAlpha)
        }
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFill(RGBA(clampingRed: red, green: green, blue: blue, alpha: alpha), isGray: false)
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStroke(RGBA(clampingRed: red, green: green, blue: blue, alpha: alpha), isGray: false)
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFill(RGBA(clampingRed: gray, green: gray, blue: gray, alpha: alpha), isGray: true)
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStroke(RGBA(clampingRed: gray, green: gray, blue: gray, alpha: alpha), isGray: true)
    }

    @inline(__always)
    private func setFill(_ color: RGBA, isGray: Bool) {
        state.fill = color
        state.fillIsGray = isGray
        if state.hasDetails {
            state.details.fillPattern = nil
            state.details.fillColorSpace = nil
        }
    }

    @inline(__always)
    private func setStroke(_ color: RGBA, isGray: Bool) {
        state.stroke = color
        state.strokeIsGray = isGray
        if state.hasDetails {
            state.details.strokePattern = nil
            state.details.strokeColorSpace = nil
        }
    }

    /// Sets the space of the components of ``setFillColor(_:)-(UnsafePointer<CGFloat>)``, and makes
    /// the fill colour black. Without it, the space is that of the last fill colour, at first grey.
    public func setFillColorSpace(_ space: CGColorSpace) {
        setFill(.black, isGray: space.model == .monochrome)
        state.details.fillColorSpace = space
    }

    /// Sets the space of the components of ``setStrokeColor(_:)-(UnsafePointer<CGFloat>)``, and
    /// makes the stroke colour black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        setStroke(.black, isGray: space.model == .monochrome)
        state.details.strokeColorSpace = space
    }

    /// Sets the fill colour to components in the current fill colour space, alpha last.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        let space =
            state.details.fillColorSpace ?? (state.fillIsGray ? .standardGray : .standardRGB)
        guard let color = CGColor(colorSpace: space, components: components) else { return }
        state.fill = color.rgba
    }

    /// Sets the stroke colour to components in the current stroke colour space, alpha last.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        let space =
            state.details.strokeColorSpace ?? (state.strokeIsGray ? .standardGray : .standardRGB)
        guard let color = CGColor(colorSpace: space, components: components) else { return }
        state.stroke = color.rgba
    }

    /// Sets the fill colour in the device's space of inks, which is converted to sRGB.
    public func setFillColor(
        cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        setFill(
            RGBA(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha),
            isGray: false)
    }

    /// Sets the stroke colour in the device's space of inks, which is converted to sRGB.
    public func setStrokeColor(
        cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        setStroke(
            RGBA(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha),
            isGray: false)
    }

    /// The fill colour, for text drawn by higher modules.
    package var fillRGBA: RGBA { state.fill }

    /// Sets the alpha, from 0 to 1, that multiplies all drawing; values outside are clamped.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha).clampedToUnit }

    /// Sets how drawing is composited with existing pixels.
    public func setBlendMode(_ mode: CGBlendMode) {
        guard mode != state.blendMode else { return }
        state.blendMode = mode
        cairo_set_operator(cr, mode.cairoOperator)
    }

    /// Sets whether edges are antialiased, `true` by default.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.shouldAntialias = shouldAntialias
        applyAntialiasing()
    }

    /// Sets whether the context may antialias edges at all, `true` by default. It is no part of the
    /// graphics state.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        self.allowsAntialiasing = allowsAntialiasing
        applyAntialiasing()
    }

    /// Makes Cairo antialias if both the context and the state do.
    func applyAntialiasing() {
        let isOn = allowsAntialiasing && state.shouldAntialias
        cairo_set_antialias(cr, isOn ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// The quality of image resampling.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }
}

extension RGBA {
    /// Converts inks without a profile, as devices' spaces do.
    init(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        let paper = 1 - Double(black).clampedToUnit
        self.init(
            red: (1 - Double(cyan).clampedToUnit) * paper,
            green: (1 - Double(magenta).clampedToUnit) * paper,
            blue: (1 - Double(yellow).clampedToUnit) * paper, alpha: Double(alpha).clampedToUnit)
    }

    @inline(__always)
    init(clampingRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            red: Double(red).clampedToUnit, green: Double(green).clampedToUnit,
            blue: Double(blue).clampedToUnit, alpha: Double(alpha).clampedToUnit)
    }
}

// MARK: - Lines

extension CGContext {
    /// Sets the line width in user space at the time of stroking, 1 by default. Negative and
    /// non-finite widths are ignored.
    public func setLineWidth(_ width: CGFloat) {
        guard width != state.lineWidth, width >= 0, width.isFinite else { return }
        state.lineWidth = width
        cairo_set_line_width(cr, Double(min(width, BoundingBox.coordinateLimit)))
    }

    /// Sets the ends of stroked lines; `butt` at first.
    public func setLineCap(_ cap: CGLineCap) {
        guard cap != state.lineCap else { return }
        state.lineCap = cap
        cairo_set_line_cap(cr, cap.cairoCap)
    }

    /// Sets the corners of stroked lines; `miter` at first.
    public func setLineJoin(_ join: CGLineJoin) {
        guard join != state.lineJoin else { return }
        state.lineJoin = join
        cairo_set_line_join(cr, join.cairoJoin)
    }

    /// Sets the maximum length of a mitered corner as a multiple of the line width, 10 by default.
    public func setMiterLimit(_ limit: CGFloat) {
        guard limit != state.miterLimit, limit.isFinite else { return }
        state.miterLimit = limit
        cairo_set_miter_limit(cr, Double(limit))
    }

    /// Sets the alternating lengths of dashes and gaps in user space; an empty array gives a solid
    /// line.
    ///
    /// Lengths that are negative or not finite, or that are all zero, give a solid line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isUsable =
            phase.isFinite && lengths.allSatisfy { $0 >= 0 && $0.isFinite }
            && lengths.contains { $0 > 0 }
        let lengths = isUsable ? lengths : []
        guard phase != state.dashPhase || lengths != state.dashLengths else { return }
        state.dashPhase = isUsable ? phase : 0
        state.dashLengths = lengths
        var dashes = lengths.map { Double($0) }
        cairo_set_dash(cr, &dashes, Int32(dashes.count), Double(state.dashPhase))
    }

    /// Sets the maximum distance of a drawn curve from the true one, in pixels: from 0.01 to 10, 0
    /// for the default of 0.1.
    public func setFlatness(_ flatness: CGFloat) {
        let tolerance = flatness > 0 ? min(max(flatness, 0.01), 10) : 0.1
        cairo_set_tolerance(cr, Double(tolerance))
    }
}

extension CGLineCap {
    var cairoCap: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var cairoJoin: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension CGBlendMode {
    /// The equivalent Cairo operator. There is none for ``plusDarker``, which is computed pixel by
    /// pixel.
    var cairoOperator: cairo_operator_t {
        switch self {
        case .normal, .plusDarker: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }

    /// `true` if Cairo's operator changes pixels outside the shape, or differs from the mode.
    var needsBounding: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .plusDarker: true
        default: false
        }
    }
}
