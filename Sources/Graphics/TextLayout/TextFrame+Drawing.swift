import CPango
package import CoreGraphics

extension TextFrame {
    /// Draws the text with the frame's top left at `origin`.
    ///
    /// The y axis of `context` must point down, as in UIKit's contexts; otherwise characters are
    /// upside down. The context's clip, alpha, blend mode and transform apply.
    package func draw(in context: CGContext, at origin: CGPoint) {
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
                fillBackgrounds(onLine: number, in: context)
                drawCharacters(ofLine: number, in: context)
                drawRules(onLine: number, in: context)
            }
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
    private func drawCharacters(ofLine number: Int, in context: CGContext) {
        let baseline = context.pixelEdge(nearest: lines[number].baseline)
        let origin = CGPoint(x: lines[number].rect.minX, y: baseline)
        let runs = shapedLines[number].runs.map { (run: $0, look: look(of: $0, onLine: number)) }
        var rest = runs[...]
        while let first = rest.first {
            let shadow = first.look.shadow
            let same = rest.prefix { $0.look.shadow == shadow }
            rest = rest.dropFirst(same.count)
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

    /// Fills the runs' outlines, and paints those of colour fonts.
    ///
    /// Cairo's own text drawing snaps every character to whole pixels, which makes spacing uneven.
    private func draw(
        _ runs: ArraySlice<(run: ShapedLine.Run, look: Look)>, at origin: CGPoint,
        in context: CGContext
    ) {
        context.drawWithCairo { cairo in
            cairo_save(cairo)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
            var color: CGColor?
            for (run, look) in runs {
                let rgba = look.color.rgba
                if look.color != color {
                    cairo_fill(cairo)
                    cairo_set_source_rgba(cairo, rgba.red, rgba.green, rgba.blue, rgba.alpha)
                    color = look.color
                }
                let start = CGPoint(x: origin.x + run.origin.x, y: origin.y + run.origin.y)
                if run.isColored {
                    cairo_fill(cairo)
                    run.paint(at: start, alpha: rgba.alpha, in: cairo)
                    color = nil
                } else {
                    cairo_move_to(cairo, start.x, start.y)
                    pango_cairo_glyph_string_path(cairo, run.font, run.glyphs)
                }
            }
            cairo_fill(cairo)
            cairo_restore(cairo)
        }
    }

    /// The attributes with which a run's characters are drawn.
    private struct Look {
        let color: CGColor
        let shadow: TextShadow?

        init(_ attributes: TextAttributes) {
            color = attributes.foregroundColor
            shadow = attributes.shadow
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

    /// Draws underlines and strikethroughs, aligned to pixels unless the context is rotated.
    private func drawRules(onLine number: Int, in context: CGContext) {
        for segment in text.segments(in: lines[number].range) {
            let attributes = segment.attributes
            guard attributes.underline.count + attributes.strikethrough.count > 0 else { continue }
            let metrics = attributes.font.metrics
            let baseline = lines[number].baseline - attributes.baselineOffset
            for (rule, shape) in [
                (attributes.underline, metrics.underline),
                (attributes.strikethrough, metrics.strikethrough),
            ] where rule.count > 0 {
                let thickness = context.wholePixels(shape.thickness)
                var top = context.pixelEdge(nearest: baseline - shape.offset - thickness / 2)
                for _ in 0..<rule.count {
                    fill(
                        segment.range, onLine: number, from: top, to: top + thickness,
                        color: rule.color ?? attributes.foregroundColor, in: context)
                    top += thickness * 2
                }
            }
        }
    }

    /// Fills a band behind or across the code units in `range`.
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
    fileprivate func pixelEdge(nearest y: CGFloat) -> CGFloat {
        guard isAxisAligned else { return y }
        return ((y * ctm.d + ctm.ty).rounded() - ctm.ty) / ctm.d
    }

    /// Returns `length` rounded to a whole number of pixel rows, at least one.
    fileprivate func wholePixels(_ length: CGFloat) -> CGFloat {
        guard isAxisAligned else { return length }
        return max((length * abs(ctm.d)).rounded(), 1) / abs(ctm.d)
    }
}
