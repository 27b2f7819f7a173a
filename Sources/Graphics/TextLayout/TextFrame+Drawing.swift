import CPango
package import CoreGraphics

/// The parts of a text that are drawn.
package struct TextDrawingParts: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The colours behind the characters.
    package static let backgrounds = TextDrawingParts(rawValue: 1 << 0)

    /// The characters, and the lines under and through them.
    package static let characters = TextDrawingParts(rawValue: 1 << 1)

    package static let all: TextDrawingParts = [.backgrounds, .characters]
}

extension TextFrame {
    /// Draws the text with the frame's top left at `origin`.
    ///
    /// The y axis of `context` must point down, as in UIKit's contexts; otherwise characters are
    /// upside down. The context's clip, alpha, blend mode and transform apply.
    package func draw(
        in context: CGContext, at origin: CGPoint, parts: TextDrawingParts = .all
    ) {
        guard origin.x.isFinite, origin.y.isFinite else { return }
        TextLock.withLock {
            context.saveGState()
            context.translateBy(x: origin.x, y: origin.y)
            if paragraph.lineBreakMode == .byClipping, availableSize.width.isFinite {
                context.clip(
                    to: CGRect(x: 0, y: 0, width: availableSize.width, height: size.height))
            }
            let clip = context.boundingBoxOfClipPath
            for number in lines.indices where inkBounds(ofLine: number).intersects(clip) {
                if parts.contains(.backgrounds) { fillBackgrounds(onLine: number, in: context) }
                guard parts.contains(.characters) else { continue }
                drawCharacters(ofLine: number, in: context)
                drawRules(onLine: number, in: context)
            }
            context.restoreGState()
        }
    }

    /// Draws one line, with the frame's top left at `origin`.
    package func draw(line number: Int, in context: CGContext, at origin: CGPoint) {
        drawPart(in: context, at: origin) {
            fillBackgrounds(onLine: number, in: context)
            drawCharacters(ofLine: number, in: context)
            drawRules(onLine: number, in: context)
        }
    }

    /// Draws the characters of one run of a line, with the frame's top left at `origin`.
    package func draw(
        run: Int, ofLine number: Int, in context: CGContext, at origin: CGPoint
    ) {
        drawPart(in: context, at: origin) {
            drawCharacters(ofLine: number, in: context, onlyRun: run)
        }
    }

    private func drawPart(in context: CGContext, at origin: CGPoint, _ draw: () -> Void) {
        guard origin.x.isFinite, origin.y.isFinite else { return }
        TextLock.withLock {
            context.saveGState()
            context.translateBy(x: origin.x, y: origin.y)
            draw()
            context.restoreGState()
        }
    }

    /// Returns a bound of the pixels that a line's characters may touch: its rectangle, extended by
    /// its height on all sides, and the same around its shadow.
    private func inkBounds(ofLine number: Int) -> CGRect {
        let rect = lines[number].rect
        let tallest = max(rect.height, text.attributes.font.size)
        let ink = rect.insetBy(dx: -tallest, dy: -tallest)
        return text.segments(in: lines[number].range).reduce(ink) { bounds, segment in
            guard let shadow = segment.attributes.shadow else { return bounds }
            return bounds.union(
                ink.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
                    .insetBy(dx: -2 * shadow.blur, dy: -2 * shadow.blur))
        }
    }

    /// Draws a line's characters, those with a shadow apart from the others.
    private func drawCharacters(
        ofLine number: Int, in context: CGContext, onlyRun: Int? = nil
    ) {
        let baseline = context.pixelEdge(nearest: lines[number].baseline)
        let origin = CGPoint(x: lines[number].rect.minX, y: baseline)
        let all = shapedLines[number].runs
        let chosen = onlyRun.map { all.indices.contains($0) ? [all[$0]] : [] } ?? all
        let runs = chosen.map { (run: $0, look: look(of: $0, onLine: number)) }
        var rest = runs[...]
        while let first = rest.first {
            let shadow = first.look.shadow
            let same = rest.prefix { $0.look.shadow == shadow }
            rest = rest.dropFirst(same.count)
            if same.contains(where: { $0.look.effects?.isLetterpress == true }) {
                drawEdge(of: same, at: origin, in: context)
            }
            guard let shadow else {
                draw(same, at: origin, in: context)
                continue
            }
            context.saveGState()
            context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
            draw(same, at: origin, in: context)
            context.restoreGState()
        }
    }

