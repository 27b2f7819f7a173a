import PatternCatalogue

/// Where the lifelines of a sequence diagram stand: far enough apart for every text to fit between
/// two.
struct SequenceColumns {
    /// The participants' heads.
    let heads: [BoxContent]

    /// The lifelines.
    private(set) var xs: [Int] = []

    private let metrics: Metrics

    init(rows: [SequenceRow], participants: [SequenceDiagram.Participant], metrics: Metrics) {
        self.metrics = metrics
        heads = participants.map { BoxContent(participant: $0, metrics: metrics) }
        var rooms = heads.indices.map { index in
            let next = index + 1 < heads.count ? heads[index + 1].width / 2 + metrics.boxGap : 0
            return heads[index].width - heads[index].width / 2 + next
        }
        for row in rows.sorted(by: { $0.reach < $1.reach }) {
            let gap = gap(for: row, rooms: rooms)
            rooms[gap] = max(rooms[gap], room(for: row))
        }
        var x = metrics.margin + (heads.first?.width ?? 0) / 2
        for room in rooms {
            xs.append(x)
            x += room
        }
    }

    /// The gap between two lifelines that has the row's text, as the index of its left one: the
    /// widest that the message passes.
    func gap(for row: SequenceRow) -> Int {
        gap(for: row, rooms: zip(xs, xs.dropFirst()).map { $1 - $0 } + [0])
    }

    private func gap(for row: SequenceRow, rooms: [Int]) -> Int {
        let (left, right) = (min(row.sender, row.receiver), max(row.sender, row.receiver))
        guard left < right else { return left }
        if row.creates { return row.isRightward ? right - 1 : left }
        return (left..<right).max { rooms[$0] < rooms[$1] } ?? left
    }

    /// The distance that a row's text needs between its lifelines.
    private func room(for row: SequenceRow) -> Int {
        let text = row.lines.map { metrics.width($0, .relation) }.max() ?? 0
        if row.isToSelf {
            let bars = SequenceRow.barReach(levels: row.deepest, metrics: metrics)
            return bars + metrics.loop + 2 * metrics.labelGap + text + metrics.bar / 2
        }
        let (left, right) = clearances(of: row)
        return left + text + right + 2 * metrics.labelGap
    }

    /// How far what stands on the lifelines at a row's text reaches into the gap between them.
    func clearances(of row: SequenceRow) -> (left: Int, right: Int) {
        let bars = SequenceRow.barReach(levels: row.deepest, metrics: metrics)
        let head = row.creates ? heads[row.receiver].width / 2 : 0
        return row.isRightward
            ? (bars, max(metrics.bar / 2, head)) : (max(bars, head), metrics.bar / 2)
    }
}

extension BoxContent {
    /// A participant's head: its name over its type.
    init(participant: SequenceDiagram.Participant, metrics: Metrics) {
        let name = participant.type == nil ? participant.name : "\(participant.name):"
        let lines = [name, participant.type].compactMap(\.self).map {
            Line(
                text: $0, face: .name, isCentred: true, isUnderlined: participant.type != nil)
        }
        self.init(compartments: [lines], metrics: metrics)
    }
}
