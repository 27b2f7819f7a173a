import PatternCatalogue

extension ClassLayout {
    /// Where a line goes from one layer to the next.
    struct Step {
        let net: Int
        let stage: Int
        let wire: Channel.Wire

        /// Where the line comes down below: a box's port or a bend for each.
        let lowers: [(node: Int, x: Int)]
    }

    /// The finished diagram.
    func drawing() -> Drawing {
        var layout = self
        var drawing = Drawing()
        var steps: [[Step]] = []
        var tracks: [[Int?]] = []
        var y = metrics.margin
        for (layer, row) in network.rows.enumerated() {
            let boxes = row.compactMap { network.nodes[$0].box }
            for box in boxes { layout.frames[box].y = y }
            let bottom = boxes.map { layout.bottom(of: $0) }.max() ?? y
            let channelSteps = self.steps(below: layer)
            let channel = Channel(
                wires: channelSteps.map(\.wire), gap: max(2, metrics.portGap / 2))
            let ends = boxes.map { layout.frames[$0].maxY + zone(of: $0, atBottom: true) }
            let clearance = bottom + metrics.trackGap - metrics.thickness
            let top = max(clearance, ends.max() ?? y)
            steps.append(channelSteps)
            tracks.append(
                channel.tracks.map { track in
                    track.map { top + $0 * metrics.trackGap }
                })
            guard layer + 1 < network.rows.count else { break }
            let below = network.rows[layer + 1].compactMap { network.nodes[$0].box }
            let lowerZone = below.map { zone(of: $0, atBottom: false) }.max() ?? 0
            y =
                top + max(0, channel.trackCount - 1) * metrics.trackGap
                + min(1, channel.trackCount) * metrics.thickness + lowerZone
        }
        layout.drawBoxes(into: &drawing)
        layout.drawNets(steps: steps, tracks: tracks, into: &drawing)
        layout.drawPortTexts(into: &drawing)
        drawing.fit(margin: metrics.margin)
        return drawing
    }

    private func bottom(of box: Int) -> Int {
        frames[box].minY + max(frames[box].height, attachments[box].height)
    }

    /// The room that the ends of lines take at a side of a box.
    private func zone(of box: Int, atBottom: Bool) -> Int {
        ports.filter { $0.box == box && $0.isAtBottom == atBottom }
            .map { port in
                let texts = port.texts.count * metrics.line
                return max(metrics.stub, texts + (texts == 0 ? 0 : metrics.linePadding))
            }.max() ?? 0
    }

    func x(of node: Int, net: Int, atBottom: Bool) -> Int {
        guard network.nodes[node].box != nil else { return middles[node] }
        let port = ports.first {
            $0.net == net && $0.box == node && $0.isAtBottom == atBottom
        }
        guard let port else { preconditionFailure("Line \(net) has no port at box \(node).") }
        return port.x
    }

    private func steps(below layer: Int) -> [Step] {
        network.nets.enumerated().flatMap { index, net in
            net.stages.enumerated().compactMap { number, stage -> Step? in
                guard network.nodes[stage.upper].layer == layer else { return nil }
                let lowers = stage.allLowers.map { node in
                    (node: node, x: x(of: node, net: index, atBottom: false))
                }
                let upper = x(of: stage.upper, net: index, atBottom: true)
                return Step(
                    net: index, stage: number,
                    wire: Channel.Wire(upper: upper, lowers: lowers.map(\.x)), lowers: lowers)
            }
        }
    }

    // MARK: Boxes

    private func drawBoxes(into drawing: inout Drawing) {
        for (index, box) in diagram.boxes.enumerated() {
            let frame = frames[index]
            contents[index].draw(
                box.kind == .interface ? .interface : .type, in: frame, into: &drawing,
                metrics: metrics)
            drawAttachments(of: index, frame: frame, into: &drawing)
        }
    }

    private func drawAttachments(of box: Int, frame: Frame, into drawing: inout Drawing) {
        let edge = frame.maxX
        for loop in attachments[box].loops {
            let far = edge + metrics.loop - metrics.thickness
            let (top, bottom) = (frame.y + loop.leaves, frame.y + loop.returns)
            drawing.lines.append(
                Drawing.Line(
                    kind: .relation,
                    points: [
                        Point(edge, top), Point(far, top), Point(far, bottom), Point(edge, bottom),
                    ], isDashed: loop.kind.isDashed, start: loop.kind.sourceMarker,
                    end: loop.kind.targetMarker))
            for (line, text) in loop.texts.enumerated() {
                drawing.labels.append(
                    label(
                        text, x: far + metrics.labelGap,
                        y: top + metrics.line / 2 + metrics.thickness + line * metrics.line))
            }
        }
        for note in attachments[box].notes {
            let x = edge + metrics.loop
            note.content.draw(
                .note,
                in: Frame(
                    x: x, y: frame.y + note.top, width: note.content.width,
                    height: note.content.height), into: &drawing, metrics: metrics)
            drawing.lines.append(
                Drawing.Line(
                    kind: .noteLink,
                    points: [
                        Point(edge, frame.y + note.link),
                        Point(x - metrics.thickness, frame.y + note.link),
                    ], isDashed: true))
        }
        for lollipop in attachments[box].lollipops {
            let y = frame.y + lollipop.stick
            let circle = Frame(
                x: frame.minX - metrics.loop - metrics.circle, y: y - metrics.circle / 2,
                width: metrics.circle, height: metrics.circle)
            drawing.shapes.append(Drawing.Shape(kind: .circle, frame: circle))
            drawing.lines.append(
                Drawing.Line(
                    kind: .relation,
                    points: [Point(circle.maxX, y), Point(frame.minX - metrics.thickness, y)]))
            let width = metrics.width(lollipop.name, .relation)
            drawing.labels.append(
                label(
                    lollipop.name, x: circle.minX - metrics.labelGap - width,
                    y: y - metrics.line / 2))
        }
    }

    private func label(_ text: String, x: Int, y: Int) -> Drawing.Label {
        Drawing.Label(
            text: text, face: .relation,
            frame: Frame(
                x: x, y: y, width: metrics.width(text, .relation), height: metrics.line))
    }

    // MARK: Texts

    private func drawPortTexts(into drawing: inout Drawing) {
        for port in ports {
            let frame = frames[port.box]
            for (line, text) in port.texts.enumerated() {
                let y =
                    port.isAtBottom
                    ? frame.maxY + metrics.linePadding / 2 + line * metrics.line
                    : frame.minY - metrics.linePadding / 2 - (line + 1) * metrics.line
                drawing.labels.append(label(text, x: port.x + metrics.labelGap, y: y))
            }
        }
    }
}

extension Drawing {
    /// Sets the size to what is drawn, plus a margin at the right and at the bottom.
    mutating func fit(margin: Int) {
        let frames = shapes.map(\.frame) + labels.map(\.frame)
        let points = lines.flatMap(\.points)
        width = max(frames.map(\.maxX).max() ?? 0, (points.map(\.x).max() ?? -1) + 1) + margin
        height = max(frames.map(\.maxY).max() ?? 0, (points.map(\.y).max() ?? -1) + 1) + margin
    }
}
