/// Writes drawings as SVG.
struct SVGWriter {
    /// Which colours a picture has.
    let appearance: DiagramAppearance

    func text(of drawing: Drawing) -> String {
        var parts = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(drawing.width)" \
            height="\(drawing.height)" viewBox="0 0 \(drawing.width) \(drawing.height)" role="img">
            """,
            "<title>\(Self.escaped(drawing.title))</title>",
            "<style>\n\(SVGStyle.sheet(for: appearance))\n</style>",
            """
            <rect class="canvas" width="\(drawing.width)" height="\(drawing.height)"/>
            """,
        ]
        let (lifelines, lines) = (
            drawing.lines.filter { $0.kind == .lifeline },
            drawing.lines.filter { $0.kind != .lifeline }
        )
        parts += lifelines.map(path)
        parts += drawing.shapes.flatMap(shape)
        parts += lines.flatMap { [path($0)] + markers($0) }
        parts += drawing.labels.map(label)
        return parts.joined(separator: "\n") + "\n</svg>\n"
    }

    // MARK: Shapes

    private func shape(_ shape: Drawing.Shape) -> [String] {
        let frame = shape.frame
        switch shape.kind {
        case .circle:
            return [
                """
                <circle class="circle" cx="\(frame.midX)" cy="\(frame.midY)" r="\(frame.width / 2)"/>
                """
            ]
        case .note:
            return [note(frame)]
        case .type, .interface, .participant, .activation:
            let radius = shape.kind == .activation ? 0 : 4
            let box = """
                <rect class="\(shape.kind.rawValue)" x="\(frame.x)" y="\(frame.y)" \
                width="\(frame.width)" height="\(frame.height)" rx="\(radius)"/>
                """
            return [box] + header(of: shape)
                + shape.dividers.map { y in
                    "<path class=\"divider\" d=\"M\(frame.minX) \(y)H\(frame.maxX)\"/>"
                }
        }
    }

    /// The tinted part of a class box that holds its name.
    private func header(of shape: Drawing.Shape) -> [String] {
        guard shape.kind == .type || shape.kind == .interface else { return [] }
        let frame = shape.frame
        guard let bottom = shape.dividers.first else {
            return [
                """
                <rect class="\(shape.kind.rawValue)-name" x="\(frame.x + 1)" y="\(frame.y + 1)" \
                width="\(frame.width - 2)" height="\(frame.height - 2)" rx="3"/>
                """
            ]
        }
        return [
            """
            <path class="\(shape.kind.rawValue)-name" d="M\(frame.minX) \(bottom)V\(frame.minY + 4)\
            a4 4 0 0 1 4 -4H\(frame.maxX - 4)a4 4 0 0 1 4 4V\(bottom)Z"/>
            """
        ]
    }

    private func note(_ frame: Frame) -> String {
        let fold = 10
        return """
            <path class="note" d="M\(frame.minX) \(frame.minY)H\(frame.maxX - fold)L\(frame.maxX) \
            \(frame.minY + fold)V\(frame.maxY)H\(frame.minX)Z\
            M\(frame.maxX - fold) \(frame.minY)V\(frame.minY + fold)H\(frame.maxX)"/>
            """
    }

    // MARK: Lines

    private func path(_ line: Drawing.Line) -> String {
        var points = line.points
        if points.count > 1 {
            points[0] = Self.shortened(points[0], toward: points[1], by: line.start)
            let last = points.count - 1
            points[last] = Self.shortened(points[last], toward: points[last - 1], by: line.end)
        }
        let commands = points.enumerated().map { index, point in
            "\(index == 0 ? "M" : "L")\(point.x) \(point.y)"
        }
        let classes = [line.kind.rawValue] + (line.isDashed ? ["dashed"] : [])
        return
            "<path class=\"\(classes.joined(separator: " "))\" d=\"\(commands.joined())\"/>"
    }

    /// Where a line ends so that it does not run through its marker.
    private static func shortened(
        _ end: Point, toward other: Point, by marker: Drawing.Line.Marker
    ) -> Point {
        let length: Int
        switch marker {
        case .none, .arrow: return end
        case .triangle: length = 13
        case .filledArrow: length = 8
        case .diamond, .filledDiamond: length = 18
        }
        return Point(
            end.x + (other.x - end.x).signum() * length,
            end.y + (other.y - end.y).signum() * length)
    }

    private func markers(_ line: Drawing.Line) -> [String] {
        guard line.points.count > 1 else { return [] }
        let last = line.points.count - 1
        return [
            marker(line.start, at: line.points[0], from: line.points[1]),
            marker(line.end, at: line.points[last], from: line.points[last - 1]),
        ].compactMap(\.self)
    }

    /// A marker whose tip is at a line's end.
    private func marker(_ marker: Drawing.Line.Marker, at tip: Point, from other: Point) -> String?
    {
        let angle: Int
        switch ((tip.x - other.x).signum(), (tip.y - other.y).signum()) {
        case (1, _): angle = 0
        case (-1, _): angle = 180
        case (_, 1): angle = 90
        default: angle = 270
        }
        let outline: String
        switch marker {
        case .none: return nil
        case .triangle: outline = "M0 0L-13 -7V7Z"
        case .arrow: outline = "M-9 -5L0 0L-9 5"
        case .filledArrow: outline = "M0 0L-9 -4.5V4.5Z"
        case .diamond, .filledDiamond: outline = "M0 0L-9 -5.5L-18 0L-9 5.5Z"
        }
        return """
            <path class="\(marker.rawValue)" d="\(outline)" \
            transform="translate(\(tip.x) \(tip.y)) rotate(\(angle))"/>
            """
    }

    // MARK: Text

    private func label(_ label: Drawing.Label) -> String {
        var classes = [label.face.rawValue]
        if label.isItalic { classes.append("italic") }
        if label.isUnderlined { classes.append("underlined") }
        if label.isCentred { classes.append("centred") }
        let x = label.isCentred ? label.frame.midX : label.frame.x
        let y = label.frame.y + label.frame.height * 13 / 18
        return """
            <text class="\(classes.joined(separator: " "))" x="\(x)" y="\(y)">\
            \(Self.escaped(label.text))</text>
            """
    }

    /// Text without what XML would take for markup, or does not allow at all.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case _ where scalar.value < 0x20 && !["\t", "\n", "\r"].contains(scalar): break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
