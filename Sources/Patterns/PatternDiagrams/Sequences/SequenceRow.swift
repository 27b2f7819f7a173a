import PatternCatalogue

/// A message of a sequence diagram, with the active participants.
struct SequenceRow {
    /// A bar on a lifeline: from one row to another.
    struct Bar {
        let participant: Int

        /// How many bars of the same participant it lies on.
        let level: Int

        /// The rows' indices.
        let first: Int
        var last: Int
    }

    let message: SequenceDiagram.Message
    let sender: Int
    let receiver: Int

    /// The text, wrapped.
    let lines: [String]

    /// How many bars the sender and the receiver have, the one that the message starts included.
    let senderLevels: Int
    let receiverLevels: Int

    /// The most bars that any participant has in the diagram so far.
    let deepest: Int

    var isToSelf: Bool { sender == receiver }

    /// `true` if the receiver's lifeline begins here.
    let creates: Bool

    var isRightward: Bool { sender < receiver }

    /// How many gaps between lifelines the message passes.
    var reach: Int { abs(sender - receiver) }

    /// How far bars reach to the right of their lifeline.
    static func barReach(levels: Int, metrics: Metrics) -> Int {
        metrics.bar / 2 + max(0, levels - 1) * barShift(metrics)
    }

    /// How far a bar is shifted from the one that it lies on.
    static func barShift(_ metrics: Metrics) -> Int { max(1, metrics.bar / 2) }

    /// The rows and the bars of a diagram. Messages of unknown participants are left out.
    static func rows(
        of diagram: SequenceDiagram, metrics: Metrics
    ) -> (rows: [SequenceRow], bars: [Bar]) {
        let indices = Dictionary(
            diagram.participants.enumerated().map { ($0.element.name, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        var rows: [SequenceRow] = []
        var finished: [Bar] = []
        var open = Array(repeating: [Bar](), count: diagram.participants.count)
        var deepest = 1
        let created = diagram.createdParticipants
        for message in diagram.messages {
            guard let sender = indices[message.sender], let receiver = indices[message.receiver]
            else { continue }
            let senderLevels = open[sender].count
            if message.kind == .call || message.kind == .signal {
                open[receiver].append(
                    Bar(
                        participant: receiver, level: open[receiver].count, first: rows.count,
                        last: rows.count))
            }
            deepest = max(deepest, open[receiver].count)
            // A return to oneself comes back to the bar below the one that ends.
            let receiverLevels =
                message.kind == .return && sender == receiver
                ? max(0, senderLevels - 1) : open[receiver].count
            if message.kind != .return || !message.text.isEmpty {
                rows.append(
                    SequenceRow(
                        message: message, sender: sender, receiver: receiver,
                        lines: Wrapping.lines(
                            of: message.text, width: metrics.textWidth, metrics: metrics,
                            face: .relation),
                        senderLevels: senderLevels, receiverLevels: receiverLevels,
                        deepest: deepest,
                        creates: message.kind == .creation && created.contains(message.receiver)))
            }
            let ended = message.kind == .return ? sender : message.kind == .signal ? receiver : nil
            if let ended, var bar = open[ended].popLast() {
                bar.last = max(bar.first, rows.count - 1)
                finished.append(bar)
            }
        }
        for var bar in open.joined() {
            bar.last = max(bar.first, rows.count - 1)
            finished.append(bar)
        }
        return (rows, finished.sorted { ($0.first, $0.level) < ($1.first, $1.level) })
    }
}