    private typealias StyledRun = (run: ShapedLine.Run, look: Look)

    /// Draws the light edge below characters that are pressed into the page.
    private func drawEdge(
        of runs: ArraySlice<StyledRun>, at origin: CGPoint, in context: CGContext
    ) {
        let edges = runs.compactMap { run, look -> StyledRun? in
            guard look.effects?.isLetterpress == true else { return nil }
            return (run, look.recolored(CGColor(gray: 1, alpha: 0.5 * look.color.alpha)))
        }
        let below = CGPoint(x: origin.x, y: origin.y + context.wholePixels(0.5))
        draw(edges[...], at: below, in: context)
    }

    /// Fills the runs' outlines, and paints those of colour fonts. In PDF they are text.
    ///
    /// Cairo's own text drawing snaps every character to whole pixels, which makes spacing uneven.
    private func draw(
        _ runs: ArraySlice<StyledRun>, at origin: CGPoint, in context: CGContext
    ) {
        context.drawWithCairo { cairo in
            cairo_save(cairo)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
            let isPDF = cairo_surface_get_type(cairo_get_target(cairo)) == CAIRO_SURFACE_TYPE_PDF
            var pending: Look?
            for (run, look) in runs {
                if pending?.hasSamePaint(as: look) != true {
                    pending?.paintPath(in: cairo)
                    pending = look
                }
                let start = CGPoint(x: origin.x + run.origin.x, y: origin.y + run.origin.y)
                if run.isColored {
                    pending?.paintPath(in: cairo)
                    pending = nil
                    run.paint(at: start, alpha: look.color.alpha, in: cairo)
                } else if isPDF && look.isPlain {
                    look.setSource(in: cairo)
                    run.show(at: start, in: cairo)
                } else {
                    look.appendPath(of: run, at: start, in: cairo)
                }
            }
            pending?.paintPath(in: cairo)
            cairo_restore(cairo)
        }
    }

    /// The attributes with which a run's characters are drawn.
    private struct Look {
        private(set) var color: CGColor
        let shadow: TextShadow?
        let effects: TextEffects?

        /// The width of the outline in points: negative if the characters are filled as well.
        private let strokeWidth: CGFloat

        init(_ attributes: TextAttributes) {
            color = attributes.foregroundColor
            shadow = attributes.shadow
            effects = attributes.effects
            strokeWidth = (effects?.strokeWidth ?? 0) / 100 * attributes.font.size
        }

        func recolored(_ color: CGColor) -> Look {
            var look = self
            look.color = color
            return look
        }

        /// `true` if the characters are filled as the font has them.
        var isPlain: Bool {
            strokeWidth == 0 && (effects.map { $0.obliqueness == 0 && $0.expansion == 0 } ?? true)
        }

        /// `true` if paths of both looks can be painted as one.
        func hasSamePaint(as other: Look) -> Bool {
            color == other.color && strokeWidth == other.strokeWidth
                && effects?.strokeColor == other.effects?.strokeColor
        }

