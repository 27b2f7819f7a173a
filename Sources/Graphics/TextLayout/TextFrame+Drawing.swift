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
    /// its height on all sides.
    private func inkBounds(ofLine number: Int) -> CGRect {
        let rect = lines[number].rect
        let tallest = max(rect.height, text.attributes.font.size)
        return rect.insetBy(dx: -tallest, dy: -tallest)
    }

    /// Fills the characters' outlines.
    ///
    /// Cairo's own text drawing snaps every character to whole pixels, which makes spacing uneven.
    private func drawCharacters(ofLine number: Int, in context: CGContext) {
        let baseline = context.pixelEdge(nearest: lines[number].baseline)
        context.drawWithCairo { cairo in
            cairo_save(cairo)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
            var color: CGColor?
            for run in shapedLines[number].runs {
                let next = self.color(of: run, onLine: number)
                if next != color {
                    cairo_fill(cairo)
                    let rgba = next.rgba
                    cairo_set_source_rgba(cairo, rgba.red, rgba.green, rgba.blue, rgba.alpha)
                    color = next
                }
                cairo_move_to(
                    cairo, lines[number].rect.minX + run.origin.x, baseline + run.origin.y)
                pango_cairo_glyph_string_path(cairo, run.font, run.glyphs)
            }
            cairo_fill(cairo)
            cairo_restore(cairo)
        }
    }

    private func color(of run: ShapedLine.Run, onLine number: Int) -> CGColor {
        guard !text.runs.isEmpty else { return text.attributes.foregroundColor }
        let position = TextPosition(string: text.string)
        let byte = shapedLines[number].byteOffset + run.byte
        return text.attributes(at: position.codeUnit(ofByte: byte)).foregroundColor
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
