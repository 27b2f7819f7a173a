extension Painting {
    /// Does the changes of a journal again, each as one step of undo as it was.
    ///
    /// - Returns: The number of changes that made no sense and were left out.
    @discardableResult
    public func replay(_ entries: [JournalEntry]) -> Int {
        let recorder = record
        record = nil
        defer { record = recorder }
        var failures = 0
        for entry in entries {
            do {
                try replay(entry)
            } catch {
                failures += 1
            }
        }
        return failures
    }

    private func replay(_ entry: JournalEntry) throws(PaintingFileError.BadMark) {
        switch entry {
        case .base(let memento, let file, let saved):
            let scribble = try Scribble(memento)
            scribble.name = file
            if let saved {
                scribble.saved = try SavedState(saved, of: scribble)
            } else if file != nil {
                scribble.saved = SavedState(scribble)
            }
            show(scribble)
        case .draw(let mark, let id):
            let mark = try mark.makeMark()
            let layer = try layer(withID: id ?? 0)
            scribble.activate(layer)
            perform(DrawCommand(mark, on: scribble, layer: layer))
        case .edit(let id, let removed, let digests, let inserted, let marks, let command):
            perform(
                try EditMarksCommand(
                    named: command, layer: try layer(withID: id), of: scribble, removing: removed,
                    // Without digests, a mark too many is better than a wrong one removed.
                    digests: hasLostChanges ? digests ?? [] : nil, inserting: marks,
                    at: inserted))
        case .layers(let records, let active, let command):
            let stack = try LayerStack(records, active: active, in: scribble)
            perform(
                ChangeLayersCommand(
                    named: command, on: scribble, from: LayerStack(scribble), to: stack))
        case .show(let memento, let command, let file):
            let scribble = try Scribble(memento)
            scribble.name = file
            if file != nil { scribble.saved = SavedState(scribble) }
            open(scribble, named: command)
        case .saved(let file):
            scribble.name = file
            scribble.saved = SavedState(scribble)
        case .renamed(let file): scribble.name = file
        case .receive(let received): try receive(received)
        case .lost(let isStep):
            hasLostChanges = true
            // What was lost may have been the redoing of any of these.
            if !isStep { while canRedo { redo() } }
            perform(LostCommand())
        case .undo: undo()
        case .redo: redo()
        }
    }

    /// The layer of a change. It may have come with a change that was lost.
    private func layer(withID id: Int) throws(PaintingFileError.BadMark) -> Layer {
        if hasLostChanges { return scribble.requiredLayer(withID: id) }
        guard let layer = scribble.layer(withID: id) else {
            throw PaintingFileError.BadMark(reason: "a layer is missing")
        }
        return layer
    }
}
