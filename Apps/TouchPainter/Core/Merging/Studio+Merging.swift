import FileWatching
import Foundation

// One drawing in several windows or processes.
extension Studio {
    /// What another window or process did to the file of the scribble on the canvas.
    public enum ForeignChange: Hashable, Sendable {
        /// Its marks are on the canvas now.
        case shown(name: String)

        /// It does not go together with what was drawn here. The user chooses when saving.
        case conflicting(name: String)

        /// None that matters: the drawing that was opened is on the canvas already, with changes
        /// that its file does not have.
        case unsaved(name: String)
    }

    /// What to do about a file that another window changed in another way.
    public enum ConflictChoice: Hashable, Sendable {
        /// The drawing on the canvas becomes a new one in the gallery.
        case keepMineAsCopy

        /// The file comes onto the canvas; undo brings back what was there.
        case loadTheirs
    }

    /// Looks for changes of the scribble's file, and shows them.
    ///
    /// Called after something happened in its folder.
    public func noticeChanges() {
        guard painting.liveMark == nil else {
            isNoticePending = true
            return
        }
        isNoticePending = false
        let scribble = painting.scribble
        guard let url = fileURL, let name = scribble.title, let stamp = FileStamp(url),
            stamp != scribble.stamp, stamp != conflictingStamp
        else { return }
        do throws(PaintingFileError) {
            switch try merge(url) {
            case .none: break
            case .shown: onForeignChange?(.shown(name: name))
            case .conflicting:
                conflictingStamp = stamp
                onForeignChange?(.conflicting(name: name))
            }
        } catch {
            // A damaged file or one of a newer version: it matters, and is reported, when saving.
            conflictingStamp = stamp
        }
    }

    private enum Outcome { case none, shown, conflicting }

    /// Brings the changes of the scribble's file onto the canvas, if that can be done.
    private func merge(_ url: URL) throws(PaintingFileError) -> Outcome {
        let scribble = painting.scribble
        let stamp = FileStamp(url)
        let file = try PaintingFile.scribble(at: url)
        switch DrawingMerge(scribble, file: file) {
        case .unchanged:
            if scribble.saved == nil { scribble.saved = SavedState(scribble) }
        case .additions(let received):
            do {
                try painting.receive(received)
            } catch {
                throw .damaged(path: url.lastPathComponent, reason: error.reason)
            }
            scribble.stamp = stamp
            return .shown
        case .different:
            guard !scribble.isChanged else { return .conflicting }
            show(file, named: "Changed Elsewhere", stamp: stamp)
            return .shown
        }
        scribble.stamp = stamp
        return .none
    }

    /// Puts the scribble of the file that the canvas has on it, as one step of undo.
    private func show(_ file: Scribble, named command: String, stamp: FileStamp?) {
        file.name = painting.scribble.name
        file.saved = SavedState(file)
        file.stamp = stamp
        painting.open(file, named: command)
    }

    /// Prepares saving over the file of the scribble: what others added comes onto the canvas.
    ///
    /// - Throws: ``PaintingFileError/changedElsewhere(path:)`` if the user has to choose first.
    func mergeBeforeSaving(_ url: URL) throws(PaintingFileError) {
        guard let stamp = FileStamp(url), stamp != painting.scribble.stamp else { return }
        do throws(PaintingFileError) {
            switch try merge(url) {
            case .none: break
            case .shown:
                if let name = painting.scribble.title { onForeignChange?(.shown(name: name)) }
            case .conflicting: throw .changedElsewhere(path: url.lastPathComponent)
            }
        } catch {
            switch error {
            case .damaged(let path, _):
                guard let copy = DurableFile.linkCopy(of: url) else { throw error }
                onProblem?(.replaced(path: path, copy: copy.lastPathComponent))
            case .tooNew(let path, _): throw .changedElsewhere(path: path)
            default: throw error
            }
        }
    }

    /// Does what the user chose when saving threw ``PaintingFileError/changedElsewhere(path:)``.
    public func resolveConflict(_ choice: ConflictChoice) throws(PaintingFileError) {
        conflictingStamp = nil
        switch choice {
        case .keepMineAsCopy: try saveAsNew()
        case .loadTheirs:
            guard let url = fileURL else { return }
            let stamp = FileStamp(url)
            let file = try PaintingFile.scribble(at: url)
            painting.finishTouch()
            show(file, named: "Open", stamp: stamp)
        }
    }

    /// Watches the folder of the scribble's file, and that of the gallery.
    func watchFolders() {
        let folders = [store?.folder, painting.scribble.file?.deletingLastPathComponent()]
            .compactMap { $0 }
        guard folders != watches.map(\.folder) else { return }
        watches = folders.compactMap { folder in
            watches.first { $0.folder == folder }
                ?? FolderWatch(folder) { [weak self] in
                    self?.noticeChanges()
                    self?.onFolderChange?()
                }
        }
    }
}
