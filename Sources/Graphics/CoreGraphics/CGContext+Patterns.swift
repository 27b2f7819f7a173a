import CCairo

/// A pattern as a paint.
struct PatternPaint {
    let pattern: CGPattern

    /// The colour of a pattern without colours of its own.
    let color: RGBA

    /// The opacity of the pattern.
    let alpha: Double

    /// Maps pattern space to user space, instead of to base space.
    var userMatrix: CGAffineTransform?
}

extension CGContext {
    /// Makes a pattern the paint of fills.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - colorComponents: The alpha of a pattern with colours of its own. For another, the
    ///     components of its colour in the base space of the current fill colour space, and alpha.
    public func setFillPattern(
        _ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>
    ) {
        state.details.fillPattern = paint(
            pattern, colorComponents, in: state.details.fillColorSpace)
    }

    /// Makes a pattern the paint of strokes; see ``setFillPattern(_:colorComponents:)``.
    public func setStrokePattern(
        _ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>
    ) {
        state.details.strokePattern = paint(
            pattern, colorComponents, in: state.details.strokeColorSpace)
    }

    private func paint(
        _ pattern: CGPattern, _ components: UnsafePointer<CGFloat>, in space: CGColorSpace?
    ) -> PatternPaint {
        if pattern.isColored {
            return PatternPaint(
                pattern: pattern, color: .black, alpha: Double(components[0]).clampedToUnit)
        }
        let base = space?.baseColorSpace ?? .standardRGB
        let color = CGColor(colorSpace: base, components: components)?.rgba ?? .black
        return PatternPaint(pattern: pattern, color: color, alpha: 1)
    }

    /// Moves the cells of patterns by `phase`, in base space; zero by default.
    public func setPatternPhase(_ phase: CGSize) { state.details.patternPhase = phase }

    /// Fills the current path with the pattern of a colour whose cells start at `origin` of user
    /// space and follow its transform. For a colour without a pattern, fills with the colour.
    package func fillPath(with color: CGColor, patternOrigin origin: CGPoint) {
        setFillColor(color)
        if var paint = state.details.fillPattern {
            paint.userMatrix = paint.pattern.matrix.concatenating(
                CGAffineTransform(translationX: origin.x, y: origin.y))
            state.details.fillPattern = paint
        }
        fillPath()
        setFillColor(CGColor.black)
    }

    /// Fills or strokes the current path with a pattern, and clears the path.
    func paintPath(_ part: PathPart, with paint: PatternPaint) {
        let shape: (path: CGPath, rule: CGPathFillRule)?
        switch part {
        case .fill(let rule): shape = path.map { ($0, rule) }
        case .stroke: shape = strokedPath().map { ($0, .winding) }
        }
        beginPath()
        guard let shape, !state.isSingular else { return }
        let isLayered = needsEffects
        saveGState()
        if isLayered { beginTransparencyLayer(auxiliaryInfo: nil) }
        saveGState()
        addPath(shape.path)
        clip(using: shape.rule)
        drawCells(of: paint)
        restoreGState()
        if isLayered { endTransparencyLayer() }
        restoreGState()
    }

    /// Covers the clip with cells of a pattern.
    private func drawCells(of paint: PatternPaint) {
        let pattern = paint.pattern
        let phase = state.details.patternPhase
        let toBase =
            paint.userMatrix?.concatenating(state.ctm)
            ?? pattern.matrix.concatenating(baseSpace)
            .concatenating(CGAffineTransform(translationX: phase.width, y: phase.height))
        let size = CGSize(
            width: pattern.step.width * (toBase.a * toBase.a + toBase.b * toBase.b).squareRoot(),
            height: pattern.step.height * (toBase.c * toBase.c + toBase.d * toBase.d).squareRoot())
        guard toBase.isInvertible, let cell = pattern.makeCell(pixels: size, color: paint.color)
        else { return }
        saveGState()
        state.ctm = toBase
        applyTransform()
        state.alpha *= paint.alpha
        draw(cell, in: CGRect(origin: pattern.bounds.origin, size: pattern.step), byTiling: true)
        restoreGState()
    }
}
