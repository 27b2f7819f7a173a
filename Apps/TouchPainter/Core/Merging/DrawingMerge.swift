/// Compares the scribble on the canvas with its file, which another window or process may have
/// saved since.
enum DrawingMerge {
    /// The file has what is known of it.
    case unchanged

    /// The file has further marks, which can join those on the canvas.
    case additions([ReceivedMarks])

    /// Marks of the file were changed or removed, or its layers are others.
    case different

    /// - Parameters:
    ///   - scribble: The scribble on the canvas.
    ///   - file: The scribble in the file, which was just read.
    init(_ scribble: Scribble, file: Scribble) {
        let theirs = file.layers.map { (layer: $0, records: $0.marks.map { MarkRecord($0) }) }
        guard
            let saved = scribble.saved?.sheets,
            saved.count == theirs.count,
            zip(saved, theirs).allSatisfy({ $0.id == $1.layer.id && $0.look == $1.layer.look })
        else {
            self = scribble.makeMemento() == file.makeMemento() ? .unchanged : .different
            return
        }
        var received: [ReceivedMarks] = []
        for (sheet, theirs) in zip(saved, theirs) {
            guard
                let additions = Self.additions(
                    to: sheet, in: theirs.records, on: scribble.layer(withID: sheet.id))
            else {
                self = .different
                return
            }
            if let additions { received.append(additions) }
        }
        self = received.isEmpty ? .unchanged : .additions(received)
    }

    /// The marks of the file's layer that are not among the known ones.
    ///
    /// Each comes after the mark that it follows in the file, so that all windows have one order.
    ///
    /// - Parameter layer: The layer on the canvas.
    /// - Returns: `nil` if known marks are missing, or the layer is gone; `.some(nil)` if there are
    ///   no additions.
    private static func additions(
        to sheet: SavedState.Sheet, in records: [MarkRecord], on layer: Layer?
    ) -> ReceivedMarks?? {
        var known = sheet.marks[...]
        var nextKnown = known.first.map { MarkRecord($0) }
        var additions: [(inFile: Int, after: (any Mark)?)] = []
        var last: (any Mark)?
        for (index, record) in records.enumerated() {
            if record == nextKnown {
                last = known.removeFirst()
                nextKnown = known.first.map { MarkRecord($0) }
            } else {
                additions.append((index, last))
            }
        }
        guard known.isEmpty else { return nil }
        guard !additions.isEmpty else { return .some(nil) }
        guard let layer else { return nil }
        // The places on the canvas, from the bottom to the top.
        let places = Dictionary(
            uniqueKeysWithValues: layer.marks.enumerated().map {
                (ObjectIdentifier($0.element), $0.offset)
            })
        // For a mark that was removed here, the nearest one below that was not.
        var anchors: [ObjectIdentifier: Int] = [:]
        var anchor = -1
        for mark in sheet.marks {
            anchor = max(anchor, places[ObjectIdentifier(mark)] ?? -1)
            anchors[ObjectIdentifier(mark)] = anchor
        }
        let at = additions.enumerated().map { count, addition in
            (addition.after.flatMap { anchors[ObjectIdentifier($0)] } ?? -1) + 1 + count
        }
        return ReceivedMarks(
            layer: layer.id, at: at, inFile: additions.map(\.inFile),
            marks: additions.map { records[$0.inFile] })
    }
}

extension Painting {
    /// Puts marks of another window on the canvas. They are no step of undo: taking back what was
    /// done here leaves them.
    func receive(_ received: [ReceivedMarks]) throws(PaintingFileError.BadMark) {
        for part in received {
            guard part.at.count == part.marks.count, part.inFile.count == part.marks.count else {
                throw .init(reason: "marks have places that do not exist")
            }
            var marks: [any Mark] = []
            for record in part.marks { marks.append(try record.makeMark()) }
            let layer = scribble.requiredLayer(withID: part.layer)
            let chosen = selection?.layer === layer ? selection?.marks : nil
            scribble.replace(
                [], by: zip(part.at, marks).map { (index: max($0, 0), mark: $1) }, in: layer)
            scribble.saved?.insert(marks, at: part.inFile, inLayer: part.layer)
            if let chosen {
                selection = Selection(in: layer) { mark in chosen.contains { $0 === mark } }
            }
        }
        record?(.receive(received))
        tellHistory()
    }
}
