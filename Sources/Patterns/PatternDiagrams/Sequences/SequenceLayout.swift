import PatternCatalogue

/// Places the participants, messages and bars of a sequence diagram.
///
/// Every message has rows of its own, and its text stands between two lifelines, so that no text
/// meets a line.
struct SequenceLayout {
    private let metrics: Metrics
    private let rows: [SequenceRow]
    private let bars: [SequenceRow.Bar]
    private let columns: SequenceColumns

    /// Each row's arrow: where it leaves, and where it arrives, which differ for messages to
    /// oneself.
    private var arrows: [(leaves: Int, arrives: Int)] = []

    /// Where each participant's head begins.
    private var headTops: [Int] = []

    /// Where the lifelines end.
    private var bottom = 0

    init(_ diagram: SequenceDiagram, metrics: Metrics) {
        self.metrics = metrics
        (rows, bars) = SequenceRow.rows(of: diagram, metrics: metrics)
        columns = SequenceColumns(
            rows: rows, participants: diagram.participants, metrics: metrics)
        placeRows()
    }

    private mutating func placeRows() {
        let heads = columns.heads
        let created = Set(rows.filter(\.creates).map(\.receiver))
        let headHeight =
            heads.indices.filter { !created.contains($0) }
            .map { heads[$0].height }.max() ?? 0
        headTops = heads.map { metrics.margin + headHeight - $0.height }
        var y = metrics.margin + headHeight + metrics.messageGap
        for row in rows {
            let textHeight = row.lines.count * metrics.line
            let lead = row.isToSelf ? metrics.line / 2 : textHeight + metrics.linePadding / 2
            let head = heads[row.receiver].height
            let leaves = y + (row.creates ? max(lead, head / 2) : lead)
            let arrives = leaves + (row.isToSelf ? max(metrics.line, textHeight) : 0)
            arrows.append((leaves, arrives))
            y = arrives + metrics.thickness + metrics.messageGap
            if row.creates {
                headTops[row.receiver] = leaves - head / 2
                y = max(y, headTops[row.receiver] + head)
            }
        }
        bottom = y + metrics.line
    }

    /// The finished diagram.
    func drawing() -> Drawing {
        var drawing = Drawing()
        for (index, head) in columns.heads.enumerated() {
            let x = columns.xs[index]
            let frame = Frame(
                x: x - head.width / 2, y: headTops[index], width: head.width, height: head.height)
            drawing.lines.append(
                Drawing.Line(kind: .lifeline, points: [Point(x, frame.maxY), Point(x, bottom)]))
            head.draw(.participant, in: frame, into: &drawing, metrics: metrics)
        }
        for bar in bars { draw(bar, into: &drawing) }
        for (row, arrow) in zip(rows, arrows) {
            drawing.lines.append(line(of: row, from: arrow.leaves, to: arrow.arrives))
            addText(of: row, at: arrow.leaves, to: &drawing)
        }
        drawing.fit(margin: metrics.margin)
        return drawing
    }

    private func draw(_ bar: SequenceRow.Bar, into drawing: inout Drawing) {
        guard arrows.indices.contains(bar.first) else { return }
        let top = arrows[bar.first].arrives
        let last = rows[bar.last]
        let returns =
            bar.last > bar.first && last.message.kind == .return && last.sender == bar.participant
        let end = returns ? arrows[bar.last].leaves : arrows[bar.last].arrives
        let tail = returns ? 0 : metrics.messageGap * 2 / 3
        let shift = bar.level * SequenceRow.barShift(metrics)
        drawing.shapes.append(
            Drawing.Shape(
                kind: .activation,
                frame: Frame(
                    x: columns.xs[bar.participant] - metrics.bar / 2 + shift, y: top,
                    width: metrics.bar, height: end - top + tail + metrics.thickness)))
    }

    // MARK: Messages

    private func line(of row: SequenceRow, from leaves: Int, to arrives: Int) -> Drawing.Line {
        var line = Drawing.Line(
            kind: .message, points: ends(of: row).map { Point($0, leaves) },
            isDashed: row.message.kind == .return || row.message.kind == .creation,
            end: row.message.kind == .call ? .filledArrow : .arrow)
        if row.isToSelf {
            let far = farEnd(of: row)
            line.points = [
                Point(rightSide(of: row.sender, levels: row.senderLevels), leaves),
                Point(far, leaves), Point(far, arrives),
                Point(rightSide(of: row.receiver, levels: row.receiverLevels), arrives),
            ]
        }
        return line
    }

    /// How far a message to oneself reaches out.
    private func farEnd(of row: SequenceRow) -> Int {
        columns.xs[row.sender] + SequenceRow.barReach(levels: row.deepest, metrics: metrics)
            + metrics.loop
    }

    /// Where the arrow between two participants starts and ends.
    private func ends(of row: SequenceRow) -> [Int] {
        let start =
            row.isRightward
            ? rightSide(of: row.sender, levels: row.senderLevels)
            : leftSide(of: row.sender, levels: min(1, row.senderLevels))
        guard !row.creates else {
            let reach = columns.heads[row.receiver].width / 2 + metrics.thickness
            return [start, columns.xs[row.receiver] + (row.isRightward ? -reach : reach)]
        }
        let end =
            row.isRightward
            ? leftSide(of: row.receiver, levels: row.receiverLevels)
            : rightSide(of: row.receiver, levels: row.receiverLevels)
        return [start, end]
    }

    private func rightSide(of participant: Int, levels: Int) -> Int {
        let reach = levels == 0 ? 0 : SequenceRow.barReach(levels: levels, metrics: metrics)
        return columns.xs[participant] + reach + metrics.thickness
    }

    private func leftSide(of participant: Int, levels: Int) -> Int {
        let shift = max(0, levels - 1) * SequenceRow.barShift(metrics)
        let half = levels == 0 ? 0 : metrics.bar / 2
        return columns.xs[participant] + shift - half - metrics.thickness
    }

    private func addText(of row: SequenceRow, at y: Int, to drawing: inout Drawing) {
        let widths = row.lines.map { metrics.width($0, .relation) }
        let x: Int
        let top: Int
        if row.isToSelf {
            x = farEnd(of: row) + metrics.labelGap
            top = y
        } else {
            let gap = columns.gap(for: row)
            let clearances = columns.clearances(of: row)
            let left = columns.xs[gap] + clearances.left + metrics.labelGap
            let right = columns.xs[gap + 1] - clearances.right - metrics.labelGap
            x = left + max(0, right - left - (widths.max() ?? 0)) / 2
            top = y - metrics.linePadding / 2 - row.lines.count * metrics.line
        }
        for (index, (text, width)) in zip(row.lines, widths).enumerated() {
            drawing.labels.append(
                Drawing.Label(
                    text: text, face: .relation,
                    frame: Frame(
                        x: x, y: top + index * metrics.line, width: width, height: metrics.line)))
        }
    }
}
