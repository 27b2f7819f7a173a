/// The way in which glyphs are drawn.
public enum CGTextDrawingMode: Int32, Hashable, Sendable {
    case fill = 0
    case stroke = 1
    case fillStroke = 2
    /// Draws nothing.
    case invisible = 3
    /// Fills, and clips what follows to the glyphs.
    case fillClip = 4
    case strokeClip = 5
    case fillStrokeClip = 6
    /// Clips what follows to the glyphs.
    case clip = 7
}

extension CGTextDrawingMode {
    package var fills: Bool {
        [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self)
    }

    package var strokes: Bool {
        [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self)
    }

    package var clips: Bool { rawValue >= Self.fillClip.rawValue }
}

extension CGContext {
    /// The place of the next glyph in user space: the translation of ``textMatrix``.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    /// The way in which glyphs are drawn; filled by default.
    package var textDrawingMode: CGTextDrawingMode { state.details.textDrawingMode }

    /// Sets the way in which glyphs are drawn; filled by default.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
        state.details.textDrawingMode = mode
    }

    /// Sets the additional distance between glyphs that have no places of their own, in user space.
    /// As on Apple's systems, neither ``showGlyphs(_:at:)`` nor CoreText has such glyphs.
    public func setCharacterSpacing(_ spacing: CGFloat) {
        state.details.characterSpacing = spacing.isFinite ? spacing : 0
    }

    /// The additional distance between glyphs.
    package var characterSpacing: CGFloat { state.details.characterSpacing }

    /// Sets the font of ``showGlyphs(_:at:)``.
    public func setFont(_ font: CGFont) { state.details.font = font }

    /// Sets the size of the font of ``showGlyphs(_:at:)``, in points.
    public func setFontSize(_ size: CGFloat) { state.details.fontSize = size }

    /// Draws glyphs of the current font and size at places of text space, which ``textMatrix`` maps
    /// to user space. Without a font, draws nothing.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        guard let font = state.details.font, state.details.fontSize.isFinite else { return }
        let scale = state.details.fontSize / CGFloat(font.source.unitsPerEm)
        let path = CGMutablePath()
        for (glyph, position) in zip(glyphs, positions) {
            let place = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: position.x, ty: position.y)
            path.addPath(
                font.source.path(of: glyph), transform: place.concatenating(textMatrix))
        }
        drawGlyphs(path)
    }

    /// Fills, strokes or clips to outlines of glyphs in user space, by the mode of text.
    package func drawGlyphs(_ path: CGPath) {
        let mode = state.details.textDrawingMode
        if mode.fills {
            beginPath()
            addPath(path)
            fillPath()
        }
        if mode.strokes {
            beginPath()
            addPath(path)
            strokePath()
        }
        if mode.clips {
            beginPath()
            addPath(path)
            clip()
        }
    }
}

// MARK: - Smoothing

// As on iOS, glyphs are smoothed in grey, and stand at fractions of pixels. Requests for what a Mac
// offers in addition change nothing.
extension CGContext {
    /// Changes nothing, as on iOS: glyphs are never smoothed with coloured edges.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

    /// Changes nothing, as on iOS: glyphs are never smoothed with coloured edges.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

    /// Changes nothing: glyphs always stand at fractions of pixels.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

    /// Changes nothing: glyphs always stand at fractions of pixels.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

    /// Changes nothing: places of glyphs are not rounded.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

    /// Changes nothing: places of glyphs are not rounded.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

    /// Changes nothing: all colours are drawn in sRGB, into which there is one way.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
}
