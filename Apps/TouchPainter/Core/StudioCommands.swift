/// Saves the scribble on the canvas in the gallery. What is saved stays saved: no step of undo.
public final class SaveScribbleCommand: PaintingCommand {
    public let name = "Save"

    private let studio: Studio

    /// Why the last execution failed, or `nil`.
    public private(set) var error: PaintingFileError?

    public init(studio: Studio) {
        self.studio = studio
    }

    public func execute() {
        do {
            error = nil
            try studio.save()
        } catch {
            self.error = error
        }
    }

    public func unexecute() {}
}

/// Puts a saved drawing on the canvas, as one step of undo of the painting.
public final class OpenScribbleCommand: PaintingCommand {
    public let name = "Open"

    private let studio: Studio
    private let entry: ScribbleStore.Entry

    /// Why the last execution failed, or `nil`.
    public private(set) var error: PaintingFileError?

    public init(_ entry: ScribbleStore.Entry, studio: Studio) {
        self.entry = entry
        self.studio = studio
    }

    public func execute() {
        do {
            error = nil
            try studio.open(entry)
        } catch {
            self.error = error
        }
    }

    public func unexecute() {
        studio.painting.undo()
    }
}

/// Moves a saved drawing to the trash, and back.
public final class DeleteScribbleCommand: PaintingCommand {
    public let name = "Delete"

    private let store: ScribbleStore
    private let entry: ScribbleStore.Entry

    /// The drawing in the trash, while it is there.
    public private(set) var trashed: ScribbleStore.Trashed?

    /// Why the last execution failed, or `nil`.
    public private(set) var error: PaintingFileError?

    public init(_ entry: ScribbleStore.Entry, in store: ScribbleStore) {
        self.entry = entry
        self.store = store
    }

    public func execute() {
        attempt { () throws(PaintingFileError) in trashed = try store.delete(entry) }
    }

    /// Restores the drawing, under another name if another one has its own now.
    public func unexecute() {
        guard let trashed else { return }
        attempt { () throws(PaintingFileError) in
            _ = try store.restore(trashed)
            self.trashed = nil
        }
    }

    private func attempt(_ body: () throws(PaintingFileError) -> Void) {
        do {
            error = nil
            try body()
        } catch {
            self.error = error
        }
    }
}
