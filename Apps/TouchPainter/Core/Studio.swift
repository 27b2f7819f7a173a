public import Foundation
import FoundationGaps

/// A painting and the folder it is kept in: autosaved, saved in the gallery, and opened again.
///
/// Without a folder nothing is kept, for tests and pictures.
@MainActor
public final class Studio {
    public let painting: Painting

    /// The saved drawings; `nil` without a folder.
    public let store: ScribbleStore?

    private var journal: Journal?

    /// Makes the thumbnail of a scribble, a PNG picture.
    public var makeThumbnail: (Scribble) -> Data? = { _ in nil }

    /// Called when something could not be kept. Changes that could not be kept are tried again with
    /// the next one.
    public var onProblem: ((PaintingFileError) -> Void)?

    /// Called when ``settings`` changed.
    public var onSettings: (() -> Void)?

    private var observation: Observation?

    /// What was wrong when the studio was opened.
    public private(set) var problem: PaintingFileError?

    /// `true` if another window has the usual journal, so that this one has a drawing of its own.
    public private(set) var isFurtherWindow = false

    /// The choices of the palette, kept between launches.
    public var settings = Settings() {
        didSet {
            guard settings != oldValue else { return }
            keepSettings()
            onSettings?()
        }
    }

    /// What the app remembers besides drawings.
    public struct Settings: Hashable, Sendable, Codable {
        public var pen = PenRecord(Pen())
        public var paper = Paper.plain
        public var brand = Brand.plain

        /// The order of the gallery; `nil` for the usual one.
        public var order: ScribbleStore.Order?

        /// Pens in ``recentColors``; `nil` in files of older versions.
        private var recent: [PenRecord]?

        public init() {}

        /// The colours that were drawn with, the latest first.
        public private(set) var recentColors: [MarkColor] {
            get { (recent ?? []).map(\.pen.color) }
            set { recent = newValue.map { PenRecord(Pen(color: $0)) } }
        }

        /// Notes that a colour was drawn with.
        mutating func use(_ color: MarkColor) {
            guard color != recentColors.first else { return }
            recentColors = Array(([color] + recentColors.filter { $0 != color }).prefix(24))
        }
    }

    /// The paper of the canvas.
    public enum Paper: String, Hashable, Sendable, Codable, CaseIterable {
        case plain
        case paper
        case cloth
    }

    /// The look of the app.
    public enum Brand: String, Hashable, Sendable, Codable, CaseIterable {
        case plain
        case acme
        case sierra
    }

    /// Opens the studio in `folder`, with the drawing as it was left.
    public init(folder: URL?, painting: Painting = Painting()) {
        self.painting = painting
        self.folder = folder
        guard let folder else {
            store = nil
            follow()
            return
        }
        store = ScribbleStore(folder: folder.appendingPathComponent("drawings", isDirectory: true))
        settingsURL = folder.appendingPathComponent("settings.json")
        if let url = settingsURL, let data = try? Data(contentsOf: url),
            let kept = try? SafeJSONDecoder().decode(Settings.self, from: data)
        {
            settings = kept
        }
        painting.pen = settings.pen.pen
        openJournal(in: folder)
        follow()
    }

    private let folder: URL?
    private var settingsURL: URL?

    /// Keeps what is drawn, and the pen that is chosen, from now on.
    private func follow() {
        painting.record = { [weak self] in self?.keep($0) }
        observation = painting.observe { [weak self] change in
            guard let self, case .pen = change else { return }
            settings.pen = PenRecord(self.painting.pen)
        }
    }

    /// Opens the journal that no other window has open.
    private func openJournal(in folder: URL) {
        var problem: PaintingFileError?
        for number in 1...9 {
            let name = number == 1 ? "current.journal" : "current-\(number).journal"
            do throws(PaintingFileError) {
                let journal = try Journal(url: folder.appendingPathComponent(name))
                if journal.size > JournalEntry.foldedSize,
                    let folded = JournalEntry.folded(journal.entries)
                {
                    // A journal that stays long is no reason to stop.
                    try? journal.replace(by: folded)
                }
                let failures = painting.replay(journal.entries)
                if failures > 0 { self.problem = .incomplete(path: name) }
                isFurtherWindow = number > 1
                self.journal = journal
                return
            } catch {
                problem = problem ?? error
            }
        }
        self.problem = problem
    }

