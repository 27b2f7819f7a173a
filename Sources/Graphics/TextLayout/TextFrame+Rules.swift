import CoreGraphics

extension TextFrame {
    /// Draws the underlines and strikethroughs of a line, aligned to pixels unless the context is
    /// rotated. Must be called inside ``TextLock``.
    func drawRules(onLine number: Int, in context: CGContext) {
        for segment in text.segments(in: lines[number].range) {
            let attributes = segment.attributes
            guard attributes.underline.count + attributes.strikethrough.count > 0 else { continue }
            let metrics = attributes.font.metrics
            let baseline = lines[number].baseline - attributes.baselineOffset
            for (rule, shape) in [
                (attributes.underline, metrics.underline),
                (attributes.strikethrough, metrics.strikethrough),
            ] where rule.count > 0 {
                let thickness = context.wholePixels(shape.thickness * (rule.isThick ? 2 : 1))
                let top = context.pixelEdge(nearest: baseline - shape.offset - thickness / 2)
                context.setFillColor(rule.color ?? attributes.foregroundColor)
                for range in rule.skipsSpaces ? words(in: segment.range) : [segment.range] {
                    for stretch in horizontalRanges(of: range, onLine: number) {
                        let line = CGRect(
                            x: stretch.lowerBound, y: top,
                            width: stretch.upperBound - stretch.lowerBound, height: thickness)
                        draw(rule, in: line, in: context)
                    }
                }
            }
        }
    }

    /// Draws the lines of a rule, the first of them in `rect`.
    private func draw(_ rule: TextRule, in rect: CGRect, in context: CGContext) {
        for index in 0..<rule.count {
            let line = rect.offsetBy(dx: 0, dy: CGFloat(index) * rect.height * 2)
            if rule.pattern == .solid {
                context.fill(line)
            } else {
                drawStrokes(rule.pattern.lengths, in: line, in: context)
            }
        }
    }

    /// Fills strokes of the given lengths. They begin at multiples of the pattern's length, so that
    /// those of adjacent runs continue each other.
    private func drawStrokes(_ lengths: [CGFloat], in line: CGRect, in context: CGContext) {
        let period = lengths.reduce(0, +) * line.height
        guard period > 0 else { return }
        var x = (line.minX / period).rounded(.down) * period
        while x < line.maxX {
            for (index, length) in lengths.enumerated() {
                let stroke = CGRect(
                    x: x, y: line.minY, width: length * line.height, height: line.height)
                if index.isMultiple(of: 2) { context.fill(stroke.intersection(line)) }
                x += length * line.height
            }
        }
    }

    /// Returns the parts of a range without white space.
    private func words(in range: Range<Int>) -> [Range<Int>] {
        let units = Array(text.string.utf16)
        var words: [Range<Int>] = []
        var start = range.lowerBound
        for index in range where units[index] == 0x20 || units[index] == 0x09 {
            if index > start { words.append(start..<index) }
            start = index + 1
        }
        if start < range.upperBound { words.append(start..<range.upperBound) }
        return words
    }
}