        /// Adds the outlines of a run to the path.
        func appendPath(of run: ShapedLine.Run, at start: CGPoint, in cairo: OpaquePointer) {
            guard let effects, effects.obliqueness != 0 || effects.expansion != 0 else {
                cairo_move_to(cairo, start.x, start.y)
                pango_cairo_glyph_string_path(cairo, run.font, run.glyphs)
                return
            }
            // Each glyph is stretched about its own start, since their distances already are.
            var x = start.x
            for var glyph in UnsafeBufferPointer(
                start: run.glyphs.pointee.glyphs, count: Int(run.glyphs.pointee.num_glyphs))
            {
                cairo_save(cairo)
                cairo_translate(cairo, x, start.y)
                var matrix = cairo_matrix_t(
                    xx: effects.stretch, yx: 0, xy: -effects.obliqueness, yy: 1, x0: 0, y0: 0)
                cairo_transform(cairo, &matrix)
                x += points(glyph.geometry.width)
                withUnsafeMutablePointer(to: &glyph) { glyph in
                    // A path is made of glyphs alone: their clusters are not read.
                    var single = PangoGlyphString(
                        num_glyphs: 1, glyphs: glyph, log_clusters: nil, space: 1)
                    cairo_move_to(cairo, 0, 0)
                    pango_cairo_glyph_string_path(cairo, run.font, &single)
                }
                cairo_restore(cairo)
            }
        }

        /// Makes the colour of the characters, or another one, that of what is painted next.
        func setSource(_ other: CGColor? = nil, in cairo: OpaquePointer) {
            let rgba = (other ?? color).rgba
            cairo_set_source_rgba(cairo, rgba.red, rgba.green, rgba.blue, rgba.alpha)
        }

        /// Fills and strokes the path, and clears it.
        func paintPath(in cairo: OpaquePointer) {
            if strokeWidth <= 0 {
                setSource(in: cairo)
                cairo_fill_preserve(cairo)
            }
            if strokeWidth != 0 {
                setSource(effects?.strokeColor, in: cairo)
                cairo_set_line_width(cairo, abs(strokeWidth))
                cairo_stroke_preserve(cairo)
            }
            cairo_new_path(cairo)
        }
    }

    private func look(of run: ShapedLine.Run, onLine number: Int) -> Look {
        guard !text.runs.isEmpty else { return Look(text.attributes) }
        let position = TextPosition(string: text.string)
        let byte = shapedLines[number].byteOffset + run.byte
        return Look(text.attributes(at: position.codeUnit(ofByte: byte)))
    }

    private func fillBackgrounds(onLine number: Int, in context: CGContext) {
        let rect = lines[number].rect
        let top = context.pixelEdge(nearest: rect.minY)
        let bottom = context.pixelEdge(nearest: rect.maxY)
        for segment in text.segments(in: lines[number].range) {
            guard let color = segment.attributes.backgroundColor else { continue }
            fill(segment.range, onLine: number, from: top, to: bottom, color: color, in: context)
        }
    }

    /// Fills a band behind the code units in `range`.
    private func fill(
        _ range: Range<Int>, onLine number: Int, from top: CGFloat, to bottom: CGFloat,
        color: CGColor, in context: CGContext
    ) {
        context.setFillColor(color)
        for stretch in horizontalRanges(of: range, onLine: number) {
            context.fill(
                CGRect(
                    x: stretch.lowerBound, y: top, width: stretch.upperBound - stretch.lowerBound,
                    height: bottom - top))
        }
    }
}

// MARK: - Aligning to pixels

extension CGContext {
    /// `true` if rows of pixels are parallel to the x axis of user space.
    private var isAxisAligned: Bool {
        ctm.b == 0 && ctm.c == 0 && ctm.d != 0
    }

    /// Returns the boundary between two pixel rows that is nearest to `y`, or `y` itself in a
    /// rotated context.
    func pixelEdge(nearest y: CGFloat) -> CGFloat {
        guard isAxisAligned else { return y }
        return ((y * ctm.d + ctm.ty).rounded() - ctm.ty) / ctm.d
    }

    /// Returns `length` rounded to a whole number of pixel rows, at least one.
    func wholePixels(_ length: CGFloat) -> CGFloat {
        guard isAxisAligned else { return length }
        return max((length * abs(ctm.d)).rounded(), 1) / abs(ctm.d)
    }
}
