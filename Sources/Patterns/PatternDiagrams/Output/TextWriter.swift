import FoundationGaps

/// Writes drawings as text, for a terminal.
struct TextWriter {
    /// `true` to write escape sequences for bold, italic and underlined text.
    let isStyled: Bool

    func text(of drawing: Drawing) -> String {
        var canvas = CellCanvas(width: drawing.width, height: drawing.height)
        for line in drawing.lines where line.kind == .lifeline { draw(line, on: &canvas) }
        for shape in drawing.shapes { draw(shape, on: &canvas) }
        for line in drawing.lines where line.kind != .lifeline { draw(line, on: &canvas) }
        for label in drawing.labels { draw(label, on: &canvas) }
        return canvas.text(isStyled: isStyled)
    }

    private func draw(_ shape: Drawing.Shape, on canvas: inout CellCanvas) {
        let frame = shape.frame
        switch shape.kind {
        case .circle:
            canvas.write("○", x: frame.x, y: frame.y)
        case .activation:
            for y in frame.minY..<frame.maxY { canvas.write("┃", x: frame.x, y: y) }
        case .type, .interface, .note, .participant:
            canvas.clear(frame)
            canvas.outline(frame)
            for y in shape.dividers {
                canvas.line(from: Point(frame.minX, y), to: Point(frame.maxX - 1, y))
            }
        }
    }

    private func draw(_ line: Drawing.Line, on canvas: inout CellCanvas) {
        for (start, end) in zip(line.points, line.points.dropFirst()) {
            canvas.line(from: start, to: end, isDashed: line.isDashed || line.kind == .lifeline)
        }
        guard line.points.count > 1 else { return }
        let last = line.points.count - 1
        draw(line.start, at: line.points[0], from: line.points[1], on: &canvas)
        draw(line.end, at: line.points[last], from: line.points[last - 1], on: &canvas)
    }

    /// Draws a marker, pointing away from `other`.
    private func draw(
        _ marker: Drawing.Line.Marker, at tip: Point, from other: Point,
        on canvas: inout CellCanvas
    ) {
        let pointers: [String]
        switch marker {
        case .none: return
        case .triangle: pointers = ["▷", "◁", "▽", "△"]
        case .arrow: pointers = ["→", "←", "↓", "↑"]
        case .filledArrow: pointers = ["▶", "◀", "▼", "▲"]
        case .diamond: pointers = ["◇", "◇", "◇", "◇"]
        case .filledDiamond: pointers = ["◆", "◆", "◆", "◆"]
        }
        let direction: Int
        switch ((tip.x - other.x).signum(), (tip.y - other.y).signum()) {
        case (1, _): direction = 0
        case (-1, _): direction = 1
        case (_, 1): direction = 2
        default: direction = 3
        }
        canvas.write(pointers[direction], x: tip.x, y: tip.y)
    }

    private func draw(_ label: Drawing.Label, on canvas: inout CellCanvas) {
        var style: CellCanvas.Style = []
        if label.isItalic { style.insert(.italic) }
        if label.isUnderlined { style.insert(.underlined) }
        if label.face == .name { style.insert(.bold) }
        let room = label.frame.width - TextWidth.columns(of: label.text)
        let x = label.frame.x + (label.isCentred ? max(0, room / 2) : 0)
        canvas.write(label.text, x: x, y: label.frame.y, style: style)
    }
}
