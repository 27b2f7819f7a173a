import Foundation

// Drawings whose file is damaged, and those that leave the journal.
extension Studio {
    /// Shows the drawing of a damaged file as it was last on a canvas or, if no journal has it, as
    /// a whole copy next to the file has it.
    ///
    /// - Throws: `error` if there is neither.
    func restore(
        _ url: URL, named name: String, after error: PaintingFileError
    ) throws(PaintingFileError) {
        var copy: URL?
        if painting.scribble.name == name, !painting.scribble.isEmpty {
            painting.scribble.saved = nil
        } else if let scribble = lastShown(name) {
            scribble.name = name
            painting.open(scribble)
        } else if let found = wholeCopy(of: url) {
            copy = found.url
            found.scribble.name = name
            painting.open(found.scribble)
        } else {
            throw error
        }
        onProblem?(.restored(path: url.lastPathComponent, copy: copy?.lastPathComponent))
    }

    /// The drawing of a name as it was when it was last on the canvas of this window or another.
    private func lastShown(_ name: String) -> Scribble? {
        let others = (1...9).lazy.compactMap { number in
            self.journalURL(number).flatMap { try? Data(contentsOf: $0) }
        }
        return lastShown(name, in: journalEntries ?? [])
            ?? others.lazy.compactMap { self.lastShown(name, in: Journal.entries(in: $0).entries) }
            .first
    }

    private func lastShown(_ name: String, in entries: [JournalEntry]) -> Scribble? {
        let painting = Painting()
        var found: Scribble?
        for entry in entries {
            painting.replay([entry])
            if painting.scribble.name == name { found = painting.scribble }
        }
        return found.flatMap { $0.isEmpty ? nil : $0.copy() }
    }

    /// The latest whole copy of a drawing next to its file: the draft of a save that did not end,
    /// or a copy that another program made.
    private func wholeCopy(of url: URL) -> (scribble: Scribble, url: URL)? {
        let copies = ["new", "bak"].map { url.appendingPathExtension($0) }
        let backup = URL(fileURLWithPath: url.path + "~")
        return ([DurableFile.draftURL(of: url), backup] + copies)
            .compactMap { copy in
                let attributes = try? FileManager.default.attributesOfItem(atPath: copy.path)
                return (attributes?[.modificationDate] as? Date).map { (copy, $0) }
            }
            .sorted { $0.1 > $1.1 }
            .lazy.compactMap { copy, _ in
                (try? PaintingFile.scribble(at: copy)).map { ($0, copy) }
            }
            .first
    }

    /// Saves drawings that leave the journal in the gallery: those that gave way to another one and
    /// have marks that no file has. Those that the user cleared away are not saved.
    func saveLeaving(_ entries: [JournalEntry]) throws(PaintingFileError) {
        guard let store else { return }
        let painting = Painting()
        var leaving: [Scribble] = []
        for entry in entries {
            let before = painting.scribble
            painting.replay([entry])
            if case .show(_, let command, _) = entry, command != "Clear", !before.isEmpty,
                before.isChanged
            {
                leaving.append(before)
            }
            // Undo brought it back.
            leaving.removeAll { $0 === painting.scribble }
        }
        for scribble in leaving {
            _ = try store.save(scribble.makeMemento(), thumbnail: makeThumbnail(scribble))
        }
    }
}
