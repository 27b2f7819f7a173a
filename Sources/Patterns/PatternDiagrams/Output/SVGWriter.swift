import SVGWriting

/// Writes drawings as SVG.
struct SVGWriter {
    /// Which colours a picture has.
    let appearance: DiagramAppearance

    func text(of drawing: Drawing) -> String {
        var document = SVGDocument(
            x: 0, y: 0, width: drawing.width, height: drawing.height,
            size: (drawing.width, drawing.height))
        document.add(SVGElement("title", text: drawing.title))
        document.add(SVGElement("style", text: SVGStyle.sheet(for: appearance)))
        document.add(
            SVGElement(
                "rect",
                [
                    ("class", "canvas"), ("width", .whole(drawing.width)),
                    ("height", .whole(drawing.height)),
                ]))
        let lifelines = drawing.lines.filter { $0.kind == .lifeline }
        let lines = drawing.lines.filter { $0.kind != .lifeline }
        let elements =
            lifelines.map(path) + drawing.shapes.flatMap(elements)
            + lines.flatMap { [path($0)] + markers($0) } + drawing.labels.map(element)
        for element in elements { document.add(element) }
        return document.text
    }

    // MARK: Shapes

    private func elements(of shape: Drawing.Shape) -> [SVGElement] {
        let frame = shape.frame
        switch shape.kind {
        case .circle:
            return [
                SVGElement(
                    "circle",
                    [
                        ("class", "circle"), ("cx", .whole(frame.midX)), ("cy", .whole(frame.midY)),
                        ("r", .whole(frame.width / 2)),
                    ])
            ]
        case .note:
            return [note(frame)]
        case .type, .interface, .participant, .activation:
            let name = shape.kind.rawValue
            return [rectangle(name, frame, radius: shape.kind == .activation ? 0 : 4)]
                + header(of: shape)
                + shape.dividers.map { path("divider", "M\(frame.minX) \($0)H\(frame.maxX)") }
        }
    }

    /// The tinted part of a class box that holds its name.
    private func header(of shape: Drawing.Shape) -> [SVGElement] {
        guard shape.kind == .type || shape.kind == .interface else { return [] }
        let frame = shape.frame
        let name = shape.kind.rawValue + "-name"
        guard let bottom = shape.dividers.first else {
            let inside = Frame(
                x: frame.x + 1, y: frame.y + 1, width: frame.width - 2, height: frame.height - 2)
            return [rectangle(name, inside, radius: 3)]
        }
        return [
            path(
                name,
                """
                M\(frame.minX) \(bottom)V\(frame.minY + 4)a4 4 0 0 1 4 -4\
                H\(frame.maxX - 4)a4 4 0 0 1 4 4V\(bottom)Z
                """)
        ]
    }

    private func note(_ frame: Frame) -> SVGElement {
        let fold = 10
        return path(
            "note",
            """
            M\(frame.minX) \(frame.minY)H\(frame.maxX - fold)L\(frame.maxX) \(frame.minY + fold)\
            V\(frame.maxY)H\(frame.minX)Z\
            M\(frame.maxX - fold) \(frame.minY)V\(frame.minY + fold)H\(frame.maxX)
            """)
    }

    private func rectangle(_ name: String, _ frame: Frame, radius: Int) -> SVGElement {
        SVGElement(
            "rect",
            [
                ("class", .text(name)), ("x", .whole(frame.x)), ("y", .whole(frame.y)),
                ("width", .whole(frame.width)), ("height", .whole(frame.height)),
                ("rx", .whole(radius)),
            ])
    }

    private func path(_ name: String, _ data: String) -> SVGElement {
        SVGElement("path", [("class", .text(name)), ("d", .text(data))])
    }

    // MARK: Lines

    private func path(_ line: Drawing.Line) -> SVGElement {
        var points = line.points
        if points.count > 1 {
            points[0] = Self.shortened(points[0], toward: points[1], by: line.start)
            let last = points.count - 1
            points[last] = Self.shortened(points[last], toward: points[last - 1], by: line.end)
        }
        let commands = points.enumerated().map { index, point in
            "\(index == 0 ? "M" : "L")\(point.x) \(point.y)"
        }
        return path(line.kind.rawValue + (line.isDashed ? " dashed" : ""), commands.joined())
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

    private func markers(_ line: Drawing.Line) -> [SVGElement] {
        guard line.points.count > 1 else { return [] }
        let last = line.points.count - 1
        return [
            marker(line.start, at: line.points[0], from: line.points[1]),
            marker(line.end, at: line.points[last], from: line.points[last - 1]),
        ].compactMap(\.self)
    }

    /// A marker whose tip is at a line's end.
    private func marker(
        _ marker: Drawing.Line.Marker, at tip: Point, from other: Point
    ) -> SVGElement? {
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
        var element = path(marker.rawValue, outline)
        element.add(
            "transform", .text("translate(\(tip.x) \(tip.y)) rotate(\(angle))"))
        return element
    }

    // MARK: Text

    private func element(of label: Drawing.Label) -> SVGElement {
        var classes = [label.face.rawValue]
        if label.isItalic { classes.append("italic") }
        if label.isUnderlined { classes.append("underlined") }
        if label.isCentred { classes.append("centred") }
        let x = label.isCentred ? label.frame.midX : label.frame.x
        let y = label.frame.y + label.frame.height * 13 / 18
        return SVGElement(
            "text",
            [
                ("class", .text(classes.joined(separator: " "))), ("x", .whole(x)),
                ("y", .whole(y)),
            ], text: label.text)
    }
}
