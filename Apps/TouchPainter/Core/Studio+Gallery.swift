import FileWatching
public import Foundation

// Saving and opening.
extension Studio {
    /// The file of the scribble on the canvas; `nil` for one that was never saved.
    var fileURL: URL? {
        let scribble = painting.scribble
        if let file = scribble.file { return file }
        guard let store, let name = scribble.name else { return nil }
        return store.fileURL(of: ScribbleStore.Entry(name: name))
    }

    /// The name of the scribble's file, with its ending; `nil` for one that was never saved.
    public var savedPath: String? { fileURL?.lastPathComponent }

    /// Saves the scribble: in the file that it was opened from, where it was saved in the gallery
    /// before, or there as a new one.
    ///
    /// Marks that another window or process added to the file stay in it, and come onto the canvas.
    ///
    /// - Throws: ``PaintingFileError/changedElsewhere(path:)`` if the file was changed in another
    ///   way; ``resolveConflict(_:)`` does what the user then chooses.
    public func save() throws(PaintingFileError) {
        painting.finishTouch()
        guard let store else { return }
        guard let url = fileURL else { return try saveAsNew() }
        try DurableFile.locking(url.deletingLastPathComponent()) { () throws(PaintingFileError) in
            try mergeBeforeSaving(url)
            let scribble = painting.scribble
            if let file = scribble.file {
                guard let data = try? PaintingFile.data(of: scribble.makeMemento()) else {
                    throw .unwritable(
                        path: file.lastPathComponent, reason: "a number is not finite")
                }
                try DurableFile.write(data, to: file)
                didSave(as: file.path, at: file)
            } else {
                let entry = try store.save(
                    scribble.makeMemento(), thumbnail: makeThumbnail(scribble), as: scribble.name)
                didSave(as: entry.name, at: url)
            }
        }
    }

    /// Saves the scribble as a new one in the gallery.
    func saveAsNew() throws(PaintingFileError) {
        guard let store else { return }
        let scribble = painting.scribble
        let entry = try store.save(scribble.makeMemento(), thumbnail: makeThumbnail(scribble))
        didSave(as: entry.name, at: store.fileURL(of: entry))
    }

    private func didSave(as name: String, at url: URL) {
        painting.scribble.stamp = FileStamp(url)
        painting.noteSaved(as: name)
    }

    /// Puts a saved drawing on the canvas. What was there comes back with undo.
    public func open(_ entry: ScribbleStore.Entry) throws(PaintingFileError) {
        guard let store else { return }
        try open(store.fileURL(of: entry), as: entry.name)
    }

    /// Puts the drawing in a file on the canvas. What was there comes back with undo.
    ///
    /// ``save()`` writes to that file from then on.
    public func open(file: URL) throws(PaintingFileError) {
        let file = file.standardizedFileURL.resolvingSymlinksInPath()
        let isInGallery =
            file.deletingLastPathComponent().path == store?.folder.resolvingSymlinksInPath().path
        try open(
            file, as: isInGallery ? file.deletingPathExtension().lastPathComponent : file.path)
    }

    /// Changes of the drawing that its file does not have stay on the canvas, if it is there.
    private func open(_ url: URL, as name: String) throws(PaintingFileError) {
        // What is being typed belongs to the drawing that is on the canvas.
        painting.finishTouch()
        let stamp = FileStamp(url)
        do throws(PaintingFileError) {
            let scribble = try PaintingFile.scribble(at: url)
            if painting.scribble.name == name, painting.scribble.isChanged {
                noticeChanges()
                onForeignChange?(.unsaved(name: painting.scribble.title ?? name))
                return
            }
            scribble.name = name
            scribble.stamp = stamp
            scribble.saved = SavedState(scribble)
            painting.open(scribble)
        } catch {
            guard case .damaged = error else { throw error }
            try restore(url, named: name, after: error)
        }
    }

    /// Saves a copy of a saved drawing next to it.
    public func duplicate(_ entry: ScribbleStore.Entry) throws(PaintingFileError) {
        guard let store else { return }
        let copy = try store.scribble(of: entry)
        let saved = try store.save(
            copy.makeMemento(), thumbnail: try? Data(contentsOf: store.thumbnailURL(of: entry)))
        let tags = store.tags(of: entry)
        if !tags.isEmpty { try store.setTags(tags, of: saved) }
    }

    /// Gives a saved drawing another name, also where it is on the canvas.
    public func rename(_ entry: ScribbleStore.Entry, to name: String) throws(PaintingFileError) {
        guard let renamed = try store?.rename(entry, to: name) else { return }
        if painting.scribble.name == entry.name { painting.noteRenamed(to: renamed.name) }
    }
}
