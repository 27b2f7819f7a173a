public import CoreGraphics

/// A drawing as it comes into being, change by change, at the pace of a hand.
///
///     let replay = Replay(studio.changes)
///     replay.seek(to: replay.duration / 2)
///     replay.draw(in: context)
///
/// Strokes grow along their vertices; other changes happen at once and are followed by a pause.
@MainActor
public final class Replay {
    /// The time in seconds from the empty canvas to the finished drawing, at speed 1.
    public let duration: Double

    /// The moment that is shown, from 0 to ``duration``.
    public private(set) var time: Double = 0

    /// A rectangle around everything that is drawn at any time, in canvas points.
    public let bounds: CGRect

    private let entries: [JournalEntry]

    /// The moment at which each change is finished.
    private let ends: [Double]

    private var painting = Painting()

    /// The number of changes that ``painting`` has.
    private var done = 0

    /// The seconds between two vertices of a stroke, and after any change.
    private static let secondsPerVertex = 0.012
    private static let pause = 0.15

    public init(_ entries: [JournalEntry]) {
        self.entries = entries
        var time = 0.0
        ends = entries.map { entry in
            time += Self.pause + Double(Self.mark(of: entry)?.count ?? 0) * Self.secondsPerVertex
            return time
        }
        duration = time
        let finished = Painting()
        var bounds = CGRect.null
        for entry in entries {
            finished.replay([entry])
            bounds = bounds.union(finished.scribble.drawingBounds)
        }
        self.bounds = bounds
    }

    private static func mark(of entry: JournalEntry) -> (any Mark)? {
        guard case .draw(let record, _) = entry else { return nil }
        return try? record.makeMark()
    }

    /// Shows another moment, the nearest one for a time outside of the replay.
    public func seek(to time: Double) {
        let time = time.isNaN ? 0 : min(max(time, 0), duration)
        if time < self.time {
            painting = Painting()
            done = 0
        }
        self.time = time
        while done < entries.count, ends[done] <= time {
            painting.replay([entries[done]])
            done += 1
        }
    }

    /// Draws the moment that is shown, in canvas points.
    public func draw(in context: CGContext) {
        let scribble = painting.scribble
        guard done < entries.count, case .draw(_, let id) = entries[done],
            let layer = scribble.layer(withID: id ?? 0),
            let stroke = Self.mark(of: entries[done]) as? Stroke
        else { return scribble.draw(in: context) }
        let start = done > 0 ? ends[done - 1] : 0
        let count = Int((time - start) / Self.secondsPerVertex)
        let part = Stroke(pen: stroke.pen)
        for child in stroke.children.prefix(count) { part.add(child.copy()) }
        layer.root.add(part)
        scribble.draw(in: context)
        layer.root.remove(part)
    }
}

extension Studio {
    /// The changes that made the drawing on the canvas.
    ///
    /// They are those of the journal, since the canvas was last cleared or another drawing opened
    /// if that suffices. A studio without a folder has no journal: there the marks come in their
    /// order from the bottom to the top.
    public var changes: [JournalEntry] {
        let scribble = painting.scribble
        guard let entries = journalEntries else {
            let layers = LayerStack(scribble)
            let empty = layers.sheets.map { sheet in
                LayerRecord(Layer(id: sheet.layer.id), look: sheet.look, withMarks: true)
            }
            return [.layers(empty, active: layers.activeID, command: "")]
                + scribble.layers.flatMap { layer in
                    layer.marks.map { .draw(MarkRecord($0), layer: layer.id) }
                }
        }
        let start = entries.lastIndex { if case .show = $0 { true } else { false } } ?? 0
        let rest = Array(entries[start...])
        let replayed = Painting()
        replayed.replay(rest)
        return replayed.scribble.makeMemento() == scribble.makeMemento() ? rest : entries
    }
}
