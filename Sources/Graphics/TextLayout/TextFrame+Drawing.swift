import CPango
package import CoreGraphics

extension TextFrame {
    /// Draws the text with the frame's top left at `origin`.
    ///
    /// `context`'s y must point down, as in every context that UIKit hands out; characters are upside down
    /// in others. The context's clip, alpha, blend mode and transform apply.
    package func draw(in context: CGContext, at origin: CGPoint) {
        guard origin.x.isFinite, origin.y.isFinite else { return }
        TextLock.withLock {
            context.saveGState()
            context.translateBy(x: origin.x, y: origin.y)
            if paragraph.lineBreakMode == .byClipping, room.width.isFinite {
                context.clip(to: CGRect(x: 0, y: 0, width: room.width, height: size.height))
            }
            for number in lines.indices {
                fillBackgrounds(onLine: number, in: context)
                drawCharacters(ofLine: number, in: context)
                drawRules(onLine: number, in: context)
            }
            context.restoreGState()
        }
    }

    private func drawCharacters(ofLine number: Int, in context: CGContext) {
        let color = text.attributes.foregroundColor.rgba
        context.drawWithCairo { cairo in
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
            cairo_move_to(cairo, lines[number].rect.minX, lines[number].baseline)
            pango_cairo_show_layout_line(cairo, setLines[number].line)
        }
    }

    private func fillBackgrounds(onLine number: Int, in context: CGContext) {
        let line = lines[number]
        for segment in text.segments(in: line.range) {
            guard let color = segment.attributes.backgroundColor else { continue }
            context.setFillColor(color)
            for stretch in stretches(of: segment.range, onLine: number) {
                context.fill(
                    CGRect(
                        x: stretch.lowerBound, y: line.rect.minY,
                        width: stretch.upperBound - stretch.lowerBound, height: line.rect.height))
            }
        }
    }

    /// Draws the lines under and through the characters.
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
                context.setFillColor(rule.color ?? attributes.foregroundColor)
                for stretch in stretches(of: segment.range, onLine: number) {
                    for index in 0..<rule.count {
                        context.fill(
                            CGRect(
                                x: stretch.lowerBound,
                                y: baseline - shape.offset - shape.thickness / 2
                                    + CGFloat(index * 2) * shape.thickness,
                                width: stretch.upperBound - stretch.lowerBound,
                                height: shape.thickness))
                    }
                }
            }
        }
    }
}