    /// Saves the drawings of further windows that were closed in the gallery, where they are seen.
    /// Their journals stay, for the next further window.
    ///
    /// - Returns: The drawings that were not saved yet.
    public func saveClosedWindows() -> [ScribbleStore.Entry] {
        guard let store, let folder, journal != nil, !isFurtherWindow else { return [] }
        return (2...9).compactMap { number in
            let url = folder.appendingPathComponent("current-\(number).journal")
            // A window that is open has its journal locked.
            guard FileManager.default.fileExists(atPath: url.path),
                let journal = try? Journal(url: url), let last = journal.entries.last
            else { return nil }
            if case .saved = last { return nil }
            let painting = Painting()
            painting.replay(journal.entries)
            let scribble = painting.scribble
            guard !scribble.isEmpty,
                let entry = try? store.save(
                    scribble.makeMemento(), thumbnail: makeThumbnail(scribble))
            else { return nil }
            try? journal.append(.saved(file: entry.name))
            return entry
        }
    }

    /// All changes in the journal; `nil` without one.
    var journalEntries: [JournalEntry]? { journal?.readEntries() }

    private func keep(_ entry: JournalEntry) {
        if case .draw = entry, painting.pen.brush != .eraser { settings.use(painting.pen.color) }
        guard let journal else { return }
        do {
            try journal.append(entry)
        } catch {
            onProblem?(error)
        }
    }

    private func keepSettings() {
        guard let settingsURL, let data = try? JSONEncoder().encode(settings) else { return }
        do {
            try DurableFile.write(data, to: settingsURL)
        } catch {
            onProblem?(error)
        }
    }
}

// MARK: - Gallery

extension Studio {
    /// Saves the scribble: in the file that it was opened from, where it was saved in the gallery
    /// before, or there as a new one.
    public func save() throws(PaintingFileError) {
        guard let store else { return }
        painting.finishTouch()
        let scribble = painting.scribble
        if let file = scribble.file {
            do {
                try DurableFile.write(PaintingFile.data(of: scribble.makeMemento()), to: file)
            } catch let error as PaintingFileError {
                throw error
            } catch {
                throw .unwritable(path: file.lastPathComponent, reason: "a number is not finite")
            }
            return painting.noteSaved(as: file.path)
        }
        let entry = try store.save(
            scribble.makeMemento(), thumbnail: makeThumbnail(scribble), as: scribble.name)
        painting.noteSaved(as: entry.name)
    }

    /// Puts a saved drawing on the canvas. What was there comes back with undo.
    public func open(_ entry: ScribbleStore.Entry) throws(PaintingFileError) {
        guard let store else { return }
        painting.open(try store.scribble(of: entry))
    }

    /// Puts the drawing in a file on the canvas. What was there comes back with undo.
    ///
    /// ``save()`` writes to that file from then on.
    public func open(file: URL) throws(PaintingFileError) {
        let file = file.standardizedFileURL.resolvingSymlinksInPath()
        let scribble = try PaintingFile.scribble(at: file)
        let isInGallery =
            file.deletingLastPathComponent().path == store?.folder.resolvingSymlinksInPath().path
        scribble.name = isInGallery ? file.deletingPathExtension().lastPathComponent : file.path
        painting.open(scribble)
    }

    /// Saves a copy of a saved drawing next to it.
    public func duplicate(_ entry: ScribbleStore.Entry) throws(PaintingFileError) {
        guard let store else { return }
        let copy = try store.scribble(of: entry).copy()
        let saved = try store.save(
            copy.makeMemento(), thumbnail: try? Data(contentsOf: store.thumbnailURL(of: entry)))
        let tags = store.tags(of: entry)
        if !tags.isEmpty { try store.setTags(tags, of: saved) }
    }

    /// Gives a saved drawing another name, also where it is on the canvas.
    public func rename(_ entry: ScribbleStore.Entry, to name: String) throws(PaintingFileError) {
        guard let renamed = try store?.rename(entry, to: name) else { return }
        if painting.scribble.name == entry.name { painting.noteSaved(as: renamed.name) }
    }
}
